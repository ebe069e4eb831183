// What its owner likes: language, light, the size of the text, and how one is called.

import { h } from "./dom.js";
import { SOUNDS } from "./signals.js";

export const SIZES = [100, 125, 150, 175, 200];

/** All of it. */
export function settings(state, words, act) {
  return h("section", {}, language(words, act),
    h("label.field", {}, h("span", {}, words.page.sound),
      h("select", { "data-key": "sound", onchange: (event) => act.sound(event.target.value) },
        SOUNDS.map((sound) => h("option", { value: sound, selected: sound === state.sound }, words.sounds[sound])))),
    h("div.buttons", {}, light(state, words, act),
      h("button.switch", { type: "button", "data-key": "awake", "aria-pressed": String(Boolean(state.awake)), onclick: () => act.awake() }, words.page.awake)),
    state.awake && state.unlit ? h("p.state", { role: "status" }, words.page.unlit) : null,
    sizes(state, words, act));
}

/** What there is to choose before a game. */
export function reading(state, words, act) {
  return h("section.reading", {}, language(words, act), h("div.buttons", {}, light(state, words, act)), sizes(state, words, act));
}

function language(words, act) {
  return h("label.field", {}, h("span", {}, words.page.language),
    h("select", { "data-key": "language", onchange: (event) => act.speak(event.target.value) },
      Object.entries(words.languages).map(([code, name]) => h("option", { value: code, lang: code, selected: code === words.language }, name))));
}

function light(state, words, act) {
  return h("button", { type: "button", "data-key": "light", onclick: () => act.light() }, state.light ? words.page.dark : words.page.light);
}

function sizes(state, words, act) {
  return h("div.buttons.sizes", { role: "group", "aria-label": words.page["text-size"] },
    h("button", { type: "button", "data-key": "smaller", disabled: state.size <= SIZES[0], "aria-label": words.page.smaller,
      onclick: () => act.resize(-1) }, h("span.small-letter", { "aria-hidden": "true" }, "A")),
    h("output", { "aria-live": "polite" }, `${state.size} %`),
    h("button", { type: "button", "data-key": "larger", disabled: state.size >= SIZES.at(-1), "aria-label": words.page.larger,
      onclick: () => act.resize(1) }, h("span.large-letter", { "aria-hidden": "true" }, "A")));
}
