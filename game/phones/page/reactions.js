// A few words to the others at the table, said by the game's characters; there is no other chat.

import { h } from "./dom.js";
import { face } from "./things.js";

/** What can be said, as buttons. */
export function reactions(screen, state, words, act) {
  if (screen.you.colour === null || !words.reactions) return null;
  return h("section", {}, h("h2", {}, words.page.react), h("div.buttons.reactions", {}, words.reactions.map(([name, said, portrait]) =>
    h("button", { type: "button", "data-key": `react-${name}`, onclick: () => act.react(name) }, face(screen.you.colour, portrait), h("span", {}, said)))),
  h("div.buttons", {}, h("button.switch", { type: "button", "data-key": "reactions", "aria-pressed": String(!state.quiet), onclick: () => act.hush() }, words.page.reactions)));
}

/** What somebody has just said: `[colour, name]`. */
export function bubble([colour, name], screen, words) {
  const found = words.reactions?.find(([one]) => one === name);
  if (!found || !screen.names[colour]) return null;
  return h("p.bubble", { role: "status" }, face(colour, found[2]), h("span", {}, h("b", {}, screen.names[colour]), h("span", {}, found[1])));
}
