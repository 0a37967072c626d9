import * as v from 'valibot'
import { cursor, pageSize, shortText, storableNumber, storableText } from './text.ts'

/** 'waiting' for review, 'reported' and not yet decided, or 'all'. */
export const commentLists = ['waiting', 'reported', 'all'] as const
export type CommentList = (typeof commentLists)[number]

export const commentSearch = v.object({
  list: v.picklist(commentLists),
  /** Of one article, such as `blog3`. */
  article: v.optional(v.pipe(storableText, v.maxLength(100))),
  text: v.optional(v.pipe(storableText, v.trim(), v.maxLength(200)), ''),
  cursor,
  limit: pageSize,
})

/** Newest first. As with enquiries, a page may have few items while `next` is set. */
export interface CommentPage {
  items: CommentItem[]
  next: string | null
}

export type StaffCommentState = 'shown' | 'held' | 'deleted' | 'erased'

export interface CommentItem {
  id: string
  article: string
  articleTitle: string
  /** Path of the article. */
  articlePath: string
  author: string
  email: string
  phone: string
  text: string
  state: StaffCommentState
  /** Why it waits; `null` if readers have seen it. */
  heldBecause: string | null
  /** Written here, as the provider. */
  isProvider: boolean
  /** Increases with each moderation. */
  revision: number
  at: string
  /** Reports that nobody has decided yet. */
  reports: CommentReport[]
  /** The comment that it replies to. */
  parent: { id: string; author: string; text: string; state: StaffCommentState } | null
  /** When the ban of its network ends; `null` if there is none. */
  bannedUntil: string | null
  /** The network is still known, so that it can be banned. */
  canBan: boolean
}

export interface CommentReport {
  id: string
  reason: string
  at: string
}

/** A comment with its conversation. */
export interface CommentContext {
  comment: CommentItem
  /** Up to a hundred comments of the same conversation around it, in order of arrival, this one included. */
  thread: CommentItem[]
}

/**
 * 'approve' shows it. 'hide' takes it out of the thread as if it waited for review. 'delete' leaves the mark that a
 * comment was deleted. Each is undone by another one, and decides open reports; with `isUndo` it opens those again that the last one
 * decided, and decides none.
 */
export const moderationActions = ['approve', 'hide', 'delete'] as const
export type ModerationAction = (typeof moderationActions)[number]

/** One or many. A `revision` that is no longer the comment's leaves it alone, and it is among the conflicts. */
export const commentModeration = v.object({
  action: v.picklist(moderationActions),
  isUndo: v.optional(v.boolean(), false),
  items: v.pipe(
    v.array(v.object({ id: v.pipe(v.string(), v.uuid()), revision: v.optional(storableNumber) })),
    v.minLength(1),
    v.maxLength(200),
  ),
})
export type CommentModeration = v.InferInput<typeof commentModeration>

export interface CommentsModerated {
  changed: CommentItem[]
  conflicts: CommentItem[]
  missing: string[]
}

/** Answers as the provider, under the product's name. Needs an `Idempotency-Key`; 201 with the `CommentItem`. */
export const providerReply = v.object({ text: shortText(20_000) })

/** Stops comments and reports from the comment's network. 200 with the `CommentItem`; 409 if it is no longer known. */
export const banRequest = v.object({
  days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365)), 30),
})
