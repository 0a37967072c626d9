// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { staffCommentTexts as texts } from '#content/texts/staff/lists.ts'
import type { CommentModeration, CommentsModerated } from '#contract/staff/comments.ts'
import { dismissAll, lastUndoable, notices, takeBack } from '../data/undo.ts'
import { answer, type FakeServer, fakeServer } from '../testing/fakeServer.ts'
import { testComment } from '../testing/testComments.ts'
import { idOf } from '../testing/testEnquiries.ts'
import { moderate } from './moderate.ts'

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
  // Takes as many as the office's server does.
  server.on('moderateComments', ({ body }): CommentsModerated | Response => {
    const { items } = body as CommentModeration
    if (items.length > 200) return answer(400, { message: 'Invalid length: Expected <=200' })
    const changed = items.map(({ id, revision = 0 }) => ({ ...testComment(1), id, revision: revision + 1 }))
    return { changed, conflicts: [], missing: [] }
  })
})
afterEach(() => {
  dismissAll()
  vi.unstubAllGlobals()
})

const said = () => notices.get().map(({ text }) => text)
const undo = async () => {
  const last = lastUndoable()
  if (last) await takeBack(last)
}
const sizes = () => server.calls('moderateComments').map(({ body }) => (body as CommentModeration).items.length)

test('however many comments are chosen, all are decided, and undone again', async () => {
  const comments = Array.from({ length: 450 }, (_, at) => testComment(at))
  expect(await moderate(comments, 'delete')).toHaveLength(450)
  expect([said(), sizes()]).toEqual([[texts.done.delete(450)], [200, 200, 50]])
  await undo()
  expect([said(), sizes()]).toEqual([[deskTexts.undone], [200, 200, 50, 200, 200, 50]])
})

test('where a colleague was faster with one of several, that is said in place of that all is undone', async () => {
  await moderate([testComment(1), testComment(2, { state: 'shown' })], 'delete')
  server.on('moderateComments', ({ body }) => {
    const isMissing = (body as CommentModeration).action === 'approve'
    return { changed: isMissing ? [] : [testComment(1)], conflicts: [], missing: isMissing ? [idOf(2)] : [] }
  })
  await undo()
  expect(said()).toEqual([texts.partly(1, 1)])
})

test('where the server fails in the middle, what it decided before is told of, returned, and can be undone', async () => {
  const comments = Array.from({ length: 450 }, (_, at) => testComment(at))
  let answered = 0
  server.on('moderateComments', ({ body }): CommentsModerated | Response => {
    answered += 1
    if (answered === 2) return answer(503)
    const { items } = body as CommentModeration
    const changed = items.map(({ id, revision = 0 }) => ({ ...testComment(1), id, revision: revision + 1 }))
    return { changed, conflicts: [], missing: [] }
  })
  expect(await moderate(comments, 'delete')).toHaveLength(200)
  expect(said()).toEqual([texts.done.delete(200), deskTexts.databaseAway])
  await undo()
  expect(sizes()).toEqual([200, 200, 200])
})

test('the way back says that it is one, so that the reports are open again', async () => {
  await moderate([testComment(1, { state: 'shown' })], 'approve')
  await undo()
  const [approve, back] = server.calls('moderateComments').map(({ body }) => body)
  expect([approve, back]).toEqual([
    { action: 'approve', items: [{ id: idOf(1), revision: 1 }] },
    { action: 'approve', isUndo: true, items: [{ id: idOf(1), revision: 2 }] },
  ])
})
