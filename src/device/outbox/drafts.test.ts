import 'fake-indexeddb/auto'
import { get, set } from 'idb-keyval'
import { expect, test, vi } from 'vitest'
import { siteDatabase } from '#device/db.ts'
import { blockedStorage } from '#device/testing/memoryStorage.ts'
import {
  clearDraft,
  dropSubmitted,
  hasOtherDraft,
  isDraftKept,
  isGone,
  loadDraft,
  markSubmitted,
  restoreSubmitted,
  saveDraft,
  sweepDrafts,
  watchDrafts,
} from './drafts.ts'
import { type OutboxEnv, storesIn } from './env.ts'
import { editId, itemLock } from './item.ts'
import { enquiryItem, fakeEnv, memoryLocks, withResolvers } from './testing/fakeEnv.ts'
import { anotherTab } from './testing/typedEnquiry.ts'

const day = 24 * 3600 * 1000
const unused = () => Promise.reject(new TypeError('Failed to fetch'))
const page = () => fakeEnv(unused)
const later = (env: OutboxEnv, days: number): OutboxEnv => ({ ...env, now: () => env.now() + days * day })
const flat = { message: 'A flat' }
const plot = { message: 'A plot' }

test('OB-11 what was typed is on the device before `saveDraft` returns, per form, and the next page has it', () => {
  const env = page()
  for (const message of ['A', 'A f', 'A flat']) saveDraft('enquiry', { message }, env)
  saveDraft('comment:blog1', { text: 'Thank you' }, env)
  const next = anotherTab(env)
  expect(loadDraft('enquiry', next)).toEqual(flat)
  expect(loadDraft('comment:blog1', next)).toEqual({ text: 'Thank you' })
  expect(loadDraft('comment:blog2', next)).toBeUndefined()
})

test('a form that was emptied has no draft, and neither has one that was cleared', () => {
  const env = page()
  saveDraft('emptied', flat, env)
  saveDraft('emptied', { message: '' }, env)
  saveDraft('cleared', flat, env)
  clearDraft('cleared', env)
  expect([loadDraft('emptied', env), loadDraft('cleared', env), env.drafts.ids()]).toEqual([undefined, undefined, []])
})

test('a draft is forgotten after thirty days, whether or not its form is ever opened again, and nothing else', async () => {
  const env = page()
  saveDraft('reply:gone', { text: 'a', phone: '+1 555' }, env)
  expect(loadDraft('reply:gone', later(env, 29))).toBeDefined()
  expect(loadDraft('reply:gone', later(env, 31))).toBeUndefined()
  await sweepDrafts(later(env, 29))
  expect(env.drafts.ids()).toEqual(['reply:gone'])
  await sweepDrafts(later(env, 31))
  expect(env.drafts.ids()).toEqual([])
})

test.each([
  ['behind', Date.UTC(2015, 0, 1)],
  ['ahead', Date.UTC(2040, 0, 1)],
])(
  'a draft that was typed while the clock was years %s is kept for thirty days from its correction on',
  async (_, wrong) => {
    const env = page()
    saveDraft('enquiry', flat, { ...env, now: () => wrong })
    const next = anotherTab(env)
    expect(loadDraft('enquiry', next)).toEqual(flat)
    await sweepDrafts(next)
    await sweepDrafts(later(next, 29))
    expect(loadDraft('enquiry', later(next, 29))).toEqual(flat)
    await sweepDrafts(later(next, 31))
    expect(env.drafts.ids()).toEqual([])
  },
)

test('OB-27 where local storage is blocked a text lives as long as its page, which knows that', () => {
  const env = page()
  const blocked = { ...env, drafts: storesIn(siteDatabase, blockedStorage).drafts }
  saveDraft('enquiry', flat, blocked)
  expect([loadDraft('enquiry', blocked), isDraftKept('enquiry', blocked)]).toEqual([flat, false])
  saveDraft('enquiry', flat, env)
  expect(isDraftKept('enquiry', env)).toBe(true)
  clearDraft('enquiry', blocked)
  expect([loadDraft('enquiry', blocked), isDraftKept('enquiry', blocked)]).toEqual([undefined, true])
})

test('what another version or program left under the key of a draft counts as none', () => {
  for (const record of ['', 'no JSON', 'null', '[]', '{"version":1}', '{"version":1,"value":{"texts":7}}']) {
    const storage = { getItem: () => record, setItem: vi.fn(), removeItem: vi.fn() }
    const env = { ...page(), drafts: storesIn(siteDatabase, storage).drafts }
    expect(loadDraft('enquiry', env)).toBeUndefined()
  }
})

test('OB-04 a submitted text is no draft, in no tab; sent, only its time and key are left, restored it is a draft again', () => {
  const env = page()
  const [here, there] = [env, anotherTab(env)]
  saveDraft('enquiry', flat, here)
  const key = markSubmitted({ id: 'enquiry', fields: flat }, here)
  expect([loadDraft('enquiry', here), loadDraft('enquiry', there)]).toEqual([undefined, undefined])
  restoreSubmitted({ id: 'enquiry', fields: flat }, key, true, here)
  expect([loadDraft('enquiry', here), loadDraft('enquiry', there)]).toEqual([flat, flat])
  markSubmitted({ id: 'enquiry', fields: flat }, here)
  dropSubmitted('enquiry', key, here)
  expect(env.drafts.get('enquiry')).toEqual({ texts: [], sent: { at: env.now(), key } })
})

test('OB-28 a text that is submitted again has the key that it had, also from another page; a changed one has a new one', () => {
  const env = page()
  const submit = (fields: typeof flat, from = env) => markSubmitted({ id: 'enquiry', fields }, from)
  const key = submit(flat)
  restoreSubmitted({ id: 'enquiry', fields: flat }, key, true, env)
  expect(submit(flat, anotherTab(env))).toBe(key)
  restoreSubmitted({ id: 'enquiry', fields: flat }, key, true, env)
  saveDraft('enquiry', plot, env)
  expect(submit(plot)).not.toBe(key)
})

test('forms in all tabs are told of a text that is submitted, and of one that comes back', () => {
  const env = page()
  const heard: unknown[] = []
  const stop = watchDrafts(({ id, fields }, direction) => heard.push([id, direction, fields]), anotherTab(env))
  saveDraft('enquiry', flat, env)
  const key = markSubmitted({ id: 'enquiry', fields: flat }, env)
  saveDraft('enquiry', plot, env)
  restoreSubmitted({ id: 'enquiry', fields: flat }, key, false, env)
  stop()
  markSubmitted({ id: 'enquiry', fields: plot }, env)
  expect(heard).toEqual([
    ['enquiry', 'taken', flat],
    ['enquiry', 'back', flat],
  ])
})

test('OB-27 a text that comes back while another was begun is loaded once that one is gone', () => {
  const env = page()
  const key = markSubmitted({ id: 'enquiry', fields: flat }, env)
  saveDraft('enquiry', plot, anotherTab(env))
  expect(hasOtherDraft('enquiry', key, env)).toBe(true)
  restoreSubmitted({ id: 'enquiry', fields: flat }, key, false, env)
  const next = anotherTab(env)
  expect(loadDraft('enquiry', next)).toEqual(plot)
  clearDraft('enquiry', next)
  expect(loadDraft('enquiry', next)).toEqual(flat)
  clearDraft('enquiry', next)
  expect(loadDraft('enquiry', next)).toBeUndefined()
})

test('a text that its writer has changed in the form while it was on its way does not come back beside the changed one', () => {
  const env = page()
  const key = markSubmitted({ id: 'enquiry', fields: flat }, env)
  saveDraft('enquiry', { message: 'A flat in Pune' }, env)
  restoreSubmitted({ id: 'enquiry', fields: flat }, key, true, env)
  clearDraft('enquiry', env)
  expect(loadDraft('enquiry', env)).toBeUndefined()
})

test('the same text typed on and back while it is on its way is no draft once it was sent', () => {
  const env = page()
  const key = markSubmitted({ id: 'enquiry', fields: flat }, env)
  saveDraft('enquiry', { message: 'A flat!' }, env)
  saveDraft('enquiry', flat, env)
  dropSubmitted('enquiry', key, env)
  expect(loadDraft('enquiry', env)).toBeUndefined()
})

test('a page in the bfcache knows that its text was sent from the next page, and that another text was not its own', () => {
  const env = page()
  const left = anotherTab(env)
  saveDraft('enquiry', flat, left)
  const next = anotherTab(env)
  loadDraft('enquiry', next)
  const key = markSubmitted({ id: 'enquiry', fields: flat }, next)
  expect(isGone('enquiry', flat, left)).toBe(true)
  dropSubmitted('enquiry', key, next)
  expect([isGone('enquiry', flat, left), isGone('enquiry', plot, left)]).toEqual([true, false])
  saveDraft('enquiry', flat, left)
  expect(isGone('enquiry', flat, left)).toBe(false)
})

test('a text that another tab has overwritten with its own, and sent that, is not gone', () => {
  const env = page()
  const other = anotherTab(env)
  saveDraft('enquiry', flat, env)
  saveDraft('enquiry', plot, other)
  dropSubmitted('enquiry', markSubmitted({ id: 'enquiry', fields: plot }, other), other)
  expect(isGone('enquiry', flat, env)).toBe(false)
})

test('OB-25 what a page was sending when it ended is a draft again, unless the outbox or a receipt knows it', async () => {
  const env = page()
  const ended = anotherTab(env)
  const keys = ['lost', 'stored', 'received'].map((id) => markSubmitted({ id, fields: flat }, ended))
  await set(keys[1] ?? '', enquiryItem('a'), env.items)
  await set(keys[2] ?? '', { key: keys[2] }, env.receipts)
  const heard: string[] = []
  const stop = watchDrafts(({ id }, direction) => heard.push(`${id} ${direction}`), env)
  await sweepDrafts(env)
  stop()
  expect(heard).toEqual(['lost back'])
  expect(['lost', 'stored', 'received'].map((id) => loadDraft(id, env))).toEqual([flat, undefined, undefined])
})

test('OB-23 a text that another tab is still sending is left alone until that has ended', async () => {
  const locks = memoryLocks()
  const env = { ...page(), locks }
  const key = markSubmitted({ id: 'enquiry', fields: flat }, anotherTab(env))
  const { promise: answered, resolve: answer } = withResolvers()
  const sending = locks.request(itemLock(key), {}, () => answered)
  const sweeping = sweepDrafts(env)
  expect(loadDraft('enquiry', env)).toBeUndefined()
  dropSubmitted('enquiry', key, env)
  answer()
  await Promise.all([sending, sweeping])
  expect(loadDraft('enquiry', env)).toBeUndefined()
})

test('what was typed into an item that is gone is forgotten, and into one that waits is not', async () => {
  const env = page()
  await set('waits', enquiryItem('waits'), env.items)
  for (const key of ['waits', 'gone']) saveDraft(editId(key), flat, env)
  await sweepDrafts(env)
  expect(env.drafts.ids()).toEqual([editId('waits')])
  expect(await get('waits', env.items)).toBeDefined()
})

test('a full device keeps the earlier draft, and nothing of a text that was sent', () => {
  const stored = new Map<string, string>()
  let isFull = false
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, text: string) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      stored.set(key, text)
    },
    removeItem: (key: string) => void stored.delete(key),
  }
  const env = { ...page(), drafts: storesIn(siteDatabase, storage).drafts }
  saveDraft('enquiry', flat, env)
  isFull = true
  saveDraft('enquiry', plot, env)
  expect([...stored.values()].join()).toContain('A flat')
  expect([loadDraft('enquiry', env), isDraftKept('enquiry', env)]).toEqual([plot, false])
  dropSubmitted('enquiry', markSubmitted({ id: 'enquiry', fields: plot }, env), env)
  expect([...stored.values()]).toEqual([])
})
