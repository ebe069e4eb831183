// The page of a phone: it shows what the program sends, and says what its owner wants.

import { Awake, locks } from "./awake.js";
import { Back } from "./back.js";
import { Connection } from "./connection.js";
import { fill, h, picture } from "./dom.js";
import { enter, gather } from "./gather.js";
import { foot, hand, strip } from "./hand.js";
import { prepare, takeBack } from "./install.js";
import { deed } from "./keys.js";
import { chosenLine, lesson, places, toRead, turning } from "./lesson.js";
import { lobby, noLink } from "./lobby.js";
import { Looking, offer, step, stepping } from "./missed.js";
import { Notices } from "./notices.js";
import { overview } from "./overview.js";
import { keep, opened, place, store as keepAll, stored, tables, watch } from "./places.js";
import { bubble, reactions } from "./reactions.js";
import { review } from "./review.js";
import { download } from "./served.js";
import { SIZES } from "./settings.js";
import { asks, Signals, SOUNDS, title } from "./signals.js";
import { medal } from "./things.js";
import { duties, elsewhere, history, more, persons, results, rules, seats, summary, table } from "./views.js";
import { city, happened, isWide } from "./wide.js";

const MOST = 15000; // a message of 16 KB holds a game and its names
const inLobby = document.body.hasAttribute("data-lobby");
const state = { tab: "hand", chosen: "", screen: null, words: null, connected: false, told: "", closed: "", elsewhere: false, history: null, wide: false, watch, awake: watch || locks(), ...stored() };
if (!SIZES.includes(state.size)) state.size = 100;
if (!SOUNDS.includes(state.sound)) state.sound = "soft";
const page = document.getElementById("page");
const spoken = document.getElementById("spoken");
let connection = null;
const signals = new Signals(() => state.sound);
const lit = new Awake(() => {
  state.unlit = lit.failed;
  show();
});

state.push = new Notices((message) => connection?.send(message), () => show());

const store = () => keepAll(state);
const looking = new Looking(state, store);

// What its owner does

const act = {
  choose(option) {
    state.chosen = state.chosen === option.move ? "" : option.move;
    show();
    const line = chosenLine(state.screen, state.chosen);
    if (line) speak(line.words);
  },
  confirm(option) {
    if (!connection.send({ type: "answer", decision: state.screen.ask.number, moves: [option.move] })) return;
    state.screen.ask.answered = true;
    state.chosen = "";
    show();
  },
  wish(wish) { connection.send({ type: "wish", wish }); },
  command(what, about = {}) { connection.send({ type: "command", do: what, ...about }); },
  join(name, colour) {
    Object.assign(state, { name, colour });
    store();
    const { you } = state.screen;
    if (you.name === name && you.colour === colour) this.changing(false);
    else connection.send({ type: "join", name, colour });
  },
  claim(colour) {
    const field = document.querySelector("input[name=name]");
    if (!field.reportValidity()) return;
    state.name = field.value;
    store();
    connection.send({ type: "join", name: state.name, colour });
  },
  withdraw() { connection.send({ type: "join", colour: "" }); },
  changing(changing) {
    state.changing = changing;
    show();
  },
  speak(language) {
    state.language = language;
    store();
    connection.send({ type: "speak", language });
  },
  light() {
    state.light = !state.light;
    store();
    show();
  },
  resize(by) {
    state.size = SIZES[Math.max(0, Math.min(SIZES.length - 1, SIZES.indexOf(state.size) + by))];
    store();
    show();
  },
  sound(sound) {
    state.sound = sound;
    store();
    signals.touch();
    signals.ring(); // that is how it sounds
    show();
  },
  awake() {
    state.awake = !state.awake;
    store();
    show();
  },
  react(what) {
    connection.send({ type: "react", what });
    act.open("hand");
  },
  show() { show(); },
  hush() {
    state.quiet = !state.quiet;
    store();
    show();
  },
  tell(at) {
    state.missed = at === null ? null : { ...state.missed, at };
    show();
    if (at !== null) speak(state.missed.steps[at][1].join(". "));
  },
  lesson(what) {
    connection.send({ type: "lesson", do: what, topic: toRead(state.screen)?.topic ?? "" });
    if (what === "again") act.open("hand");
  },
  learn(name) {
    state.name = name;
    store();
    connection.send({ type: "open", name, edition: state.screen.edition, lesson: true });
  },
  yield(yes) { connection.send({ type: "yield", yes }); },
  agree(yes) { connection.send({ type: "agree", yes }); },
  sending(guest) {
    state.sending = guest;
    show();
  },
  leaving(leaving) {
    state.leaving = leaving;
    show();
  },
  leave() {
    state.leaving = connection.send({ type: "wish", wish: "leave" }) ? "sent" : false;
    show();
  },
  open(tab) {
    takeBack(state);
    parts.seen = null; // also a tab that is open already begins at its top
    state.tab = tab;
    if (state.missed?.at >= 0) state.missed = null;
    if (tab === "history") act.more(-1);
    if (tab === "review") connection.send({ type: "review" });
    if (tab === "rules") loadRules();
    show();
  },
  more(round) { connection.send({ type: "more", round }); },
  async openTable(name, edition, flags, patience, file) {
    state.name = name;
    store();
    const text = file ? await file.text() : "";
    if (JSON.stringify(text).length > MOST) return say(state.words.serve["file-large"]);
    connection.send({ type: "open", name, edition, patience, record: text, ...Object.fromEntries(flags.map((flag) => [flag, true])) });
  },
  async copy(what, text) {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      document.querySelector(`[data-key=${what}-link]`)?.select(); // no secure context: copied by hand
      if (!document.execCommand("copy")) return;
    }
    state.copied = what;
    show();
  },
  ending(ending) {
    state.ending = ending;
    show();
  },
  key(key) {
    location.hash = watch ? `watch/${key}` : key;
    begin(key);
  },
  again() {
    state.closed = "";
    state.elsewhere = false;
    connection.again();
    show();
  },
};

// What the program says

function hear(kind, content) {
  if (kind === "welcome") {
    state.page ??= content.page; // the version that this page is of, however often it connects
    state.old = state.page !== content.page;
    if (!inLobby) state.token = content.token;
    store();
    if (place && !watch) state.push.look(place);
  } else if (kind === "labels") {
    if (state.tab === "review") connection.send({ type: "review" }); // it is back, or speaks another language
    state.words = content;
    document.documentElement.lang = content.language;
  } else if (kind === "screen") {
    const before = state.screen;
    state.screen = content;
    state.push.go(content.served?.push?.key);
    if (content.served?.key) state.key = content.served.key; // the host has drawn a new link
    noticed(before, content);
    look();
    if (content.kind === "lobby") askAboutTables();
  } else if (kind === "told") {
    say(content);
  } else if (kind === "history") {
    state.history = content;
  } else if (kind === "review") {
    state.review = content;
  } else if (kind === "mine") {
    state.mine = content;
  } else if (kind === "opened") {
    keep(content.table, content);
    location.href = `/${content.table}`;
  } else if (kind === "file") {
    download(content);
  } else if (kind === "missed") {
    state.missed = content.length ? { steps: content, at: -1 } : null;
  } else if (kind === "reaction") {
    if (!state.quiet) react(content);
  } else if (kind === "closed") {
    state.closed = content;
    connection.end();
  } else if (kind === "elsewhere") {
    state.elsewhere = true;
    connection.end();
    speak(state.words.page.elsewhere);
  }
  show();
}

let asking = 0;
/** Ask how the own tables stand, now and while somebody looks. */
function askAboutTables() {
  clearTimeout(asking);
  if (document.visibilityState !== "hidden") connection?.send({ type: "mine", tables: tables().slice(0, 40) });
  asking = setTimeout(askAboutTables, 15000);
}

/** Choose nothing that is no longer there, and speak a new question. */
function noticed(before, now) {
  const options = now.ask?.options ?? [];
  if (!options.some((option) => option.move === state.chosen)) state.chosen = "";
  if (before && (before.you.colour !== now.you.colour || before.you.name !== now.you.name)) {
    state.changing = state.leaving = false;
    state.told = ""; // what was wrong with a name or colour is right now
  }
  if (before?.kind === "table" && before.you.colour === null && now.you.colour !== null) state.tab = "hand";
  if (!now.result && before?.result) {
    state.review = null;
    if (state.tab === "review") state.tab = home();
  }
  const line = toRead(now);
  if (line && line.topic !== toRead(before)?.topic) {
    state.tab = "hand";
    speak(line.words);
    if (!toRead(before)) signals.call();
  }
  const new_ = asks(now) && (before?.ask?.number !== now.ask.number || before?.ask?.answered);
  if (new_) {
    state.tab = "hand";
    speak([now.ask.sentence, now.lesson?.advice?.words].filter(Boolean).join(" "));
    signals.call();
  } else if (now.result && !before?.result) {
    state.tab = "hand";
    speak([now.result.headline, now.result.tie, line?.words].filter(Boolean).join(". "));
  } else if (now.paused && !before?.paused) speak(now.paused);
  else if (!line && now.log?.at(-1) && now.log.at(-1) !== before?.log?.at(-1)) speak(now.log.at(-1));
  if (now.wanted && !before?.wanted) speak(now.wanted);
  if (now.plea && !before?.plea) {
    speak(now.plea);
    signals.call();
  }
  if (now.taken && !before?.taken) speak(now.taken);
  if (now.hint && JSON.stringify(now.hint) !== JSON.stringify(before?.hint)) speak(now.hint.join(" "));
}

/** Ask what has happened while its owner was away. */
function look() {
  const { screen, words } = state;
  if (document.visibilityState !== "visible" || inLobby || watch) return;
  const since = looking.look(words.game ?? "", screen.moves ?? 0, screen.seen);
  if (since !== null && !screen.result) connection.send({ type: "missed", moves: since });
}

let saidFor = 0;
function react(said) {
  state.said = said;
  const [colour, name] = said;
  const words = state.words.reactions?.find(([one]) => one === name)?.[1];
  if (words) speak(`${state.screen?.names?.[colour] ?? ""}: ${words}`);
  clearTimeout(saidFor);
  saidFor = setTimeout(() => {
    state.said = null;
    show();
  }, 5000);
}

function speak(sentence) { spoken.textContent = sentence; }

let toldFor = 0;
function say(sentence) {
  state.told = sentence;
  speak(sentence);
  clearTimeout(toldFor);
  toldFor = setTimeout(() => { state.told = ""; show(); }, 6000);
}

// What is shown

const parts = {};
const back = new Back(home, (tab) => act.open(tab));

/** The page that Back leads to: the hand, or the table for who has none. */
function home() { return state.screen?.you.colour === null ? "table" : "hand"; }

function frame() {
  fill(page, [h("header.top", { id: "top" }), h("div.note-bar", { id: "note" }), h("main.sheet", { id: "main", tabindex: "0", onscroll: below }),
    h("aside.city", { id: "city" }), h("aside.happened", { id: "happened" }),
    h("div.strip", { id: "strip" }), h("div.foot", { id: "foot" }), h("nav.tabs", { id: "tabs" })]);
  for (const name of ["top", "note", "main", "city", "happened", "strip", "foot", "tabs"]) parts[name] = document.getElementById(name);
  const sizes = new ResizeObserver(() => {
    if (widened()) show();
    page.style.setProperty("--foot", `${parts.foot.offsetHeight}px`); // what is scrolled to stops above the buttons
    below();
  });
  for (const part of [document.body, parts.main, parts.foot]) sizes.observe(part);
}

/** Lay the page in three columns where there is room for them; return whether that has changed. */
function widened() {
  const before = state.wide;
  state.wide = isWide(document.body.clientWidth, document.body.clientHeight, parseFloat(getComputedStyle(document.documentElement).fontSize));
  page.toggleAttribute("data-wide", state.wide);
  return state.wide !== before;
}

/** Tell by `data-below` whether more can be read further down. */
function below() {
  page.toggleAttribute("data-below", parts.main.scrollHeight - parts.main.clientHeight - parts.main.scrollTop > 8);
}

function show() {
  const { words, screen } = state;
  if (!words) return;
  document.title = title(screen, words);
  lit.want(Boolean(state.awake && connection && !state.elsewhere && screen?.kind === "table" && (watch || (screen.you.colour && !screen.result))));
  document.documentElement.classList.toggle("light", Boolean(state.light));
  document.documentElement.style.setProperty("--size", state.size / 100);
  document.documentElement.classList.toggle("watch", watch);
  if (!parts.main) frame();
  widened();
  fill(parts.note, note(screen, words));
  const playing = screen?.kind === "table" && !state.elsewhere && connection;
  if (!playing) for (const name of ["top", "city", "happened", "strip", "foot", "tabs"]) fill(parts[name], null);
  if (!connection) {
    page.dataset.kind = "enter";
    fill(parts.main, inLobby ? noLink(words) : enter(words, act));
    return;
  }
  if (state.elsewhere || !screen) {
    page.dataset.kind = "wait";
    fill(parts.main, [h("header.welcome", {}, picture("cathedral/rose", "", "rose")), state.elsewhere ? elsewhere(words, act) : h("p", {}, words.page.connecting)]);
    return;
  }
  page.dataset.kind = inLobby ? "gather" : screen.kind;
  page.dataset.colour = screen.you.colour ?? "";
  page.dataset.tab = state.tab;
  if (playing) showTable(screen, words);
  else if (screen.kind === "lobby") fill(parts.main, lobby(screen, state, words, act));
  else fill(parts.main, [watch ? fullScreen(words) : null, gather(screen, state, words, act)]);
}

/** What is wrong, or was told, above all else. */
function note(screen, words) {
  const lost = screen?.you.colour ? `${words.page["no-connection"]} ${words.page["seat-kept"]}` : words.page["no-connection"];
  const sentence = state.closed || (state.old ? words.page.reload
    : screen && !state.connected && connection && !state.elsewhere ? lost : state.told);
  return sentence ? h("p", { role: "alert" }, sentence, state.old ? h("button", { type: "button", onclick: () => location.reload() }, "↻") : null) : null;
}

function showTable(screen, words) {
  const watches = screen.you.colour === null;
  if (watches && state.tab === "hand") state.tab = "table";
  page.dataset.tab = state.tab;
  back.note(state.tab, state.tab === home());
  const tabs = [...(watches ? [] : [["hand", "icons/hand"]]), ["table", "icons/notredame"], ["persons", "icons/person"], ["more", "icons/gear"]];
  const current = tabs.some(([name]) => name === state.tab) ? state.tab : { overview: "table", review: home() }[state.tab] ?? "more";
  const waits = state.tab === "hand" || asks(screen) ? "" : screen.waiting; // the hand says so itself
  fill(parts.top, [watches ? null : medal(screen.you.colour, words.colours[screen.you.colour]),
    h("b", {}, screen.round), h("span.waiting", {}, waits), watch ? fullScreen(words) : null]);
  const told = state.missed?.at >= 0 ? state.missed : null;
  const taught = state.tab === "hand" && !told && toRead(screen);
  fill(parts.city, state.wide ? city(screen, state, words, act, told ? told.steps[told.at][2] : taught ? places(taught) : []) : null);
  fill(parts.happened, state.wide ? happened(screen, words) : null);
  const log = parts.happened.querySelector(".log");
  if (log) log.scrollTop = log.scrollHeight; // the latest is in sight
  fill(parts.tabs, watch && state.wide ? null : tabs.map(([name, icon]) =>
    h("button", { type: "button", "data-key": name, "aria-current": name === current ? "page" : null, onclick: () => act.open(name) },
      picture(icon), h("span", {}, words.page[name]))));
  fill(parts.strip, watches ? null : strip(screen, words));
  const footed = state.tab === "hand" && !told && !screen.result && !screen.paused && (asks(screen) || screen.undo || screen.pleads || screen.done);
  fill(parts.foot, told ? stepping(told, words, act) : taught ? turning(screen, words, act) : footed ? foot(screen, state, words, act) : null);
  const content = {
    hand: () => [taught ? lesson(screen, state, words, act) : null, taught && !screen.result ? null : screen.result ? results(screen, words, act) : hand(screen, state, words, act)],
    table: () => [screen.result && watches ? results(screen, words, act) : null, watches && !watch ? seats(screen, state, words, act) : null,
      screen.result && watch ? null : table(screen, state, words, act)],
    persons: () => persons(screen, words),
    more: () => [reactions(screen, state, words, act), more(screen, state, words, act)],
    history: () => history(state, words, act),
    overview: () => overview(screen, words),
    summary: () => summary(words),
    review: () => review(state.review, screen, words),
    rules: () => rules(state, words),
  }[state.tab];
  fill(parts.main, [state.said ? bubble(state.said, screen, words) : null, duties(screen, words, act), state.missed && !told ? offer(words, act) : null,
    told ? step(told, screen, state, words) : content()]);
  const seen = `${state.tab} ${Boolean(screen.result)} ${told?.at} ${taught?.topic}`;
  if (parts.seen !== seen || (asks(screen) && parts.asks !== screen.ask.number)) for (const scrolled of [parts.main, page]) scrolled.scrollTo(0, 0);
  parts.seen = seen;
  parts.asks = asks(screen) ? screen.ask.number : null;
  below();
}

/** The button that fills a television's screen with the page. */
function fullScreen(words) {
  if (document.fullscreenElement || !document.documentElement.requestFullscreen) return null;
  return h("button", { type: "button", "data-key": "full", onclick: () => document.documentElement.requestFullscreen().catch(() => {}) }, words.page["full-screen"]);
}

document.addEventListener("fullscreenchange", () => show());

// By keyboard

window.addEventListener("keydown", (event) => {
  const { screen } = state;
  if (screen?.kind !== "table" || state.tab !== "hand" || event.defaultPrevented) return;
  const buttons = [...page.querySelectorAll("button[aria-pressed][data-key]:not(.switch)")];
  const moves = asks(screen) ? buttons.map((button) => button.dataset.key) : [];
  const found = deed(event, moves, state.chosen, document.activeElement);
  if (!found) return;
  const [what, move] = found;
  const option = asks(screen) ? screen.ask.options.find((one) => one.move === move) : null;
  if (what === "choose" && option) {
    if (state.chosen !== move) act.choose(option);
    page.querySelector(`button[aria-pressed][data-key="${CSS.escape(move)}"]`)?.focus();
  } else if (what === "drop" && option) act.choose(option);
  else if (what === "confirm" && option) act.confirm(option);
  else if (what === "done" && toRead(screen)) act.lesson("next");
  else if (what === "done" && screen.done) act.wish("done");
  else if (what === "hint" && asks(screen) && !screen.hint) act.wish("hint");
  else if (what === "undo" && screen.undo) act.wish("undo");
  else return;
  event.preventDefault();
});

// A swipe to the side turns to the page beside this one.

const SWIPE = 60;
let finger = null;
page.addEventListener("touchstart", (event) => { finger = event.touches.length === 1 ? event.touches[0] : null; }, { passive: true });
page.addEventListener("touchend", (event) => {
  const [from, to] = [finger, event.changedTouches[0]];
  finger = null;
  if (!from || state.screen?.kind !== "table" || window.visualViewport?.scale > 1) return;
  const [right, down] = [to.clientX - from.clientX, to.clientY - from.clientY];
  if (Math.abs(right) < SWIPE || Math.abs(right) < 2 * Math.abs(down)) return;
  const tabs = [...parts.tabs.children];
  const next = tabs[tabs.findIndex((tab) => tab.hasAttribute("aria-current")) + (right < 0 ? 1 : -1)];
  if (next) act.open(next.dataset.key);
}, { passive: true });

// Beginning

async function loadWords() {
  const wanted = [state.language, ...(navigator.languages ?? [])].filter(Boolean).map((code) => code.split("-")[0].toLowerCase());
  for (const code of [...new Set([...wanted, "en"])].slice(0, 4)) {
    const found = await fetch(`words/${code}.json`).catch(() => null);
    if (found?.ok) return found.json();
  }
  return null;
}

async function loadRules() {
  const { language } = state.words;
  if (state.rules?.language === language) return;
  const found = await fetch(`rules/${language}.json`).catch(() => null);
  if (!found?.ok) return;
  state.rules = { language, chapters: await found.json() };
  show();
}

function begin(key) {
  state.key = key; // the token stays: the host may have drawn a new code, and this phone has its seat
  store();
  connection ??= new Connection(
    () => ({ ...pass(), page: state.page ?? "",
      language: [state.language, ...(navigator.languages ?? [])].filter(Boolean).join(",").slice(0, 80) }),
    hear,
    (connected) => {
      state.connected = connected;
      if (!connected) looking.away();
      show();
    },
    () => {
      connection.end();
      connection = null;
      Object.assign(state, { key: "", token: "", screen: null, told: inLobby ? "" : state.words.serve?.["key-old"] ?? state.words.page["key-old"] });
      store();
      window.history.replaceState(null, "", location.pathname + (watch ? "#watch" : ""));
      show();
    },
    () => (inLobby || watch || !state.seen ? {} : { game: state.seen.game, moves: state.seen.moves }),
  );
  show();
}

/** What lets this page in: in the lobby without the server's key, the token of some table. */
function pass() {
  if (inLobby && !state.key) {
    const [id, token] = tables()[0] ?? ["", ""];
    return { key: id, token };
  }
  return { key: state.key, token: inLobby ? "" : state.token ?? "" };
}

async function start() {
  prepare(show);
  for (const press of ["pointerdown", "keydown"]) {
    window.addEventListener(press, () => {
      signals.touch();
      lit.hold();
    }, { capture: true });
  }
  for (const going of ["visibilitychange", "pagehide"]) {
    document.addEventListener(going, () => {
      if (document.visibilityState !== "hidden") return;
      looking.away();
      takeBack(state);
    });
  }
  window.addEventListener("hashchange", () => { if (location.hash.length > 1) location.reload(); });
  const { key: given, token } = opened();
  if (token) state.token = token;
  const key = given || state.key || "";
  state.words = await loadWords();
  if (state.words) document.documentElement.lang = state.words.language;
  if (key || inLobby) begin(key);
  else show();
}

start();
