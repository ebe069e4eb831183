// The lesson of the first game: what the teacher says, one line at a time, with the things that it is about.

import { borough, map, seatName } from "./board.js";
import { h, picture } from "./dom.js";
import { card, person, tray } from "./things.js";

/** The line that its owner is to read before the game goes on, if there is one. */
export const toRead = (screen) => screen?.lesson?.line ?? null;

const of = (line, kind) => (line?.about ?? []).filter(([one]) => one === kind);

/** The numbers of a seat's tray that a line is about. */
export const cells = (line, colour) => of(line, "cell").filter(([, seat]) => seat === colour).map(([, , what]) => what);

/** What of the map a line is about. */
export const places = (line) => [...of(line, "market").map(([, market]) => market), ...of(line, "cathedral").map(() => "notredame")];

/** What the teacher says. */
function bubble({ words, icon }, key) {
  return h("section.teacher", { key }, picture(icon), h("p", {}, words));
}

/** A line, and below it what it is about; without anything, the own borough. */
export function lesson(screen, state, words, act) {
  const line = toRead(screen);
  const about = screen.result ? [] : things(line, screen, state, words);
  return [
    bubble(line, "line"), about.length || screen.result ? about : borough(screen.you.colour, screen.game.view, words),
    screen.result ? null : h("div.buttons", {}, h("button", { type: "button", "data-key": "lesson-stop", onclick: () => act.lesson("stop") }, words.lesson["play-on"])),
  ];
}

function things(line, screen, state, words) {
  const game = screen.game.view;
  const own = screen.you.colour;
  const me = game.players[own];
  const named = (called, inside) => h("span", { key: called, role: "img", "aria-label": called }, inside);
  const cards = of(line, "hand").length ? (me.hand.length ? me.hand : [...me.kept, ...me.draft]) : of(line, "card").map(([, name]) => name);
  const people = of(line, "persons").length || of(line, "stacks").length ? game.persons : of(line, "person").map(([, name]) => name);
  const lit = of(line, "area").reduce((found, [, seat, area]) => ({ ...found, [seat]: [...(found[seat] ?? []), area] }), {});
  const others = [...new Set(of(line, "cell").map(([, seat]) => seat))].filter((seat) => seat !== own);
  return [
    cards.length ? h("div.cards", {}, cards.map((name) => named(words.deck[name] ?? name, card(name, words)))) : null,
    people.length ? h("div.persons", {}, people.map((name) => named(words.persons[name].name, person(name, game.rats[game.persons.indexOf(name)] ?? null, words)))) : null,
    of(line, "cathedral").length ? h("section.cathedral", {}, picture("cathedral/rose", "", "rose"), h("p", {}, `${words.cards.notredame.name}: ${game.pot}`, h("br"), `${words.page.pays} ${game.cube_pays_now}`)) : null,
    Object.entries(lit).map(([seat, areas]) => borough(seat, game, words, { lit: areas })),
    others.map((seat) => h(`section.plate.${seat}`, { key: seat }, h("h2", {}, seatName(seat, screen, words)), tray(seat, game.players[seat], words, cells(line, seat)))),
    of(line, "caption").length && screen.log?.length && !state.wide ? h("ol.log", {}, screen.log.slice(-6).map((told) => h("li", {}, told))) : null,
    places(line).length && !state.wide ? map(screen, words, [], "", null, places(line)) : null,
  ].flat().filter(Boolean);
}

/** The buttons at the foot while a line is to be read. */
export function turning(screen, words, act) {
  const line = toRead(screen);
  return [
    line.back ? h("button", { type: "button", "data-key": "lesson-back", onclick: () => act.lesson("back") }, words.lesson["page-back"]) : null,
    h("button.main", { type: "button", "data-key": "lesson-next", onclick: () => act.lesson("next") }, words.lesson["go-on"]),
  ];
}

/** What the teacher would do, above the question. */
export function advice(screen) {
  return screen.lesson?.advice ? bubble(screen.lesson.advice, "advice") : null;
}

/** What is said of a move once it is chosen: what happens at the place of a card. */
export const chosenLine = (screen, move) => screen.lesson?.places?.[move] ?? null;

/** The same, to be shown. */
export function placing(screen, move) {
  const line = chosenLine(screen, move);
  return line ? bubble(line, "placing") : null;
}

/** The teacher among the other things: to be read again, sent away, called back. */
export function teacher(screen, words, act) {
  const told = screen.lesson;
  if (!told) return null;
  const press = (what, name) => h("button", { type: "button", "data-key": `lesson-${what}`, onclick: () => act.lesson(what) }, name);
  return h("section", {}, h("h2", {}, words.lesson.title), h("div.buttons", {},
    told.again ? press("again", words.lesson["page-again"]) : null,
    told.on ? press("stop", words.lesson["play-on"]) : press("resume", words.lesson.with)));
}
