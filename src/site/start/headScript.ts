// In the head of every prerendered page, inline and allowed by its hash: no request for it can be lost or late.
import { outdatedMark } from '#content/pageMarks.ts'
import { type EarlyInput, recordEarlyInput } from '#ui/browser/earlyInput.ts'
import { keepEarlyText } from '#ui/browser/earlyText.ts'
import { watchLeaving } from '#ui/browser/leaving.ts'
import { withoutRefusedWorker } from '#ui/browser/refusedWorker.ts'
import { pressWithSlash } from '#ui/browser/slash.ts'
import { recoverDropped, startApp } from './startApp.ts'

declare global {
  /** Of a prerendered page in a browser that is not too old; the development server sends none. */
  interface Window {
    earlyInput?: EarlyInput
    startApp?: typeof startApp
  }
}

// A page in an outdated browser never answers: it must not promise to do later what is pressed.
if (!document.documentElement.hasAttribute(outdatedMark)) {
  withoutRefusedWorker()
  window.earlyInput = recordEarlyInput()
  pressWithSlash(window.earlyInput.press)
  keepEarlyText()
  recoverDropped()
  watchLeaving()
  window.startApp = startApp
}
