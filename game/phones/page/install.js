// Where the page is secure it can be put on the home screen; there it says so when it reaches nobody.

import { h } from "./dom.js";
import { lend, watch } from "./places.js";

let offered = null; // what the browser offers
let lent = false; // whether the address holds the token now

/** Let the browser keep the page for when nobody is reached; `changed()` is called when it offers to install it. */
export function prepare(changed) {
  if (!window.isSecureContext || !navigator.serviceWorker) return;
  navigator.serviceWorker.register("/worker.js").catch(() => {}); // then it is a page as any other
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offered = event;
    changed();
  });
  window.addEventListener("appinstalled", () => {
    offered = null;
    changed();
  });
}

const installed = () => window.matchMedia("(display-mode: standalone)").matches || navigator.standalone === true;

/** The button that puts it there. Apple's phones offer none: there it says how, and that page keeps nothing of this one but its address. */
export function install(state, words, changed) {
  if (!window.isSecureContext || installed()) return null;
  const button = (press) => h("div.buttons", {}, h("button", { type: "button", "data-key": "install", onclick: press }, words.page.install));
  if (offered) {
    return button(() => {
      offered.prompt();
      offered = null;
      changed();
    });
  }
  if (!("standalone" in navigator)) return null;
  if (!state.token || watch || lent) return h("p.state", { role: "status" }, words.page["install-there"]);
  return button(() => {
    lent = true;
    lend(state, true);
    changed();
  });
}

/** Its owner looks at something else: nobody shall read the token over a shoulder, or share it. */
export function takeBack(state) {
  if (!lent) return;
  lent = false;
  lend(state, false);
}
