import assert from "node:assert/strict";
import { test } from "node:test";
import { act, screen, words } from "./game.mjs";
import { all, classed, script, text } from "./read.mjs";

const { face } = await script("things.js");
const { persons, results } = await script("views.js");
const { overview } = await script("overview.js");

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

test("the table counts influence with the friend, and messages by their colour", () => {
  const found = screen();
  const { view } = found.game;
  Object.assign(view.players.blue, { cathedral: 1, messages: [["red", "coin"], ["red", "plain"]] });
  view.ring = ["blue", "red"];
  const page = { ...words.page, messages: "Messages", overview: "Influence and messages" };
  const rows = all(overview(found, { ...words, page }), (node) => node.tag === "tr").map((row) => row.children.map((cell) => text(cell)));
  assert.deepEqual(rows[0], ["", "Anna"]);
  assert.deepEqual(rows.slice(1), [
    ["the cloister", "–"], ["the bank", "3"], ["the residence", "–"], ["the carriage", "–"], ["the hotel", "5"], ["the park", "–"],
    ["the hospital", "–"], ["the notredame", "1"], ["Messages: blue", "–"], ["Messages: red", "2"],
  ]);
});
