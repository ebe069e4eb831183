// The other pages of a game: the table, the persons, the history, and all else.

import { borough, map, seatName } from "./board.js";
import { h, picture } from "./dom.js";
import { nameField } from "./gather.js";
import { install } from "./install.js";
import { teacher } from "./lesson.js";
import { place } from "./places.js";
import { newCode, sendAway } from "./sending.js";
import { served } from "./served.js";
import { sums } from "./plague.js";
import { settings } from "./settings.js";
import { card, face, medal, person, tray } from "./things.js";

/** Everybody's open things: boroughs, numbers, messages, cards that were played. */
export function table(screen, state, words, act) {
  const game = screen.game.view;
  const own = Math.max(0, game.seats.indexOf(screen.you.colour));
  const ordered = [...game.seats.slice(own), ...game.seats.slice(0, own)];
  const people = Object.fromEntries(screen.people.map((one) => [one.colour, one]));
  return [
    state.watch ? null : h("div.buttons", {}, h("button", { type: "button", "data-key": "overview", onclick: () => act.open("overview") }, words.page.overview)),
    state.wide ? null : h("section.cathedral", {}, picture("cathedral/rose", "", "rose"), h("p", {}, `${words.cards.notredame.name}: ${game.pot}`,
      h("br"), `${words.page.pays} ${game.cube_pays_now}`)),
    state.wide ? null : sums(screen.plague, words),
    h("div.plates", { class: ordered.length > 4 ? "five" : "" }, ordered.map((colour) => {
      const player = game.players[colour];
      return h(`section.plate.${colour}`, {},
        h("h2", {}, seatName(colour, screen, words), game.first === colour ? picture("pieces/bellringer", words.page.bellringer, "bell") : null,
          h("span.state", {}, [people[colour]?.told, game.phase === "draft"
            ? (game.to_move.includes(colour) ? `${words.page.choosing} …` : words.page.picked) : ""].filter(Boolean).join(" · "))),
        colour === screen.you.colour || (state.wide && !state.watch) ? null : tray(colour, player, words), // the own one is always in sight
        player.played.length ? h("div.cards.small", {}, player.played.map((name) =>
          h("span", { role: "img", "aria-label": words.deck[name] }, card(name, words)))) : null,
        borough(colour, game, words));
    })),
    state.wide ? null : map(screen, words, [], "", null),
  ];
}

/** What a page shows while another one of this phone has the seat. */
export function elsewhere(words, act) {
  return [h("p", { role: "status" }, words.page.elsewhere), h("div.buttons", {},
    h("button.main", { type: "button", "data-key": "here", onclick: () => act.again() }, words.page["use-here"]))];
}

/** The three persons of the round with what they do, and the rats. */
export function persons(screen, words) {
  const game = screen.game.view;
  const ahead = game.grey_ahead.filter((name) => name !== "?");
  const sum = game.rats.reduce((a, b) => a + b, 0);
  return [
    h("h1.question", {}, `${words.page.rats}: ${sum}`),
    game.persons.map((name, index) => h("section.told", { key: name }, person(name, game.rats[index], words),
      h("div", {}, h("h2", {}, words.persons[name].name, h("span.unseen", {}, `${words.page.rat}: ${game.rats[index]}`)), h("p", {}, words.persons[name].effect)))),
    ahead.length ? h("section", {}, h("div.persons", {}, ahead.map((name) =>
      h("span", { role: "img", "aria-label": words.persons[name].name }, person(name, null, words))))) : null,
  ];
}

/** A round of the history. */
export function history(state, words, act) {
  const told = state.history;
  if (!told) return [h("p", {}, words.page.connecting)];
  return [
    h("h1.question", {}, told.title),
    h("ol.log", {}, told.lines.map(([colour, line]) => h("li", {}, colour ? medal(colour) : null, h("span", {}, line)))),
    h("div.buttons", {},
      told.round > 0 ? h("button", { type: "button", onclick: () => act.more(told.round - 1) }, words.page.earlier) : null,
      told.round < told.rounds - 1 ? h("button", { type: "button", onclick: () => act.more(told.round + 1) }, words.page.later) : null),
  ];
}

/** What is used seldom: people, host's doings, summary, language, leaving. */
export function more(screen, state, words, act) {
  const page = words.page;
  const press = (key, name, deed, kind = "") => h("button", { type: "button", class: kind, "data-key": key, onclick: deed }, name);
  const watches = screen.you.colour === null;
  return [
    watches ? seats(screen, state, words, act) : null,
    host(screen, state, words, act),
    screen.host || watches || screen.result || screen.paused ? null : h("div.buttons", {}, press("ask-pause", page["ask-pause"], () => act.command("pause"))),
    h("div.buttons", {}, press("rules", page.rules, () => act.open("rules")),
      press("summary", page.summary, () => act.open("summary")), press("history", page.history, () => act.open("history"))),
    teacher(screen, words, act),
    served(screen, state, words, act),
    settings(state, words, act),
    install(state, words, act.show),
    h("p.state", {}, page["watch-there"], " ", h("b.address", {}, `${location.host}/${place}#watch`)),
    state.wide ? h("p.state", {}, page.keys) : null,
    watches ? null : h("div.buttons", {},
      state.leaving === "sent" ? h("p", { role: "status" }, page.sent) : state.leaving ? [h("p", {}, page["leave-sure"]), press("yes", page.yes, () => act.leave(), "danger"), press("no", page.no, () => act.leaving(false))]
        : press("leave", page.leave, () => act.leaving(true), "danger")),
  ];
}

/** Seats that a watcher may ask for, with the own name. */
export function seats(screen, state, words, act) {
  const page = words.page;
  if (screen.claiming) {
    return h("section", {}, h("p", { role: "status" }, screen.claiming), h("div.buttons", {},
      h("button", { type: "button", "data-key": "cancel", onclick: () => act.withdraw() }, page.cancel)));
  }
  if (screen.game.view.phase === "over") return null;
  return [screen.taken ? h("p", { role: "status" }, screen.taken) : null, h("h2", {}, page["take-seat"]), nameField(state, words), h("div.buttons", {}, screen.people.map((one) =>
    h("button", { type: "button", "data-key": `seat-${one.colour}`, onclick: () => act.claim(one.colour) },
      seatName(one.colour, screen, words), one.told ? h("span.state", {}, ` ${one.told}`) : null)))];
}

/** What is asked besides the game; shown on every page: of the owner, and of the host. */
export function duties(screen, words, act) {
  const wanted = screen.wanted ? h("section.duty", { role: "alert" }, h("p", {}, screen.wanted), h("div.buttons", {},
    h("button", { type: "button", "data-key": "yield", onclick: () => act.yield(true) }, words.page.yes),
    h("button.main", { type: "button", "data-key": "keep", onclick: () => act.yield(false) }, words.page.no))) : null;
  const plea = screen.plea ? h("section.duty", { role: "alert", key: "plea" }, h("p", {}, screen.plea), h("div.buttons", {},
    h("button.main", { type: "button", "data-key": "agree", onclick: () => act.agree(true) }, words.page.yes),
    h("button", { type: "button", "data-key": "disagree", onclick: () => act.agree(false) }, words.page.no))) : null;
  const pleading = screen.pleading ? h("p.duty", { role: "status" }, screen.pleading) : null;
  const found = screen.host;
  if (!found) return [wanted, plea, pleading];
  return [
    wanted, plea, pleading,
    found.claims.map(([number, sentence]) => h("section.duty", { role: "alert" }, h("p", {}, sentence), h("div.buttons", {},
      h("button.main", { type: "button", onclick: () => act.command("admit", { guest: number }) }, words.page.admit),
      h("button", { type: "button", onclick: () => act.command("refuse", { guest: number }) }, words.page.refuse)))),
    found.missing.filter(([number]) => number !== screen.you.guest).map(([number, sentence]) => h("section.duty", { role: "alert" }, h("p", {}, sentence),
      h("div.buttons", {},
        h("button.main", { type: "button", onclick: () => act.command("stand_in", { guest: number }) }, words.page["stand-in"])))),
  ];
}

function host(screen, state, words, act) {
  if (!screen.host) return null;
  const page = words.page;
  return h("section", {},
    h("div.buttons", {}, screen.paused
      ? h("button.main", { type: "button", onclick: () => act.command("resume") }, page.resume)
      : h("button", { type: "button", onclick: () => act.command("pause") }, page.pause)),
    h("label.field", {}, h("span", {}, page.pace), h("select", { onchange: (event) => act.command("pace", { value: event.target.value }) },
      screen.host.paces.map((pace) => h("option", { value: pace, selected: pace === screen.host.pace }, words.paces[pace])))),
    h("h2", {}, page.people),
    h("ul.people", {}, screen.people.map((one) => h("li", {}, seatName(one.colour, screen, words), h("span.state", {}, one.told),
      one.guest && one.guest !== screen.you.guest
        ? sendAway(one.guest, state, words, act) : null))),
    h("div.buttons", {}, newCode(words, act)));
}

/** The rules on one page. */
export function summary(words) {
  return words.summary.map((part) => [h("h2", {}, part.title), h("ul.summary", {}, part.rows.map(([name, line]) =>
    h("li", {}, picture(name), h("span", {}, line))))]);
}

const SOURCES = { residence: "areas/residence", donations: "icons/coin", cathedral: "icons/notredame", messages: "icons/message",
  persons: "icons/person", park: "areas/park", plague: "icons/plague" };

/** How the game is played, as the rule book tells it. */
export function rules(state, words) {
  if (state.rules?.language !== words.language) return [h("p", {}, words.page.connecting)];
  return state.rules.chapters.map(({ title, sections }) => h("section", {}, h("h2", {}, title), sections.map(([heading, lines]) => [
    heading ? h("h3", {}, heading) : null,
    h("ul.summary", {}, lines.map(([name, line]) => h("li", { class: name ? "" : "plain" }, name ? picture(name) : null, h("span", {}, line))))])));
}

/** How the game has ended: who has won, everybody's place, and where the own prestige came from; a watcher sees the winner's. */
export function results(screen, words, act) {
  const found = screen.result;
  const own = screen.you.colour ?? found.winners[0];
  return [
    h("section.winners", {}, h("div.faces", { "aria-hidden": "true" }, found.winners.map((colour) => face(colour, screen.people.find((one) => one.colour === colour)?.portrait))),
      h("h1", {}, found.headline), found.tie ? h("p", {}, found.tie) : null),
    h("ol.ranks", {}, found.rows.map(([rank, colour, name, prestige, rest]) => h("li", { class: `${colour} ${colour === screen.you.colour ? "yours" : ""}`,
      "aria-current": colour === screen.you.colour ? "true" : null },
      h("b", {}, rank), medal(colour, words.colours[colour]), h("span.who", {}, name),
      h("span.points", {}, h("b", {}, String(prestige)), picture("icons/prestige", words.page.prestige), h("span.state", {}, ` ${rest}`), picture("icons/coin", found.held))))),
    h("div.buttons", {}, screen.host ? h("button.main", { type: "button", "data-key": "again", onclick: () => act.command("again") }, words.page.again) : null,
      screen.served ? h("button", { type: "button", "data-key": "review", onclick: () => act.open("review") }, words.serve.review) : null),
    origins(found, own, screen, words),
  ];
}

/** Where somebody's prestige came from: a bar for each source, as long as what it brought. */
function origins(found, colour, screen, words) {
  const amounts = found.sources.map(([kind, name, by]) => [kind, name, by[colour]]).filter(([, , number]) => number);
  const most = Math.max(1, ...amounts.map(([, , number]) => Math.abs(number)));
  return h(`section.origins.${colour}`, {}, h("h2", {}, seatName(colour, screen, words), h("span.state", {}, words.page.prestige)),
    h("ul", {}, amounts.map(([kind, name, number]) => h("li", { class: number < 0 ? "lost" : "" }, picture(SOURCES[kind]),
      h("span.source", {}, name), h("b", {}, number < 0 ? `−${-number}` : String(number)),
      h("span.bar", { "aria-hidden": "true", style: { "--long": String(Math.abs(number) / most) } })))));
}
