import { flushDrafts } from '#outbox/drafts.ts'

let reloading = false

/** Loads the page anew, once, after everything that was typed is on the device. */
export async function reload(): Promise<void> {
  if (reloading) return
  reloading = true
  await flushDrafts()
  location.reload()
}
