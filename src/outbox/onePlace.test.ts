import 'fake-indexeddb/auto'
import { promisifyRequest } from 'idb-keyval'
import { expect, test, vi } from 'vitest'
import { clearDraft, flushDrafts, loadDraft, saveDraft, watchDrafts } from './drafts.ts'
import type { OutboxEnv } from './env.ts'
import { list, storedItems } from './replay.ts'
import { sendText } from './send.ts'
import { brokenStores, json, testTimeout, withResolvers } from './testing/fakeEnv.ts'
import {
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
  const env = await typed(async () => {
    await expect.poll(() => onDisk(env)).toBeUndefined()
    seen = [await loadDraft('enquiry', env), (await storedItems(env)).length]
    return json(201, {})
  })
  const sending = sendText(sender(), written, env)
  expect(await loadDraft('enquiry', env)).toBeUndefined()
  await sending
  expect(seen).toEqual([undefined, 1])
  expect(await onDisk(env)).toBeUndefined()
})

test('a text that was typed in the last moment before it was sent leaves no earlier draft behind', async () => {
  const env = await typed(noNetwork)
  saveDraft('enquiry', other, env)
  saveDraft('enquiry', fields, env)
  await sendText(sender(), written, env)
  expect(await loadDraft('enquiry', env)).toBeUndefined()
  await flushDrafts(env)
  expect(await onDisk(env)).toBeUndefined()
})

test.each([
  ['sent', async () => json(201, {})],
  ['saved', noNetwork],
] as const)('what another tab has half written stays when this one has %s its own', async (state, fetch) => {
  const env = await typed(fetch)
  await writeByAnotherTab(other, env)
  expect((await sendText(sender(), written, env)).state).toBe(state)
  expect(await onDisk(env)).toEqual(other)
})

test('OB-15 a refused text is a draft again, shown in a form opened meanwhile, and nothing is queued', async () => {
  const heard: unknown[] = []
  const env = await typed(busyServer)
  const stop = watchDrafts(({ id, fields: text }, direction) => heard.push(id, direction, text), env)
  expect((await sendText(sender(false), written, env)).state).toBe('refused')
  stop()
  expect(await loadDraft('enquiry', env)).toEqual(fields)
  expect(heard).toEqual(['enquiry', 'taken', fields, 'enquiry', 'back', fields])
  expect(await storedItems(env)).toEqual([])
})

test('what was begun on the next page is not overwritten by a text that comes back: that waits in the outbox for its writer', async () => {
  const env = await typed(async () => {
    saveDraft('enquiry', other, env)
    return json(503, { message: 'Busy' })
  })
  expect((await sendText(sender(false), written, env)).state).toBe('refused')
  expect(await loadDraft('enquiry', env)).toEqual(other)
  expect(await list(env)).toMatchObject([
    { body: written.body, state: { name: 'needs-attention', status: 503, message: 'Busy' } },
  ])
})

test('OB-27 where nothing can be stored a text that could not be sent is a draft for as long as the page lives', async () => {
  const env = await typed(noNetwork, brokenStores)
  expect((await sendText(sender(false), written, env)).state).toBe('unavailable')
  expect(await loadDraft('enquiry', env)).toEqual(fields)
})

/** A page whose storage stops until it is released, before its first write or after it. */
async function typedWithLateStorage(moment: 'before' | 'after', fetch: OutboxEnv['fetch']) {
  const { promise: gate, resolve: release } = withResolvers()
  const env = await typed(fetch, { timeouts: { storage: 20 } })
  const { transact } = env
  let writes = moment === 'after'
  env.transact = async (names, act, durability) => {
    if (!writes) await gate
    writes = false
    const result = await transact(names, act, durability)
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
      await flushDrafts(env)
      return noNetwork()
    })
    expect((await sendText(sender(false), written, env)).state).toBe('unavailable')
    release()
    await expect.poll(() => list(env)).toMatchObject([{ body: written.body, state: { name: 'waiting' } }])
    expect(await loadDraft('enquiry', env)).toEqual(other)
    await clearDraft('enquiry', env)
    expect(await loadDraft('enquiry', env)).toBeUndefined()
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
  const env = await typed(
    async () => {
      env.timeouts.storage = testTimeout
      release()
      saveDraft('enquiry', other, env)
      return noNetwork()
    },
    { timeouts: { storage: 20 } },
  )
  const { transact } = env
  env.transact = (names, act, durability) => gate.then(() => transact(names, act, durability))
  expect((await sendText(sender(false), written, env)).state).toBe('saved')
  expect(await list(env)).toMatchObject([{ body: written.body, state: { name: 'waiting' } }])
  expect(await loadDraft('enquiry', env)).toEqual(other)
})

test('OB-27 where nothing can be stored such a text is a draft again once what was begun in its place is gone', async () => {
  const env = await typed(async () => {
    saveDraft('enquiry', other, env)
    return noNetwork()
  }, brokenStores)
  expect((await sendText(sender(false), written, env)).state).toBe('unavailable')
  expect(await loadDraft('enquiry', env)).toEqual(other)
  await clearDraft('enquiry', env)
  expect(await loadDraft('enquiry', env)).toEqual(fields)
  await clearDraft('enquiry', env)
  expect(await loadDraft('enquiry', env)).toBeUndefined()
})

test('OB-25 a page that dies while it stores an item has left the draft or the item, never both and never none', async () => {
  const env = await typed(() => new Promise(() => {}))
  const seen = new Set<string>()
  const watch = { ended: false }
  const recordPlaces = async () => {
    while (!watch.ended) {
      const where = await env.transact(['items', 'drafts'], async ({ items, drafts }) => {
        const [item, draft] = await Promise.all([
          promisifyRequest(items.count()),
          promisifyRequest(drafts.count('enquiry')),
        ])
        return `${item} item, ${draft} draft`
      })
      seen.add(where)
    }
  }
  const recording = recordPlaces()
  void sendText(sender(), written, env)
  await expect.poll(() => seen).toContain('1 item, 0 draft')
  watch.ended = true
  await recording
  expect([...seen]).toEqual(['0 item, 1 draft', '1 item, 0 draft'])
})

test('the same text typed once more is a draft again', async () => {
  const env = await typed(noNetwork)
  await sendText(sender(), written, env)
  saveDraft('enquiry', fields, env)
  expect(await loadDraft('enquiry', env)).toEqual(fields)
})
