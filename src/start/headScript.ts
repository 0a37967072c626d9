// In the head of every prerendered page, inline and allowed by its hash: no request for it can be lost or late.
import { recordEarlyInput } from '#browser/earlyInput.ts'
import { recoverDropped } from './earlyRecovery.ts'
import { prepareScripts } from './scriptLinks.ts'
import { startApp } from './startApp.ts'

// A page in an outdated browser never answers: it must not promise to send later what is typed.
if (!('outdated' in document.documentElement.dataset)) {
  window.earlyInput = recordEarlyInput()
  recoverDropped()
  window.prepareScripts = prepareScripts
  window.startApp = startApp
}
