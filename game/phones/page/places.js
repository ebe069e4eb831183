// What this browser keeps: its liking, and for each place (the evening at home, or a table of a server) key and token.

const STORE = "notre-dame";
const LIKING = ["name", "language", "light", "size", "sound", "awake", "quiet"];
const THERE = ["key", "token", "seen"];

/** What the fragment of an address says: a key, the token of an own link, and whether the page only watches. */
export function fragment(hash) {
  const [, only, rest] = /^#?(watch(?=\/|$))?\/?(.*)$/s.exec(hash);
  const [key, token = ""] = decodeURIComponent(rest).split(".");
  return { watch: Boolean(only), key, token };
}

/** Whether this page only watches: it is another guest than the browser's own. */
export const { watch } = fragment(globalThis.location?.hash ?? "");

/** The id of the table in the path; "" at home, and in the lobby of a server. */
export const place = /^\/([0-9a-z]{8})$/.exec(globalThis.location?.pathname ?? "")?.[1] ?? "";

const at = (id) => [watch ? `${STORE}-watch` : STORE, id].filter(Boolean).join("/");

function read(item) {
  try {
    return JSON.parse(localStorage.getItem(item) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

function write(item, value) {
  try {
    localStorage.setItem(item, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing has to be shown the way again.
  }
}

const some = (from, names) => Object.fromEntries(names.filter((name) => from[name] !== undefined).map((name) => [name, from[name]]));

/** What was kept for this place. */
export function stored() {
  return { ...some(read(STORE), LIKING), ...some(read(at(place)), THERE) };
}

/** Keep it. */
export function store(state) {
  write(STORE, { ...read(STORE), ...some(state, LIKING), ...(place || watch ? {} : some(state, THERE)) });
  if (place || watch) write(at(place), some(state, THERE));
}

/** Keep the key of a table, and the token there. */
export function keep(id, { key, token }) {
  write(at(id), { key, token });
}

/** The tables at which this browser has been: ids with their tokens. */
export function tables() {
  try {
    return Object.keys(localStorage).filter((item) => item.startsWith(`${STORE}/`))
      .map((item) => [item.slice(STORE.length + 1), read(item).token ?? ""]).filter(([, token]) => token);
  } catch {
    return [];
  }
}

/** The key and the token in an address: the token is in its owner's own link alone. */
export function opened() {
  const { key, token } = fragment(location.hash);
  if (token) history.replaceState(null, "", `${location.pathname}#${key}`); // nobody shall read it over a shoulder
  return { key, token };
}

/** Have the token in the address for as long as its owner puts the page on the home screen, or no longer. */
export function lend({ key, token }, lent) {
  history.replaceState(history.state, "", `${location.pathname}#${lent ? `${key}.${token}` : key}`);
}

/** The address that lets others in. */
export const invitation = (key) => `${location.origin}/${place}#${key}`;

/** The address that opens one's own seat anywhere. */
export const ownLink = (key, token) => `${location.origin}/${place}#${key}.${token}`;
