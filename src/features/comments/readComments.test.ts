import { expect, test } from 'vitest'
import { readComment, readComments } from './readComments.ts'
import { comment } from './testComments.ts'
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

test('an answer that is no list of comments is none', () => {
  for (const answer of [undefined, null, {}, 'x', { comments: [] }]) expect(readComments(answer)).toBeUndefined()
  for (const answer of [undefined, null, {}, 'x', { message: 'ok' }]) expect(readComment(answer)).toBeUndefined()
})

test('CM-09 ten thousand nested replies are read without overflow', () => {
  let answer: unknown[] = []
  for (let depth = 0; depth < 10_000; depth += 1) answer = [{ _id: String(depth), replies: answer }]
  expect(Array.from(places(readComments(answer) ?? []))).toHaveLength(10_000)
})
