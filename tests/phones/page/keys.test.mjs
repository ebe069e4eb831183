import assert from "node:assert/strict";
import { test } from "node:test";
import { script } from "./read.mjs";

const { deed } = await script("keys.js");
const moves = ["a", "b", "c"];
const press = (key, chosen = "", focused = null, held = {}) => deed({ key, ...held }, moves, chosen, focused);

test("arrows go round what can be chosen, and digits choose at once", () => {
  assert.deepEqual(press("ArrowRight"), ["choose", "a"]);
  assert.deepEqual(press("ArrowLeft"), ["choose", "c"]);
  assert.deepEqual(press("ArrowDown", "c"), ["choose", "a"]);
  assert.deepEqual(press("ArrowUp", "b"), ["choose", "a"]);
  assert.deepEqual(press("3"), ["choose", "c"]);
  assert.equal(press("4"), null);
});

test("Enter confirms what is chosen, and presses any other button that has the focus", () => {
  assert.deepEqual(press("Enter", "b"), ["confirm", "b"]);
  assert.deepEqual(press("Enter", "b", { tagName: "BUTTON", dataset: { key: "b" } }), ["confirm", "b"]);
  assert.equal(press("Enter", "b", { tagName: "BUTTON", dataset: { key: "undo" } }), null);
  assert.deepEqual(press("Enter"), ["done", null]);
  assert.equal(press("Enter", "", { tagName: "BUTTON", dataset: { key: "a" } }), null);
});

test("nothing happens while something is typed, or with a key of the browser's own", () => {
  assert.equal(press("h", "", { tagName: "INPUT" }), null);
  assert.equal(press("z", "", null, { ctrlKey: true }), null);
  assert.deepEqual(press("Z"), ["undo", null]);
  assert.deepEqual(press("h"), ["hint", null]);
  assert.deepEqual(press("Escape", "b"), ["drop", "b"]);
  assert.equal(press("Escape"), null);
});
