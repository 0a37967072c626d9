import * as v from 'valibot'
import { enquiryStates } from './enquiries.ts'
import { stages, tagField } from './stages.ts'
import { shortText, storableText } from './text.ts'

/** The views over the list of enquiries, one tap each. */
export const inboxViews = ['open', 'unread', 'mine', 'all', 'waiting', 'later'] as const

const orEmpty = <const T extends readonly string[]>(values: T) => v.picklist(['', ...values])

/** The filters of a saved view. No words that were searched for: they may be a person's name, which erasing would not find here. */
export const viewFilter = v.object({
  view: v.picklist(inboxViews),
  order: v.picklist(['late', 'newest']),
  state: orEmpty(enquiryStates),
  service: v.pipe(storableText, v.maxLength(100)),
  page: v.pipe(storableText, v.maxLength(300)),
  /** A member's address, '-' for nobody, or empty for anyone. */
  assignee: v.pipe(storableText, v.maxLength(254)),
  stage: orEmpty(stages),
  tag: v.union([v.literal(''), tagField]),
})
export type ViewFilter = v.InferOutput<typeof viewFilter>

/** So many views a member may have. */
export const mostViews = 50

/** Saves a view under its name, in place of the member's own of that name. Answers the `SavedView`; 400 if there are too many. */
export const newView = v.object({ name: shortText(60), isShared: v.boolean(), filter: viewFilter })
export type NewView = v.InferOutput<typeof newView>

/** A member's own view, or one that a colleague shares. */
export interface SavedView extends NewView {
  id: string
  isOwn: boolean
  /** Address of the member who made it. */
  by: string
}
