// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { recoverDropped } from './earlyRecovery.ts'

const reload = vi.fn(async () => {})
recoverDropped(reload, async () => {})

beforeEach(() => {
  reload.mockClear()
  delete document.documentElement.dataset.hydrated
})

/** The line drops four stylesheets in a row; the last of them. */
function loseFour(): HTMLLinkElement {
  const links = Array.from({ length: 4 }, () => document.createElement('link'))
  for (const link of links) {
    link.rel = 'stylesheet'
    document.head.append(link)
    link.dispatchEvent(new Event('error'))
  }
  return links[3] as HTMLLinkElement
}

test('before hydration, stylesheets that stay missing lead to a reload', () => {
  loseFour()
  expect(reload).toHaveBeenCalled()
})

test('a hydrated page is not reloaded for the stylesheets of later pages, which are asked for again', async () => {
  document.documentElement.dataset.hydrated = ''
  const lost = loseFour()
  await expect.poll(() => lost.isConnected).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
