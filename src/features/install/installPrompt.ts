import { createStore } from '@tanstack/store'
import { useObserved } from '#browser/useObserved.ts'
import { dismiss, isDismissed } from './dismissed.ts'
import { type Platform, platformOf, runsInstalled } from './platform.ts'

interface InstallEvent extends Event {
  prompt(): Promise<void>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** The current offer: the browser's prompt, manual steps, or nothing. */
export type InstallOffer = 'prompt' | Exclude<Platform, 'none'> | undefined

let event: InstallEvent | undefined
const offer = createStore<InstallOffer>(undefined)

/** Keeps the browser's `beforeinstallprompt` event for a useful moment and suppresses its own banner. */
export function watchInstall(): void {
  addEventListener('beforeinstallprompt', (prompt) => {
    prompt.preventDefault()
    event = prompt as InstallEvent
    decide()
  })
  addEventListener('appinstalled', () => {
    event = undefined
    offer.setState(() => undefined)
  })
  decide()
}

/** Shows the browser's prompt. A refusal dismisses the offer for 90 days. */
export async function install(): Promise<void> {
  const prompt = event
  if (!prompt) return
  event = undefined
  await prompt.prompt()
  if ((await prompt.userChoice).outcome === 'dismissed') dismiss()
  decide()
}

/** Dismisses the offer on this page and for 90 days. */
export function putAway(): void {
  dismiss()
  decide()
}

/** Hook: the current offer; nothing until hydration. */
export function useInstallOffer(): InstallOffer {
  return useObserved(offer, undefined)
}

function decide(): void {
  offer.setState(current)
}

function current(): InstallOffer {
  if (runsInstalled() || isDismissed()) return undefined
  if (event) return 'prompt'
  const platform = platformOf(navigator)
  return platform === 'none' ? undefined : platform
}
