interface Badging {
  setAppBadge?(count: number): Promise<void>
  clearAppBadge?(): Promise<void>
}

/** Shows on the installed app's icon how many items wait, in a page and in a worker; nothing where there is no badge. */
export function showBadge(count: number): void {
  const badging = navigator as Badging
  const shown = count > 0 ? badging.setAppBadge?.(count) : badging.clearAppBadge?.()
  // Refused where the site is not installed.
  shown?.catch(() => {})
}
