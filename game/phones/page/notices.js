// Notices that it is one's turn, also while no page is open: at a table of a server, where the page is secure and
// its browser can.

import { h } from "./dom.js";

const NIGHT = [22, 8];
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const TAG = 16; // by so many letters of its address the program names a device

const able = () => Boolean(window.isSecureContext && navigator.serviceWorker && window.PushManager && window.Notification);

/** Apple's phones can from the home screen alone. */
const couldAtHome = () => Boolean(window.isSecureContext && "standalone" in navigator && !navigator.standalone);

export class Notices {
  /** `send(message)` tells the program, `changed()` is called when there is something else to show. */
  constructor(send, changed) {
    Object.assign(this, { send, changed });
    this.endpoint = ""; // where this browser is told
    this.wanted = false; // whether its owner waits for the program's key
    this.failed = false;
  }

  /** Find out where this browser is told already, and take away what it has told of this table. */
  async look(table) {
    if (!able()) return;
    const registration = await navigator.serviceWorker.getRegistration();
    for (const shown of await registration?.getNotifications({ tag: table }) ?? []) shown.close();
    const found = await registration?.pushManager.getSubscription();
    if (this.endpoint === (found?.endpoint ?? "")) return;
    this.endpoint = found?.endpoint ?? "";
    this.changed();
  }

  /** Its owner wants to be told. The browser asks them first, as it may after a press alone. */
  async want(key) {
    this.failed = false;
    if (await Notification.requestPermission() !== "granted") return this.changed();
    this.wanted = true;
    if (!key) return this.send({ type: "push_key" });
    return this.go(key);
  }

  /** Go on with the program's key, once it is there. */
  async go(key) {
    if (!this.wanted || !key) return;
    this.wanted = false;
    try {
      const found = await subscribe((await navigator.serviceWorker.ready).pushManager, key);
      this.endpoint = found.endpoint;
      this.tell(found, NIGHT);
    } catch {
      this.failed = true; // the browser's maker isn't reached, or doesn't want to
    }
    this.changed();
  }

  /** Be silent from one hour to another, or never (`null`). */
  async hours(quiet) {
    const found = await (await navigator.serviceWorker.ready).pushManager.getSubscription();
    if (found) this.tell(found, quiet);
  }

  /** Its owner wants to be told no longer, at this table. */
  stop() {
    this.send({ type: "hush", endpoint: this.endpoint });
  }

  tell(found, quiet) {
    const { endpoint, keys } = found.toJSON();
    const [begins, ends] = quiet ?? NIGHT;
    this.send({ type: "notify", endpoint, key: keys.p256dh, secret: keys.auth, quiet: quiet !== null, begins, ends,
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone ?? "" });
  }
}

/** Subscribe; what there is with another key of the program is of no use any more. */
async function subscribe(manager, key) {
  const how = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await manager.subscribe(how);
  } catch (error) {
    if (error.name !== "InvalidStateError") throw error;
    await (await manager.getSubscription())?.unsubscribe();
    return manager.subscribe(how);
  }
}

/** The switch, and the quiet hours. */
export function notices(screen, words, push) {
  const found = screen.served?.push;
  if (!found || screen.you.colour === null) return null;
  const told = words.serve;
  if (!able()) return couldAtHome() ? h("p.state", { role: "status" }, told["notify-there"]) : null;
  if (Notification.permission === "denied") return h("p.state", { role: "status" }, told["notify-denied"]);
  const quiet = push.endpoint ? found.devices[push.endpoint.slice(-TAG)] : undefined;
  const on = quiet !== undefined;
  return h("section.notices", {}, h("div.buttons", {}, h("button", { type: "button", "data-key": "notify", onclick: () => (on ? push.stop() : push.want(found.key)) },
    on ? told["notify-off"] : told.notify)),
  push.failed ? h("p", { role: "alert" }, told["notify-failed"]) : null,
  on ? hours(quiet, words, push) : h("p.state", {}, told["notify-how"]));
}

function hours(quiet, words, push) {
  const told = words.serve;
  const [begins, ends] = quiet.length ? quiet : NIGHT;
  const choice = (key, chosen, change) => h("label.field", {}, h("span", {}, told[key]),
    h("select", { "data-key": key, onchange: (event) => push.hours(change(Number(event.target.value))) }, HOURS.map((hour) =>
      h("option", { value: String(hour), selected: hour === chosen }, new Date(2000, 0, 1, hour).toLocaleTimeString(words.language, { hour: "numeric", minute: "2-digit" })))));
  return [
    h("label.option", {}, h("input", { type: "checkbox", "data-key": "quiet", checked: quiet.length > 0, onchange: (event) => push.hours(event.target.checked ? NIGHT : null) }),
      h("span", {}, told.quiet, h("small", {}, told["quiet-how"]))),
    quiet.length ? h("div.hours", {}, choice("quiet-from", begins, (hour) => [hour, ends]), choice("quiet-to", ends, (hour) => [begins, hour])) : null,
  ];
}
