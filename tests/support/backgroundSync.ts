import type { BrowserContext, CDPSession } from 'playwright-core'
import { expect } from 'vitest'
import { syncTag } from '#device/outbox/item.ts'

interface Elsewhere {
  session: CDPSession
  /** Ids of the workers' registrations by scope. */
  registrations: Map<string, string>
}

const opened = new WeakMap<BrowserContext, Promise<Elsewhere>>()

/** Lets the browser fire Background Sync for a site of which no page is open, as it does when the network is back. */
export async function fireBackgroundSync(context: BrowserContext, origin: string): Promise<void> {
  const opening = opened.get(context) ?? openElsewhere(context)
  opened.set(context, opening)
  const { session, registrations } = await opening
  const own = () => registrations.get(`${origin}/`)
  await expect.poll(own).toBeDefined()
  const registrationId = own() ?? ''
  await session.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag: syncTag, lastChance: false })
}

/** An empty page; its session stays open: one that ends before the worker has the event takes it along. */
async function openElsewhere(context: BrowserContext): Promise<Elsewhere> {
  const session = await context.newCDPSession(await context.newPage())
  const registrations = new Map<string, string>()
  session.on('ServiceWorker.workerRegistrationUpdated', (update) => {
    for (const { scopeURL, registrationId, isDeleted } of update.registrations) {
      if (isDeleted) registrations.delete(scopeURL)
      else registrations.set(scopeURL, registrationId)
    }
  })
  await session.send('ServiceWorker.enable')
  return { session, registrations }
}
