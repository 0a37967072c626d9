// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { owner } from '../testing/fakeServer.ts'
import { dropDrafts, readDraft, writeDraft } from './drafts.ts'
import { noteSession, noteSessionEnd, sessionState } from './session.ts'

const colleague = { ...owner, id: 'device-2', address: 'ravi@office.example' }
const signIn = (session = owner) => noteSession({ signedIn: true, ...session })
const reload = vi.fn()

beforeEach(() => {
  vi.stubGlobal('location', { reload })
  signIn()
  writeDraft('answer:1', 'Half an answer')
})
afterEach(() => {
  sessionState.setState(() => ({ status: 'unknown' }))
  dropDrafts()
  reload.mockReset()
  vi.unstubAllGlobals()
})

test('whoever signs in again finds what they typed, and the page as it was', () => {
  noteSessionEnd()
  signIn()
  expect(sessionState.get().status).toBe('in')
  expect(readDraft('answer:1')).toBe('Half an answer')
  expect(reload).not.toHaveBeenCalled()
})

test.each([
  ['has ended', noteSessionEnd],
  ['was replaced in another tab', () => undefined],
])('a colleague who signs in where a session %s gets neither its drafts nor its page', (_how, end) => {
  end()
  signIn(colleague)
  expect(readDraft('answer:1')).toBe('')
  expect(reload).toHaveBeenCalledOnce()
  // Records that the device kept for the session before go with its end, and are not opened again.
  expect(sessionState.get().status).toBe('ended')
})

test('a colleague who signs in after the page was loaded again gets no drafts of the session before', () => {
  sessionState.setState(() => ({ status: 'unknown' }))
  noteSession({ signedIn: false })
  signIn(colleague)
  expect(readDraft('answer:1')).toBe('')
  expect(reload).not.toHaveBeenCalled()
})
