// Small helpers for the document: elements, pictures, and regions that are rebuilt only when they change.

/** An element with attributes, listeners (`onclick`) and children; `null` children are left out. */
export function h(name, attributes = {}, ...children) {
  const [tag, ...classes] = name.split(".");
  const element = document.createElement(tag || "div");
  if (classes.length) element.className = classes.join(" ");
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (key === "style") for (const [name, text] of Object.entries(value)) element.style.setProperty(name, text);
    else if (key === "class") element.className += ` ${value}`;
    else element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

const SVG = "http://www.w3.org/2000/svg";

/** An element of a picture. */
export function s(tag, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children.flat(Infinity).filter(Boolean));
  return element;
}

/** One of the game's own pictures; without words it is decoration. */
export function picture(name, words = "", kind = "") {
  return h("img", { src: `pictures/${name}.svg`, alt: words, class: kind, draggable: "false", decoding: "async" });
}

/** A number beside the picture that says of what it is. */
export function count(name, number, words, kind = "") {
  return h(`span.count ${kind}`.replace(" ", "."), { title: words }, picture(name), h("span.unseen", {}, `${words}: `),
    h("b", {}, String(number)));
}

const shown = new WeakMap();

/** Put in other children, but leave those in place that stay (`data-still`): a field keeps what is typed, and its caret. */
function refill(element, children) {
  const still = new Map([...element.children].filter((child) => child.dataset.still).map((child) => [child.dataset.still, child]));
  const wanted = children.map((child) => still.get(child.dataset.still) ?? child);
  for (const child of [...element.children]) if (!wanted.includes(child)) child.remove();
  let next = element.firstElementChild;
  for (const child of wanted) {
    if (child === next) next = next.nextElementSibling;
    else element.insertBefore(child, next);
  }
}

/** Rebuild a region if what it shows has changed; the focus stays on the same thing. */
export function region(element, key, build) {
  if (shown.get(element) === key) return false;
  shown.set(element, key);
  const focused = element.contains(document.activeElement) ? document.activeElement.dataset.key : null;
  const scrolled = element.scrollTop;
  refill(element, [build()].flat(Infinity).filter(Boolean));
  element.scrollTop = scrolled;
  if (focused) element.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
  return true;
}
