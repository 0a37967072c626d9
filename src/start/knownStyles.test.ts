// @vitest-environment happy-dom
import createCache from '@emotion/cache'
import type { AnyRouter } from '@tanstack/react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { loadStylesWithPages } from './knownStyles.ts'

test('a stylesheet that was asked for ahead is waited for, and asked for once', async () => {
  // The test says when it is here: the document's own attempt to load it fails sooner or later.
  const ended = new AbortController()
  onTestFinished(() => ended.abort())
  addEventListener('error', (event) => event.stopImmediatePropagation(), { capture: true, signal: ended.signal })
  document.head.innerHTML =
    '<meta name="shared-styles" content="/base.css /many.css /assets/packed/page-contact-1a.css"><meta name="kind-styles" content="1a">'
  const [contact, about] = [{ preload: async () => {} }, { preload: async () => {} }]
  const routesById = { '/contact': { options: { component: contact } }, '/about': { options: { component: about } } }
  loadStylesWithPages({ routesById } as unknown as AnyRouter, createCache({ key: 'css' }))
  await contact.preload()
  const settled = vi.fn()
  void about.preload().then(settled)
  void about.preload().then(settled)
  // Promises that wait for nothing have settled by then.
  await new Promise((resolve) => setTimeout(resolve))
  const links = document.querySelectorAll('link')
  expect([...links].map((link) => link.getAttribute('href'))).toEqual(['/assets/packed/page-about-1a.css'])
  expect(settled).not.toHaveBeenCalled()
  links[0]?.dispatchEvent(new Event('load'))
  await expect.poll(() => settled).toHaveBeenCalledTimes(2)
})

test('a stylesheet that hangs holds a page up for three seconds, and no longer', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  vi.spyOn(document.body, 'append').mockImplementation(() => {})
  document.head.innerHTML =
    '<meta name="shared-styles" content="/base.css /many.css /assets/packed/page-contact-1a.css"><meta name="kind-styles" content="1a">'
  const terms = { preload: async () => {} }
  const routesById = { '/terms': { options: { component: terms } } }
  loadStylesWithPages({ routesById } as unknown as AnyRouter, createCache({ key: 'css' }))
  const settled = vi.fn()
  void terms.preload().then(settled)
  await vi.advanceTimersByTimeAsync(2900)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(100)
  expect(settled).toHaveBeenCalledOnce()
})
