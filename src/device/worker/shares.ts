import { keepShared } from '#device/shares.ts'

declare const self: ServiceWorkerGlobalScope

/**
 * Keeps text shared from another app for the enquiry form (Web Share Target). It comes as a POST and stays on this
 * device, so that it never gets into an address.
 *
 * Any site can post a form here, and a worker cannot rule that out: browsers hide `Sec-Fetch-Site` from it, and the
 * origin of a share is 'null', as is that of a form whose site sends no referrer. So a post that names another origin is
 * dropped, and everything else waits outside the enquiry until the visitor adds it to the message.
 */
export function takeShares(): void {
  self.addEventListener('fetch', (event) => {
    const url = new URL(event.request.url)
    if (event.request.method !== 'POST' || url.pathname !== '/share') return
    event.respondWith(keep(event.request).then(() => Response.redirect('/contact#contact', 303)))
  })
}

/** Whether the request names another site as the one that sent it. */
export function isFromOtherSite(origin: string | null, own: string): boolean {
  return origin !== null && origin !== 'null' && origin !== own
}

async function keep(request: Request): Promise<void> {
  if (isFromOtherSite(request.headers.get('origin'), self.location.origin)) return
  const form = await request.formData().catch(() => undefined)
  const shared = ['title', 'text', 'url'].flatMap((name) => form?.get(name) || []).join('\n')
  // Without storage there is nowhere to keep it.
  if (shared !== '') await keepShared(shared).catch(() => {})
}
