// A phone's screen as the program sends it, so far as the page reads it.

export const words = {
  language: "en",
  page: { cubes: "Cubes", friend: "Trusted friend", rat: "Rat", hand: "Hand", third: "Third card", kept: "Kept", choose: "Tap one", undo: "Take back", hint: "Hint", done: "Done" },
  colours: { blue: "blue", red: "red" },
  cards: Object.fromEntries(["cloister", "bank", "residence", "carriage", "hotel", "park", "hospital", "notredame", "friend"]
    .map((kind) => [kind, { name: `the ${kind}`, effect: `Place a cube: ${kind}.` }])),
  areas: Object.fromEntries(["cloister", "bank", "residence", "carriage", "hotel", "park", "hospital", "harbour"].map((area) => [area, area])),
  persons: { monk: { name: "Monk", effect: "Take three cubes." } },
  deck: {}, markets: {}, worth: {},
  printed: { donation: [0, 1, 3, 6], pair: 2, double: 3 },
};

export const option = (changes) => ({ move: "blue x", kind: "area", key: "bank", label: "Bank", icons: [], confirm: "Lose a cube here: Bank", does: "", line: "", brings: [], ...changes });

export function screen(ask) {
  const sectors = { cloister: 0, bank: 2, residence: 0, carriage: 0, hotel: 5, park: 0, hospital: 0 };
  const player = { sectors, friend: "bank", carriage: "blue.centre", rat: 3, hand: [], kept: [], draft: [], third: null };
  return {
    kind: "table", names: { blue: "Anna" }, you: { colour: "blue" }, log: [],
    game: { view: { players: { blue: player }, seats: ["blue"], ring: ["blue"], messages: {}, persons: ["monk"], rats: [1] } },
    ask: { number: 7, kind: "lose", place: null, sentence: "Which?", answered: false, ...ask },
  };
}

export const act = { choose() {}, confirm() {}, wish() {} };
