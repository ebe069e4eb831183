// The service worker of an installed page: where nobody is reached, a page says so. Nothing else is kept or changed.

const KEPT = "notre-dame-offline";
const PAGE = "/offline.html";
const FILES = [PAGE, "/offline.js", "/dom.js", "/style.css", "/colours.css", "/fonts/serif.ttf", "/fonts/serif-bold.ttf",
  "/pictures/cathedral/rose.svg", "/pictures/textures/parchment.jpg", "/pictures/textures/damask.jpg",
  ...["en", "de", "fr", "it", "ja"].map((code) => `/words/${code}.json`)];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(FILES)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const page = request.mode === "navigate";
  if (request.method !== "GET" || origin !== self.location.origin || !(page || FILES.includes(pathname))) return;
  event.respondWith(fetch(request).catch(async () => (await caches.match(page ? PAGE : pathname)) ?? Response.error()));
});

// A notice that it is its owner's turn at a table of a server; a press on it leads there.

self.addEventListener("push", (event) => {
  const { title, body, table } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag: table, renotify: true, data: table, icon: "/home-screen.png" }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(goTo(`/${event.notification.data}`));
});

/** Show the page of a table that is open, or open it; a television's page there is somebody else's. */
async function goTo(path) {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = open.map((client) => [client, new URL(client.url)]).find(([, { pathname, hash }]) => pathname === path && !hash.startsWith("#watch"));
  return there ? there[0].focus() : self.clients.openWindow(path);
}
