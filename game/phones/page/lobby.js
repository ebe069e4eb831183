// The lobby of a server: the tables at which one has been, and the form that opens another.

import { h, picture } from "./dom.js";
import { patience } from "./served.js";
import { reading } from "./settings.js";

const head = (words) => h("header.welcome", {}, picture("cathedral/rose", "", "rose"), h("h1", {}, words.page.title));

/** The lobby. */
export function lobby(screen, state, words, act) {
  return [head(words), h("div.entry", {},
    h("div", {}, screen.may_open && !state.mine?.length ? null : mine(state, words), reading(state, words, act)),
    screen.may_open ? form(screen, state, words, act) : h("p.state", {}, words.serve["key-needed"]))];
}

/** The lobby for whoever has no link at all. */
export function noLink(words) {
  return [head(words), h("p.question", {}, words.serve["no-tables"]), h("p.state", {}, words.serve["key-needed"])];
}

function mine(state, words) {
  const told = state.mine ?? [];
  const first = [...told].sort((one, other) => other.yours - one.yours);
  return h("section", {}, h("h2", {}, words.serve.tables), first.length ? h("ul.people.tables", {}, first.map((one) =>
    h("li", { key: one.table, class: one.yours ? "turn" : "" },
      h("a.seat", { href: `/${one.table}`, "data-key": one.table }, one.names.join(", ") || words.serve.table),
      one.yours ? h("b.state", {}, words.serve["your-turn"]) : null,
      h("span.state", {}, [one.round, one.sentence].filter(Boolean).join(" · "))))) : h("p.state", {}, words.serve["no-tables"]));
}

function form(screen, state, words, act) {
  return h("form.join", { id: "open", onsubmit: (event) => {
    event.preventDefault();
    const given = new FormData(event.target);
    act.openTable(String(given.get("name") ?? ""), String(given.get("edition") ?? ""), screen.flags.map(([flag]) => flag).filter((flag) => given.has(flag)),
      Number(given.get("patience") ?? 0), event.target.elements.file.files[0]);
  } },
  h("label.field", {}, h("span", {}, words.page.name), h("input", { name: "name", maxlength: "20", required: true, autocomplete: "given-name",
    value: state.typed ?? state.name ?? "", "data-key": "name", oninput: (event) => { state.typed = event.target.value; } })),
  learning(words, act),
  h("h2", {}, words.serve.open),
  h("label.field", {}, h("span", {}, words.serve.edition), h("select", { name: "edition", "data-key": "edition" },
    screen.editions.map(([name, told]) => h("option", { value: name, selected: name === screen.edition }, told)))),
  h("fieldset", {}, h("legend", {}, words.serve.options), screen.flags.map(([flag, name, hint]) =>
    h("label.option", { key: flag }, h("input", { type: "checkbox", name: flag, "data-key": flag }), h("span", {}, name, h("small", {}, hint))))),
  patience(screen.patiences, 0, words),
  h("label.field", {}, h("span", {}, words.serve.file), h("small", {}, words.serve["file-how"]),
    h("input", { type: "file", name: "file", accept: ".toml", "data-key": "file" })),
  h("button.main", { type: "submit", "data-key": "open" }, words.serve.open));
}

/** The way to the first game, the one with a teacher. */
function learning(words, act) {
  return h("section.learning", {}, h("h2", {}, words.lesson.title), h("p.state", {}, words.lesson.hint),
    h("button", { type: "button", "data-key": "learn", onclick: (event) => {
      const { name } = event.target.form.elements;
      if (name.reportValidity()) act.learn(name.value);
    } }, words.lesson.title));
}
