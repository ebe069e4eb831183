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
