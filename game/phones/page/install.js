// Where the page is secure it can be put on the home screen; there it says so when it reaches nobody.

import { h } from "./dom.js";

let offered = null; // what the browser offers

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

/** The button that puts it there; on Apple's phones, which offer none, how that is done. */
export function install(words, changed) {
  if (!window.isSecureContext || installed()) return null;
  if (offered) {
    return h("div.buttons", {}, h("button", { type: "button", "data-key": "install", onclick: () => {
      offered.prompt();
      offered = null;
      changed();
    } }, words.page.install));
  }
  return "standalone" in navigator ? h("p.state", {}, words.page["install-there"]) : null;
}
