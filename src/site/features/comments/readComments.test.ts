import { expect, test } from 'vitest'
import { earlierPage, readComment, readComments } from '#device/offline/readComments.ts'
import { comment } from './testing/testComments.ts'
import { places } from './tree.ts'

test('CM-03 a nested answer is read as it is', () => {
  const answer = [comment('a', { replies: [comment('b'), comment('c', { replies: [comment('d')] })] }), comment('e')]
  expect(readComments(JSON.parse(JSON.stringify(answer)))).toEqual(answer)
})

test('fields that another backend leaves out become empty, and what has no id is left out', () => {
  expect(readComments([{ _id: 7, author: null, replies: [{ text: 'no id' }, null, { _id: 'b' }] }, 'x'])).toEqual([
    {
      _id: '7',
      author: '',
      text: '',
      date: '',
      deleted: false,
      replies: [{ _id: 'b', author: '', text: '', date: '', deleted: false, replies: [] }],
    },
  ])
})

test('a response that is no list of comments counts as no answer', () => {
  for (const answer of [undefined, null, {}, 'x', { comments: [] }]) expect(readComments(answer)).toBeUndefined()
  for (const answer of [undefined, null, {}, 'x', { message: 'ok' }]) expect(readComment(answer)).toBeUndefined()
})

test('CM-09 ten thousand nested replies are read without overflow', () => {
  let answer: unknown[] = []
  for (let depth = 0; depth < 10_000; depth += 1) answer = [{ _id: String(depth), replies: answer }]
  expect(Array.from(places(readComments(answer) ?? []))).toHaveLength(10_000)
})

test('API-03 the address of an earlier page is read from the Link header, and only if it is of the same thread', () => {
  const here = 'https://desk.example/api/comments/blog1'
  const links = [
    null,
    '',
    'x',
    '<?before=4>; rel="prev"',
    '<https://evil.example/x>; rel="next"',
    '</api/contact>; rel="next"',
  ]
  for (const link of links) expect(earlierPage(link, here)).toBeUndefined()
  for (const link of ['<?before=4>; rel="next"', '</a>; rel="prev", </api/comments/blog1?before=4>;rel=next'])
    expect(earlierPage(link, `${here}?before=9`)).toBe(`${here}?before=4`)
})
