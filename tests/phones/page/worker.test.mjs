import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { runInNewContext } from "node:vm";

const source = await readFile(new URL("../../../game/phones/page/worker.js", import.meta.url), "utf8");

/** The worker of a page, with the pages that are open. */
function worker(...urls) {
  const heard = {};
  const done = { shown: [], focused: [], opened: [] };
  const self = {
    addEventListener: (kind, listener) => { heard[kind] = listener; },
    location: { origin: "https://party.example" },
    registration: { showNotification: (...told) => { done.shown.push(told); } },
    clients: {
      matchAll: () => Promise.resolve(urls.map((url) => ({ url, focus: () => { done.focused.push(url); } }))),
      openWindow: (path) => { done.opened.push(path); },
    },
  };
  runInNewContext(source, { self, URL });
  const wait = async (kind, event) => {
    let waited = null;
    heard[kind]({ ...event, waitUntil: (promise) => { waited = promise; } });
    await waited;
  };
  return { done, wait };
}

const notice = (table) => ({ notification: { data: table, close() { this.closed = true; } } });

test("a notice is shown as it was sent, one for each table", async () => {
  const { done, wait } = worker();
  await wait("push", { data: { json: () => ({ title: "Your turn", body: "Anna and Ben", table: "abcdefgh" }) } });
  const [[title, how]] = done.shown;
  assert.deepEqual([title, how.body, how.tag, how.data], ["Your turn", "Anna and Ben", "abcdefgh", "abcdefgh"]);
});

test("a press on it shows the table's page that is open", async () => {
  const there = "https://party.example/abcdefgh#key";
  const { done, wait } = worker("https://party.example/", "https://party.example/abcdefgh#watch/key", "https://party.example/abcdefgg", there);
  const pressed = notice("abcdefgh");
  await wait("notificationclick", pressed);
  assert.deepEqual([done.focused, done.opened, pressed.notification.closed], [[there], [], true]);
});

test("a press on it opens the table where no page of it is open", async () => {
  const { done, wait } = worker("https://party.example/", "https://party.example/abcdefgh#watch");
  await wait("notificationclick", notice("abcdefgh"));
  assert.deepEqual([done.focused, done.opened], [[], ["/abcdefgh"]]);
});
