// In the head of every prerendered page, inline and allowed by its hash: no request for it can be lost or late.
import { recordEarlyInput } from '#ui/browser/earlyInput.ts'
import { keepEarlyText } from '#ui/browser/earlyText.ts'
import { recoverDropped, startApp } from './startApp.ts'

// A page in an outdated browser never answers: it must not promise to do later what is pressed.
if (!('outdated' in document.documentElement.dataset)) {
  window.earlyInput = recordEarlyInput()
  keepEarlyText()
  recoverDropped()
  window.startApp = startApp
}
