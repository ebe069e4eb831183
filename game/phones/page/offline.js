// What an installed page shows while it reaches nobody; it goes on by itself as soon as it does.

import { fill, h, picture } from "./dom.js";

const AGAIN = 10000;

async function words() {
  const wanted = (navigator.languages ?? []).map((code) => code.split("-")[0].toLowerCase());
  for (const code of [...new Set([...wanted, "en"])]) {
    const found = await fetch(`/words/${code}.json`).catch(() => null);
    if (found?.ok) return found.json();
  }
  return null;
}

const told = await words();
if (told) {
  document.documentElement.lang = told.language;
  fill(document.getElementById("main"), [h("header.welcome", {}, picture("cathedral/rose", "", "rose"), h("h1", {}, told.page.title)),
    h("p.question", { role: "status" }, told.page.offline),
    h("div.buttons", {}, h("button.main", { type: "button", "data-key": "again", onclick: () => location.reload() }, told.page.retry))]);
}
window.addEventListener("online", () => location.reload());
setTimeout(() => location.reload(), AGAIN);
