import assert from "node:assert/strict";
import { test } from "node:test";
import { script } from "./read.mjs";

const { pause } = await script("connection.js");

test("a page waits longer after every try, up to a limit, and two pages differ", () => {
  const times = Array.from({ length: 12 }, (_, tries) => pause(tries, 1));
  assert.deepEqual(times.slice(0, 4), [1000, 2000, 4000, 8000]);
  for (let tries = 1; tries < times.length; tries += 1) assert.ok(times[tries] >= times[tries - 1]);
  assert.equal(times.at(-1), 12000);
  assert.equal(pause(3, 0), times[3] / 2);
  assert.notEqual(pause(3, 0.2), pause(3, 0.7));
});
