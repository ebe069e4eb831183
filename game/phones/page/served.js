// What a table of a server has besides a game: links to share, and what who opened it may do.

import { h } from "./dom.js";
import { notices } from "./notices.js";
import { invitation, ownLink } from "./places.js";

/** The links, the way to one's other tables, and the host's own buttons. */
export function served(screen, state, words, act) {
  const table = screen.served;
  if (!table) return null;
  const told = words.serve;
  const press = (key, name, deed, kind = "") => h("button", { type: "button", class: kind, "data-key": key, onclick: deed }, name);
  return [
    table.file ? h("p", { role: "status" }, table.file) : null,
    (table.due ?? []).map(([colour, until, when]) => h("p", { key: `due-${colour}`, role: "status" }, until.replace("{time}", clock(when, words.language)))),
    notices(screen, words, state.push),
    h("section", {}, h("h2", {}, told.table), h("p.state", {}, table.rules.join(" · ")),
      table.key ? link("invite", told.invite, told["invite-how"], invitation(table.key), state, words, act) : null,
      state.token ? link("own", told.own, told["own-how"], ownLink(state.key, state.token), state, words, act) : null,
      h("p", {}, h("a.leads", { href: "/", "data-key": "tables" }, told.tables))),
    table.opener ? h("section", {},
      patience(table.patiences, table.patience, words, (hours) => act.command("patience", { value: hours })),
      screen.kind === "table" ? [h("p.state", {}, told["save-how"]), h("div.buttons", {}, press("save", told.save, () => act.command("save")))] : null,
      h("p.state", {}, told["put-away-how"]),
      h("div.buttons", {}, press("put-away", told["put-away"], () => act.command("put_away")),
        state.ending ? null : press("end", told.end, () => act.ending(true), "danger")),
      state.ending ? h("div.sending", { role: "group" }, h("p", {}, told["end-sure"]), h("div.buttons", {},
        press("end-yes", told.end, () => act.command("end"), "danger"), press("end-no", words.page.no, () => act.ending(false), "main"))) : null) : null,
  ];
}

/** The hours after which a bot takes a turn: pairs of hours and what they are called. */
export function patience(hours, chosen, words, change) {
  return h("label.field", {}, h("span", {}, words.serve.patience), h("small", {}, words.serve["patience-how"]),
    h("select", { name: "patience", "data-key": "patience", onchange: (event) => change?.(event.target.value) },
      hours.map(([one, told]) => h("option", { value: String(one), selected: one === chosen }, told))));
}

/** A time of today by the clock, or with its weekday. */
function clock(seconds, language) {
  const when = new Date(seconds * 1000);
  const day = when.toDateString() === new Date().toDateString() ? {} : { weekday: "long" };
  return when.toLocaleString(language, { hour: "numeric", minute: "2-digit", ...day });
}

function link(key, name, how, address, state, words, act) {
  return h("div.link", { key }, h("label.field", {}, h("span", {}, name), h("small", {}, how),
    h("input", { readonly: true, value: address, "data-key": `${key}-link`, onfocus: (event) => event.target.select() })),
  h("button", { type: "button", "data-key": `${key}-copy`, onclick: () => act.copy(key, address) }, state.copied === key ? words.serve.copied : words.serve.copy));
}

/** Let the browser save a text as a file. */
export function download({ name, text }) {
  const address = URL.createObjectURL(new Blob([text]));
  const anchor = Object.assign(document.createElement("a"), { href: address, download: name });
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
