// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadOnce } from './reloadOnce.ts'

const reload = vi.fn()
let answer: () => Promise<Response>

beforeEach(() => {
  sessionStorage.clear()
  document.body.innerHTML = '<textarea></textarea>'
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
  vi.stubGlobal('fetch', () => answer())
  answer = async () => new Response()
})
afterEach(() => {
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

const write = () => {
  const field = document.querySelector('textarea')
  if (field) field.value = 'Half'
}

test('a page whose scripts are gone is loaded anew, once', async () => {
  await reloadOnce()
  await reloadOnce()
  expect(reload).toHaveBeenCalledOnce()
})

test('while the site does not answer the page stays as it is, whatever the browser says, until a connection shows itself', async () => {
  expect(navigator.onLine).toBe(true)
  answer = async () => {
    throw new TypeError('Failed to fetch')
  }
  await reloadOnce()
  dispatchEvent(new Event('online'))
  await new Promise((resolve) => setTimeout(resolve))
  expect(reload).not.toHaveBeenCalled()
  answer = async () => new Response()
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

test('a page in which somebody began to write while the site was asked is left alone', async () => {
  answer = async () => {
    write()
    return new Response()
  }
  await reloadOnce()
  expect(reload).not.toHaveBeenCalled()
})
