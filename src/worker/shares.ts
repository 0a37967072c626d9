import { flushDrafts, saveDraft } from '#outbox/drafts.ts'

declare const self: ServiceWorkerGlobalScope

/**
 * Text shared from another app becomes the message of the enquiry form (Web Share Target). It comes as a POST and goes
 * into the draft on this device, so that it never stands in an address.
 */
export function takeShares(): void {
  self.addEventListener('fetch', (event) => {
    const url = new URL(event.request.url)
    if (event.request.method !== 'POST' || url.pathname !== '/share') return
    event.respondWith(draftOf(event.request).then(() => Response.redirect('/contact#contact', 303)))
  })
}

async function draftOf(request: Request): Promise<void> {
  const form = await request.formData()
  const message = ['title', 'text', 'url'].map((name) => form.get(name)).filter(Boolean)
  saveDraft('enquiry', { message: message.join('\n') })
  await flushDrafts()
}
