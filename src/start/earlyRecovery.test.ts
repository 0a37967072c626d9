// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { recoverDropped } from './earlyRecovery.ts'

const reloadOnce = vi.hoisted(() => vi.fn())
vi.mock('#features/updates/reloadOnce.ts', () => ({ reloadOnce }))
vi.mock('#browser/backOff.ts', () => ({ backOff: async () => {} }))

recoverDropped()

beforeEach(() => {
  reloadOnce.mockClear()
  delete document.documentElement.dataset.hydrated
})

/** The line drops four stylesheets in a row. */
function loseFour(): void {
  for (const name of 'abcd') {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.setAttribute('data-name', name)
    document.head.append(link)
    link.dispatchEvent(new Event('error'))
  }
}

test('before the page answers, stylesheets that stay missing lead to a reload', () => {
  loseFour()
  expect(reloadOnce).toHaveBeenCalled()
})

test('a page that answers is not reloaded for the stylesheets of next pages, which come again by themselves', async () => {
  document.documentElement.dataset.hydrated = ''
  loseFour()
  const lost = document.querySelector('[data-name=d]')
  await vi.waitFor(() => expect(document.querySelector('[data-name=d]')).not.toBe(lost))
  expect(reloadOnce).not.toHaveBeenCalled()
})
