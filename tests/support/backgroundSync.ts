import type { BrowserContext } from 'playwright-core'
import { syncTag } from '#outbox/replay.ts'

/** Lets the browser fire Background Sync for a site of which no page is open, as it does when the network is back. */
export async function fireBackgroundSync(context: BrowserContext, origin: string): Promise<void> {
  const elsewhere = await context.newPage()
  const session = await context.newCDPSession(elsewhere)
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(origin) && !isDeleted)
      if (own) resolve(own.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await registered
  await session.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag: syncTag, lastChance: false })
  await elsewhere.close()
}
