// Emergency worker: put this file in the place of /sw.js to withdraw the service worker from every visitor's device.
// It removes all stored pages of the site and itself, and reloads nothing. What visitors wrote (IndexedDB) is not touched: drafts
// and the outbox stay, and pages still send what waits while they are open. See "Kill switch" in the guide for running the desk.
// The workplace's worker and cache stay. The names are those of src/device/offline/siteCaches.ts.
const own = ['pictures', 'seen-pictures', 'visited-pages', 'translated-pages', 'asked-fonts']
const isOwn = (name) => own.includes(name) || /^workbox-precache-v\d+-https?:\/\/[^/]+\/$/.test(name)
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  const withdraw = async () => {
    await Promise.all((await caches.keys()).filter(isOwn).map((name) => caches.delete(name)))
    await self.registration.unregister()
  }
  event.waitUntil(withdraw())
})
