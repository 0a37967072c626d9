import 'fake-indexeddb/auto'
import { get } from 'idb-keyval'
import { expect, test, vi } from 'vitest'
import { deviceStore } from './deviceStore.ts'
import { clearDraft, flushDrafts, loadDraft, saveDraft } from './drafts.ts'

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
  expect(await onDisk('old')).toBeUndefined()
})
