import * as v from 'valibot'
import { shortText, storableNumber, storableText } from './text.ts'

/** A day of the calendar, such as 2026-12-01. */
export function isDay(text: string): boolean {
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : new Date(Number.NaN)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

/** So many days before it is due, the review of an article's law is among the tasks. */
export const reviewNotice = 30

const id = v.pipe(v.string(), v.uuid())

/**
 * Without an id it is a new task (201); with an id and its version it is changed (200), or 409 with the stored one. Answers the
 * `Task`.
 */
export const taskChange = v.object({
  id: v.optional(id),
  version: v.optional(storableNumber),
  text: shortText(500),
  /** Such as 2026-12-01. */
  due: v.pipe(v.string(), v.check(isDay, 'must be a day such as 2026-12-01')),
  /** A member's address, or empty for whoever comes to it. */
  assignee: v.pipe(storableText, v.maxLength(254)),
  repeats: v.picklist(['', 'yearly']),
  /** The enquiry that it belongs to: with it the task goes. */
  enquiryId: v.nullable(id),
  /** Any record of the person whom it is about, if it belongs to no enquiry: it goes with the last of them. */
  personId: v.optional(v.nullable(id), null),
})
export type TaskChange = v.InferInput<typeof taskChange>

/**
 * Marks a task as done, or as not done. One that repeats is due again a year later instead. 200 with the `Task`, or 409 with the
 * stored one.
 */
export const taskDone = v.object({ version: storableNumber, isDone: v.boolean() })

export interface Task extends Omit<TaskChange, 'id' | 'version' | 'personId'> {
  id: string
  version: number
  enquiry: { id: string; reference: string; name: string } | null
  /** A record of the person, and a name to show; `null` if it is about nobody, or belongs to an enquiry. */
  person: { id: string; name: string } | null
  /** ISO 8601; `null` while it is to do. */
  doneAt: string | null
  /** Address of the member. */
  doneBy: string
}

/** The yearly review of an article's law. It goes when the article is dated anew. */
export interface LawReview {
  slug: string
  title: string
  /** The day on which the article says that its law was reviewed. */
  reviewed: string
  due: string
}

/** Open tasks, the first due first; those done in the last seven days; and articles whose law is to be reviewed. */
export interface TaskList {
  /** By the office's clock. */
  today: string
  open: Task[]
  done: Task[]
  reviews: LawReview[]
}
