import 'fake-indexeddb/auto'
import { get } from 'idb-keyval'
import { expect, test, vi } from 'vitest'
import { deviceStore } from './deviceStore.ts'
import { clearDraft, flushDrafts, loadDraft, saveDraft, sweepDrafts } from './drafts.ts'

const day = 24 * 3600 * 1000
const onDisk = (formId: string) => get<{ fields: Record<string, string> }>(formId, deviceStore('drafts'))

test('what was typed is kept per form', async () => {
  saveDraft('enquiry', { message: 'A flat' })
  saveDraft('comment:blog1', { text: 'Thank you' })
  await flushDrafts()
  expect((await onDisk('enquiry'))?.fields).toEqual({ message: 'A flat' })
  expect(await loadDraft('comment:blog1')).toEqual({ text: 'Thank you' })
  expect(await loadDraft('comment:blog2')).toBeUndefined()
})

test('the last keystrokes follow within 300 ms, or at once when the page is hidden', async () => {
  saveDraft('typed', { text: 'a' })
  saveDraft('typed', { text: 'ab' })
  expect(await loadDraft('typed')).toEqual({ text: 'ab' })
  await vi.waitFor(async () => expect((await onDisk('typed'))?.fields).toEqual({ text: 'ab' }))
  saveDraft('typed', { text: 'abc' })
  saveDraft('typed', { text: 'abcd' })
  await flushDrafts()
  expect((await onDisk('typed'))?.fields).toEqual({ text: 'abcd' })
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
  await vi.waitFor(async () => expect(await onDisk('old')).toBeDefined())
  expect(await loadDraft('old', Date.now() + 29 * day)).toEqual({ text: 'a' })
  expect(await loadDraft('old', Date.now() + 31 * day)).toBeUndefined()
})

test('what is thirty days old is forgotten though its form is never opened again, and nothing else', async () => {
  saveDraft('reply:gone', { text: 'a', phone: '+1 555' })
  await flushDrafts()
  await vi.waitFor(async () => expect(await onDisk('reply:gone')).toBeDefined())
  await sweepDrafts(Date.now() + 29 * day)
  expect((await onDisk('reply:gone'))?.fields.phone).toBe('+1 555')
  await sweepDrafts(Date.now() + 31 * day)
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
