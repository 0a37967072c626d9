// @vitest-environment happy-dom
import { expect, onTestFinished, test } from 'vitest'
import { askScript } from './pageScripts.ts'

/** The links that a browser with these parts of `navigator` puts into the page, as it is told of them. */
function linksIn(parts: object = {}): string[] {
  document.body.innerHTML =
    '<template id="scripts"><link rel="preload" as="script" href="/assets/react.js"></template><style data-page-fonts="/assets/a.woff2" media="not all"></style>'
  for (const [name, value] of Object.entries(parts)) {
    Object.defineProperty(navigator, name, { value, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(navigator, name))
  }
  new Function(askScript)()
  return [...document.querySelectorAll('link')].map(({ rel }) => rel)
}
const fontsWait = () => document.querySelector('style')?.getAttribute('media') === 'not all'

test('Chromium asks for the scripts as modules, which it compiles as they come', () => {
  expect(linksIn({ userAgentData: {} })).toEqual(['modulepreload'])
})

test('other browsers ask for them as files, for some never ask again for a module whose preload was lost', () => {
  expect(linksIn()).toEqual(['preload'])
})

test('a browser that is too old asks for none', () => {
  document.documentElement.dataset.outdated = ''
  onTestFinished(() => void delete document.documentElement.dataset.outdated)
  expect(linksIn({ userAgentData: {} })).toEqual([])
})

test('fonts wait for the scripts, except where a worker controls the page and has them on the device', () => {
  linksIn()
  expect(fontsWait()).toBe(true)
  linksIn({ serviceWorker: { controller: {} } })
  expect(fontsWait()).toBe(false)
})
