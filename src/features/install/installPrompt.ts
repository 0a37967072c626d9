import { useSyncExternalStore } from 'react'
import { dismiss, isDismissed } from './dismissed.ts'
import { type Platform, platformOf, runsInstalled } from './platform.ts'

interface InstallEvent extends Event {
  prompt(): Promise<void>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** What to offer now: the browser's own prompt, steps to follow, or nothing. */
export type Offer = 'prompt' | Exclude<Platform, 'none'> | undefined

let event: InstallEvent | undefined
let offer: Offer
const listeners = new Set<() => void>()

/** Keeps the browser's prompt for the moment at which it is useful. The browser then shows no bar of its own. */
export function watchInstall(): void {
  addEventListener('beforeinstallprompt', (prompt) => {
    prompt.preventDefault()
    event = prompt as InstallEvent
    decide()
  })
  addEventListener('appinstalled', () => {
    event = undefined
    offer = undefined
    tell()
  })
  decide()
}

/** Shows the browser's prompt. Whoever says no there is not asked again for 90 days. */
export async function install(): Promise<void> {
  const prompt = event
  if (!prompt) return
  event = undefined
  await prompt.prompt()
  if ((await prompt.userChoice).outcome === 'dismissed') dismiss()
  decide()
}

/** Puts the offer away, here and in 90 days. */
export function putAway(): void {
  dismiss()
  decide()
}

/** What to offer now, for a component; nothing until hydration. */
export function useOffer(): Offer {
  return useSyncExternalStore(
    listen,
    () => offer,
    () => undefined,
  )
}

function decide(): void {
  const platform = platformOf(navigator)
  if (runsInstalled() || isDismissed()) offer = undefined
  else if (event) offer = 'prompt'
  else offer = platform === 'none' ? undefined : platform
  tell()
}

function tell(): void {
  for (const changed of [...listeners]) changed()
}

function listen(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
