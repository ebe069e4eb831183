import assert from "node:assert/strict";
import { test } from "node:test";
import { act, option, screen, words } from "./game.mjs";
import { all, classed, script, text } from "./read.mjs";

const { detail, foot, hand } = await script("hand.js");
const state = { chosen: "" };
const buttons = (tree) => all(tree, (node) => "aria-pressed" in node.attributes);

test("where a cube is lost or moved the text says so, and not what the card usually does", () => {
  const lost = option({ line: "1 cube back to the supply" });
  assert.equal(text(detail(lost, words)), "Bank1 cube back to the supply");
  const moved = option({ does: "One cube moves: Bank → Hotel.", line: "+1 coin" });
  assert.equal(text(detail(moved, words)), "BankOne cube moves: Bank → Hotel.+1 coin");
  const played = option({ kind: "card", key: "blue.bank" });
  assert.match(text(detail(played, words)), /Place a cube: bank\./);
});

test("a sector with cube and friend has a half for each", () => {
  const options = [option({ move: "blue from bank" }), option({ move: "blue from bank friend", kind: "friend", label: "Trusted friend (Bank)" }),
    option({ move: "blue from hotel", key: "hotel", label: "Hotel" })];
  const shown = hand(screen({ kind: "fool_from", options }), { chosen: "blue from bank friend" }, words, act);
  const [shared] = all(shown, classed("shared"));
  const halves = all(shared, classed("half"));
  assert.deepEqual(halves.map((half) => half.attributes["data-key"]), ["blue from bank", "blue from bank friend"]);
  assert.deepEqual(halves.map((half) => half.attributes["aria-pressed"]), ["false", "true"]);
  assert.deepEqual(halves.map((half) => all(half, classed("pawn")).length), [0, 1]);
  assert.equal(buttons(shown).length, 3); // each choice stands at one place
  let chosen = null;
  buttons(hand(screen({ kind: "fool_from", options }), state, words, { ...act, choose: (one) => { chosen = one; } }))[1].attributes.onclick();
  assert.equal(chosen, options[1]);
});

test("the name of each choice is heard once, with what it brings", () => {
  const options = [
    option({ move: "a", kind: "card", key: "blue.hotel", label: "Hotel", line: "A benefit of your choice" }),
    option({ move: "b", kind: "person", key: "monk", label: "Monk", line: "+3 cubes" }),
    option({ move: "c", label: "Bank", does: "One cube moves: Hospital → Hotel.", line: "+1 coin" }),
    option({ move: "d", kind: "button", key: "d", label: "Forgo it", line: "Nothing", waste: "That would be wasted." }),
  ];
  const heard = Object.fromEntries(buttons(hand(screen({ options }), state, words, act)).map((one) => [one.attributes["data-key"], text(one, true)]));
  assert.deepEqual(heard, {
    a: "Hotel – A benefit of your choice",
    b: "Monk – +3 cubes",
    c: "Bank – Cubes: 2, Trusted friend – One cube moves: Hospital → Hotel. – +1 coin",
    d: "Forgo it – Nothing – That would be wasted.",
  });
});

test("the button at the foot says what it does once something is chosen", () => {
  const options = [option({ move: "a", confirm: "Take a coin" })];
  const [before] = all(foot(screen({ options }), state, words, act), (node) => node.attributes["data-key"] === "confirm");
  assert.equal(before.attributes.disabled, true);
  const [after] = all(foot(screen({ options }), { chosen: "a" }, words, act), (node) => node.attributes["data-key"] === "confirm");
  assert.deepEqual([text(after), after.attributes.disabled], ["Take a coin", false]);
});
