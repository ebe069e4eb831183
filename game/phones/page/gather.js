// Before a game: a name, a colour, and who else is here.

import { h, picture } from "./dom.js";
import { invitation } from "./places.js";
import { newCode, sendAway } from "./sending.js";
import { served } from "./served.js";
import { reading } from "./settings.js";
import { face, medal, SYMBOL } from "./things.js";

/** The page before the game. */
export function gather(screen, state, words, act) {
  const page = words.page;
  const you = screen.you;
  return [
    h("header.welcome", {}, picture("cathedral/rose", "", "rose"), h("h1", {}, page.title)),
    state.watch ? null : h("p.question", {}, screen.sentence),
    state.watch ? h("p.question", {}, page["watch-waits"], " ", h("b.address", {}, invitation(state.key).replace(/^https?:\/\//, ""))) : you.colour === null || state.changing ? [nameField(state, words), form(screen, state, words, act)] : h("div.buttons", {},
      h("button", { type: "button", "data-key": "change", onclick: () => act.changing(true) }, page.change),
      h("button", { type: "button", "data-key": "stand", onclick: () => act.wish("leave") }, page.stand)),
    screen.seats.length ? h("section", {}, h("h2", {}, page.people), h("ul.people", {}, screen.seats.map((seat) => h("li", { class: seat.yours ? "yours" : "" },
      h("span.seat", {}, face(seat.colour, seat.portrait, words.colours[seat.colour]), h("span", {}, seat.name)),
      h("span.state", {}, seat.presence === "here" ? seat.told : "…"),
      you.host && seat.who === "bot" ? h("select", { "aria-label": seat.name, onchange: (event) =>
        act.command("bot", { colour: seat.colour, value: event.target.value }) },
      Object.entries(screen.levels).map(([level, name]) => h("option", { value: level, selected: level === seat.level }, name)),
      h("option", { value: "" }, page.remove)) : null,
      you.host && seat.guest && !seat.yours
        ? sendAway(seat.guest, state, words, act) : null)))) : null,
    you.host ? h("div.buttons", {},
      screen.seats.length < 5 ? h("button", { type: "button", "data-key": "bot", onclick: () => act.command("bot", { value: "normal" }) }, page["add-bot"]) : null,
      newCode(words, act),
      h("button.main", { type: "button", "data-key": "start", disabled: Boolean(screen.complaint), onclick: () => act.command("start") }, page.start)) : null,
    you.host && screen.complaint ? h("p.state", {}, screen.complaint) : null,
    state.watch ? null : served(screen, state, words, act), // a television has no links of its own
    state.watch ? null : reading(state, words, act),
  ];
}

/** The field for a name; it belongs to the form. */
export function nameField(state, words) {
  return h("label.field", {}, h("span", {}, words.page.name),
    h("input", { name: "name", form: "join", maxlength: "20", required: true, autocomplete: "given-name", enterkeyhint: "done",
      value: state.typed ?? state.name ?? "", "data-key": "name", oninput: (event) => { state.typed = event.target.value; } }));
}

function form(screen, state, words, act) {
  const page = words.page;
  const colours = [...screen.free, ...screen.seats.filter((seat) => seat.who !== "phone" || seat.yours).map((seat) => seat.colour)];
  const named = Object.fromEntries(screen.seats.map((seat) => [seat.colour, seat.name]));
  if (!colours.includes(state.colour)) state.colour = screen.you.colour ?? colours[0];
  return h("form.join", { id: "join", onsubmit: (event) => {
    event.preventDefault();
    const given = new FormData(event.target);
    act.join(String(given.get("name") ?? ""), String(given.get("colour") ?? ""));
  } },
  h("fieldset", {}, h("legend", {}, page.colour), h("div.colours", {}, Object.keys(SYMBOL).filter((colour) => colours.includes(colour)).map((colour) =>
    h("label.colour", {}, h("input", { type: "radio", name: "colour", value: colour, checked: colour === state.colour, "data-key": colour,
      onchange: () => { state.colour = colour; } }),
      medal(colour), h("span", {}, words.colours[colour], named[colour] ? h("small", {}, named[colour]) : null))))),
  h("button.main", { type: "submit", disabled: !colours.length }, page.sit));
}

/** The field for the key, where the address has none. */
export function enter(words, act) {
  const page = { ...words.page, ...words.serve }; // on a server the key stands in the link
  return h("form.join", { onsubmit: (event) => {
    event.preventDefault();
    act.key(String(new FormData(event.target).get("key") ?? ""));
  } },
  h("header.welcome", {}, picture("cathedral/rose", "", "rose"), h("h1", {}, page.title)),
  h("label.field", {}, h("span", {}, page.key), h("input", { name: "key", required: true, autocapitalize: "none",
    autocomplete: "off", spellcheck: "false", maxlength: "40" })),
  h("p.state", {}, page["key-hint"]),
  h("button.main", { type: "submit" }, page.sit));
}
