import { expect, test } from 'vitest'
import { withoutRefusedWorker } from './refusedWorker.ts'

const refused = {
  configurable: true,
  get() {
    throw new DOMException('Service worker is disabled because the context is sandboxed', 'SecurityError')
  },
}
const given = { configurable: true, value: { controller: null } }

/** A navigator with this of its own, and this behind it, as in a browser. */
function browserWith(own: PropertyDescriptorMap, behind: PropertyDescriptorMap): Navigator {
  return Object.create(Object.create(null, behind), own)
}

test('a worker that must not be read is none, whether the browser or an extension refuses it', () => {
  for (const browser of [
    browserWith({}, { serviceWorker: refused }),
    browserWith({ serviceWorker: refused }, { serviceWorker: given }),
    browserWith({ serviceWorker: refused }, { serviceWorker: refused }),
  ]) {
    withoutRefusedWorker(browser)
    expect('serviceWorker' in browser).toBe(false)
    expect(browser.serviceWorker).toBeUndefined()
  }
})

test('a worker that may be read stays, and a browser without one is left as it is', () => {
  const browser = browserWith({}, { serviceWorker: given })
  withoutRefusedWorker(browser)
  expect(browser.serviceWorker).toBe(given.value)
  const without = browserWith({}, {})
  withoutRefusedWorker(without)
  expect('serviceWorker' in without).toBe(false)
})
