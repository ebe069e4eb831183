// Sending a phone away asks first: it loses its seat for good, and the code (on a server: the link) would let it in again.

import { h } from "./dom.js";

/** The button that sends a phone away, or once it is pressed the question whether it shall. */
export function sendAway(guest, state, words, act) {
  const page = { ...words.page, ...words.serve };
  if (state.sending !== guest) {
    return h("button.danger", { type: "button", "data-key": `away ${guest}`, onclick: () => act.sending(guest) }, page["send-away"]);
  }
  const send = (value) => {
    act.command("send_away", { guest, value });
    act.sending(0);
  };
  return h("div.sending", { role: "group" }, h("p", {}, page["send-away-sure"]), h("div.buttons", {},
    h("button.danger", { type: "button", "data-key": "away-code", onclick: () => send("code") }, page["send-away-code"]),
    h("button.danger", { type: "button", "data-key": "away-only", onclick: () => send("") }, page["send-away"]),
    h("button.main", { type: "button", "data-key": "away-no", onclick: () => act.sending(0) }, page.no)));
}

/** The button that draws a new code, or link. */
export function newCode(words, act) {
  return h("button", { type: "button", "data-key": "code", onclick: () => act.command("new_code") }, words.serve?.["new-code"] ?? words.page["new-code"]);
}
