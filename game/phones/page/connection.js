// The connection to the program: it comes back by itself, as phones sleep, lock and change networks.

import { place } from "./places.js";

const PATIENCE = 5000;
const JUMP = 4000; // a clock that leaps so far means that the phone has slept
const FIRST = 1000;
const LONGEST = 12000;

/** Milliseconds to wait after so many tries without an answer: longer each time, and never the same on all phones. */
export function pause(tries, chance) {
  return Math.min(LONGEST, FIRST * 2 ** tries) * (0.5 + chance / 2);
}

/** What this page is called among those that show the same phone. */
function called() {
  return Array.from(crypto.getRandomValues(new Uint32Array(2)), (number) => number.toString(36)).join("").slice(0, 16);
}

const hidden = () => document.visibilityState === "hidden";

export class Connection {
  /**
   * `hear(kind, content)` is called with every frame, `state(connected)` when the connection comes or goes,
   * `refused()` when the program doesn't know the key; `looked()` says how far its owner has seen the game.
   */
  constructor(hello, hear, state, refused, looked = () => ({})) {
    this.refused = refused;
    this.looked = looked;
    this.refusals = 0;
    this.hello = hello;
    this.hear = hear;
    this.state = state;
    this.ended = false;
    this.next = 0;
    this.tries = 0;
    this.due = 0;
    this.tab = called();
    this.takes = true; // its owner has just opened it
    document.addEventListener("visibilitychange", () => this.seen());
    window.addEventListener("pageshow", (event) => { if (event.persisted) this.open(); });
    window.addEventListener("online", () => this.open());
    let before = Date.now();
    setInterval(() => {
      const now = Date.now();
      if (hidden() ? !this.alive() && now >= this.due && !this.takes : now - before > JUMP || (!this.alive() && now >= this.due)) this.open();
      before = now;
    }, 500);
    if (!hidden()) this.open(); // one that nobody has looked at takes no other's place
  }

  alive() {
    const socket = this.socket;
    return socket && (socket.readyState === WebSocket.OPEN || socket.readyState === WebSocket.CONNECTING);
  }

  seen() {
    if (hidden()) this.send({ type: "sleep", asleep: true, ...this.looked() });
    else this.open(); // a socket that has slept may look open and be dead
  }

  open() {
    if (this.ended || this.socket?.readyState === WebSocket.CONNECTING) return;
    this.drop();
    this.next = 0;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${place ? `/${place}` : ""}/socket`);
    this.socket = socket;
    let opened = false;
    this.welcome = false;
    const patience = setTimeout(() => { if (socket.readyState !== WebSocket.OPEN) socket.close(); }, PATIENCE);
    socket.onopen = () => {
      clearTimeout(patience);
      opened = true;
      const asleep = hidden();
      socket.send(JSON.stringify({ type: "hello", ...this.hello(), tab: this.tab, takes: this.takes && !asleep, asleep }));
    };
    socket.onmessage = (event) => { if (socket === this.socket) this.receive(event.data); };
    socket.onclose = (event) => {
      clearTimeout(patience);
      if (socket !== this.socket) return;
      this.socket = null;
      this.due = Date.now() + pause(this.tries++, Math.random());
      this.state(false);
      // Twice let in and shown the door in order (1000; a lost network has 1006): the key is another evening's.
      this.refusals = opened && !this.welcome && event.code === 1000 ? this.refusals + 1 : 0;
      if (this.refusals === 2) this.refused();
    };
  }

  drop() {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  end() {
    this.ended = true;
    this.drop();
  }

  /** Its owner wants it here. */
  again() {
    this.ended = false;
    this.takes = true;
    this.open();
  }

  receive(text) {
    const frame = JSON.parse(text);
    if (frame.n !== this.next) {
      this.next = frame.n;
      this.send({ type: "resync" });
    }
    this.next += 1;
    for (const [kind, content] of Object.entries(frame)) {
      if (kind === "welcome") {
        this.welcome = true;
        this.takes = false;
        this.tries = 0;
        this.state(true);
      }
      if (kind !== "n") this.hear(kind, content);
    }
  }

  send(message) {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }
}
