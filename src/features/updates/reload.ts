import { flushDrafts } from '#outbox/drafts.ts'

let reloading = false

/** Reloads the page once, after drafts are saved. */
export async function reload(): Promise<void> {
  if (reloading) return
  reloading = true
  await flushDrafts()
  location.reload()
}
