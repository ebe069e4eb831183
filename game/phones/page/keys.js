// By keyboard: arrows and digits choose, Enter confirms, Escape lets go; a letter asks for a hint or takes back.

const FIELDS = ["INPUT", "SELECT", "TEXTAREA"];
const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * What a key does: a deed and what it is done with, or null where the browser's own meaning stands.
 * `moves`: what can be chosen, in the order of the page; `chosen`: which of them is; `focused`: the element that has the focus.
 */
export function deed({ key, ctrlKey, metaKey, altKey }, moves, chosen, focused) {
  if (ctrlKey || metaKey || altKey || FIELDS.includes(focused?.tagName)) return null;
  const button = focused?.tagName === "BUTTON";
  const own = focused?.dataset?.key;
  if (key in STEPS && moves.length) {
    const at = moves.indexOf(chosen);
    const next = at < 0 ? (STEPS[key] > 0 ? 0 : moves.length - 1) : (at + STEPS[key] + moves.length) % moves.length;
    return ["choose", moves[next]];
  }
  if (/^[1-9]$/.test(key) && moves[key - 1] !== undefined) return ["choose", moves[key - 1]];
  if (key === "Enter" && chosen && (!button || own === chosen)) return ["confirm", chosen];
  if (key === "Enter" && !chosen && !button) return ["done", null];
  if (key === "Escape" && chosen) return ["drop", chosen];
  if (key.toLowerCase() === "h") return ["hint", null];
  if (key.toLowerCase() === "z") return ["undo", null];
  return null;
}
