import { expect, test, vi } from 'vitest'
import { localStore, type TextStorage } from './localStore.ts'
import { blockedStorage, memoryStorage } from './testing/memoryStorage.ts'

const isText = (value: unknown): value is string => typeof value === 'string'

/** The store as one tab has it. */
function tab(storage: TextStorage, events = new EventTarget()) {
  return { events, store: localStore<string>({ prefix: 'test:', isValid: isText, storage: () => storage, events }) }
}

/** As a browser tells the other tabs of a change. */
function changeElsewhere(events: EventTarget, key: string | null, oldValue: string | null, newValue: string | null) {
  events.dispatchEvent(Object.assign(new Event('storage'), { key, oldValue, newValue }))
}

test('a record is on the device when the write returns, for every tab, until it is deleted', () => {
  const device = memoryStorage()
  const [here, there] = [tab(device).store, tab(device).store]
  here.set('a', 'one')
  here.set('b', 'two')
  expect([there.get('a'), there.ids(), there.isKept('a')]).toEqual(['one', ['a', 'b'], true])
  there.set('a', 'later')
  expect(here.get('a')).toBe('later')
  here.set('a', undefined)
  expect([there.get('a'), there.ids()]).toEqual([undefined, ['b']])
})

test('a change is told here, and to other tabs by the event of the browser, until nobody listens', () => {
  const device = memoryStorage()
  const { store, events } = tab(device)
  const heard = vi.fn()
  const stop = store.watch(heard)
  store.set('a', 'one')
  expect(heard).toHaveBeenLastCalledWith('a', undefined, 'one')
  changeElsewhere(events, 'test:b', null, '{"version":1,"value":"two"}')
  expect(heard).toHaveBeenLastCalledWith('b', undefined, 'two')
  changeElsewhere(events, 'test:b', '{"version":1,"value":"two"}', 'broken')
  expect(heard).toHaveBeenLastCalledWith('b', 'two', undefined)
  heard.mockClear()
  changeElsewhere(events, 'other:b', null, '{"version":1,"value":"two"}')
  changeElsewhere(events, null, null, null)
  stop()
  changeElsewhere(events, 'test:b', null, '{"version":1,"value":"two"}')
  store.set('a', 'two')
  expect(heard).not.toHaveBeenCalled()
})

test('what was changed while the page was in the bfcache is told when it comes back, once, and nothing else', () => {
  const device = memoryStorage()
  const [{ store, events }, there] = [tab(device), tab(device).store]
  for (const id of ['same', 'changed', 'deleted']) there.set(id, 'before')
  const heard = vi.fn()
  const stop = store.watch(heard)
  const happen = (type: string) => events.dispatchEvent(new Event(type))
  // Of its first load.
  happen('pageshow')
  expect(heard).not.toHaveBeenCalled()
  happen('pagehide')
  there.set('changed', 'after')
  there.set('deleted', undefined)
  there.set('new', 'after')
  for (const type of ['pageshow', 'pageshow']) happen(type)
  expect(heard.mock.calls).toEqual([
    ['changed', 'before', 'after'],
    ['deleted', 'before', undefined],
    ['new', undefined, 'after'],
  ])
  stop()
  happen('pagehide')
  there.set('new', 'later')
  happen('pageshow')
  expect(heard).toHaveBeenCalledTimes(3)
})

test.each([
  ['blocked', () => blockedStorage],
  ['missing, as in a worker', () => undefined],
])('where local storage is %s a record lives as long as the page, and that can be asked', (_, storage) => {
  const store = localStore<string>({ prefix: 'test:', isValid: isText, storage })
  store.set('a', 'one')
  expect([store.get('a'), store.ids(), store.isKept('a')]).toEqual(['one', ['a'], false])
  store.set('a', undefined)
  expect([store.get('a'), store.ids(), store.isKept('a')]).toEqual([undefined, [], true])
})

test('a device that has room again keeps the next version of the record', () => {
  const device = memoryStorage()
  const { store } = tab(device)
  const { setItem } = device
  device.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  store.set('a', 'one')
  expect([store.get('a'), store.isKept('a')]).toEqual(['one', false])
  device.setItem = setItem
  store.set('a', 'one more')
  expect([tab(device).store.get('a'), store.isKept('a')]).toEqual(['one more', true])
})

test('what is no such record counts as none, whatever lies under its key', () => {
  const device = memoryStorage()
  for (const text of [
    '',
    'text',
    'null',
    '7',
    '[]',
    '{}',
    '{"version":1}',
    '{"version":1,"value":7}',
    '{"version":"x"}',
  ]) {
    device.setItem('test:a', text)
    expect([tab(device).store.get('a'), tab(device).store.ids()], text).toEqual([undefined, []])
  }
})

test('a record of an earlier version takes every step to this one, and one of a later version is read as it is', () => {
  const device = memoryStorage()
  tab(device).store.set('a', 'one')
  const upgrades = [(old: unknown) => ({ text: old }), (old: unknown) => ({ ...(old as object), isRead: false })]
  const isValid = (value: unknown): value is { text: string; isRead: boolean } => typeof value === 'object'
  const next = localStore({ prefix: 'test:', isValid, upgrades, storage: () => device })
  expect(next.get('a')).toEqual({ text: 'one', isRead: false })
  next.set('a', { text: 'one', isRead: true })
  expect(next.get('a')).toEqual({ text: 'one', isRead: true })
  // A tab of the version before does not take it for one of its own records.
  expect(tab(device).store.get('a')).toBeUndefined()
  expect(next.fromText(tab(memoryStorage()).store.toText('a') ?? '{"version":1,"value":"from a file"}')).toEqual({
    text: 'from a file',
    isRead: false,
  })
})
