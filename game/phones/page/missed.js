// What has happened since one last looked, step by step: what was done, and where.

import { borough, map } from "./board.js";
import { h } from "./dom.js";
import { sums } from "./plague.js";
import { card, medal, person } from "./things.js";

const AWAY = 15000; // milliseconds: whoever looks away for less has missed nothing

/** Notes how far its owner has seen the game; `now` says what time it is. */
export class Looking {
  constructor(state, store, now = () => Date.now()) {
    Object.assign(this, { state, store, now });
    this.looks = false;
  }

  /** The page is out of sight, or has lost its connection: what comes now is not seen. */
  away() {
    if (this.looks && this.state.seen) this.state.seen = { ...this.state.seen, at: this.now() };
    this.looks = false;
    this.store();
  }

  /**
   * A screen is in sight; return after how many moves its owner has to be told what has happened, or null.
   * `there`: how many moves were seen on any device of theirs, if that is known.
   * Before a game there are no moves; whoever last looked then, or at another game, has missed this one's beginning.
   */
  look(game, moves, there) {
    const seen = this.state.seen;
    const known = Math.max(seen?.game === game ? seen.moves : 0, there ?? 0);
    const away = seen ? this.now() - seen.at > AWAY : there !== undefined;
    const missed = away && !this.looks && moves > known ? known : null;
    this.looks = true;
    this.state.seen = { game, moves, at: this.now() };
    this.store();
    return missed;
  }
}

/** What was played or hired, as it is drawn. */
const THINGS = { card: (name, words) => card(name, words), person: (name, words) => person(name, null, words) };

/** What is lit of a step: markets of the map, and of each borough its sectors. */
export function lit(places) {
  const sectors = {};
  for (const place of places) {
    const [colour, part] = place.split(".");
    if (part && !(colour in THINGS)) (sectors[colour] ??= []).push(part);
  }
  return sectors;
}

/** The slip that offers to show it. */
export function offer(words, act) {
  return h("section.duty", { role: "status" }, h("p", {}, words.page.missed), h("div.buttons", {},
    h("button.main", { type: "button", "data-key": "missed-show", onclick: () => act.tell(0) }, words.page["missed-show"]),
    h("button", { type: "button", "data-key": "missed-skip", onclick: () => act.tell(null) }, words.page["missed-skip"])));
}

/** One step of it, with the place where it happened lit. */
export function step(told, screen, state, words) {
  const { steps, at } = told;
  const [seat, sentences, places, toll] = steps[at];
  const game = screen.game.view;
  const parts = lit(places);
  const boroughs = Object.keys(parts).filter((colour) => game.seats.includes(colour) && parts[colour].some((part) => part in game.players[colour].sectors || part === "harbour"));
  return [
    h("section.step", { role: "status" }, h("p.state", {}, `${at + 1} / ${steps.length}`),
      h("h1.question", {}, seat ? medal(seat, words.colours[seat]) : null, h("span", {}, sentences.map((sentence) => h("span.line", {}, sentence))))),
    sums(toll, words),
    h("div.cards", {}, places.map((place) => [place, ...place.split(/\.(.*)/s)]).filter(([, kind]) => kind in THINGS).map(([place, kind, name]) =>
      h("span", { key: place, "aria-hidden": "true" }, THINGS[kind](name, words)))),
    boroughs.slice(0, 2).map((colour) => h(`section.plate.${colour}`, { key: colour }, borough(colour, game, words, { lit: parts[colour] }))),
    state.wide ? null : map(screen, words, [], "", null, places),
  ];
}

/** The buttons at the foot that lead through it; they stay under the finger, however long a step is. */
export function stepping({ steps, at }, words, act) {
  const last = at === steps.length - 1;
  return [h("button", { type: "button", "data-key": "missed-skip", onclick: () => act.tell(null) }, words.page["missed-skip"]),
    h("button.main", { type: "button", "data-key": "missed-next", onclick: () => act.tell(last ? null : at + 1) }, last ? words.page.done : words.page["missed-next"])];
}
