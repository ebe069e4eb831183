import assert from "node:assert/strict";
import { test } from "node:test";
import { option, screen, words as usual } from "./game.mjs";
import { all, classed, script, text } from "./read.mjs";

const { advice, cells, lesson, placing, places, teacher, toRead, turning } = await script("lesson.js");
const { best, heard } = await script("things.js");

const words = { ...usual, lesson: { title: "Learn", "go-on": "Go on", "play-on": "Stop", with: "Come back", "page-back": "Back", "page-again": "Again" } };
const line = (...about) => ({ words: "Look here.", icon: "icons/coin", topic: "plate", back: false, about });
const taught = (told) => ({ ...screen(null), lower: "blue", lesson: { on: true, ...told } });
const pressed = [];
const act = { lesson: (what) => pressed.push(what) };

test("a line stands above what it is about, with a way to end the lesson", () => {
  const shown = lesson(taught({ line: line(["area", "blue", "bank"], ["persons"]) }), {}, words, act);
  assert.match(text(shown), /^Look here\./);
  assert.equal(all(shown, classed("plot")).filter(classed("lit")).length, 1);
  assert.equal(all(shown, classed("person")).length, 1);
  all(shown, (node) => node.attributes["data-key"] === "lesson-stop")[0].attributes.onclick();
  assert.deepEqual(pressed.splice(0), ["stop"]);
});

test("a line about nothing that lies here leaves the own borough in sight", () => {
  for (const about of [[], [["caption"]], [["plate", "blue"]]]) {
    const shown = lesson(taught({ line: line(...about) }), {}, words, act);
    assert.equal(all(shown, classed("borough")).length, 1);
  }
});

test("numbers and places that a line is about are told apart by seat and kind", () => {
  const told = line(["cell", "blue", "coins"], ["cell", "red", "rat"], ["market", "red.outer"], ["cathedral"]);
  assert.deepEqual(cells(told, "blue"), ["coins"]);
  assert.deepEqual(places(told), ["red.outer", "notredame"]);
  assert.equal(toRead(screen(null)), null);
  assert.deepEqual(cells(null, "blue"), []);
});

test("one goes on, and back where there is something before", () => {
  const first = turning(taught({ line: line() }), words, act);
  assert.equal(text(first), "Go on");
  const second = turning(taught({ line: { ...line(), back: true } }), words, act);
  assert.equal(text(second), "BackGo on");
  for (const button of all(second, (node) => node.tag === "button")) button.attributes.onclick();
  assert.deepEqual(pressed.splice(0), ["back", "next"]);
});

test("what is suggested is marked and heard, and a hint's rank stands before it", () => {
  const wish = option({ advised: "suggested" });
  assert.match(text(heard(wish)), /Bank – suggested/);
  assert.equal(best(wish).attributes.title, "suggested");
  assert.equal(text(best({ ...wish, best: 2 })), "2");
  assert.equal(best(option({})), null);
});

test("of a chosen card it is said what happens at its place", () => {
  const shown = taught({ advice: { words: "I would play it.", icon: "icons/card" }, places: { "blue play x": { words: "Place a cube.", icon: "cards/bank" } } });
  assert.equal(text(advice(shown)), "I would play it.");
  assert.equal(text(placing(shown, "blue play x")), "Place a cube.");
  assert.equal(placing(shown, "blue play y"), null);
  assert.equal(advice(screen(null)), null);
});

test("the teacher can be called back, and games without one have none", () => {
  assert.equal(teacher(screen(null), words, act), null);
  assert.match(text(teacher(taught({ again: true }), words, act)), /AgainStop/);
  assert.match(text(teacher(taught({ on: false }), words, act)), /Come back/);
});
