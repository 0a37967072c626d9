import { afterEach, beforeEach, expect, test } from 'vitest'
import { site } from '#content/site.ts'
import type { Comment } from '#contract/calls.ts'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import type { CommentContext, CommentItem, CommentPage, CommentsModerated } from '#contract/staff/comments.ts'
import { onEachDatabase } from '../store/testing/eachDatabase.ts'
import { moderator, type TestBrowser, type TestDesk, testDesk } from './testing/testDesk.ts'

onEachDatabase((open) => {
  let time = 0
  let desk: TestDesk
  let meera: TestBrowser
  beforeEach(async () => {
    time = Date.UTC(2026, 0, 1)
    desk = await testDesk({ store: await open(), now: () => time })
    meera = await desk.signedIn(moderator)
  })
  afterEach(() => desk.close())

  const write = async (text: string, url = '/api/comments/blog1', fields = {}) => {
    time += 1000
    return (await desk.post(url, { text, username: 'Ravi', ...fields })).json<Comment>()._id
  }
  const list = async (body: object) => (await meera.call('comments', { body })).json<CommentPage>()
  const texts = async (body: object) => (await list(body)).items.map(({ text }) => text)
  const act = async (action: string, ...items: object[]) =>
    (await meera.call('moderateComments', { body: { action, items } })).json<CommentsModerated>()
  const thread = async () => (await desk.app.inject('/api/comments/blog1')).json<Comment[]>()
  const linky = 'http://a.example http://b.example http://c.example'

  test('waiting, reported and all comments are listed newest first, by article and by words, page by page', async () => {
    const first = await write('First')
    await write(linky)
    await write('Second', '/api/comments/blog2', { email: 'ravi@example.org' })
    await desk.post(`/api/comments/${first}/report`, { reason: 'rude <b>' })
    expect(await texts({ list: 'all' })).toEqual(['Second', linky, 'First'])
    expect(await texts({ list: 'waiting' })).toEqual([linky])
    expect((await list({ list: 'reported' })).items).toMatchObject([
      { id: first, reports: [{ reason: 'rude <b>' }], canBan: true, articlePath: expect.stringMatching(/^\/blogs\//) },
    ])
    expect(await texts({ list: 'all', article: 'blog2' })).toEqual(['Second'])
    expect(await texts({ list: 'all', text: 'RAVI@example second' })).toEqual(['Second'])
    const page = await list({ list: 'all', limit: 2 })
    expect(await texts({ list: 'all', limit: 2, cursor: page.next })).toEqual(['First'])
    expect((await meera.call('summary')).json()).toEqual({
      enquiries: null,
      comments: { waiting: 1, reported: 1 },
      deadEmails: null,
      dueTasks: null,
      today: '2026-01-01',
    })
  })

  test.each(['approve', 'hide', 'delete'])(
    '%s is undone with the reports that it decided, and not with older ones',
    async (action) => {
      const id = await write('Shown')
      const report = async (reason: string) => {
        time += 1000
        await desk.post(`/api/comments/${id}/report`, { reason })
      }
      const reasons = async () =>
        (await list({ list: 'reported' })).items.flatMap(({ reports }) => reports.map(({ reason }) => reason))
      await report('decided long ago')
      await act('approve', { id, revision: 1 })
      await report('rude')
      time += 1000
      await act(action, { id, revision: 2 })
      expect(await reasons()).toEqual([])
      time += 1000
      const body = { action: 'approve', isUndo: true, items: [{ id, revision: 3 }] }
      const undone = (await meera.call('moderateComments', { body })).json<CommentsModerated>()
      expect(undone.changed).toMatchObject([{ state: 'shown', reports: [{ reason: 'rude' }] }])
      expect(await reasons()).toEqual(['rude'])
    },
  )

  test('a comment is approved, hidden and deleted, each is undone by another, and readers see it at once', async () => {
    const id = await write(linky)
    expect(await thread()).toEqual([])
    const [approved] = (await act('approve', { id, revision: 1 })).changed
    expect(approved).toMatchObject({ state: 'shown', heldBecause: null, revision: 2 })
    expect(await thread()).toMatchObject([{ _id: id, deleted: false }])
    expect((await act('hide', { id, revision: 2 })).changed[0]).toMatchObject({ state: 'held', revision: 3 })
    expect(await thread()).toEqual([])
    await act('approve', { id })
    await act('delete', { id })
    expect(await thread()).toMatchObject([{ _id: id, deleted: true, text: '' }])
    await act('approve', { id })
    expect(await thread()).toMatchObject([{ text: linky }])
  })

  test('many are moderated at once; one that somebody else moderated is left alone and shown', async () => {
    const ids = [await write('a'), await write('b'), await write('c')]
    await act('hide', { id: ids[1], revision: 1 })
    const gone = uuidv7()
    const done = await act('delete', ...[...ids, gone].map((id) => ({ id, revision: 1 })))
    expect(done.changed.map(({ text }) => text)).toEqual(['a', 'c'])
    expect(done.conflicts).toMatchObject([{ text: 'b', state: 'held', revision: 2 }])
    expect(done.missing).toEqual([gone])
  })

  test('an answer by the provider bears the product name, is shown once, and readers of the API see nothing new in it', async () => {
    const parent = await write('A question')
    const headers = { 'idempotency-key': uuidv7() }
    const reply = () => meera.call('replyToComment', { id: parent, body: { text: `See ${linky}` }, headers })
    const [one, again] = [await reply(), await reply()]
    expect([one.statusCode, again.json()]).toEqual([201, one.json()])
    expect(one.json<CommentItem>()).toMatchObject({ isProvider: true, state: 'shown', author: site.product })
    const [top] = await thread()
    expect(top?.replies).toHaveLength(1)
    expect(Object.keys(top?.replies[0] ?? {}).sort()).toEqual(['_id', 'author', 'date', 'deleted', 'replies', 'text'])
    expect(top?.replies[0]?.author).toBe(site.product)
    const copied = await write('I am the provider', '/api/comments/blog1', { username: site.product })
    expect((await list({ list: 'waiting' })).items.map(({ id }) => id)).toEqual([copied])
    expect((await meera.call('replyToComment', { id: copied, body: { text: 'x' } })).statusCode).toBe(404)
    await act('delete', { id: parent })
    expect((await meera.call('replyToComment', { id: parent, body: { text: 'x' } })).statusCode).toBe(410)
  })

  test('a comment is shown with its conversation, and its author can be banned and unbanned', async () => {
    const top = await write('Top')
    const reply = await write('Reply', `/api/comments/${top}/reply`)
    await write('Elsewhere')
    const context = (await meera.call('comment', { id: reply })).json<CommentContext>()
    expect(context.thread.map(({ text }) => text)).toEqual(['Top', 'Reply'])
    expect(context.comment.parent).toMatchObject({ id: top, text: 'Top' })
    const banned = (await meera.call('banAuthor', { id: reply, body: { days: 2 } })).json<CommentItem>()
    expect(Date.parse(banned.bannedUntil ?? '')).toBe(time + 2 * 86_400_000)
    expect((await desk.post('/api/comments/blog1', { text: 'again' })).statusCode).toBe(403)
    expect((await meera.call('unbanAuthor', { id: reply })).json<CommentItem>().bannedUntil).toBeNull()
    expect((await desk.post('/api/comments/blog1', { text: 'again' })).statusCode).toBe(201)
    await desk.store.write((tx) => tx.updateTable('comment').set({ network: null }).execute())
    expect((await meera.call('banAuthor', { id: reply, body: {} })).statusCode).toBe(409)
  })
})
