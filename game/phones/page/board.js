// The boroughs with their sectors, and the small map of markets.

import { CITIES } from "./city.js";
import { h, picture, s } from "./dom.js";
import { PLOTS } from "./plots.js";
import { best, fitting, heard, medal, REWARDS, SECTORS, SYMBOL } from "./things.js";

const BERTHS = [0, 1, 2, 3, 4, 9, 8, 7, 6, 5];

/** A borough: its sectors with the pieces in them; `choices` are options that are tapped there, `lit` sectors are marked. */
export function borough(colour, game, words, { choices = [], chosen = "", choose = null, lit = [] } = {}) {
  const player = game.players[colour];
  return h("ul.borough", { class: `${colour} ${choices.length ? "asked" : ""}` }, SECTORS.map((sector) => {
    const found = choices.filter((option) => option.key === sector);
    const kind = [found.length ? "open" : "", found.some((option) => option.move === chosen) ? "chosen" : "",
      lit.includes(sector) ? "lit" : ""].join(" ");
    const cubes = player.sectors[sector];
    const friend = player.friend === sector;
    const shown = [picture(`areas/${sector}`, "", "building"), found.length ? shortName(sector, words) : name(sector, words.cards[sector].name, words)];
    const there = words.page.cubes + `: ${cubes}${friend ? `, ${words.page.friend}` : ""}`;
    const all = pieces(colour, cubes, friend);
    const press = (option, tag, ...inside) => h(tag, { class: option.move === chosen ? "chosen" : "", type: "button", "data-key": option.move,
      "aria-pressed": String(option.move === chosen), onclick: () => choose(option) }, inside, best(option));
    const inside = !found.length ? h("div.sector", { class: sector }, shown, h("span.pieces", { role: "img", "aria-label": there }, all))
      : found.length === 1 ? press(found[0], `button.sector.${sector}`, shown, h("span.pieces", { "aria-hidden": "true" }, all), heard(found[0], there))
        : h("div.sector.shared", { class: sector }, shown, h("span.halves", {}, found.map((option) => press(option, "button.half",
          h("span.pieces", { "aria-hidden": "true" }, option.kind === "friend" ? pieces(colour, 0, true) : pieces(colour, cubes, false)), heard(option)))));
    return h("li.plot", { key: sector, class: kind, style: PLOTS[sector] }, inside);
  }), harbour(player.rat, words, lit.includes("harbour")), market(colour, game));
}

/** Pieces as they stand in a sector: of many cubes, three and their number. */
function pieces(colour, cubes, friend) {
  return [Array.from({ length: Math.min(cubes, 3) }, (_, at) => picture(`pieces/${colour}_cube_${"abc"[at]}`)),
    cubes > 2 ? h("b.many", {}, String(cubes)) : null, friend ? picture(`pieces/${colour}_pawn`, "", "pawn") : null];
}

/** The name of an area: as short as it stands on the board, read aloud as it is called. */
function name(area, called, words) {
  return [shortName(area, words), h("span.unseen", {}, called)];
}

const shortName = (area, words) => h("span.name", { "aria-hidden": "true", style: fitting(words.areas[area]) }, words.areas[area]);

/** The harbour with its jetty; the rat sits on its berth. */
function harbour(rat, words, isLit) {
  return h("li.plot", { class: isLit ? "lit" : "", style: PLOTS.harbour }, h("div.sector.harbour", {},
    h("span.jetty", { "aria-hidden": "true" }, BERTHS.map((berth) => h("span", { class: berth === 9 ? "last" : "" },
      berth === rat ? picture("pieces/rat") : String(berth)))),
    name("harbour", `${words.page.rat} ${rat}`, words), picture("areas/harbour", "", "building")));
}

/** The market in the middle of a borough, with what lies or stands there. */
function market(colour, game) {
  const here = game.seats.filter((seat) => game.players[seat].carriage === `${colour}.centre`);
  return h("li.square", { "aria-hidden": "true" }, here.slice(0, 3).map((seat) => picture(`pieces/${seat}_coach`)));
}

/** The map of markets, messages and carriages: the city as it lies on the table. Those within reach are buttons in the list beside it; `lit` are markets to look at. */
export function map(screen, words, choices, chosen, choose, lit = []) {
  const game = screen.game.view;
  const ring = game.ring;
  const city = CITIES[ring.length];
  const [wide, high] = city.size;
  const lower = ring.indexOf(screen.lower);
  const clockwise = city.boroughs.map((place, number) => [ring[(lower + number) % ring.length], place]);
  const at = Object.fromEntries(clockwise.flatMap(([colour, { markets }]) => Object.entries(markets).map(([which, point]) => [`${colour}.${which}`, point])));
  const drawn = clockwise.flatMap(([, { areas }]) => Object.entries(areas).map(([area, points]) => s("polygon", { points, class: `area ${area}` })));
  drawn.push(s("polygon", { points: city.nave, class: "nave" }));
  for (const kind of ["kerb", "street"]) drawn.push(...city.streets.map((points) => s("polyline", { points, class: kind })));
  for (const kind of ["wall", "wall own"]) {
    drawn.push(...clockwise.map(([colour, { wall }]) => s("polyline", { points: wall, class: `${kind} ${colour} ${colour === screen.you.colour ? "yours" : ""}` })));
  }
  const [x, y, radius] = city.rose;
  if (lit.includes("notredame")) drawn.push(s("circle", { cx: x, cy: y, r: radius + 5, class: "told" }));
  drawn.push(s("g", {}, glass(x, y, radius * 0.9)), s("image", { href: "pictures/cathedral/rose.svg", x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius }));
  const size = ring.length > 4 ? 0.84 : 1; // the markets of five boroughs lie closer together
  for (const called of Object.keys(words.markets ?? {})) {
    const option = choices.find((one) => one.key === called);
    const picked = option && option.move === chosen;
    const kind = `market ${called.split(".")[0]} ${option ? "open" : ""} ${picked ? "chosen" : ""}`;
    drawn.push(s("g", { class: kind, transform: `translate(${at[called]}) scale(${size})` },
      lit.includes(called) ? s("circle", { r: 24, class: "told" }) : null, option ? s("circle", { r: picked ? 22.5 : 20.4, class: "light" }) : null,
      s("circle", { r: 16, class: "kerbstone" }), s("circle", { r: 13.5, class: "stone" }), game.messages[called] ? token(game.messages[called], words) : null,
      picked ? s("g", { class: "tick", transform: "translate(17 15)" }, s("circle", { r: 8.5 }), s("polyline", { points: "-4,0 -1,3.5 4,-3.5" })) : null));
  }
  for (const [colour, player] of Object.entries(game.players)) {
    const [left, top] = at[player.carriage];
    const beside = game.seats.filter((seat) => game.players[seat].carriage === player.carriage).indexOf(colour);
    const lift = game.messages[player.carriage] ? 39 : 30; // the number of a message stays in sight
    drawn.push(s("image", { href: `pictures/pieces/${colour}_coach.svg`, x: left - 20 + beside * 13, y: top - lift, width: 40, height: 32,
      class: "coach" }));
  }
  const touched = choices.length ? (event) => touch(event, choices.map((option) => [option, at[option.key]]), choose) : null;
  return h("div.map", { class: choices.length ? "asked" : "" },
    s("svg", { viewBox: `0 0 ${wide} ${high}`, "aria-hidden": "true", onclick: touched }, drawn));
}

const FINGER = 24;

/** Choose the market that a finger means: the nearest one, if it is no more than `FINGER` pixels away. */
function touch(event, places, choose) {
  const svg = event.currentTarget;
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM().inverse());
  const away = ([, place]) => Math.hypot(place[0] - x, place[1] - y);
  const nearest = places.reduce((a, b) => (away(b) < away(a) ? b : a));
  if (away(nearest) * svg.getScreenCTM().a <= FINGER) choose(nearest[0]);
}

/** The coloured panes behind the tracery of the rose window. */
function glass(x, y, radius) {
  const at = (angle) => `${(x + radius * Math.sin(angle)).toFixed(1)},${(y - radius * Math.cos(angle)).toFixed(1)}`;
  const step = Math.PI / 6;
  return Array.from({ length: 12 }, (_, pane) =>
    s("polygon", { points: `${x},${y} ${at((pane - 0.5) * step)} ${at((pane + 0.5) * step)}`, class: "pane" }));
}

const OCTAGON = "-7,-17 7,-17 17,-7 17,7 7,17 -7,17 -17,7 -17,-7";

/** A message on the map. */
function token([colour, kind], words) {
  const icon = REWARDS[kind];
  return [s("polygon", { points: OCTAGON, class: `token ${colour}` }), s("polygon", { points: OCTAGON, class: "leaf", transform: "scale(.76)" }),
    s("circle", { cx: 7, cy: -10, r: 5.6, class: `seal ${colour}` }), s("polygon", { points: OCTAGON, class: `rim ${colour}`, transform: "scale(.86)" }),
    s("image", { href: `pictures/symbols/${SYMBOL[colour]}_light.svg`, x: 3, y: -14, width: 8, height: 8 }),
    icon ? s("image", { href: `pictures/${icon}.svg`, x: -1, y: -2, width: 18, height: 18, class: "reward" }) : null,
    s("text", { x: icon ? -7 : -2, y: icon ? 6.5 : 9 }, String(words.worth[kind]))];
}

/** The name of a seat with its symbol. */
export function seatName(colour, screen, words) {
  return h("span.seat", {}, medal(colour, words.colours[colour]), h("span", {}, screen.names[colour]));
}
