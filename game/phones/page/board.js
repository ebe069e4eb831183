// The boroughs with their sectors, and the small map of markets.

import { h, picture, s } from "./dom.js";
import { PLOTS } from "./plots.js";
import { fitting, medal, REWARDS, SECTORS, SYMBOL } from "./things.js";

const BERTHS = [0, 1, 2, 3, 4, 9, 8, 7, 6, 5];

/** A borough: its sectors with the pieces in them; `choices` are options by sector, to be tapped. */
export function borough(colour, game, words, choices = {}, chosen = "", choose = null, lit = []) {
  const player = game.players[colour];
  const asked = choose && Object.keys(choices).length ? "asked" : "";
  return h("ul.borough", { class: `${colour} ${asked}` }, SECTORS.map((sector) => {
    const cubes = player.sectors[sector];
    const friend = player.friend === sector;
    const found = choices[sector] ?? [];
    const inside = [
      picture(`areas/${sector}`, "", "building"), name(sector, words.cards[sector].name, words),
      h("span.pieces", { role: "img", "aria-label": `${cubes}${friend ? ` + ${words.page.friend}` : ""}` },
        Array.from({ length: Math.min(cubes, 4) }, (_, at) => picture(`pieces/${colour}_cube_${"abc"[at % 3]}`)),
        cubes > 2 ? h("b.many", {}, String(cubes)) : null,
        friend ? picture(`pieces/${colour}_pawn`, "", "pawn") : null),
    ];
    const kind = [found.length ? "open" : "", found.some((option) => option.move === chosen) ? "chosen" : "",
      lit.includes(sector) ? "lit" : ""].join(" ");
    if (!found.length || !choose) return h("li.plot", { class: kind, style: PLOTS[sector] }, h("div.sector", { class: sector }, inside));
    return h("li.plot", { class: kind, style: PLOTS[sector] }, found.map((option) =>
      h("button.sector", { class: sector, type: "button", "data-key": option.move,
        "aria-pressed": String(option.move === chosen), onclick: () => choose(option) },
      inside, option.best ? h("span.best", { class: option.best === 1 ? "first" : "" }, String(option.best)) : null,
      h("span.unseen", {}, option.label))));
  }), harbour(player.rat, words), market(colour, game));
}

/** The name of an area: as short as it stands on the board, read aloud as it is called. */
function name(area, called, words) {
  return [h("span.name", { "aria-hidden": "true", style: fitting(words.areas[area]) }, words.areas[area]), h("span.unseen", {}, called)];
}

/** The harbour with its jetty; the rat sits on its berth. */
function harbour(rat, words) {
  return h("li.plot", { style: PLOTS.harbour }, h("div.sector.harbour", {},
    h("span.jetty", { "aria-hidden": "true" }, BERTHS.map((berth) => h("span", { class: berth === 9 ? "last" : "" },
      berth === rat ? picture("pieces/rat") : String(berth)))),
    name("harbour", `${words.page.rat} ${rat}`, words), picture("areas/harbour", "", "building")));
}

/** The market in the middle of a borough, with what lies or stands there. */
function market(colour, game) {
  const here = game.seats.filter((seat) => game.players[seat].carriage === `${colour}.centre`);
  return h("li.square", { "aria-hidden": "true" }, here.slice(0, 3).map((seat) => picture(`pieces/${seat}_coach`)));
}

const WIDE = 400;

/** Where a market lies on the map: the own borough is at the bottom, the others go on clockwise. */
function place(market, ring, bottom) {
  const [colour, which] = market.split(".");
  const half = Math.PI / ring.length;
  const angle = Math.PI / 2 + 2 * half * (ring.indexOf(colour) - ring.indexOf(bottom));
  const [turn, far] = { centre: [0, 0.6], inner: [-1, 0.36], right: [-0.52, 0.86], outer: [0.22, 0.86], left: [1, 0.76] }[which];
  const radius = (WIDE / 2) * far;
  return [WIDE / 2 + radius * Math.cos(angle + turn * half), WIDE / 2 + radius * Math.sin(angle + turn * half)];
}

/** The areas of a borough on the map, each between two points of its edge: how far towards the side, and outwards. */
const EDGE = [[1, 0.36], [-1, 0.36], [-1, 0.76], [-1, 0.98], [-0.52], [-0.15], [0.0, 0.98], [0.22], [0.6], [1, 0.98], [1, 0.76], [1, 0.36]];
const WEDGES = { residence: [0, 1], hospital: [1, 2], hotel: [2, 4], park: [4, 5], cloister: [5, 7], harbour: [7, 8], bank: [8, 10],
  carriage: [10, 11] };
const ROADS = [[1, 0.36], [-1, 0.36], [-1, 0.76], [-0.52], [-0.15], [0.22], [0.6], [1, 0.76]];

/** The map of markets, messages and carriages. Those within reach are buttons in the list beside it. */
export function map(game, words, bottom, choices, chosen, choose) {
  const ring = game.ring;
  const half = Math.PI / ring.length;
  const middle = WIDE / 2;
  const drawn = [];
  for (const colour of ring) {
    const angle = Math.PI / 2 + 2 * half * (ring.indexOf(colour) - ring.indexOf(bottom));
    const far = (turn) => (0.98 * Math.cos(half / 2)) / Math.cos(half * (Math.abs(turn) - 0.5));
    const at = ([turn, out = far(turn)]) => [middle + middle * out * Math.cos(angle + turn * half), middle + middle * out * Math.sin(angle + turn * half)];
    const written = (points) => points.map((point) => point.map((number) => number.toFixed(1)).join(",")).join(" ");
    const centre = place(`${colour}.centre`, ring, bottom);
    const edge = EDGE.map(at);
    for (const [area, [from, to]] of Object.entries(WEDGES)) {
      drawn.push(s("polygon", { points: written([centre, ...edge.slice(from, to + 1)]), class: `area ${area}` }));
    }
    for (const kind of ["kerb", "street"]) {
      for (const [x, y] of ROADS.map(at)) drawn.push(s("line", { x1: centre[0], y1: centre[1], x2: x, y2: y, class: kind }));
    }
    drawn.push(s("polygon", { points: written(edge), class: "rim" }), s("polygon", { points: written(edge), class: `rim own ${colour}` }));
  }
  drawn.unshift(s("circle", { cx: middle, cy: middle, r: middle * 0.36, class: "nave" }));
  drawn.push(s("g", {}, glass(middle, 36)));
  drawn.push(s("image", { href: "pictures/cathedral/rose.svg", x: middle - 40, y: middle - 40, width: 80, height: 80 }));
  for (const name of Object.keys(words.markets ?? {})) {
    const [x, y] = place(name, ring, bottom);
    const option = choices.find((one) => one.key === name);
    const kind = `market ${name.split(".")[0]} ${option ? "open" : ""} ${option && option.move === chosen ? "chosen" : ""}`;
    drawn.push(s("g", { class: kind, transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})`, onclick: option ? () => choose(option) : null },
      option ? [s("circle", { r: 27, class: "glow" }), s("circle", { r: 24, class: "light" })] : null,
      s("circle", { r: 18, class: "kerbstone" }), s("circle", { r: 15, class: "stone" }), game.messages[name] ? token(game.messages[name], words) : null));
  }
  for (const [colour, player] of Object.entries(game.players)) {
    const [x, y] = place(player.carriage, ring, bottom);
    const beside = game.seats.filter((seat) => game.players[seat].carriage === player.carriage).indexOf(colour);
    drawn.push(s("image", { href: `pictures/pieces/${colour}_coach.svg`, x: x - 22 + beside * 14, y: y - 34, width: 44, height: 35,
      class: "coach" }));
  }
  return h("div.map", {}, s("svg", { viewBox: `0 0 ${WIDE} ${WIDE}`, "aria-hidden": "true" }, drawn));
}

/** The coloured panes behind the tracery of the rose window. */
function glass(middle, radius) {
  const at = (angle) => `${(middle + radius * Math.sin(angle)).toFixed(1)},${(middle - radius * Math.cos(angle)).toFixed(1)}`;
  const step = Math.PI / 6;
  return Array.from({ length: 12 }, (_, pane) =>
    s("polygon", { points: `${middle},${middle} ${at((pane - 0.5) * step)} ${at((pane + 0.5) * step)}`, class: "pane" }));
}

const OCTAGON = "-7,-17 7,-17 17,-7 17,7 7,17 -7,17 -17,7 -17,-7";

/** A message on the map. */
function token([colour, kind], words) {
  const icon = REWARDS[kind];
  return [s("polygon", { points: OCTAGON, class: `token ${colour}` }), s("polygon", { points: OCTAGON, class: "leaf", transform: "scale(.76)" }),
    s("circle", { cy: -15, r: 7, class: `seal ${colour}` }), s("image", { href: `pictures/symbols/${SYMBOL[colour]}_light.svg`, x: -4.5, y: -19.5, width: 9, height: 9 }),
    s("text", { x: icon ? -4.5 : 0, y: 8.5 }, String(words.worth[kind])),
    icon ? s("image", { href: `pictures/${icon}.svg`, x: 0.5, y: -3.5, width: 11, height: 11 }) : null];
}

/** The name of a seat with its symbol. */
export function seatName(colour, screen, words) {
  return h("span.seat", {}, medal(colour, words.colours[colour]), h("span", {}, screen.names[colour]));
}
