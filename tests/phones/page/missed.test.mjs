import assert from "node:assert/strict";
import { test } from "node:test";
import { act, screen, words } from "./game.mjs";
import { all, classed, script, text } from "./read.mjs";

const { lit, Looking, step, stepping } = await script("missed.js");
const { fragment } = await script("places.js");

function owner(seen) {
  const state = { seen };
  const clock = { now: 100000 };
  return { state, clock, looking: new Looking(state, () => {}, () => clock.now) };
}

test("only what came while the page was out of sight for a while has been missed", () => {
  const { state, clock, looking } = owner();
  assert.equal(looking.look("game", 5), null); // the first time there is nothing to compare with
  clock.now += 60000;
  assert.equal(looking.look("game", 9), null); // it was in sight all the time
  looking.away();
  clock.now += 5000;
  assert.equal(looking.look("game", 12), null); // a glance at something else
  looking.away();
  clock.now += 60000;
  assert.equal(looking.look("game", 12), null); // nothing has happened
  looking.away();
  clock.now += 60000;
  assert.equal(looking.look("game", 20), 12);
  assert.equal(state.seen.moves, 20);
});

test("a page that is opened again knows how far its owner had looked, in this game alone", () => {
  assert.equal(owner({ game: "game", moves: 7, at: 0 }).looking.look("game", 11), 7);
  assert.equal(owner({ game: "other", moves: 7, at: 0 }).looking.look("game", 11), 0);
  assert.equal(owner({ game: "other", moves: 7, at: 0 }).looking.look("game", 0), null);
});

test("what was seen on another device isn't told again, and a new device knows of it", () => {
  const { state, clock, looking } = owner({ game: "game", moves: 7, at: 0 });
  assert.equal(looking.look("game", 11, 9), 9);
  looking.away();
  clock.now += 60000;
  assert.equal(looking.look("game", 20, 20), null);
  assert.equal(state.seen.moves, 20);
  assert.equal(owner().looking.look("game", 11, 9), 9); // it has never been here, but its owner has
  assert.equal(owner().looking.look("game", 11), null);
});

test("whoever last looked before the game has missed it from its first move", () => {
  const { clock, looking } = owner();
  assert.equal(looking.look("", 0), null);
  assert.equal(looking.look("game", 1), null); // it began in sight
  const late = owner();
  late.looking.look("", 0);
  late.looking.away();
  late.clock.now += 60000;
  assert.equal(late.looking.look("game", 9), 0);
  looking.away();
  clock.now += 60000;
  assert.equal(looking.look("game", 9), 1);
});

test("a step lights its places on the map and in the boroughs", () => {
  const told = { at: 1, steps: [["", ["First."], []], ["blue", ["Anna places a cube.", "And drives."], ["blue.bank", "blue.outer", "notredame"]]] };
  assert.deepEqual(lit(told.steps[1][2]), { blue: ["bank", "outer"] });
  const found = { ...screen(), game: { view: { ...screen().game.view, ring: ["blue", "red", "green"] } }, lower: "blue" };
  const shown = step(told, found, { wide: true }, words);
  assert.match(text(shown), /2 \/ 2.*Anna places a cube\.And drives\./s);
  assert.equal(all(shown, classed("plot")).filter(classed("lit")).length, 1);
});

test("the buttons at the foot lead on, and at the last step away", () => {
  const pressed = (at) => {
    let told;
    const [skip, next] = stepping({ steps: [1, 2], at }, words, { ...act, tell: (to) => { told = to; } });
    next.attributes.onclick();
    const on = told;
    skip.attributes.onclick();
    return [on, told];
  };
  assert.deepEqual(pressed(0), [1, null]);
  assert.deepEqual(pressed(1), [null, null]);
});

test("the fragment of an address names the key, the token of an own link, and whether the page only watches", () => {
  assert.deepEqual(fragment(""), { watch: false, key: "", token: "" });
  assert.deepEqual(fragment("#abcd-1234"), { watch: false, key: "abcd-1234", token: "" });
  assert.deepEqual(fragment("#abcd-1234.token"), { watch: false, key: "abcd-1234", token: "token" });
  assert.deepEqual(fragment("#watch"), { watch: true, key: "", token: "" });
  assert.deepEqual(fragment("#watch/abcd-1234"), { watch: true, key: "abcd-1234", token: "" });
  assert.deepEqual(fragment("#watchtower12"), { watch: false, key: "watchtower12", token: "" });
});
