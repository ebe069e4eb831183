// The things of the game as a phone shows them: medals, cards, persons, messages and numbers.

import { count, h, picture } from "./dom.js";

export const SYMBOL = { blue: "lily", green: "leaf", red: "crown", yellow: "sun", purple: "key" };
export const SECTORS = ["cloister", "bank", "residence", "carriage", "hotel", "park", "hospital"];

const REWARD = {
  cloister: "cube", bank: "coin", residence: "prestige", carriage: "carriage", hotel: "sector", park: "rat_kill",
  hospital: "rat_kill", notredame: "coin", friend: "friend",
};
const CHANGE = { prestige: "icons/prestige", coins: "icons/coin", cubes: "icons/cube", rat: "pieces/rat" };

/** The symbol of a colour on a round seal. */
export function medal(colour, words = "", size = "") {
  return h(`span.medal.${colour}`, { class: size, role: words ? "img" : null, "aria-label": words || null },
    picture(`symbols/${SYMBOL[colour]}_light`));
}

/** An action card with its emblem, name and owner. */
export function card(name, words) {
  const [owner, kind] = name.split(".");
  if (kind === "?") return h(`span.card.back.${owner}`, {}, medal(owner));
  const label = words.cards?.[kind]?.name ?? kind;
  return h(`span.card.${owner}`, {},
    medal(owner),
    picture(`cards/${kind}`, "", "emblem"),
    h("span.reward", { "aria-hidden": "true" }, [1, 2, 3].map((row) =>
      h("span", {}, Array.from({ length: kind in { cloister: 1, bank: 1, residence: 1, carriage: 1 } ? row : row === 1 ? 1 : 0 },
        () => picture(`icons/${REWARD[kind]}`))))),
    h("span.ribbon", {}, label));
}

/** A person in stained glass, with its rats. */
export function person(name, rats, words) {
  return h("span.person", {},
    picture(`persons/${name}`, "", "glass"),
    h("span.title", {}, words.persons?.[name]?.name ?? name),
    rats === null ? null : h("span.rats", { "aria-label": `${words.page.rats}: ${rats}`, role: "img" },
      rats ? Array.from({ length: rats }, () => picture("pieces/rat")) : h("span.none", {}, picture("pieces/rat"))));
}

/** A message token; its colour counts for who may take it. */
export function message([colour, kind], options) {
  const face = kind === "cube" ? `cube_${options.message_cube_prestige}` : kind;
  return h(`span.message.${colour}`, {}, picture(`messages/${face}`));
}

/** What a choice brings, as pictures with signed numbers. */
export function brings(changes) {
  return h("span.brings", { "aria-hidden": "true" }, (changes ?? []).map(([kind, by]) =>
    h("span", {}, picture(CHANGE[kind] ?? (kind === "notredame" ? "icons/notredame" : `cards/${kind}`)),
      h("b", {}, `${by > 0 ? "+" : "−"}${Math.abs(by)}`))));
}

/** The numbers that a seat has, own or another's. */
export function numbers(player, words) {
  const page = words.page;
  const strikes = player.rat_after > 9;
  return h("ul.numbers", {},
    h("li", {}, count("icons/coin", player.coins, page.coins)),
    h("li", {}, count("icons/cube", player.cache, page.cache)),
    h("li", {}, count("icons/supply", player.supply, page.supply)),
    h("li", {}, count("pieces/rat", player.rat, page.rat),
      player.rat_after === player.rat ? null : h("span.after", { class: strikes ? "struck" : "" }, "→ ",
        h("span.unseen", {}, `${page["after-plague"]}: `), h("b", {}, strikes ? "9!" : String(player.rat_after)),
        strikes ? h("span.unseen", {}, page.plague) : null)),
    h("li", {}, count("icons/prestige", player.prestige ?? "?", page.prestige)),
    player.cathedral ? h("li", {}, count("icons/notredame", player.cathedral, page.cathedral)) : null);
}
