import type { EnquiryAnswer, EnquiryDetail, EnquiryEdit, EnquiryItem } from '#contract/staff/enquiries.ts'
import type { Attachment } from '#contract/staff/messages.ts'

interface Waiting {
  /** Idempotency key, so that a note or an answer whose confirmation was lost counts once. */
  key: string
  /** Of the enquiry. */
  id: string
  /** Whose it is, so that it is found again. */
  name: string
  author: string
  at: string
  /** Set while a tab sends it. The lease ends by itself, should that tab be closed or suspended. */
  lease?: { by: string; until: number }
  /** Why the server did not take it; absent while it waits. */
  refused?: 'conflict' | 'gone' | 'other'
}
export interface WaitingNote extends Waiting {
  kind: 'note'
  text: string
}
export interface WaitingChange extends Waiting {
  kind: 'change'
  what: EnquiryEdit
  version: number
  /** The enquiry as a colleague has changed it in the meantime. */
  theirs?: EnquiryItem
}
/** An email to the enquirer. */
export interface AnswerWords {
  subject: string
  text: string
  keepState: boolean
  /** Ids of files that the server has already. */
  attachments: string[]
}
export interface WaitingAnswer extends Waiting {
  kind: 'answer'
  what: AnswerWords
  /** As its fields had them, to be put back; absent in what an older version of this page kept. */
  files?: readonly Attachment[]
  isUnsigned?: boolean
  /** The version that was answered. */
  version: number
  theirs?: EnquiryItem
}
export type QueueItem = WaitingNote | WaitingChange | WaitingAnswer

/** An enquiry as it will be when what waits for it is sent. */
export function withQueued<T extends EnquiryItem>(enquiry: T, queue: readonly QueueItem[]): T {
  const own = queue.filter(({ id, refused }) => id === enquiry.id && !refused)
  const changed: T = { ...enquiry }
  for (const item of own) {
    if (item.kind === 'change') Object.assign(changed, item.what)
    else if (item.kind === 'answer') addAnswer(changed, item)
    else if (isDetail(changed) && !changed.notes.some(({ id }) => id === item.key))
      changed.notes = [...changed.notes, { id: item.key, author: item.author, text: item.text, at: item.at }]
  }
  return changed
}

function addAnswer(enquiry: EnquiryItem, { key, author, at, what, version }: WaitingAnswer): void {
  if (!what.keepState) Object.assign(enquiry, { state: 'answered', dueAt: null })
  if (!isDetail(enquiry)) return
  const { subject, text } = what
  const answer: EnquiryAnswer = {
    ...{ id: key, author, subject, text, at },
    delivery: 'waiting',
    error: null,
    cancelUntil: null,
    attachments: [],
    version: version + 1,
  }
  enquiry.answers = [...enquiry.answers, answer]
}

function isDetail(enquiry: EnquiryItem): enquiry is EnquiryDetail {
  return 'notes' in enquiry
}

/** Whose enquiry it is, to be found again. */
export function nameOf({ name, email, reference }: EnquiryItem): string {
  return name || email || reference
}
