// The owner's hand: what is asked, the options as things to touch, and one button that confirms.

import { borough, map } from "./board.js";
import { h, picture } from "./dom.js";
import { advice, cells, placing, toRead } from "./lesson.js";
import { sums } from "./plague.js";
import { best, brings, card, heard, message, person, tray } from "./things.js";

/** What is asked now; `state.chosen` is the move that is chosen and not confirmed. */
export function hand(screen, state, words, act) {
  const game = screen.game.view;
  const colour = screen.you.colour;
  const player = game.players[colour];
  const ask = screen.ask && !screen.ask.answered ? screen.ask : null;
  const options = ask?.options ?? [];
  const chosen = options.find((option) => option.move === state.chosen);
  return [
    advice(screen),
    h("section.ask", {}, question(screen, ask, words), ask ? choices(ask, options, screen, state, words, act) : null),
    chosen ? [placing(screen, chosen.move), detail(chosen, words)] : null,
    screen.hint ? h("ul.hint", {}, screen.hint.map((line) => h("li", {}, line))) : null, // it never pushes them off the screen
    ask?.kind === "draft" || ask?.kind === "play" || !player.hand.length ? null
      : h("section", {}, h("h2", {}, words.page.hand), cards(player.hand, words)),
    ask?.kind === "draft" && player.kept.length ? h("section", {}, h("h2", {}, words.page.kept), cards(player.kept, words)) : null,
    !ask && player.draft.length ? h("section", {}, cards([...player.kept, ...player.draft], words)) : null,
    player.third && !player.third.endsWith("?") && !player.hand.includes(player.third)
      ? h("section", {}, h("h2", {}, words.page.third), cards([player.third], words)) : null,
    ask && boroughIsAsked(ask) ? null : borough(colour, game, words, { lit: placed(ask) }),
    state.wide ? null : sums(screen.plague, words),
    screen.log?.length ? h("ol.log", {}, screen.log.slice(-5).map((line) => h("li", {}, line))) : null,
  ];
}

/** Whether the own borough is among the choices already. */
const boroughIsAsked = (ask) => ask.options.some((option) => option.kind === "area" || option.kind === "friend");

/** The sector that a question is about. */
const placed = (ask) => (ask?.place ? [ask.place.split(">")[0]] : []);

const cards = (names, words) => h("div.cards.small", {}, names.map((name) =>
  h("span", { role: "img", "aria-label": words.deck[name] }, card(name, words))));

function question(screen, ask, words) {
  const sentence = screen.paused ?? ask?.sentence ?? (screen.ask?.answered ? words.page.sent : screen.waiting);
  return h("h1.question", { id: "question", tabindex: "-1", "data-key": "question", class: ask ? "asked" : "" },
    sentence || words.page.nothing);
}

/** The button of an option with what it shows inside, which is heard as the name of the option and what it brings. */
function button(option, state, act, kind, ...inside) {
  return h(`button.choice`, { type: "button", class: `${kind} ${option.move === state.chosen ? "chosen" : ""}`,
    "aria-pressed": String(option.move === state.chosen), "data-key": option.move,
    onclick: () => act.choose(option) },
  inside, heard(option), best(option));
}

/** The picture of an option; messages are drawn as tokens. */
function thing(name, words) {
  const [folder, face] = name.split("/");
  return folder === "messages" ? message([null, face.split("_")[0]], words) : picture(name);
}

/** What can be chosen: the things on the table first, with buttons below or beside them. */
function choices(ask, options, screen, state, words, act) {
  const game = screen.game.view;
  const colour = screen.you.colour;
  const of = (kind) => options.filter((option) => option.kind === kind);
  const things = [];
  if (of("card").length) {
    things.push(h("div.cards", {}, of("card").map((option) => button(option, state, act, "of-card",
      card(option.key, words), brings(option.brings)))));
  }
  if (of("person").length) {
    things.push(h("div.persons", {}, of("person").map((option) => button(option, state, act, "of-person",
      person(option.key, game.rats[game.persons.indexOf(option.key)] ?? null, words), brings(option.brings)))));
  }
  if (of("market").length && !state.wide) { // where there is room the map lies beside the hand
    things.push(map(screen, words, of("market"), state.chosen, act.choose));
  }
  const places = [...of("area"), ...of("friend")];
  if (places.length) {
    things.push(borough(colour, game, words, { choices: places, chosen: state.chosen, choose: act.choose, lit: placed(ask) }));
  }
  if (ask.kind === "collect" && game.messages[ask.place]) {
    things.push(h("div.found", {}, message(game.messages[ask.place], words)));
  }
  const buttons = of("market").length ? of("market").map((option) => button(option, state, act, "of-market",
    game.messages[option.key] ? message(game.messages[option.key], words) : picture("icons/no_message"),
    h("span", { "aria-hidden": "true" }, option.label))) : [...of("cathedral"), ...of("button")].map((option) => button(option, state, act, "",
    (option.kind === "cathedral" ? ["icons/notredame"] : option.icons).map((name) => thing(name, words)),
    h("span", { "aria-hidden": "true" }, option.label), brings(option.brings)));
  return h("div.choices", { key: screen.ask.number, class: `${ask.kind} ${places.length ? "of-places" : things.length ? "of-things" : ""}` },
    things, buttons.length ? h("div.buttons", { class: of("market").length ? "markets" : "" }, buttons) : null);
}

/** What the chosen option does and brings, in words; of a card and a person also what is printed on it. */
export function detail(option, words) {
  const kind = option.key.split(".")[1];
  const told = option.kind === "card" ? words.cards[kind]?.effect : option.kind === "person" ? words.persons[option.key]?.effect : "";
  return h("section.detail", {}, h("h2", {}, option.label), option.does ? h("p", {}, option.does) : null,
    option.line ? h("p.effect", {}, option.line) : null, option.waste ? h("p.waste", {}, option.waste) : null, told ? h("p", {}, told) : null);
}

/** The bar at the foot: confirm, take back, done, hint. */
export function foot(screen, state, words, act) {
  const page = words.page;
  const ask = screen.ask && !screen.ask.answered ? screen.ask : null;
  const chosen = ask?.options.find((option) => option.move === state.chosen);
  return [
    screen.undo ? h("button.side", { type: "button", "data-key": "undo", onclick: () => act.wish("undo") },
      picture("icons/undo"), h("span", {}, page.undo)) : null,
    screen.pleads ? h("button.side", { type: "button", "data-key": "plead", onclick: () => act.wish("past-others") },
      picture("icons/undo"), h("span", {}, page.plead)) : null,
    ask && !screen.hint ? h("button.side", { type: "button", "data-key": "hint", onclick: () => act.wish("hint") },
      picture("icons/candle"), h("span", {}, page.hint)) : null,
    screen.done ? h("button.main", { type: "button", "data-key": "done", onclick: () => act.wish("done") }, page.done) : null,
    ask ? h("button.main", { type: "button", "data-key": "confirm", disabled: !chosen, onclick: () => act.confirm(chosen) },
      chosen ? chosen.confirm : page.choose) : null,
  ];
}

/** The own tray, always in sight. */
export function strip(screen, words) {
  const game = screen.game.view;
  return tray(screen.you.colour, game.players[screen.you.colour], words, cells(toRead(screen), screen.you.colour));
}
