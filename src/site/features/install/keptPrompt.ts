interface InstallEvent extends Event {
  prompt(): Promise<void>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

let kept: InstallEvent | undefined

/**
 * Keeps the browser's `beforeinstallprompt` event and suppresses its own banner. It comes once, and perhaps before the
 * script that makes an offer of it (installPrompt.ts).
 */
export function keepPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    kept = event as InstallEvent
  })
  addEventListener('appinstalled', dropPrompt)
}

/** The event, while the site can be installed by it. */
export function keptPrompt(): InstallEvent | undefined {
  return kept
}

/** The event serves once. */
export function dropPrompt(): void {
  kept = undefined
}
