import { outdatedMark } from '#content/pageMarks.ts'

/** Features that the scripts use without a check. A browser that lacks any of it would start them and fail halfway. */
const needed = [
  "'noModule' in document.createElement('script')",
  'Array.prototype.at',
  'Array.prototype.findLast',
  'Object.hasOwn',
  'AbortSignal.timeout',
  'window.HTMLDialogElement',
  "'inert' in HTMLElement.prototype",
  "new RegExp('(?<!a)b')",
  "CSS.supports('color', 'color-mix(in srgb, red, blue)')",
]

/**
 * Runs in the head and marks a page in a browser that is too old for its scripts, which then do not start
 * (`site/start/headScript.ts`). The page stays as it was prerendered and shows what it says where scripts are off: how to write and call
 * instead of each form. Written in the JavaScript of 2009, for any browser has to understand it. Allowed by its hash.
 */
export const outdatedScript = `(function () {
  try { if (${needed.join(' && ')}) return } catch (e) {}
  document.documentElement.setAttribute('${outdatedMark}', '')
  // A form that is not for dialogs alone would put what was typed into the address.
  document.addEventListener('submit', function (event) { event.preventDefault() }, true)
  document.addEventListener('DOMContentLoaded', function () {
    var notes = document.querySelectorAll('noscript')
    for (var i = 0; i < notes.length; i++) {
      var shown = document.createElement('div')
      shown.className = notes[i].className
      shown.innerHTML = notes[i].textContent
      notes[i].parentNode.replaceChild(shown, notes[i])
    }
  })
})()`
  .replace(/^ *\/\/.*\n/gm, '')
  .replace(/\n */g, ';')
