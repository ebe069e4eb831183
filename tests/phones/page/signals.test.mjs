import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { script } from "./read.mjs";

const { Signals, title } = await script("signals.js");
const page = { title: "Notre Dame", "your-turn": "Your turn" };

class Sounds {
  static made = [];
  constructor() { Object.assign(this, { state: "suspended", currentTime: 0, destination: {}, struck: [] }); Sounds.made.push(this); }
  resume() { this.state = "running"; return Promise.resolve(); }
  createGain() {
    const gain = { setValueAtTime() {}, linearRampToValueAtTime: (volume) => this.struck.push(volume), exponentialRampToValueAtTime() {} };
    return { gain, connect: (next) => next };
  }
  createOscillator() { return { frequency: {}, connect: (next) => next, start() {}, stop() {} }; }
}

let [buzzed, seen, time] = [[], "visible", 0];
beforeEach(() => {
  [buzzed, seen, time] = [[], "visible", 100000];
  Sounds.made = [];
  globalThis.document = { get visibilityState() { return seen; } };
  Object.defineProperty(globalThis, "navigator", { configurable: true, value: { userActivation: { hasBeenActive: true }, vibrate: (pattern) => buzzed.push(pattern) } });
});
afterEach(() => { delete globalThis.document; });

const phone = (sound) => new Signals(() => sound, () => time, Sounds);

test("a page is silent until its owner has touched it, and then rings for a turn", () => {
  const signals = phone("soft");
  assert.equal(signals.call(), true);
  assert.deepEqual(Sounds.made, []);
  signals.touch();
  time += 60000;
  signals.call();
  assert.equal(Sounds.made.length, 1);
  assert.ok(Sounds.made[0].struck.length > 0);
  assert.ok(buzzed.every((pattern) => pattern.length > 1 && pattern[0] > 100));
});

test("whoever has just touched the page is not called, unless it is out of sight", () => {
  const signals = phone("clear");
  signals.touch();
  time += 1000;
  assert.equal(signals.call(), false);
  assert.deepEqual([Sounds.made[0].struck, buzzed], [[], []]);
  seen = "hidden";
  assert.equal(signals.call(), true);
  assert.equal(buzzed.length, 1);
});

test("clear is louder than soft, and off makes no sound at all", () => {
  const loudest = (sound) => {
    const signals = phone(sound);
    signals.touch();
    time += 60000;
    signals.call();
    return Math.max(0, ...Sounds.made.flatMap((made) => made.struck));
  };
  const [off, soft] = [loudest("off"), loudest("soft")];
  assert.equal(off, 0);
  assert.deepEqual(Sounds.made.length, 1); // that of soft
  assert.ok(soft > 0 && loudest("clear") > soft);
});

test("the title says whose turn it is until the answer is given", () => {
  const asked = { ask: { number: 1, answered: false } };
  assert.match(title(asked, { page }), /Your turn.*Notre Dame/);
  assert.equal(title({ ask: { number: 1, answered: true } }, { page }), "Notre Dame");
  assert.equal(title(null, { page }), "Notre Dame");
});
