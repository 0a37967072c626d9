import 'fake-indexeddb/auto'
import { get } from 'idb-keyval'
import { expect, test, vi } from 'vitest'
import { clearDraft, flushDrafts, loadDraft, saveDraft, sweepDrafts } from './drafts.ts'
import { browserEnv } from './env.ts'

const day = 24 * 3600 * 1000
const inDays = (days: number) => ({ ...browserEnv, now: () => Date.now() + days * day })
const onDisk = (formId: string) => get<{ fields: Record<string, string> }>(formId, browserEnv.drafts)

test('what was typed is kept per form', async () => {
  saveDraft('enquiry', { message: 'A flat' })
  saveDraft('comment:blog1', { text: 'Thank you' })
  await flushDrafts()
  expect((await onDisk('enquiry'))?.fields).toEqual({ message: 'A flat' })
  expect(await loadDraft('comment:blog1')).toEqual({ text: 'Thank you' })
  expect(await loadDraft('comment:blog2')).toBeUndefined()
})

/** A task without a timer, for tests that stop `setTimeout`. */
function turnOfEventLoop(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })
}

test('OB-11 every keystroke is written at once: nothing waits for a timer, or for the page to be hidden', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  for (const text of ['a', 'ab', 'abc']) saveDraft('typed', { text })
  expect(await loadDraft('typed')).toEqual({ text: 'abc' })
  for (let turn = 0; turn < 100; turn += 1) await turnOfEventLoop()
  vi.useRealTimers()
  expect((await onDisk('typed'))?.fields).toEqual({ text: 'abc' })
})

test('while one write is under way the next ones wait and become one, with the last text', async () => {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put')
  const typed = Array.from({ length: 50 }, (_, index) => 'a'.repeat(index + 1))
  for (const text of typed) saveDraft('quick', { text })
  await flushDrafts()
  expect((await onDisk('quick'))?.fields).toEqual({ text: typed.at(-1) })
  expect(put.mock.calls.length).toBeLessThanOrEqual(2)
  put.mockRestore()
})

test('what is typed in the moment in which a write ends is written too', async () => {
  for (let round = 0; round < 20; round += 1) {
    saveDraft('moment', { text: `a${round}` })
    const ended = flushDrafts().then(() => saveDraft('moment', { text: `b${round}` }))
    await ended
    await flushDrafts()
    expect((await onDisk('moment'))?.fields).toEqual({ text: `b${round}` })
  }
})

test('a write of a draft commits at once, so that it does not end with its page', async () => {
  const committed = vi.spyOn(IDBTransaction.prototype, 'commit')
  saveDraft('committed', { text: 'a' })
  await flushDrafts()
  expect(committed).toHaveBeenCalled()
  committed.mockRestore()
})

test('a cleared draft does not come back by a save that was still due', async () => {
  saveDraft('cleared', { text: 'a' })
  saveDraft('cleared', { text: 'ab' })
  await clearDraft('cleared')
  await flushDrafts()
  expect(await loadDraft('cleared')).toBeUndefined()
})

test('a draft is forgotten after thirty days', async () => {
  saveDraft('old', { text: 'a' })
  await flushDrafts()
  await expect.poll(() => onDisk('old')).toBeDefined()
  expect(await loadDraft('old', inDays(29))).toEqual({ text: 'a' })
  expect(await loadDraft('old', inDays(31))).toBeUndefined()
})

test('what is thirty days old is forgotten though its form is never opened again, and nothing else', async () => {
  saveDraft('reply:gone', { text: 'a', phone: '+1 555' })
  await flushDrafts()
  await expect.poll(() => onDisk('reply:gone')).toBeDefined()
  await sweepDrafts(inDays(29))
  expect((await onDisk('reply:gone'))?.fields.phone).toBe('+1 555')
  await sweepDrafts(inDays(31))
  expect(await onDisk('reply:gone')).toBeUndefined()
})

test('where storage cannot be used a draft lives as long as its page', async () => {
  const broken = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  saveDraft('unkept', { text: 'a' })
  await flushDrafts()
  expect(await loadDraft('unkept')).toEqual({ text: 'a' })
  await clearDraft('unkept')
  await flushDrafts()
  expect(await loadDraft('unkept')).toBeUndefined()
  broken.mockRestore()
})
