import { afterEach, expect, test } from 'vitest'
import { deskTexts } from '#content/texts/staff/desk.ts'
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
