import { dismiss, isDismissed } from './dismissed.ts'
import { type InstallOffer, setInstallOffer } from './installOffer.ts'
import { dropPrompt, keptPrompt } from './keptPrompt.ts'
import { platformOf, runsInstalled } from './platform.ts'

/** Makes an offer of the browser's prompt, which is kept from the start of the page on (keptPrompt.ts). */
export function watchInstall(): void {
  addEventListener('beforeinstallprompt', decide)
  addEventListener('appinstalled', () => setInstallOffer(undefined))
  decide()
}

/** Shows the browser's prompt. A refusal dismisses the offer for 90 days. */
export async function install(): Promise<void> {
  const prompt = keptPrompt()
  if (!prompt) return
  dropPrompt()
  await prompt.prompt()
  if ((await prompt.userChoice).outcome === 'dismissed') dismiss()
  decide()
}

/** Dismisses the offer on this page and for 90 days. */
export function putAway(): void {
  dismiss()
  decide()
}

function decide(): void {
  setInstallOffer(current())
}

function current(): InstallOffer {
  if (runsInstalled() || isDismissed()) return undefined
  if (keptPrompt()) return 'prompt'
  const platform = platformOf(navigator)
  return platform === 'none' ? undefined : platform
}
