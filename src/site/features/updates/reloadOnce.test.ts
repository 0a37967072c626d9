// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recordEarlyInput } from '#ui/browser/earlyInput.ts'
import { keepEarlyText } from '#ui/browser/earlyText.ts'
import { watchLeaving } from '#ui/browser/leaving.ts'
import { reloadOnce } from './reloadOnce.ts'

const reload = vi.fn()
let answer: () => Promise<Response>

watchLeaving()

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000_000, toFake: ['Date'] })
  sessionStorage.clear()
  document.body.innerHTML = '<textarea></textarea><form method="dialog" name="enquiry"><input name="email"></form>'
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
  vi.stubGlobal('fetch', () => answer())
  answer = async () => new Response()
})
afterEach(() => {
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  delete window.earlyInput
  delete window.typedAt
  vi.clearAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function write(selector: string) {
  const field = document.querySelector<HTMLInputElement>(selector)
  if (field) field.value = 'Half'
  field?.dispatchEvent(new Event('input', { bubbles: true }))
}

test('a page whose scripts are gone is reloaded, once in ten minutes', async () => {
  await reloadOnce()
  await reloadOnce()
  expect(reload).toHaveBeenCalledOnce()
  vi.setSystemTime(1_000_600_000)
  await reloadOnce()
  expect(reload).toHaveBeenCalledTimes(2)
})

test('while the site does not answer the page stays as it is, whatever the browser says', async () => {
  expect(navigator.onLine).toBe(true)
  answer = async () => {
    throw new TypeError('Failed to fetch')
  }
  await reloadOnce()
  expect(reload).not.toHaveBeenCalled()
  answer = async () => new Response()
  await reloadOnce()
  expect(reload).toHaveBeenCalledOnce()
})

test('a page in which writing began while the site was checked is left alone', async () => {
  answer = async () => {
    write('textarea')
    return new Response()
  }
  await reloadOnce()
  expect(reload).not.toHaveBeenCalled()
})

test('whoever has left the page while the site was checked is not brought back; a call or a download delays the reload only', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(50_000)
  answer = async () => {
    dispatchEvent(new Event('beforeunload'))
    return new Response()
  }
  await reloadOnce()
  expect(reload).not.toHaveBeenCalled()
  answer = async () => new Response()
  now.mockReturnValue(79_999)
  await reloadOnce()
  expect(reload).not.toHaveBeenCalled()
  now.mockReturnValue(80_000)
  await reloadOnce()
  expect(reload).toHaveBeenCalledOnce()
})

test('text that survives the reload delays it only while typing goes on', async () => {
  window.earlyInput = recordEarlyInput()
  keepEarlyText()
  write('form input')
  vi.setSystemTime(1_000_004_999)
  await reloadOnce()
  expect(reload).not.toHaveBeenCalled()
  vi.setSystemTime(1_000_005_000)
  await reloadOnce()
  expect(reload).toHaveBeenCalledOnce()
  expect(JSON.parse(sessionStorage.getItem('early-text') ?? '')).toEqual({ enquiry: { email: 'Half' } })
})
