// Everybody's influence and messages as a table: a row for each place and colour of messages, a column for each player.

import { h, picture } from "./dom.js";
import { medal, SECTORS, SYMBOL } from "./things.js";

/** The table; the own column is marked. */
export function overview(screen, words) {
  const game = screen.game.view;
  const own = screen.you.colour;
  const cells = (told) => game.seats.map((seat) => h("td", { class: seat === own ? "yours" : "" }, told(game.players[seat], seat)));
  const figure = (number) => (number ? h("b", {}, String(number)) : h("span", {}, "–"));
  const place = (kind, number) => h("tr", { key: kind }, h("th", { scope: "row" }, picture(`cards/${kind}`), h("span", {}, words.cards[kind].name)),
    cells((player, seat) => [figure(number(player)), player.friend === kind ? picture(`pieces/${seat}_pawn`, words.page.friend, "pawn") : null]));
  const influence = (kind) => (player) => player.sectors[kind] + (player.friend === kind ? 1 : 0);
  return [
    h("h1.question", {}, words.page.overview),
    h("div.overview", { tabindex: "0", role: "region", "aria-label": words.page.overview }, h("table", {},
      h("thead", {}, h("tr", {}, h("td", {}), game.seats.map((seat) =>
        h("th", { scope: "col", class: seat === own ? "yours" : "" }, medal(seat), h("span", {}, screen.names[seat]))))),
      h("tbody", {}, SECTORS.map((kind) => place(kind, influence(kind))), place("notredame", (player) => player.cathedral)),
      h("tbody", {}, game.ring.map((colour) => h("tr", { key: colour },
        h("th", { scope: "row" }, h("span.message", { class: colour, "aria-hidden": "true" }, picture(`symbols/${SYMBOL[colour]}_light`, "", "seal")),
          h("span", {}, `${words.page.messages}: ${words.colours[colour]}`)),
        cells((player) => figure(player.messages.filter(([one]) => one === colour).length))))))),
  ];
}
