import 'fake-indexeddb/auto'
import { get, set } from 'idb-keyval'
import { beforeEach, expect, test, vi } from 'vitest'
import { callPath } from '#contract/calls.ts'
import { deviceStore } from './deviceStore.ts'
import { clearDraft, type Draft, flushDrafts, loadDraft, saveDraft, watchDrafts } from './drafts.ts'
import { drain } from './drain.ts'
import type { Item, Written } from './item.ts'
import { list } from './outbox.ts'
import { type Sender, sendText } from './send.ts'
import { storedItems } from './storedItems.ts'
import { json, memoryLocks, testMeans } from './testMeans.ts'

vi.stubGlobal('self', { location: { origin: 'https://desk.example' } })

const drafts = deviceStore('drafts')
const fields = { firstName: 'Asha', message: 'A flat in Pune' }
const other = { firstName: 'Asha', message: 'Another matter, half written' }
const written: Written = {
  kind: 'enquiry',
  path: callPath.contact(),
  body: { name: 'Asha', email: 'N/A', message: 'A flat in Pune', contactNumber: 'N/A' },
  page: '/contact',
}
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'))
const busyServer = async () => json(503, { message: 'Busy' })
const sender = (stands = true): Sender => ({ id: 'enquiry', fields, stands: () => stands })
const onDisk = () => get<{ fields: Draft }>('enquiry', drafts).then((draft) => draft?.fields)
const writeByAnotherTab = (text: Draft) => set('enquiry', { fields: text, at: Date.now() }, drafts)

beforeEach(async () => {
  await clearDraft('enquiry')
  saveDraft('enquiry', fields)
  await flushDrafts()
})

test('OB-04 while it is sent a text is in the outbox and no draft: no other form shows it', async () => {
  let seen: unknown
  const means = testMeans(async () => {
    await vi.waitFor(async () => expect(await onDisk()).toBeUndefined())
    seen = [await loadDraft('enquiry'), (await storedItems(means)).length]
    return json(201, {})
  })
  const sending = sendText(sender(), written, means)
  expect(await loadDraft('enquiry')).toBeUndefined()
  await sending
  expect(seen).toEqual([undefined, 1])
  expect(await onDisk()).toBeUndefined()
})

test('a text that was typed in the last moment before it was sent leaves no earlier draft behind', async () => {
  saveDraft('enquiry', other)
  saveDraft('enquiry', fields)
  await sendText(sender(), written, testMeans(noNetwork))
  expect(await loadDraft('enquiry')).toBeUndefined()
  await flushDrafts()
  expect(await onDisk()).toBeUndefined()
})

test.each([
  ['sent', async () => json(201, {})],
  ['saved', noNetwork],
] as const)('what another tab has half written stays when this one has %s its own', async (state, fetch) => {
  await writeByAnotherTab(other)
  expect((await sendText(sender(), written, testMeans(fetch))).state).toBe(state)
  expect(await onDisk()).toEqual(other)
})

test('OB-15 a refused text is a draft again, told to a form that stands there by now, and nothing is queued', async () => {
  const heard: unknown[] = []
  const stop = watchDrafts(({ id, fields: text }, turn) => heard.push(id, turn, text))
  const means = testMeans(busyServer)
  expect((await sendText(sender(false), written, means)).state).toBe('refused')
  stop()
  expect(await loadDraft('enquiry')).toEqual(fields)
  expect(heard).toEqual(['enquiry', 'taken', fields, 'enquiry', 'back', fields])
  expect(await storedItems(means)).toEqual([])
})

test('what was begun on the next page is not overwritten by a text that comes back: that waits in the outbox for its writer', async () => {
  const means = testMeans(async () => {
    saveDraft('enquiry', other)
    return json(503, { message: 'Busy' })
  })
  expect((await sendText(sender(false), written, means)).state).toBe('refused')
  expect(await loadDraft('enquiry')).toEqual(other)
  expect(await list(means)).toMatchObject([
    { body: written.body, state: { name: 'needs-attention', status: 503, message: 'Busy' } },
  ])
})

test('OB-15 a refused text that still stands in its form is nowhere else when another tab has a draft', async () => {
  const means = testMeans(async () => {
    await writeByAnotherTab(other)
    return json(503, {})
  })
  await sendText(sender(true), written, means)
  expect(await storedItems(means)).toEqual([])
  expect(await onDisk()).toEqual(other)
})

test('OB-27 where nothing can be stored a text that could not be sent is a draft for as long as the page lives', async () => {
  const broken = () => Promise.reject(new DOMException('no storage', 'SecurityError'))
  const means = testMeans(noNetwork, { items: broken, keys: broken, receipts: broken })
  expect((await sendText(sender(false), written, means)).state).toBe('unavailable')
  expect(await loadDraft('enquiry')).toEqual(fields)
})

test('OB-25 what a page that died had begun to send is no draft any more once another sends it', async () => {
  const dead = testMeans(() => new Promise(() => {}))
  void sendText(sender(), written, dead)
  await vi.waitFor(async () => expect(await storedItems(dead)).toHaveLength(1))
  await vi.waitFor(async () => expect(await onDisk()).toBeUndefined())
  // It died before the draft was dropped.
  await writeByAnotherTab(fields)
  const next = testMeans(noNetwork, { items: dead.items, locks: memoryLocks() })
  await drain(next)
  expect(await onDisk()).toBeUndefined()
  const [item] = (await storedItems(next)) as [Item]
  expect(item).not.toHaveProperty('form')
})

test('the same text typed once more is a draft again', async () => {
  await sendText(sender(), written, testMeans(noNetwork))
  saveDraft('enquiry', fields)
  expect(await loadDraft('enquiry')).toEqual(fields)
})
