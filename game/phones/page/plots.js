// Where the areas of a borough lie: a ring of plots round the market, or two rows of them along a street.

/** The corners of each plot, in hundredths of the board. */
const RING = {
  carriage: [[5.4, 2.6], [26.8, 2.6], [31.4, 28.6], [27.1, 32.8], [2.4, 31.9], [2.4, 6.4]],
  residence: [[30.9, 2.6], [69.2, 2.6], [65, 28.6], [58.3, 34], [41.7, 34], [35, 28.6]],
  hospital: [[73.2, 2.6], [94.6, 2.6], [97.7, 6.4], [97.7, 31.9], [72.9, 32.8], [68.5, 28.6]],
  hotel: [[71.8, 37.1], [97.7, 36.2], [97.7, 62.9], [66.8, 64.7], [62, 56.3], [62.5, 42.8]],
  park: [[69.4, 68.5], [97.7, 67], [97.7, 87.8], [94.1, 94.6], [87.8, 97.5], [67.9, 97.5], [66.1, 76.2]],
  cloister: [[41.5, 60.2], [58.5, 60.2], [63.5, 67.7], [61.9, 76.1], [64, 97.5], [36, 97.5], [38.1, 76.1], [36.5, 67.7]],
  harbour: [[2.4, 67], [30.6, 68.5], [33.8, 76.2], [32.1, 97.5], [12.2, 97.5], [5.9, 94.6], [2.4, 87.8]],
  bank: [[2.4, 36.2], [28.2, 37.1], [37.5, 42.8], [38, 56.3], [33.2, 64.7], [2.4, 62.9]],
};
const STREET = {
  carriage: [[5.5, 1.6], [46.9, 1.6], [47.7, 13.9], [46.1, 23.6], [2.8, 22.9], [2.8, 3.5]],
  residence: [[52.1, 1.6], [94.5, 1.6], [97.2, 3.5], [97.2, 23.8], [51.3, 23.7], [52.9, 13.9]],
  bank: [[2.8, 25.8], [45.8, 26.5], [44.1, 38], [45.8, 48.2], [2.8, 47.7]],
  hospital: [[51.3, 26.6], [97.2, 26.7], [97.2, 47.9], [50.9, 48.2], [49.2, 38]],
  harbour: [[2.8, 50.5], [46.1, 51.1], [47.8, 62], [46.3, 72.9], [2.8, 72.5]],
  hotel: [[51.3, 51.1], [97.2, 50.8], [97.2, 72.7], [51.5, 72.9], [53.1, 62]],
  cloister: [[2.8, 75.3], [46.1, 75.7], [47, 86], [45.9, 98.5], [8.4, 98.5], [2.8, 95.6]],
  park: [[51.5, 75.7], [97.2, 75.5], [97.2, 95.6], [91.6, 98.5], [51.3, 98.5], [52.3, 86]],
};
const ROUND = 2.2;

/** The corners with each one cut round. */
function rounded(corners) {
  return corners.flatMap((corner, at) => {
    const towards = ([x, y]) => {
      const share = Math.min(0.4, ROUND / Math.hypot(x - corner[0], y - corner[1]));
      return [corner[0] + (x - corner[0]) * share, corner[1] + (y - corner[1]) * share];
    };
    const [from, to] = [towards(corners.at(at - 1)), towards(corners[(at + 1) % corners.length])];
    const middle = [0, 1].map((axis) => (from[axis] + 2 * corner[axis] + to[axis]) / 4);
    return [from, middle, to];
  });
}

function lie(corners, plan) {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const points = rounded(corners).map(([x, y]) =>
    `${(((x - left) / width) * 100).toFixed(1)}% ${(((y - top) / height) * 100).toFixed(1)}%`);
  return { [`--${plan}-left`]: `${left}%`, [`--${plan}-top`]: `${top}%`, [`--${plan}-wide`]: `${width.toFixed(2)}%`,
    [`--${plan}-high`]: `${height.toFixed(2)}%`, [`--${plan}-shape`]: `polygon(${points.join(",")})` };
}

/** Where each area lies and its outline, as properties for the style of its element. */
export const PLOTS = Object.fromEntries(Object.keys(RING).map((area) =>
  [area, { ...lie(RING[area], "ring"), ...lie(STREET[area], "street") }]));
