import type { CommentItem } from '#contract/staff/comments.ts'
import { idOf } from './testEnquiries.ts'

/** A comment that waits for a decision. */
export function testComment(number: number, changes: Partial<CommentItem> = {}): CommentItem {
  return {
    id: idOf(number),
    article: 'blog3',
    articleTitle: 'Repatriation of Funds',
    articlePath: '/blogs/repatriation-of-funds-for-nris',
    author: `Reader ${number}`,
    email: '',
    phone: '',
    text: `Text ${number}`,
    state: 'held',
    heldBecause: 'links',
    isProvider: false,
    revision: 1,
    at: '2026-01-01T10:00:00.000Z',
    reports: [],
    parent: null,
    bannedUntil: null,
    canBan: true,
    ...changes,
  }
}
