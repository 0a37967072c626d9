import { expect, test, vi } from 'vitest'
import { announce, type OutboxEvent, subscribe } from './item.ts'

const change: OutboxEvent = { what: 'saved', key: 'a', kind: 'comment', about: { blogId: 'blog1' } }

test('OB-08 a change is heard in this tab and in the others', async () => {
  const elsewhere = new BroadcastChannel('outbox')
  const there = vi.fn()
  elsewhere.onmessage = (event) => there(event.data)
  const here = vi.fn()
  const stop = subscribe(here)
  announce(change)
  expect(here).toHaveBeenCalledWith(change)
  await expect.poll(() => there.mock.calls).toEqual([[change]])

  elsewhere.postMessage({ ...change, key: 'b' })
  await expect.poll(() => here.mock.calls.length).toBe(2)
  expect(here).toHaveBeenLastCalledWith({ ...change, key: 'b' })
  stop()
  elsewhere.close()
})

test('the worker, which does not listen, is heard all the same', async () => {
  const page = new BroadcastChannel('outbox')
  const heard = vi.fn()
  page.onmessage = (event) => heard(event.data)
  announce(change)
  await expect.poll(() => heard.mock.calls).toEqual([[change]])
  page.close()
})

test('a listener that has left hears nothing more', () => {
  const listener = vi.fn()
  subscribe(listener)()
  announce(change)
  expect(listener).not.toHaveBeenCalled()
})

test('without BroadcastChannel changes are heard in this tab', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const here = vi.fn()
  const stop = subscribe(here)
  announce(change)
  expect(here).toHaveBeenCalledOnce()
  stop()
  vi.unstubAllGlobals()
})
