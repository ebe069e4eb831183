// What the plague has done to each borough, as a sum.

import { h, picture } from "./dom.js";
import { medal } from "./things.js";

/** The rats that came, less those that the hospital stopped, and where the marker was and is. */
export function sums(rows, words) {
  if (!rows?.length) return null;
  return h("section.sums", { key: "sums" }, h("h2", {}, words.page["plague-sums"]),
    h("ul", {}, rows.map(([colour, sentence, rats, stopped, before, after, strikes]) =>
      h("li", { key: colour, class: strikes ? "struck" : "" }, medal(colour), h("span.unseen", {}, sentence),
        h("span.sum", { "aria-hidden": "true" }, picture("pieces/rat"), h("span", {}, String(rats)),
          stopped ? [h("span", {}, "−"), picture("areas/hospital"), h("span", {}, String(stopped)), h("span", {}, `= ${String(rats - stopped).replace("-", "−")}`)] : null),
        h("b", { "aria-hidden": "true" }, `${before} → ${after}${strikes ? "!" : ""}`)))));
}
