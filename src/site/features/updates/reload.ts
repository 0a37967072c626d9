let reloading = false

/** Reloads the page once. Drafts are on the device already. */
export function reload(): void {
  if (reloading) return
  reloading = true
  location.reload()
}
