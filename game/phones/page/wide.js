// On laptops, tablets and televisions the city lies to the left of what is asked, and what has happened to its right.

import { map, seatName } from "./board.js";
import { h, picture } from "./dom.js";
import { sums } from "./plague.js";
import { person, tray } from "./things.js";

const [WIDE, HIGH] = [62, 34]; // in letters' heights, so that large letters get the phone's layout

/** Whether there is room for three columns in so many pixels. */
export const isWide = (wide, high, letter) => wide >= WIDE * letter && high >= HIGH * letter;

/** The left column: the map, whose markets can be chosen, and the persons of the round. */
export function city(screen, state, words, act, lit = []) {
  const game = screen.game.view;
  const markets = (screen.ask && !screen.ask.answered ? screen.ask.options : []).filter((option) => option.kind === "market");
  return [
    map(screen, words, markets, state.chosen, act.choose, lit),
    h("p.cathedral", {}, picture("cathedral/rose", "", "rose"), h("span", {}, `${words.cards.notredame.name}: ${game.pot}`, h("br"), `${words.page.pays} ${game.cube_pays_now}`)),
    game.persons.length ? h("div.persons", {}, game.persons.map((name, index) =>
      h("span", { key: name, role: "img", title: words.persons[name].effect, "aria-label": `${words.persons[name].name}. ${words.page.rat}: ${game.rats[index]}` }, person(name, game.rats[index], words)))) : null,
  ];
}

/** The right column: what the others have, and what has happened, the latest last. */
export function happened(screen, words) {
  const game = screen.game.view;
  const people = Object.fromEntries(screen.people.map((one) => [one.colour, one]));
  const doing = (colour) => (game.phase !== "draft" ? "" : game.to_move.includes(colour) ? `${words.page.choosing} …` : words.page.picked);
  const own = game.seats.indexOf(screen.you.colour);
  const others = [...game.seats.slice(own + 1), ...game.seats.slice(0, Math.max(0, own))];
  return [
    others.map((colour) => h("section.other", { key: colour, class: game.to_move.includes(colour) ? "moves" : "" },
      h("h2", {}, seatName(colour, screen, words), game.first === colour ? picture("pieces/bellringer", words.page.bellringer, "bell") : null,
        h("span.state", {}, [people[colour]?.told, doing(colour)].filter(Boolean).join(" · "))),
      tray(colour, game.players[colour], words))),
    sums(screen.plague, words),
    screen.log?.length ? h("ol.log", { "aria-label": words.page.history, tabindex: "0" }, screen.log.map((line) => h("li", {}, line))) : null,
  ];
}
