import assert from "node:assert/strict";
import { test } from "node:test";
import { act, screen, words } from "./game.mjs";
import { all, classed, script, text } from "./read.mjs";

const { face } = await script("things.js");
const { persons, results } = await script("views.js");

test("a seat has the portrait that the program names, and without one the medal of its colour", () => {
  const [picture] = all(face("red", ["bellringer", 172, 238, 62]), (node) => node.tag === "img" && node.attributes.style);
  assert.equal(picture.attributes.src, "pictures/persons/bellringer.svg");
  assert.deepEqual(picture.attributes.style, { width: "241.9%", left: "-88.7%", top: "-141.9%" });
  assert.equal(all(face("red", null), classed("face")).length, 0);
});

test("whoever has won is shown as on the screen", () => {
  const found = { ...screen(), people: [{ colour: "blue", portrait: ["gypsies", 166, 158, 66] }] };
  found.result = { winners: ["blue"], headline: "Anna wins", tie: "", rows: [], sources: [], held: "held" };
  const sources = all(results(found, words, act), (node) => node.tag === "img").map((node) => node.attributes.src);
  assert.ok(sources.includes("pictures/persons/gypsies.svg"));
});

test("a person's name is heard once on its page", () => {
  const found = screen();
  found.game.view.grey_ahead = [];
  assert.equal(text(persons(found, words), true).split("Monk").length, 2);
});
