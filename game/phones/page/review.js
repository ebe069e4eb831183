// The turning points of a finished game.

import { h, s } from "./dom.js";
import { medal } from "./things.js";

const [WIDE, HIGH, EDGE] = [600, 260, 34];

/** The page of it. */
export function review(found, screen, words) {
  if (!found) return [h("p", { role: "status" }, words.page.connecting)];
  const names = screen.names;
  return [
    h("h1.question", {}, found.title),
    h("p.state", { role: "status" }, found.status),
    Object.keys(found.curve).length ? h("section", {}, h("h2", {}, found.heading), chart(found, names, words)) : null,
    found.moves.map(([colour, label, [heading, ...lines]]) => h("section.turning", { key: `${colour}${label}${lines[0]}` },
      h("h2", {}, medal(colour, words.colours[colour]), h("span", {}, heading)), lines.map((line) => h("p", {}, line)))),
  ];
}

/** The points of a line. */
export function points(values, least, most) {
  const across = (WIDE - 2 * EDGE) / Math.max(1, values.length - 1);
  const up = (HIGH - 2 * EDGE) / Math.max(1, most - least);
  return values.map((value, at) => [Math.round(EDGE + at * across), Math.round(HIGH - EDGE - (value - least) * up)]);
}

function chart({ curve, labels, heading, moves }, names, words) {
  const all = Object.values(curve).flat();
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const lines = Object.entries(curve).map(([colour, values]) => [colour, values, points(values, least, most)]);
  return h("div.curve", {},
    s("svg", { viewBox: `0 0 ${WIDE} ${HIGH}`, role: "img", "aria-label": heading },
      points(labels.map(() => 0), 0, 1).map(([x], at) => [s("line", { x1: x, x2: x, y1: EDGE - 12, y2: HIGH - EDGE + 6, class: "round" }),
        s("text", { x, y: HIGH - 8, class: "label" }, labels[at])]),
      lines.map(([colour, , line]) => s("polyline", { points: line.join(" "), class: `line ${colour}` })),
      lines.map(([colour, , line]) => moves.filter(([owner]) => owner === colour).map(([, label]) => line[labels.indexOf(label)])
        .filter(Boolean).map(([x, y]) => s("circle", { cx: x, cy: y, r: 7, class: `spot ${colour}` })))),
    h("ul.ends", {}, lines.sort((one, other) => other[1].at(-1) - one[1].at(-1)).map(([colour, values]) => h("li", {},
      medal(colour, words.colours[colour]), h("span", {}, names[colour]), h("b", {}, String(Math.round(values.at(-1))))))));
}
