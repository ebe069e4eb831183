// The boroughs with their sectors, and the small map of markets.

import { h, picture, s } from "./dom.js";
import { fitting, medal, SECTORS } from "./things.js";

/** A borough: its sectors with the pieces in them; `choices` are options by sector, to be tapped. */
export function borough(colour, game, words, choices = {}, chosen = "", choose = null, lit = []) {
  const player = game.players[colour];
  const harbour = h("li", {}, h("div.sector.harbour", {}, picture("areas/harbour", "", "ground"),
    h("span.name", { style: fitting(words.page.rat) }, words.page.rat),
    h("span.pieces", {}, picture("pieces/rat"), h("b.many", {}, String(player.rat)))));
  return h("ul.borough", { class: colour }, [...SECTORS.map((sector) => {
    const cubes = player.sectors[sector];
    const friend = player.friend === sector;
    const name = words.cards[sector].name;
    const found = choices[sector] ?? [];
    const inside = [
      picture(`areas/${sector}`, "", "ground"),
      h("span.name", { style: fitting(name) }, name),
      h("span.pieces", { role: "img", "aria-label": `${cubes}${friend ? ` + ${words.page.friend}` : ""}` },
        Array.from({ length: Math.min(cubes, 6) }, () => picture(`pieces/${colour}_cube`)),
        friend ? picture(`pieces/${colour}_pawn`, "", "pawn") : null,
        cubes > 3 ? h("b.many", {}, String(cubes)) : null),
    ];
    const kind = [found.length ? "open" : "", found.some((option) => option.move === chosen) ? "chosen" : "",
      lit.includes(sector) ? "lit" : ""].join(" ");
    if (!found.length || !choose) return h("li", {}, h("div.sector", { class: kind }, inside));
    return h("li", {}, found.map((option) =>
      h("button.sector", { class: kind, type: "button", "data-key": option.move,
        "aria-pressed": String(option.move === chosen), onclick: () => choose(option) },
      inside, option.best ? h("span.best", {}, String(option.best)) : null,
      h("span.unseen", {}, option.label))));
  }), harbour]);
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

/** The map of markets, messages and carriages. Those within reach are buttons in the list beside it. */
export function map(game, words, bottom, choices, chosen, choose) {
  const ring = game.ring;
  const half = Math.PI / ring.length;
  const middle = WIDE / 2;
  const corner = (angle, far) => [middle + middle * far * Math.cos(angle), middle + middle * far * Math.sin(angle)];
  const drawn = [];
  for (const colour of ring) {
    const angle = Math.PI / 2 + 2 * half * (ring.indexOf(colour) - ring.indexOf(bottom));
    const points = [corner(angle - half, 0.36), corner(angle - half, 0.98), corner(angle, 0.98), corner(angle + half, 0.98),
      corner(angle + half, 0.36)];
    drawn.push(s("polygon", { points: points.map((point) => point.join(",")).join(" "), class: `tile ${colour}` }));
    const centre = place(`${colour}.centre`, ring, bottom);
    for (const which of ["inner", "right", "outer", "left"]) {
      const [x, y] = place(`${colour}.${which}`, ring, bottom);
      drawn.push(s("line", { x1: centre[0], y1: centre[1], x2: x, y2: y, class: "street" }));
    }
    for (const turn of [-1, 1]) {
      const [x, y] = corner(angle + turn * half, turn < 0 ? 0.36 : 0.76);
      drawn.push(s("line", { x1: centre[0], y1: centre[1], x2: x, y2: y, class: "street" }));
    }
  }
  drawn.push(s("image", { href: "pictures/cathedral/rose.svg", x: middle - 40, y: middle - 40, width: 80, height: 80 }));
  for (const market of Object.keys(words.markets ?? {})) {
    const [x, y] = place(market, ring, bottom);
    const option = choices.find((one) => one.key === market);
    const lies = game.messages[market];
    const kind = `market ${option ? "open" : ""} ${option && option.move === chosen ? "chosen" : ""}`;
    const group = s("g", { class: kind, "aria-hidden": "true", onclick: option ? () => choose(option) : null },
      s("circle", { cx: x, cy: y, r: option ? 24 : 14 }));
    if (lies) {
      const face = lies[1] === "cube" ? `cube_${game.options.message_cube_prestige}` : lies[1];
      group.append(s("circle", { cx: x, cy: y, r: 17, class: `token ${lies[0]}` }));
      group.append(s("image", { href: `pictures/messages/${face}.svg`, x: x - 14, y: y - 14, width: 28, height: 28 }));
    }
    drawn.push(group);
  }
  for (const [colour, player] of Object.entries(game.players)) {
    const [x, y] = place(player.carriage, ring, bottom);
    const beside = game.seats.filter((seat) => game.players[seat].carriage === player.carriage).indexOf(colour);
    drawn.push(s("image", { href: `pictures/pieces/${colour}_coach.svg`, x: x - 22 + beside * 14, y: y - 34, width: 40, height: 32,
      class: "coach" }));
  }
  return h("div.map", {}, s("svg", { viewBox: `0 0 ${WIDE} ${WIDE}`, "aria-hidden": "true" }, drawn));
}

/** The name of a seat with its symbol. */
export function seatName(colour, screen, words) {
  return h("span.seat", {}, medal(colour, words.colours[colour]), h("span", {}, screen.names[colour]));
}
