// The boroughs with their sectors, and the small map of markets.

import { CITIES } from "./city.js";
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
        Array.from({ length: Math.min(cubes, 3) }, (_, at) => picture(`pieces/${colour}_cube_${"abc"[at]}`)),
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

/** The map of markets, messages and carriages: the city as it lies on the table. Those within reach are buttons in the list beside it. */
export function map(screen, words, choices, chosen, choose) {
  const game = screen.game.view;
  const ring = game.ring;
  const city = CITIES[ring.length];
  const [wide, high] = city.size;
  const lower = ring.indexOf(screen.lower);
  const clockwise = city.boroughs.map((borough, at) => [ring[(lower + at) % ring.length], borough]);
  const at = Object.fromEntries(clockwise.flatMap(([colour, borough]) => Object.entries(borough.markets).map(([name, point]) => [`${colour}.${name}`, point])));
  const drawn = clockwise.flatMap(([, borough]) => Object.entries(borough.areas).map(([area, points]) => s("polygon", { points, class: `area ${area}` })));
  drawn.push(s("polygon", { points: city.nave, class: "nave" }));
  for (const kind of ["kerb", "street"]) drawn.push(...city.streets.map((points) => s("polyline", { points, class: kind })));
  for (const kind of ["wall", "wall own"]) {
    drawn.push(...clockwise.map(([colour, { wall }]) => s("polyline", { points: wall, class: `${kind} ${colour} ${colour === screen.you.colour ? "yours" : ""}` })));
  }
  const [x, y, radius] = city.rose;
  drawn.push(s("g", {}, glass(x, y, radius * 0.9)), s("image", { href: "pictures/cathedral/rose.svg", x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius }));
  const size = ring.length > 4 ? 0.84 : 1; // the markets of five boroughs lie closer together
  for (const name of Object.keys(words.markets ?? {})) {
    const option = choices.find((one) => one.key === name);
    const picked = option && option.move === chosen;
    const kind = `market ${name.split(".")[0]} ${option ? "open" : ""} ${picked ? "chosen" : ""}`;
    drawn.push(s("g", { class: kind, transform: `translate(${at[name]}) scale(${size})` },
      option ? s("circle", { r: picked ? 22.5 : 20.4, class: "light" }) : null,
      s("circle", { r: 16, class: "kerbstone" }), s("circle", { r: 13.5, class: "stone" }), game.messages[name] ? token(game.messages[name], words) : null,
      picked ? s("g", { class: "tick", transform: "translate(17 15)" }, s("circle", { r: 8.5 }), s("polyline", { points: "-4,0 -1,3.5 4,-3.5" })) : null));
  }
  for (const [colour, player] of Object.entries(game.players)) {
    const [x, y] = at[player.carriage];
    const beside = game.seats.filter((seat) => game.players[seat].carriage === player.carriage).indexOf(colour);
    const lift = game.messages[player.carriage] ? 39 : 30; // the number of a message stays in sight
    drawn.push(s("image", { href: `pictures/pieces/${colour}_coach.svg`, x: x - 20 + beside * 13, y: y - lift, width: 40, height: 32,
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
    s("circle", { cy: -15, r: 7, class: `seal ${colour}` }), s("image", { href: `pictures/symbols/${SYMBOL[colour]}_light.svg`, x: -4.5, y: -19.5, width: 9, height: 9 }),
    s("text", { x: icon ? -4.5 : 0, y: 8.5 }, String(words.worth[kind])),
    icon ? s("image", { href: `pictures/${icon}.svg`, x: 0.5, y: -3.5, width: 11, height: 11 }) : null];
}

/** The name of a seat with its symbol. */
export function seatName(colour, screen, words) {
  return h("span.seat", {}, medal(colour, words.colours[colour]), h("span", {}, screen.names[colour]));
}
