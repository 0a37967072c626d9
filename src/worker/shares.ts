import { flushDrafts, loadDraft, saveDraft } from '#outbox/drafts.ts'

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
  const shared = ['title', 'text', 'url'].map((name) => form.get(name)).filter(Boolean)
  const draft = await loadDraft('enquiry')
  // An enquiry that was begun before goes on: what is shared stands under it.
  const message = [draft?.message, shared.join('\n')].filter(Boolean).join('\n\n')
  saveDraft('enquiry', { ...draft, message })
  await flushDrafts()
}
