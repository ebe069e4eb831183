// The page is described as plain nodes, and the document is changed to match: what stays is left as it is, so that
// a finger, the focus, a caret and a scroll stay where they are.

/** Describe an element: attributes, listeners (`onclick`), children; `null` leaves a child out. `key` tells it from its like. */
export function h(name, attributes = {}, ...children) {
  const [tag, ...classes] = name.split(".");
  return node(null, tag || "div", name, { ...attributes, class: [...classes, attributes.class].filter(Boolean).join(" ") || null }, children);
}

const SVG = "http://www.w3.org/2000/svg";

/** Describe an element of a picture. */
export function s(tag, attributes = {}, ...children) {
  return node(SVG, tag, tag, attributes, children);
}

function node(space, tag, name, { key, ...attributes }, children) {
  return { space, tag, same: `${name} ${key ?? attributes["data-key"] ?? ""}`, attributes, children: flat(children) };
}

const flat = (children) => [children].flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false);

/** The file of a picture: cubes are rendered, and a page has three turns of each. */
const file = (name) => (/_cube(_[abc])?$/.test(name) ? `${name.replace(/_cube$/, "_cube_a")}.webp` : `${name}.svg`);

/** One of the game's own pictures; without words it is decoration. */
export function picture(name, words = "", kind = "") {
  return h("img", { key: name, src: `pictures/${file(name)}`, alt: words, class: kind, draggable: "false", decoding: "async" });
}

/** A number beside the picture that says of what it is. */
export function count(name, number, words) {
  return h("span.count", { title: words }, picture(name), h("span.unseen", {}, `${words}: `), h("b", {}, String(number)));
}

const TEXT = "#text";
const described = new WeakMap(); // the node that each child of the document was last made to match
const PROPERTIES = ["checked", "selected", "disabled"]; // the attribute is only where they begin

/** Change the children of an element to match; those of the same name and key stay, whatever comes or goes beside them. */
export function fill(element, nodes) {
  const here = new Map();
  for (const child of element.childNodes) {
    const same = described.get(child)?.same ?? TEXT;
    here.set(same, [...(here.get(same) ?? []), child]);
  }
  const wanted = flat(nodes).map((one) => {
    const child = here.get(one.same ?? TEXT)?.shift() ?? make(one);
    match(child, one);
    return child;
  });
  for (const gone of [...here.values()].flat()) gone.remove();
  let next = element.firstChild;
  for (const child of wanted) {
    if (child === next) next = next.nextSibling;
    else element.insertBefore(child, next);
  }
}

function make(one) {
  if (!one.same) return document.createTextNode("");
  return one.space ? document.createElementNS(one.space, one.tag) : document.createElement(one.tag);
}

function match(child, one) {
  if (!one.same) {
    if (child.data !== String(one)) child.data = String(one);
    return;
  }
  const before = described.get(child)?.attributes ?? {};
  described.set(child, one);
  for (const name of Object.keys({ ...before, ...one.attributes })) {
    const [was, is] = [before[name], one.attributes[name]];
    if (name === "style") restyle(child, was ?? {}, is ?? {});
    else if (name.startsWith("on")) child[name] = is ?? null;
    else if (was !== is) set(child, name, is);
  }
  fill(child, one.children);
}

function set(element, name, value) {
  if (PROPERTIES.includes(name)) element[name] = Boolean(value);
  else if (value === null || value === undefined || value === false) element.removeAttribute(name);
  else element.setAttribute(name, value === true ? "" : value);
}

function restyle(element, was, is) {
  for (const name of Object.keys(was)) if (!(name in is)) element.style.removeProperty(name);
  for (const [name, value] of Object.entries(is)) if (was[name] !== value) element.style.setProperty(name, value);
}
