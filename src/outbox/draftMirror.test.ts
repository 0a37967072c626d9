// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { unsavedDraftsKey } from '#content/storageKeys.ts'
import { withResolvers } from './testing/fakeEnv.ts'
import { written } from './testing/typedEnquiry.ts'

beforeEach(() => {
  sessionStorage.clear()
  vi.resetModules()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** The modules as a newly loaded page of the same tab has them. */
const newPage = async () => ({
  ...(await import('./drafts.ts')),
  ...(await import('./submittedText.ts')),
  ...(await import('./env.ts')),
  ...(await import('./send.ts')),
})
const mirrored = () => sessionStorage.getItem(unsavedDraftsKey)

test('OB-04 text whose page was left before IndexedDB had written it is a draft of the next page of the tab', async () => {
  const { saveDraft } = await newPage()
  const dead = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The page is gone.', 'AbortError')
  })
  saveDraft('comment:blog5', { text: 'Half a comment' })
  await expect.poll(() => dead).toHaveBeenCalled()
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

test('OB-27 a text that waits for another one to go is mirrored until it is a draft', async () => {
  const { saveDraft, flushDrafts, submitText } = await newPage()
  const { remember } = submitText({ id: 'enquiry', fields: { message: 'The first' } })
  saveDraft('enquiry', { message: 'The next' })
  await flushDrafts()
  remember()
  vi.resetModules()
  const next = await newPage()
  expect(await next.loadDraft('enquiry')).toEqual({ message: 'The next' })
  await next.clearDraft('enquiry')
  expect(sessionStorage.getItem(unsavedDraftsKey)).toContain('The first')
  expect(await next.loadDraft('enquiry')).toEqual({ message: 'The first' })
  await next.flushDrafts()
  expect(sessionStorage.getItem(unsavedDraftsKey)).toBeNull()
})

test('a text that the server has is not mirrored, though its write may never end', async () => {
  const { saveDraft, submitText } = await newPage()
  const open = vi.spyOn(indexedDB, 'open').mockReturnValue({} as IDBOpenDBRequest)
  saveDraft('enquiry', { message: 'Received' })
  expect(sessionStorage.getItem(unsavedDraftsKey)).toContain('Received')
  void submitText({ id: 'enquiry', fields: { message: 'Received' } }).clear()
  saveDraft('comment:blog5', { text: 'Half a comment' })
  expect(sessionStorage.getItem(unsavedDraftsKey)).not.toContain('Received')
  expect(sessionStorage.getItem(unsavedDraftsKey)).toContain('Half a comment')
  await expect.poll(() => open).toHaveBeenCalled()
})

test('OB-28 a text that the server has leaves the mirror at once, though storage hangs: after a reload it is no draft', async () => {
  const { saveDraft, sendText } = await newPage()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(indexedDB, 'open').mockReturnValue({} as IDBOpenDBRequest)
  let answer: ((_: Response) => void) | undefined
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
  const text = { id: 'enquiry', fields: { message: 'A flat in Pune' } }
  saveDraft(text.id, text.fields)
  void sendText({ ...text, isMounted: () => true }, written)
  while (!answer) await vi.advanceTimersByTimeAsync(100)
  expect(mirrored()).toContain('A flat in Pune')
  answer(Response.json({}, { status: 201 }))
  for (let turn = 0; turn < 20; turn += 1) await vi.advanceTimersByTimeAsync(1)
  expect(mirrored()).toBeNull()
})

/** As a page is shown that comes back from the bfcache. */
const comesBack = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))

test.each([
  ['typed on', false],
  ['sent', true],
])(
  'OB-28 a write that a page in the bfcache had still to do does not bring back what the next page has %s',
  async (formId, isSent) => {
    const left = await newPage()
    const { drafts } = left.browserEnv
    const { promise: shownAgain, resolve: show } = withResolvers()
    left.browserEnv.drafts = (mode, act) => shownAgain.then(() => drafts(mode, act))
    const clock = vi.spyOn(left.browserEnv, 'now').mockReturnValue(Date.now() - 60_000)
    left.saveDraft(formId, { message: 'A flat' })
    clock.mockRestore()
    vi.resetModules()
    const next = await newPage()
    expect(await next.loadDraft(formId)).toEqual({ message: 'A flat' })
    next.saveDraft(formId, { message: 'A flat in Pune' })
    await next.flushDrafts()
    if (isSent) await next.submitText({ id: formId, fields: { message: 'A flat in Pune' } }).clear()
    comesBack()
    show()
    await left.flushDrafts()
    expect(await left.loadDraft(formId)).toEqual(isSent ? undefined : { message: 'A flat in Pune' })
  },
)

test('OB-27 a write that had to wait in one tab is not given up for what another tab has sent', async () => {
  const waiting = await newPage()
  const { drafts } = waiting.browserEnv
  const { promise: goesOn, resolve: goOn } = withResolvers()
  waiting.browserEnv.drafts = (mode, act) => goesOn.then(() => drafts(mode, act))
  const clock = vi.spyOn(waiting.browserEnv, 'now').mockReturnValue(Date.now() - 60_000)
  waiting.saveDraft('frozen', { message: 'Mine' })
  clock.mockRestore()
  // Another tab has a session storage of its own.
  sessionStorage.clear()
  vi.resetModules()
  const other = await newPage()
  other.saveDraft('frozen', { message: 'Theirs' })
  await other.flushDrafts()
  await other.submitText({ id: 'frozen', fields: { message: 'Theirs' } }).clear()
  goOn()
  await waiting.flushDrafts()
  expect(await other.loadDraft('frozen')).toEqual({ message: 'Mine' })
})

test('a draft that was stored when the clock was ahead is overwritten by a write that had to wait', async () => {
  const { browserEnv, saveDraft, flushDrafts } = await newPage()
  const clock = vi.spyOn(browserEnv, 'now').mockReturnValueOnce(Date.now() + 24 * 3600 * 1000)
  saveDraft('clock', { message: 'Typed tomorrow' })
  await flushDrafts()
  clock.mockReturnValueOnce(Date.now() - 60_000)
  saveDraft('clock', { message: 'Typed today' })
  await flushDrafts()
  vi.resetModules()
  expect(await (await newPage()).loadDraft('clock')).toEqual({ message: 'Typed today' })
})

test('OB-27 a page that comes back from the bfcache leaves in the mirror what the next page has put there', async () => {
  const left = await newPage()
  await left.flushDrafts()
  vi.resetModules()
  const next = await newPage()
  const { remember } = next.submitText({ id: 'displacing', fields: { message: 'The first' } })
  next.saveDraft('displacing', { message: 'The next' })
  await next.flushDrafts()
  remember()
  comesBack()
  left.saveDraft('comment:blog5', { text: 'Half a comment' })
  expect(mirrored()).toContain('The first')
  expect(mirrored()).toContain('Half a comment')
})

test('OB-28 a page that comes back from the bfcache forgets what the next page has taken over and sent', async () => {
  const left = await newPage()
  const { remember } = left.submitText({ id: 'taken', fields: { message: 'The first' } })
  left.saveDraft('taken', { message: 'The next' })
  await left.flushDrafts()
  remember()
  vi.resetModules()
  const next = await newPage()
  await next.clearDraft('taken')
  expect(await next.loadDraft('taken')).toEqual({ message: 'The first' })
  await next.flushDrafts()
  await next.submitText({ id: 'taken', fields: { message: 'The first' } }).clear()
  comesBack()
  expect(await left.loadDraft('taken')).toBeUndefined()
})

test('OB-28 a displaced text that its form shows again after a reload is not loaded once it was edited and sent', async () => {
  const before = await newPage()
  before.saveDraft('reloaded', { message: 'Another matter' })
  await before.flushDrafts()
  sessionStorage.setItem(unsavedDraftsKey, JSON.stringify([['reloaded', { message: 'A flat' }, true]]))
  vi.resetModules()
  const { saveDraft, submitText, loadDraft } = await newPage()
  saveDraft('reloaded', { message: 'A flat' })
  saveDraft('reloaded', { message: 'A flat in Pune' })
  await submitText({ id: 'reloaded', fields: { message: 'A flat in Pune' } }).clear()
  expect(await loadDraft('reloaded')).toBeUndefined()
})
