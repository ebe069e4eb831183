// The things of the game as a phone shows them: medals, cards, persons, messages and numbers.

import { count, h, picture } from "./dom.js";

export const SYMBOL = { blue: "lily", green: "leaf", red: "crown", yellow: "sun", purple: "key" };
export const SECTORS = ["cloister", "bank", "residence", "carriage", "hotel", "park", "hospital"];

const TRIANGLES = { cloister: "cube", bank: "coin", residence: "prestige", carriage: "carriage" };

/** What is printed on a card, in rows of icons and signs; some rewards grow with every cube. */
function printed(kind, numbers) {
  const times = (number, icon) => Array.from({ length: number }, () => icon);
  if (kind in TRIANGLES) return [1, 2, 3].map((row) => times(row, TRIANGLES[kind]));
  return {
    hotel: [["coin", "/", "cube", "/", "rat_kill"], [`${numbers.double}+`, ":", "× 2"]],
    park: [["rat_kill"], ["+1", "prestige", ":", ...times(numbers.pair, "cube")]],
    hospital: [["rat_kill"], ["plague", "−1", ":", "cube"]],
    notredame: numbers.donation.map((prestige, coins) => [...times(coins, "coin"), "→", String(prestige), "prestige"]).slice(1),
    friend: [["friend", "→", "any_sector"], ["activate"]],
  }[kind];
}

const CHANGE = { prestige: "icons/prestige", coins: "icons/coin", cubes: "icons/cube", rat: "pieces/rat" };

/** The symbol of a colour on a round seal. */
export function medal(colour, words = "", size = "") {
  return h(`span.medal.${colour}`, { class: size, role: words ? "img" : null, "aria-label": words || null },
    picture(`symbols/${SYMBOL[colour]}_light`));
}

const WIDE = 300; // a person's picture

/** The portrait of a seat, as on the screen: the detail of a person's picture round the middle of a face, with the medal of the colour. */
export function face(colour, portrait, words = "") {
  if (!portrait) return medal(colour, words);
  const [whose, x, y, radius] = portrait;
  const share = (length) => `${((length / (2 * radius)) * 100).toFixed(1)}%`;
  return h(`span.face.${colour}`, {}, h("span.round", {}, h("img", { key: whose, src: `pictures/persons/${whose}.svg`, alt: "", draggable: "false",
    style: { width: share(WIDE), left: share(radius - x), top: share(radius - y) } })), medal(colour, words));
}

/** The letters of a name, of its longest word and of its longest part that isn't divided, for type that is small enough; Japanese is wider, and breaks anywhere. */
export function fitting(name) {
  const wide = /[\u3040-\u9fff]/.test(name);
  const longest = Math.max(...name.split(/[\s-]/).map((word) => word.length));
  const part = Math.max(...name.split(/[\s\u00ad-]/).map((one) => one.length));
  return { "--letters": String(wide ? Math.min(5, name.length) * 1.8 : longest), "--part": String(wide ? Math.min(5, name.length) * 1.8 : part), "--line": String(wide ? name.length * 1.9 : name.length) };
}

const ON_A_LINE = 16;

/** The class of a name on a card that may stand on one line. */
const lines = (name) => (fitting(name)["--line"] <= ON_A_LINE ? "one" : "");

/** An action card with its emblem, name and owner; only to be seen: its name is heard beside it. */
export function card(name, words) {
  const [owner, kind] = name.split(".");
  if (kind === "?") return h(`span.card.back.${owner}`, { "aria-hidden": "true" }, medal(owner));
  const label = words.cards?.[kind]?.name ?? kind;
  return h(`span.card.${owner}`, { "aria-hidden": "true" },
    medal(owner),
    picture(`cards/${kind}`, "", "emblem"),
    h("span.reward", {}, printed(kind, words.printed).map((row) =>
      h("span", {}, row.map((one) => (/^[a-z]/.test(one) ? picture(`icons/${one}`) : one))))),
    h("span.ribbon", { class: lines(label), style: fitting(label) }, h("span", {}, label)));
}

/** The stained glass of a person, or the picture of an own one. */
const glass = (name, own) => (own
  ? h("img.glass", { key: own, src: `pictures/${own}`, alt: "", draggable: "false", decoding: "async" })
  : picture(`persons/${name}`, "", "glass"));

/** A person in stained glass, with its rats; only to be seen, as a card. */
export function person(name, rats, words) {
  const title = words.persons?.[name]?.name ?? name;
  return h("span.person", { "aria-hidden": "true" },
    glass(name, words.persons?.[name]?.picture),
    h("span.title", { class: lines(title), style: fitting(title) }, h("span", {}, title)),
    rats === null ? null : h("span.rats", {}, rats ? Array.from({ length: rats }, () => picture("pieces/rat")) : h("span.none", {}, picture("pieces/rat"))));
}

export const REWARDS = { coin: "icons/coin", cube: "icons/cube", rat: "icons/rat_kill" };

/** A message token: its prestige, what else it gives, and its colour, which counts for who may take it; none if any will do. */
export function message([colour, kind], words) {
  return h("span.message", { class: colour ?? "", "aria-hidden": "true" }, colour ? picture(`symbols/${SYMBOL[colour]}_light`, "", "seal") : null,
    h("span.pays", {}, h("b", {}, String(words.worth[kind])), REWARDS[kind] ? picture(REWARDS[kind]) : null));
}

/** What is heard of an option: its name once, what it does, and what it brings. */
export function heard(option, more = "") {
  return h("span.unseen", {}, [option.label, option.advised, more, option.does, option.line, option.waste].filter(Boolean).join(" – "));
}

/** How good a hint finds an option, from 1, or the mark of what a teacher suggests. */
export function best(option) {
  if (option.advised && !option.best) return h("span.best.first", { title: option.advised }, picture("icons/check"));
  return option.best ? h("span.best", { class: option.best === 1 ? "first" : "" }, String(option.best)) : null;
}

/** What a choice brings, as pictures with signed numbers. */
export function brings(changes) {
  return h("span.brings", { "aria-hidden": "true" }, (changes ?? []).map(([kind, by]) =>
    h("span", {}, picture(CHANGE[kind] ?? (kind === "notredame" ? "icons/notredame" : `cards/${kind}`)),
      h("b", {}, `${by > 0 ? "+" : "−"}${Math.abs(by)}`))));
}

/** A pile of things as it lies on the table: each one is drawn up to `most`, the number stands beside it. */
export function pile(pictures, number, words, most = 4) {
  const drawn = Array.from({ length: Math.min(number, most) }, (_, at) => picture(pictures[at % pictures.length]));
  return h("span.pile", { title: words, class: drawn.length ? "" : "none" },
    h("span.heap", { "aria-hidden": "true" }, drawn.length ? drawn : picture(pictures[0])),
    h("span.unseen", {}, `${words}: `), h("b", {}, String(number)));
}

/** The wooden tray of a seat, with the real things in it, as on the table; `lit` numbers are marked. */
export function tray(colour, player, words, lit = []) {
  const page = words.page;
  const cubes = ["a", "b", "c"].map((turn) => `pieces/${colour}_cube_${turn}`);
  const item = (what, inside) => h("li", { class: lit.includes(what) ? "lit" : "" }, inside);
  return h(`ul.tray.${colour}`, {},
    item("coins", pile(["pieces/coin_top"], player.coins, page.coins)),
    item("cache", pile(cubes, player.cache, page.cache)),
    item("supply", count("icons/supply", player.supply, page.supply)),
    item("rat", rat(player, words)),
    item("prestige", pile(["pieces/prestige_back"], player.prestige ?? "?", page.prestige, 1)),
    player.cathedral ? h("li", {}, count("icons/notredame", player.cathedral, page.cathedral)) : null,
    player.friend ? null : h("li", {}, h("span.pile", { title: page.friend }, picture(`pieces/${colour}_pawn`, `${page.friend}: ${page["in-hand"]}`, "pawn"))),
    player.messages.length ? h("li", {}, h("span.won", { role: "img", "aria-label": `${page.messages}: ${player.messages.length}` },
      player.messages.map((one) => message(one, words)))) : null);
}

/** Where a rat is, and where the plague takes it as things stand. */
function rat(player, words) {
  const strikes = player.rat_after > 9;
  return h("span.pile.rat", {}, count("pieces/rat", player.rat, words.page.rat),
    player.rat_after === player.rat ? null : h("span.after", { class: strikes ? "struck" : "" }, "→ ",
      h("span.unseen", {}, `${words.page["after-plague"]}: `), h("b", {}, strikes ? "9!" : String(player.rat_after)),
      strikes ? h("span.unseen", {}, words.page.plague) : null));
}
