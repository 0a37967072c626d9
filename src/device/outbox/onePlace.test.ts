import 'fake-indexeddb/auto'
import type { UseStore } from 'idb-keyval'
import { expect, test, vi } from 'vitest'
import { clearDraft, loadDraft, saveDraft, sweepDrafts, watchDrafts } from './drafts.ts'
import type { OutboxEnv } from './env.ts'
import { list, replay, storedItems } from './replay.ts'
import { sendText } from './send.ts'
import { brokenStores, json, memoryLocks, testTimeout, withResolvers } from './testing/fakeEnv.ts'
import {
  anotherTab,
  busyServer,
  fields,
  noNetwork,
  onDisk,
  other,
  sender,
  typed,
  writeByAnotherTab,
  written,
} from './testing/typedEnquiry.ts'

vi.stubGlobal('self', { location: { origin: 'https://desk.example' } })

test('OB-04 while it is sent a text is in the outbox and no draft: no other form shows it', async () => {
  let seen: unknown
  const env = typed(async () => {
    seen = [loadDraft('enquiry', env), onDisk(env), (await storedItems(env)).length]
    return json(201, {})
  })
  const sending = sendText(sender(), written, env)
  expect(loadDraft('enquiry', env)).toBeUndefined()
  await sending
  expect(seen).toEqual([undefined, undefined, 1])
  expect(onDisk(env)).toBeUndefined()
})

test('a text that was typed in the last moment before it was sent leaves no earlier draft behind', async () => {
  const env = typed(noNetwork)
  saveDraft('enquiry', other, env)
  saveDraft('enquiry', fields, env)
  await sendText(sender(), written, env)
  expect(loadDraft('enquiry', env)).toBeUndefined()
  expect(onDisk(env)).toBeUndefined()
})

test.each([
  ['sent', async () => json(201, {})],
  ['saved', noNetwork],
] as const)('what another tab has half written stays when this one has %s its own', async (state, fetch) => {
  const env = typed(fetch)
  writeByAnotherTab(other, env)
  expect((await sendText(sender(), written, env)).state).toBe(state)
  expect(onDisk(env)).toEqual(other)
})

test('OB-15 a refused text is a draft again, shown in a form opened meanwhile, and nothing is queued', async () => {
  const heard: unknown[] = []
  const env = typed(busyServer)
  const stop = watchDrafts(({ id, fields: text }, direction) => heard.push(id, direction, text), env)
  expect((await sendText(sender(false), written, env)).state).toBe('refused')
  stop()
  expect(loadDraft('enquiry', env)).toEqual(fields)
  expect(heard).toEqual(['enquiry', 'taken', fields, 'enquiry', 'back', fields])
  expect(await storedItems(env)).toEqual([])
})

test('what was begun on the next page is not overwritten by a text that comes back: that waits in the outbox for its writer', async () => {
  const env = typed(async () => {
    saveDraft('enquiry', other, env)
    return json(503, { message: 'Busy' })
  })
  expect((await sendText(sender(false), written, env)).state).toBe('refused')
  expect(loadDraft('enquiry', env)).toEqual(other)
  expect(await list(env)).toMatchObject([
    { body: written.body, state: { name: 'needs-attention', status: 503, message: 'Busy' } },
  ])
})

test('OB-27 where nothing can be stored a text that could not be sent is a draft for as long as the page lives', async () => {
  const env = typed(noNetwork, brokenStores)
  expect((await sendText(sender(false), written, env)).state).toBe('unavailable')
  expect(loadDraft('enquiry', env)).toEqual(fields)
})

/** A page whose storage stops until it is released, before its first write or after it. */
async function typedWithLateStorage(moment: 'before' | 'after', fetch: OutboxEnv['fetch']) {
  const { promise: gate, resolve: release } = withResolvers()
  const env = typed(fetch, { timeouts: { storage: 20 } })
  const { items } = env
  let writes = moment === 'after'
  env.items = async (mode, act) => {
    if (mode === 'readonly') return items(mode, act)
    if (!writes) await gate
    writes = false
    const result = await items(mode, act)
    await gate
    return result
  }
  return { env, release }
}

test.each(['before', 'after'] as const)(
  'OB-27 a text that was not sent waits in the outbox if its form is gone, another was begun, and storage answers late, %s it wrote',
  async (moment) => {
    const { env, release } = await typedWithLateStorage(moment, async () => {
      saveDraft('enquiry', other, env)
      return noNetwork()
    })
    expect((await sendText(sender(false), written, env)).state).toBe('unavailable')
    release()
    await expect.poll(() => list(env)).toMatchObject([{ body: written.body, state: { name: 'waiting' } }])
    expect(loadDraft('enquiry', env)).toEqual(other)
    clearDraft('enquiry', env)
    expect(loadDraft('enquiry', env)).toBeUndefined()
  },
)

test.each(['before', 'after'] as const)(
  'OB-27 a text that was not sent is a stored draft again if its form is gone and storage answers late, %s it wrote',
  async (moment) => {
    const { env, release } = await typedWithLateStorage(moment, noNetwork)
    expect((await sendText(sender(false), written, env)).state).toBe('unavailable')
    release()
    await expect.poll(() => onDisk(env)).toEqual(fields)
    await expect.poll(() => storedItems(env)).toEqual([])
  },
)

test('OB-27 such a text is saved where storage answers again before the connection has failed', async () => {
  const { promise: gate, resolve: release } = withResolvers()
  const env = typed(
    async () => {
      env.timeouts.storage = testTimeout
      release()
      saveDraft('enquiry', other, env)
      return noNetwork()
    },
    { timeouts: { storage: 20 } },
  )
  const { items } = env
  env.items = (mode, act) => gate.then(() => items(mode, act))
  expect((await sendText(sender(false), written, env)).state).toBe('saved')
  expect(await list(env)).toMatchObject([{ body: written.body, state: { name: 'waiting' } }])
  expect(loadDraft('enquiry', env)).toEqual(other)
})

test('OB-27 where nothing can be stored such a text is a draft again once what was begun in its place is gone', async () => {
  const env = typed(async () => {
    saveDraft('enquiry', other, env)
    return noNetwork()
  }, brokenStores)
  expect((await sendText(sender(false), written, env)).state).toBe('unavailable')
  expect(loadDraft('enquiry', env)).toEqual(other)
  clearDraft('enquiry', env)
  expect(loadDraft('enquiry', env)).toEqual(fields)
  clearDraft('enquiry', env)
  expect(loadDraft('enquiry', env)).toBeUndefined()
})

test('OB-25 a page that dies at any moment of sending has left the text where the next page finds it, in one place', async () => {
  for (let steps = 0; steps < 6; steps += 1) {
    const device = typed(noNetwork)
    let left = steps
    const { promise: death, resolve: die } = withResolvers()
    const mortal: UseStore = (mode, act) => {
      left -= 1
      if (left >= 0) return device.items(mode, act)
      die()
      return new Promise(() => {})
    }
    // Sending that needs fewer steps ends before.
    await Promise.race([sendText(sender(), written, { ...device, items: mortal }), death])
    await sweepDrafts(device)
    const places = [onDisk(device) ? 'draft' : '', (await storedItems(device)).length > 0 ? 'outbox' : '']
    expect(places.filter(Boolean), `after ${steps} steps`).toHaveLength(1)
  }
})

test.each([
  ['with Web Locks', memoryLocks()],
  ['without', undefined],
] as const)(
  'OB-23 a page that opens before the text is in the outbox finds it there and in no form, %s',
  async (_, locks) => {
    const env = typed(noNetwork, { locks })
    const { promise: gate, resolve: release } = withResolvers()
    const slow = { ...env, keys: (async (...call) => gate.then(() => env.keys(...call))) satisfies UseStore }
    const ending = { ...slow, fetch: () => new Promise<never>(() => {}) }
    void sendText(sender(), written, ending)
    const opening = sweepDrafts(env)
    if (!locks) await opening
    release()
    await expect.poll(() => storedItems(env)).toHaveLength(1)
    expect(onDisk(env)).toBeUndefined()
  },
)

test('OB-25 without Web Locks, a text that a page gives back while the ending one stores it is in the outbox alone once that has tried it', async () => {
  const env = typed(busyServer)
  const { promise: died, resolve: die } = withResolvers()
  const { promise: gate, resolve: release } = withResolvers()
  const keys: UseStore = async (mode, act) => {
    await gate
    return env.keys(mode, act)
  }
  const items: UseStore = async (mode, act) => {
    await env.items(mode, act)
    die()
    return new Promise(() => {})
  }
  void sendText(sender(), written, { ...env, keys, items })
  await sweepDrafts(anotherTab(env))
  expect(onDisk(env)).toEqual(fields)
  release()
  await died
  const next = { ...env, now: () => env.now() + 3 * testTimeout, fetch: async () => json(400, { message: 'No' }) }
  const shown = loadDraft('enquiry', next)
  await replay(next)
  expect(await list(next)).toMatchObject([{ state: { name: 'needs-attention' } }])
  const heard: unknown[] = []
  const stop = watchDrafts(({ fields: text }, direction) => heard.push(direction, text), next)
  await sweepDrafts(next)
  stop()
  expect(heard).toEqual(['taken', shown])
  expect(onDisk(next)).toBeUndefined()
})

test('OB-16 a refused text whose page is late in deleting its item stays a draft', async () => {
  const { env, release } = await typedWithLateStorage('after', busyServer)
  expect((await sendText(sender(), written, env)).state).toBe('refused')
  expect(await storedItems(env)).toHaveLength(1)
  await sweepDrafts({ ...env, now: () => env.now() + 3 * testTimeout })
  release()
  await expect.poll(() => storedItems(env)).toEqual([])
  await sweepDrafts(anotherTab(env))
  expect(onDisk(env)).toEqual(fields)
})

test('the same text typed once more is a draft again', async () => {
  const env = typed(noNetwork)
  await sendText(sender(), written, env)
  saveDraft('enquiry', fields, env)
  expect(loadDraft('enquiry', env)).toEqual(fields)
})
