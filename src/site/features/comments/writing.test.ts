import { expect, test } from 'vitest'
import { problemOf, submissionFor } from './writing.ts'

const body = { text: 'Thanks', username: 'Asha', phone: '', email: '' }

test('CM-10 a comment goes to its article and knows what it is about', () => {
  expect(submissionFor({ blogId: 'blog1' }, body, '/blogs/x')).toEqual({
    kind: 'comment',
    body,
    path: '/api/comments/blog1',
    page: '/blogs/x',
    about: { blogId: 'blog1' },
  })
})

test('CM-21 a reply goes to the comment that it answers', () => {
  expect(submissionFor({ blogId: 'blog1', commentId: 'c1' }, body, '/blogs/x')).toEqual({
    kind: 'reply',
    body,
    path: '/api/comments/c1/reply',
    page: '/blogs/x',
    about: { blogId: 'blog1', commentId: 'c1' },
  })
})

test("CM-14 CM-25 a refusal gives the server's message, or its status", () => {
  expect(problemOf('comment', { state: 'refused', status: 400, message: 'Too many links', json: true })).toBe(
    'Failed to post comment. Please try again. Details: Too many links',
  )
  expect(problemOf('reply', { state: 'refused', status: 500, json: false })).toBe(
    'Failed to post reply. Please try again. Details: HTTP error! status: 500',
  )
})

test('OB-27 without an answer and without storage the write has failed', () => {
  expect(problemOf('comment', { state: 'unavailable' })).toMatch(
    /^Failed to post comment\. Please try again\. Details: ./,
  )
})

test('what was sent or saved has no problem', () => {
  expect(problemOf('comment', { state: 'saved' })).toBeUndefined()
  expect(problemOf('reply', { state: 'sent', status: 201, answer: undefined })).toBeUndefined()
})
