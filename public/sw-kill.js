// Emergency worker: put this file in the place of /sw.js to withdraw the service worker from every visitor's device.
// It removes all stored pages and itself, and reloads nothing. What visitors wrote (IndexedDB) is not touched: drafts
// and the outbox stay, and pages still send what waits while they are open. See "Kill switch" in the guide for running the desk.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  const withdraw = async () => {
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
    await self.registration.unregister()
  }
  event.waitUntil(withdraw())
})
