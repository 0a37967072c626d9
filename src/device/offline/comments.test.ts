import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import type { Comment } from '#contract/calls.ts'
import { clearComments, hasComments, loadComments, saveComments } from './comments.ts'
import { withLaterReplies } from './laterReplies.ts'
import { setOptedOut } from './offlineOptOut.ts'

const comment: Comment = { _id: 'c1', author: 'Asha', text: 'Thanks', date: '2026-11-20', deleted: false, replies: [] }

test('OF-12 comments already seen are there with the time of the copy', async () => {
  await saveComments('blog1', [comment], { at: 77 })
  expect(await loadComments('blog1')).toEqual({ comments: [comment], at: 77 })
  expect(await loadComments('blog2')).toBeUndefined()
})

test('a newer copy takes the place of the older', async () => {
  await saveComments('blog1', [comment], { at: 1 })
  await saveComments('blog1', [], { at: 2 })
  expect(await loadComments('blog1')).toEqual({ comments: [], at: 2 })
})

const named = (_id: string, replies: Comment[] = []): Comment => ({ ...comment, _id, replies })
const keptIds = async () => (await loadComments('blog1'))?.comments.map(({ _id }) => _id)
const newest = (...ids: string[]) =>
  saveComments(
    'blog1',
    ids.map((id) => named(id)),
    { isWhole: false },
  )

test('earlier comments that were kept stay before the newest page of a thread', async () => {
  await saveComments('blog1', [named('a', [named('a1')]), named('b'), named('c')])
  await newest('b', 'c', 'd')
  expect(await keptIds()).toEqual(['a', 'b', 'c', 'd'])
  // A comment of the page's time that it no longer has was removed.
  await newest('b', 'd', 'e')
  expect(await keptIds()).toEqual(['a', 'b', 'd', 'e'])
})

/** A comment of that minute. */
const at = (minute: number, _id: string, replies: Comment[] = []): Comment => ({
  ...named(_id, replies),
  date: new Date(Date.UTC(2026, 10, 20, 8, minute)).toISOString(),
})
const outline = ({ _id, replies }: Comment): string =>
  replies.length > 0 ? `${_id}(${replies.map(outline).join(' ')})` : _id
const kept = async () => (await loadComments('blog1'))?.comments.map(outline).join(' ')

test('of a conversation above the limit of a page the later replies that were read stay beside its first part', async () => {
  const whole = at(1, 'c', [at(2, 'c1', [at(5, 'c11', [at(6, 'c111')])]), at(3, 'c2'), at(4, 'c3'), at(7, 'c4')])
  await saveComments('blog1', [named('a'), whole])
  // Hidden since: it would be in the first part, which ends with a later one.
  const part = at(1, 'c', [at(2, 'c1'), at(4, 'c3')])
  const read = structuredClone(part)
  await saveComments('blog1', [part], { isWhole: false })
  expect(await kept()).toBe('a c(c1(c11(c111)) c3 c4)')
  expect(part).toEqual(read)
  // The text written here comes last, and the first part ends where it did.
  const answered = at(1, 'c', [at(2, 'c1'), at(4, 'c3', [at(9, 'mine')])])
  const sent = new Set(['mine', 'other'])
  for (const comments of [[answered], [answered, at(10, 'other')]]) {
    await saveComments('blog1', comments, { isWhole: false, sent })
    expect(await kept()).toMatch(/^a c\(c1\(c11\(c111\)\) c3\(mine\) c4\)( other)?$/)
  }
})

test('of a conversation that is whole on its page a reply that was hidden since does not stay', async () => {
  await saveComments('blog1', [named('a'), at(1, 'b', [at(2, 'b1'), at(4, 'b2')]), at(3, 'c')])
  await saveComments('blog1', [at(1, 'b', [at(2, 'b1')]), at(3, 'c')], { isWhole: false })
  expect(await kept()).toBe('a b(b1) c')
})

test('a copy is as old as the oldest part of it, and stays as long as others that were read when it was', async () => {
  await clearComments()
  await saveComments('blog1', [named('a'), named('b')], { at: 1 })
  await saveComments('blog1', [named('b'), named('c')], { isWhole: false, at: 500 })
  expect((await loadComments('blog1'))?.at).toBe(1)
  for (let n = 2; n <= 101; n += 1) await saveComments(`blog${n}`, [], { at: n })
  expect(await loadComments('blog2')).toBeUndefined()
  expect((await loadComments('blog1'))?.at).toBe(1)
  await saveComments('blog1', [named('b'), named('c')], { at: 600 })
  expect((await loadComments('blog1'))?.at).toBe(600)
})

test('a conversation ten thousand replies deep is kept', async () => {
  const deep = (replies: number) => {
    let one = at(replies, `d${replies}`)
    for (let n = replies - 1; n >= 0; n -= 1) one = at(n, `d${n}`, [one])
    return one
  }
  const whole = withLaterReplies(deep(5_000), deep(10_000), new Set())
  let last = whole
  for (let next = whole.replies[0]; next; next = next.replies[0]) last = next
  expect(last._id).toBe('d10000')
})

test('a newest page that nothing connects with the copy takes its place, and so does the whole thread', async () => {
  await saveComments('blog1', [named('a'), named('b')])
  await newest('x', 'y')
  expect(await keptIds()).toEqual(['x', 'y'])
  await saveComments('blog1', [named('y')])
  expect(await keptIds()).toEqual(['y'])
})

test('the copies of the last hundred articles stay', async () => {
  await clearComments()
  for (let n = 1; n <= 103; n += 1) await saveComments(`blog${n}`, [], { at: n })
  expect(await loadComments('blog3')).toBeUndefined()
  expect(await loadComments('blog4')).toBeDefined()
  expect(await loadComments('blog103')).toBeDefined()
})

test('where the stored pages were removed no comments are kept, until the visitor wants pages stored again', async () => {
  await saveComments('blog1', [comment])
  await setOptedOut(true)
  await clearComments()
  expect(await hasComments()).toBe(false)
  await saveComments('blog1', [comment])
  expect(await hasComments()).toBe(false)
  await setOptedOut(false)
  await saveComments('blog1', [comment])
  expect(await hasComments()).toBe(true)
})

test('a copy that is being written while everything is removed does not stay', async () => {
  const saving = saveComments('blog2', [comment])
  await setOptedOut(true)
  await clearComments()
  await saving
  expect(await hasComments()).toBe(false)
  await setOptedOut(false)
})

test('without storage there is no copy and no failure', async () => {
  const open = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('no storage', 'SecurityError')
  })
  vi.resetModules()
  const fresh = await import('./comments.ts')
  await fresh.saveComments('blog1', [comment])
  expect(await fresh.loadComments('blog1')).toBeUndefined()
  await fresh.clearComments()
  open.mockRestore()
})
