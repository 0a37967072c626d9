// Emergency worker: put this file in the place of /sw.js to withdraw the service worker from every visitor's device.
// It removes all stored pages of the site and itself, and reloads nothing. What visitors wrote (IndexedDB) is not touched: drafts
// and the outbox stay, and pages still send what waits while they are open. See "Kill switch" in the guide for running the desk.
// The workplace's worker and cache stay. The names are those of src/device/offline/siteCaches.ts.
const own = ['pictures', 'seen-pictures', 'visited-pages', 'translated-pages', 'asked-fonts']
const isOwn = (name) => own.includes(name) || /^workbox-precache-v\d+-https?:\/\/[^/]+\/$/.test(name)
const removeStored = async () => {
  await Promise.all((await caches.keys()).filter(isOwn).map((name) => caches.delete(name)))
}
self.addEventListener('install', (event) => {
  self.skipWaiting()
  // At once: a worker that never ends an event keeps its place for minutes, and would go on with what it stored. A failure
  // here would keep this worker from being installed.
  event.waitUntil(removeStored().catch(() => {}))
})
self.addEventListener('activate', (event) => {
  // Again: the worker before may have stored something meanwhile.
  event.waitUntil(removeStored().finally(() => self.registration.unregister()))
})
