// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRoute, createRouter, notFound } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadFirstPage } from './loadFirstPage.ts'

const reload = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
  document.body.innerHTML = ''
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
  vi.stubGlobal('fetch', async () => new Response())
})
afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

/** A router whose one page is loaded by the given function. */
function routerWith(loader: () => unknown) {
  const root = createRootRoute()
  const page = createRoute({ getParentRoute: () => root, path: '/', loader })
  return createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
}

/** A loader that fails the given number of times. */
function failing(times: number) {
  let failures = 0
  return vi.fn(() => {
    failures += 1
    if (failures <= times) throw new TypeError('Failed to fetch')
    return 'the text'
  })
}

/** Starts to load; says whether it has come to its end. */
function begin(router: ReturnType<typeof routerWith>) {
  let ended = false
  void loadFirstPage(router).then(() => {
    ended = true
  })
  return () => ended
}

const stateOf = (router: ReturnType<typeof routerWith>) => router.state.matches.at(-1)?.status

test('a first page whose data cannot be loaded is not shown as failed: the data is requested again until it is complete', async () => {
  const loader = failing(1)
  const router = routerWith(loader)
  const ended = begin(router)
  await vi.advanceTimersByTimeAsync(400)
  expect(ended()).toBe(false)
  await vi.advanceTimersByTimeAsync(200)
  expect(ended()).toBe(true)
  expect(stateOf(router)).toBe('success')
  expect(loader).toHaveBeenCalledTimes(2)
  expect(reload).not.toHaveBeenCalled()
})

test('when the browser reports a connection the next attempt does not wait', async () => {
  const ended = begin(routerWith(failing(1)))
  await vi.advanceTimersByTimeAsync(10)
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(10)
  expect(ended()).toBe(true)
})

test('after two failures the page is reloaded once if nothing is typed, and the request is repeated all the same', async () => {
  const loader = failing(5)
  const ended = begin(routerWith(loader))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ended()).toBe(true)
  expect(loader).toHaveBeenCalledTimes(6)
  expect(reload).toHaveBeenCalledOnce()
})

test('while the site does not answer nothing is reloaded; the page is completed when it answers again', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  const ended = begin(routerWith(failing(5)))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(ended()).toBe(false)
  vi.stubGlobal('fetch', async () => new Response())
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(10)
  expect(ended()).toBe(true)
  expect(reload).not.toHaveBeenCalled()
})

test('text that was typed before the page is complete is never reloaded away', async () => {
  document.body.innerHTML = '<textarea></textarea>'
  const field = document.querySelector('textarea')
  if (field) field.value = 'Half'
  const ended = begin(routerWith(failing(3)))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ended()).toBe(true)
  expect(reload).not.toHaveBeenCalled()
})

test('a script of the page that is missing counts as a failure too, though the router calls its load a success', async () => {
  const message = 'Failed to fetch dynamically imported module: /assets/about-1.js'
  let missing = true
  const loader = vi.fn(() => {
    if (missing) dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error(message) }))
    missing = false
  })
  const ended = begin(routerWith(loader))
  await vi.advanceTimersByTimeAsync(400)
  expect(ended()).toBe(false)
  await vi.advanceTimersByTimeAsync(200)
  expect(ended()).toBe(true)
  expect(loader).toHaveBeenCalledTimes(2)
})

test('an address that names nothing is an answer and not a failure', async () => {
  const router = routerWith(() => {
    throw notFound()
  })
  const ended = begin(router)
  await vi.advanceTimersByTimeAsync(10)
  expect(ended()).toBe(true)
})
