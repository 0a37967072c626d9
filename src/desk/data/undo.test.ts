import { afterEach, expect, test } from 'vitest'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { CallError } from './call.ts'
import {
  announceDone,
  announceFailure,
  dismissAll,
  dismissFailures,
  dismissWaiting,
  lastUndoable,
  notices,
  takeBack,
} from './undo.ts'

afterEach(dismissAll)
const shown = () => notices.get().map(({ text }) => text)
const nothing = async () => undefined

test('an act that can be taken back stays beside the next ones, and a message without a way back makes room', async () => {
  const undone: string[] = []
  announceDone('sent', async () => void undone.push('sent'))
  announceDone('saved')
  announceDone('closed', async () => void undone.push('closed'))
  expect(shown()).toEqual(['sent', 'closed'])
  await takeBack(lastUndoable() ?? expect.fail())
  await takeBack(lastUndoable() ?? expect.fail())
  expect(undone).toEqual(['closed', 'sent'])
  expect([shown(), lastUndoable()]).toEqual([[deskTexts.undone], undefined])
})

test('an act is taken back once, however often it is asked for', async () => {
  const undone: string[] = []
  announceDone('closed', async () => void undone.push('closed'))
  const done = lastUndoable() ?? expect.fail()
  await Promise.all([takeBack(done), takeBack(done)])
  expect(undone).toEqual(['closed'])
})

test('what cannot be taken back says why, and the others are still there', async () => {
  announceDone('first', nothing)
  announceDone('second', (): Promise<void> => Promise.reject(new Error('refused')))
  await takeBack(lastUndoable() ?? expect.fail())
  expect(shown()).toEqual(['first', deskTexts.saveFailed])
})

test('of many notices the newest three are shown, and the same failure once', () => {
  for (const text of ['1', '2', '3']) announceDone(text, nothing)
  announceFailure('away')
  announceFailure('away')
  expect(shown()).toEqual(['2', '3', 'away'])
  dismissFailures()
  expect(shown()).toEqual(['2', '3'])
})

test('the notice that something waits goes once it is sent, and no other', () => {
  announceDone('waits', nothing, { waitsFor: 'a' })
  announceDone('waits, too', nothing, { waitsFor: 'b' })
  dismissWaiting(new Set(['a']))
  expect(shown()).toEqual(['waits, too'])
})

test.each([0, 401, 429, 500, 503])(
  'after a failure with status %i, in which nothing was decided, the act can still be taken back',
  async (status) => {
    const attempts: number[] = []
    announceDone('closed', async () => {
      attempts.push(status)
      if (attempts.length === 1) throw new CallError(status, undefined)
    })
    announceDone('after it', nothing)
    await takeBack(notices.get()[0] ?? expect.fail())
    expect(notices.get().map(({ text, undo }) => [text, undo !== undefined])).toEqual([
      ['closed', true],
      ['after it', true],
      [notices.get()[2]?.text, false],
    ])
    await takeBack(notices.get()[0] ?? expect.fail())
    expect([attempts.length, notices.get().at(-1)?.text, notices.get().some(({ text }) => text === 'closed')]).toEqual([
      2,
      deskTexts.undone,
      false,
    ])
  },
)

test.each([
  { status: 409, until: undefined },
  { status: 500, until: 1 },
])('what the server refused for good, or whose time is over, is not offered again: %o', async ({ status, until }) => {
  const refuse = () => Promise.reject<undefined>(new CallError(status, undefined))
  announceDone('sent', refuse, until === undefined ? {} : { until })
  await takeBack(lastUndoable() ?? expect.fail())
  expect(lastUndoable()).toBe(undefined)
})
