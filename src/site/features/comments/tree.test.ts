import fc from 'fast-check'
import { expect, test } from 'vitest'
import { workTime } from '#contract/testing/workTime.ts'
import { comment } from './testing/testComments.ts'
import { type Arrival, countComments, insert, places, type Tree } from './tree.ts'

const findComment = (tree: Tree, id: string) => [...places(tree)].find(({ comment }) => comment._id === id)?.comment

/** Every comment by id with its parent's id, in reading order. */
function relations(tree: Tree): [id: string, parent: string | undefined][] {
  return Array.from(places(tree), (place) => [place.comment._id, place.parent?._id])
}

/** Arrivals in which each replies to an earlier one, to nobody, or to one that is nowhere. */
const thread = (size: number): fc.Arbitrary<Arrival[]> =>
  fc.array(fc.nat(), { minLength: 1, maxLength: size }).map((numbers) =>
    numbers.map((number, at): Arrival => {
      const choice = number % (at + 2)
      if (choice === at) return { comment: comment(`c${at}`) }
      return { comment: comment(`c${at}`), parentId: choice > at ? 'nowhere' : `c${choice}` }
    }),
  )

const shuffled = (size: number) =>
  thread(size).chain((arrivals) =>
    fc.record({
      arrivals: fc.constant(arrivals),
      order: fc.shuffledSubarray(arrivals, { minLength: arrivals.length, maxLength: arrivals.length }),
    }),
  )

test('CM-22 CM-23 in whatever order they arrive, each stands under its parent, and those without one at the top', () => {
  fc.assert(
    fc.property(shuffled(60), ({ arrivals, order }) => {
      const known = new Set(arrivals.map((arrival) => arrival.comment._id))
      const tree = insert([], order)
      const wanted = order.map(({ comment: { _id }, parentId }) => [
        _id,
        parentId !== undefined && known.has(parentId) ? parentId : undefined,
      ])
      expect(relations(tree).sort()).toEqual(wanted.sort())
      expect(countComments(tree)).toBe(arrivals.length)
    }),
  )
})

test('CM-16 siblings stand in the order in which they arrived', () => {
  fc.assert(
    fc.property(shuffled(60), ({ order }) => {
      const position = new Map(order.map((arrival, at) => [arrival.comment._id, at]))
      const open: Tree[] = [insert([], order)]
      for (let siblings = open.pop(); siblings; siblings = open.pop()) {
        const at = siblings.map(({ _id }) => position.get(_id) ?? -1)
        expect(at).toEqual(at.toSorted((a, b) => a - b))
        for (const { replies } of siblings) open.push(replies)
      }
    }),
  )
})

test('what is there already is not added again, and a tree without news stays the same object', () => {
  fc.assert(
    fc.property(shuffled(40), ({ arrivals, order }) => {
      const tree = insert([], arrivals)
      expect(insert(tree, order)).toBe(tree)
      expect(countComments(insert([], [...order, ...order]))).toBe(arrivals.length)
    }),
  )
})

test('adding changes nothing that was there, and keeps the identity of every comment off the path', () => {
  fc.assert(
    fc.property(thread(40), fc.nat(), (arrivals, number) => {
      const tree = insert([], arrivals)
      const before = structuredClone(tree)
      const parentId = `c${number % arrivals.length}`
      const next = insert(tree, [{ comment: comment('new'), parentId }])
      expect(tree).toEqual(before)
      expect(findComment(next, parentId)?.replies.at(-1)?._id).toBe('new')
      const path = new Set<string>()
      const parents = new Map(relations(next))
      for (let id: string | undefined = 'new'; id !== undefined; id = parents.get(id)) path.add(id)
      for (const { comment: old } of places(tree)) {
        expect(findComment(next, old._id) === old).toBe(!path.has(old._id))
      }
    }),
  )
})

test('ten thousand comments in random order are put together at once', async () => {
  const [arrivals = []] = fc.sample(
    fc.array(fc.nat(), { minLength: 10_000, maxLength: 10_000 }).map((numbers) =>
      numbers
        .map((number, at) => ({ order: number, comment: comment(`c${at}`), parentId: `c${number % (at + 1)}` }))
        .map((entry, at) => (entry.parentId === `c${at}` ? { order: entry.order, comment: entry.comment } : entry))
        .sort((a, b) => a.order - b.order),
    ),
    1,
  )
  const taken = await workTime(() => {
    const tree = insert([], arrivals)
    expect(countComments(tree)).toBe(10_000)
    expect(findComment(tree, 'c9999')?.text).toBe('c9999')
  })
  expect(taken).toBeLessThan(2000)
})

test('CM-09 a thread ten thousand replies deep overflows nothing', () => {
  const arrivals = Array.from(
    { length: 10_000 },
    (_, at): Arrival => ({ comment: comment(`c${at}`), parentId: `c${at - 1}` }),
  )
  const tree = insert([], arrivals.toReversed())
  expect(tree).toHaveLength(1)
  const next = insert(tree, [{ comment: comment('deepest'), parentId: 'c9999' }])
  const last = Array.from(places(next)).at(-1)
  expect(last).toMatchObject({ depth: 10_000, comment: { _id: 'deepest' } })
  expect(countComments(next)).toBe(10_001)
})

test('CM-07 deleted comments are not counted', () => {
  expect(countComments([comment('a', { deleted: true, replies: [comment('b')] })])).toBe(1)
})
