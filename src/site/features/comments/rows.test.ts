import { expect, test } from 'vitest'
import type { Item } from '#device/outbox/item.ts'
import { groupsOf, type PendingItem } from './rows.ts'
import { comment } from './testing/testComments.ts'

function waits(key: string, commentId?: string): PendingItem {
  const item: Omit<Item, 'kind' | 'body'> = {
    path: '/api/comments/x',
    page: '/blogs/x',
    about: commentId === undefined ? { blogId: 'blog1' } : { blogId: 'blog1', commentId },
    key,
    writtenAt: 1,
    attempts: 1,
    failures: { connection: 1, server: 0 },
    state: { name: 'waiting', nextTryAt: 0, waitsFor: 'connection' },
  }
  const body = { text: key, username: '', phone: '', email: '' }
  return commentId === undefined ? { ...item, kind: 'comment', body } : { ...item, kind: 'reply', body }
}

const tree = [comment('a', { replies: [comment('b', { replies: [comment('c')] }), comment('d')] }), comment('e')]

function drawn(pending: readonly PendingItem[]): string[] {
  return groupsOf(tree, pending).flatMap(({ rows }) =>
    rows.map((row) => `${'-'.repeat(row.depth)}${row.pending ? `(${row.pending.key})` : row.comment._id}`),
  )
}

test('CM-03 the thread is drawn flat, in reading order, with its depths', () => {
  expect(drawn([])).toEqual(['a', '-b', '--c', '-d', 'e'])
})

test('OB-08 a comment that waits stands at the end', () => {
  expect(drawn([waits('x'), waits('y')])).toEqual(['a', '-b', '--c', '-d', 'e', '(x)', '(y)'])
})

test('OB-09 a reply that waits stands behind the other replies of its parent', () => {
  expect(drawn([waits('x', 'b'), waits('y', 'a'), waits('z', 'b')])).toEqual([
    'a',
    '-b',
    '--c',
    '--(x)',
    '--(z)',
    '-d',
    '-(y)',
    'e',
  ])
})

test('a reply that waits for a comment which is not shown stands at the end', () => {
  expect(drawn([waits('x', 'gone')])).toEqual(['a', '-b', '--c', '-d', 'e', '(x)'])
})

test('groups in which nothing changed keep their rows', () => {
  const before = groupsOf(tree, [])
  const after = groupsOf(tree, [waits('x', 'c')])
  expect(after[0]?.rows).not.toBe(before[0]?.rows)
  expect(after[1]?.rows).toBe(before[1]?.rows)
  expect(groupsOf(tree, [])[0]?.rows).toBe(before[0]?.rows)
})
