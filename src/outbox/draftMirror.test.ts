// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { unsavedDraftsKey } from '#content/storageKeys.ts'

beforeEach(() => {
  sessionStorage.clear()
  vi.resetModules()
})

/** The modules as a newly loaded page of the same tab has them. */
const newPage = () => import('./drafts.ts')

test('OB-04 text whose page was left before IndexedDB had written it is a draft of the next page of the tab', async () => {
  const { saveDraft } = await newPage()
  const dead = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The page is gone.', 'AbortError')
  })
  saveDraft('comment:blog5', { text: 'Half a comment' })
  await vi.waitFor(() => expect(dead).toHaveBeenCalled())
  dead.mockRestore()
  vi.resetModules()
  const next = await newPage()
  expect(await next.loadDraft('comment:blog5')).toEqual({ text: 'Half a comment' })
  await next.flushDrafts()
  expect(sessionStorage.getItem(unsavedDraftsKey)).toBeNull()
})

test('what is written, cleared or sent leaves no copy in session storage', async () => {
  const { saveDraft, clearDraft, flushDrafts, submitText } = await newPage()
  saveDraft('enquiry', { message: 'A flat' })
  expect(sessionStorage.getItem(unsavedDraftsKey)).toContain('A flat')
  await flushDrafts()
  expect(sessionStorage.getItem(unsavedDraftsKey)).toBeNull()
  saveDraft('enquiry', { message: 'A plot' })
  await clearDraft('enquiry')
  saveDraft('enquiry', { message: 'A house' })
  await submitText({ id: 'enquiry', fields: { message: 'A house' } }).clear()
  await flushDrafts()
  expect(sessionStorage.getItem(unsavedDraftsKey)).toBeNull()
})
