import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import type { Comment } from '#contract/calls.ts'
import { clearComments, hasComments, loadComments, saveComments } from './comments.ts'
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
  // A reply to an earlier comment is there already.
  await newest('a1', 'd', 'e')
  expect(await keptIds()).toEqual(['a', 'b', 'd', 'e'])
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
