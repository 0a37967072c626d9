import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Comment } from '#contract/calls.ts'
import { type ThreadRow, threadJson } from './thread.ts'

const row = (id: string, parent_id: string | null): ThreadRow => ({
  id,
  parent_id,
  author: `author of ${id}`,
  text: `"text" of ${id}\n`,
  state: 'shown',
  created_at: 0,
})
const parse = (rows: readonly ThreadRow[]) => JSON.parse(threadJson(rows)) as Comment[]

test('CM-03 every comment occurs once, under its parent, in the order of arrival; without a parent it is at the top level', () => {
  const threads = fc.array(fc.record({ parent: fc.integer({ min: -1, max: 40 }) }), { maxLength: 40 })
  fc.assert(
    fc.property(threads, (choices) => {
      const rows = choices.map(({ parent }, index) =>
        row(`${index}`, parent < 0 || parent === index ? null : `${parent}`),
      )
      // A parent always arrives before its replies, so treat later ones as missing.
      const sound = rows.map((one, index) =>
        Number(one.parent_id) > index ? { ...one, parent_id: `gone-${index}` } : one,
      )
      const seen: string[] = []
      const walk = (comments: Comment[], parent: string | null) => {
        const ids = comments.map((one) => Number(one._id))
        expect(ids).toEqual([...ids].sort((a, b) => a - b))
        for (const one of comments) {
          seen.push(one._id)
          const wanted = sound[Number(one._id)]?.parent_id ?? null
          expect(parent).toBe(wanted?.startsWith('gone') ? null : wanted)
          walk(one.replies, one._id)
        }
      }
      walk(parse(sound), null)
      expect(seen.sort()).toEqual(sound.map((one) => one.id).sort())
    }),
  )
})

test('CM-09 ten thousand replies to one another are one deep thread', () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => row(`${index}`, index === 0 ? null : `${index - 1}`))
  let level = parse(rows)
  let depth = 0
  for (; level[0]; level = level[0].replies) depth += 1
  expect(depth).toBe(10_000)
})

test('CM-07 a deleted or erased comment has neither text nor author', () => {
  const [deleted, erased] = parse([
    { ...row('a', null), state: 'deleted' },
    { ...row('b', null), state: 'erased' },
  ])
  expect([deleted, erased]).toMatchObject([
    { deleted: true, text: '', author: '' },
    { deleted: true, text: '', author: '' },
  ])
})
