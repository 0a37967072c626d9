import { expect, test } from 'vitest'
import { reportOf, reportToast } from './reporting.ts'

test('CM-30 a report goes to the comment and holds only the reason', () => {
  expect(reportOf('blog1', 'c/1', 'spam', '/blogs/x')).toEqual({
    kind: 'report',
    body: { reason: 'spam' },
    path: '/api/comments/c%2F1/report',
    page: '/blogs/x',
    about: { blogId: 'blog1', commentId: 'c/1' },
  })
})

test('CM-31 a received report gives a success toast', () => {
  expect(reportToast({ state: 'sent', status: 201, answer: undefined })).toEqual({
    type: 'success',
    text: 'Comment reported to admin.',
  })
})

test('CM-33 the message of the server is shown when it refuses with one', () => {
  expect(reportToast({ state: 'refused', status: 429, message: 'Slow down', json: true })).toEqual({
    type: 'error',
    text: 'Slow down',
  })
})

test('CM-34 an answer that is no JSON gives its status', () => {
  expect(reportToast({ state: 'refused', status: 502, json: false }).text).toBe(
    'Server error (502): Unable to report comment',
  )
})

test('CM-35 JSON without a message gives the default', () => {
  expect(reportToast({ state: 'refused', status: 500, json: true }).text).toBe('Failed to report comment')
})

test('CM-37 without an answer and without storage it asks to try again', () => {
  expect(reportToast({ state: 'unavailable' })).toEqual({
    type: 'error',
    text: 'Failed to report comment. Please try again.',
  })
})

test('OB-10 a waiting report gives the toast that it is saved', () => {
  expect(reportToast({ state: 'saved' })).toEqual({
    type: 'info',
    text: 'Saved on this device. It will be sent when the connection returns.',
  })
})
