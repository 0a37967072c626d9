import * as v from 'valibot'
import type { PhoneNumber } from '../phoneNumbers.ts'
import type { ClientCall } from './calls.ts'
import type { Attachment, Channel, EnquiryMessage } from './messages.ts'
import type { EmailKind } from './operation.ts'
import { type LostReason, lostReasons, type Stage, stages, tagField, tagList } from './stages.ts'
import type { Task } from './tasks.ts'
import { cursor, listOf, moment, pageSize, shortText, storableNumber, storableText } from './text.ts'

/** 'waiting': for the client, so that no promise of the office's runs. */
export const enquiryStates = ['new', 'inProgress', 'waiting', 'answered', 'closed', 'spam'] as const
export type EnquiryState = (typeof enquiryStates)[number]

/** Hours within which an enquiry is to be answered; those of days on which the office is closed do not count. */
export const answerHours = 48

/** Words that are searched for in any field, notes and answers included. */
const searchText = v.optional(v.pipe(storableText, v.trim(), v.maxLength(200)), '')

export const enquiryFilter = v.object({
  /** 'newest' first, by the last message of the client; or 'due': only what waits for the office, what is due first. */
  order: v.optional(v.picklist(['newest', 'due']), 'newest'),
  states: listOf(enquiryStates),
  /** A service's path such as `NCLT-Matters`. */
  service: v.optional(v.pipe(storableText, v.maxLength(100))),
  /** Path of the page it was written on. */
  page: v.optional(v.pipe(storableText, v.maxLength(300))),
  /** A member's address; the empty text for those that nobody has. */
  assignee: v.optional(v.pipe(storableText, v.maxLength(254))),
  stage: v.optional(v.picklist(stages)),
  tag: v.optional(tagField),
  /** Whose client last wrote from this time on, or before that one. */
  since: v.optional(moment),
  before: v.optional(moment),
  unread: v.optional(v.boolean(), false),
  /** Only those that are put off until later. With the order 'due' they are left out unless this is set. */
  snoozed: v.optional(v.boolean(), false),
  /** Every word of it must occur, in whatever letter case. In the body, never in a URL: it may be a person's name. */
  text: searchText,
})
export type EnquiryFilter = v.InferInput<typeof enquiryFilter>

export const enquirySearch = v.object({ ...enquiryFilter.entries, cursor, limit: pageSize })
export type EnquirySearch = v.InferInput<typeof enquirySearch>

/** An enquiry in the list. */
export interface EnquiryItem {
  id: string
  reference: string
  name: string
  /** As typed; may be no address. */
  email: string
  contactNumber: string
  /** The beginning of the message. */
  excerpt: string
  /** In a search: the piece of the conversation in which its words are found, unless name, address or number have them. */
  passage?: string
  page: string
  /** Path of the service whose page it was written on; empty if it was another page. */
  service: string
  state: EnquiryState
  /** Address of a member of staff, or empty. */
  assignee: string
  /** How far the matter has come, whatever waits to be answered. */
  stage: Stage
  /** Of a lost one; else empty. */
  lostReason: LostReason | ''
  tags: readonly string[]
  isRead: boolean
  /** The way by which it came. */
  channel: Channel
  /** ISO 8601: when the office is to answer, by its working days, or to follow up; `null` while nothing waits for it. */
  dueAt: string | null
  /** Until then it is put off; `null` once that time is over. */
  snoozedUntil: string | null
  receivedAt: string
  /** When the client last wrote or called; at first `receivedAt`. */
  lastMessageAt: string
  /** Increases with each change of state, assignee, stage or tags. */
  version: number
  /** Other enquiries from the same address. */
  othersOfPerson: number
}

/**
 * A page of the list. A search for text looks at a bounded number of enquiries at a time, so a page may have fewer items
 * than asked for, even none, while `next` is set: go on with it.
 */
export interface EnquiryPage {
  items: EnquiryItem[]
  next: string | null
}

/** One enquiry in full. */
export interface EnquiryDetail extends EnquiryItem {
  message: string
  /** Those in `contactNumber`, as `phoneNumbersIn` reads it: the workplace needs no parser. */
  phoneNumbers: readonly PhoneNumber[]
  /** Can be answered by email from here. */
  canAnswer: boolean
  writtenAt: string
  notes: EnquiryNote[]
  answers: EnquiryAnswer[]
  /** The other messages of the conversation, oldest first; with the answers and notes, by their time, they are the thread. */
  messages: EnquiryMessage[]
  /** The newest first. Those that came are messages. */
  emails: EnquiryEmail[]
  events: EnquiryEvent[]
  call: ClientCall
  /** The first due first, done ones included. */
  tasks: Task[]
  /** The newest fifty of the same person. */
  others: EnquiryItem[]
}

export interface EnquiryNote {
  id: string
  author: string
  text: string
  at: string
}

/** An email of this server's about an enquiry. */
export interface EnquiryEmail {
  id: string
  kind: EmailKind
  /** As of an answer. */
  state: Exclude<EnquiryAnswer['delivery'], 'gone'>
  /** An earlier one of the same was sent or given up. */
  isAgain: boolean
  /** When it was sent or given up, or else when it was queued. */
  at: string
  /** Why the last delivery failed. */
  error: string | null
}

/** An email to the enquirer. */
export interface EnquiryAnswer {
  id: string
  /** Of the email in `EnquiryDetail.emails` that took it there last, as long as that is recorded. */
  emailId?: string
  author: string
  subject: string
  text: string
  at: string
  /**
   * 'waiting' for the mail server, 'held' since before mail was configured, 'dead': given up. 'bounced': it came back, or the
   * mail server refused it for good. 'gone': no longer recorded.
   */
  delivery: 'waiting' | 'sent' | 'held' | 'dead' | 'bounced' | 'gone'
  /** Why the last delivery failed. */
  error: string | null
  /** Until then it waits so that it can be cancelled; `null` afterwards. */
  cancelUntil: string | null
  /** No mail server has it yet, whatever it waits for: it can still be cancelled. */
  canCancel?: true
  attachments: Attachment[]
  /** The version that the enquiry got by it. */
  version: number
}

/** An event in an enquiry's history, oldest first. */
export interface EnquiryEvent {
  id: string
  at: string
  /** A member's address, or another actor: 'link', 'rule', or the user of the command line. */
  actor: string
  kind:
    | ('state' | 'assignee' | 'stage' | 'lostReason' | 'tags' | 'snooze')
    | ('note' | 'answer' | 'answerCancelled' | 'message' | 'bounce' | 'person' | 'call' | 'rule')
  /**
   * The earlier and the new value of a state, assignee, stage or reason, or of the time of a snooze or a call; of tags, separated by line
   * feeds, those that are gone and those that are new. The new one is a message's channel, or the name of a rule
   * that was applied.
   */
  from: string
  to: string
}

/** Changes state, assignee, stage or tags; answers 200 with the `EnquiryItem`, or 409 with an `EnquiryConflict`. */
export const enquiryChange = v.object({
  /** The version that was seen. What the same member has done since is no conflict. */
  version: v.pipe(storableNumber, v.minValue(1)),
  /** It is one nevertheless: for what was decided long before it is sent. */
  strict: v.optional(v.boolean()),
  state: v.optional(v.picklist(enquiryStates)),
  /** A member's address, or empty for nobody. */
  assignee: v.optional(v.pipe(storableText, v.maxLength(254))),
  /** 'lost' needs a `lostReason`: 400 without one. */
  stage: v.optional(v.picklist(stages)),
  /** Given together with the stage; of any but 'lost' it is empty. */
  lostReason: v.optional(v.picklist(['', ...lostReasons])),
  /** All of them, in place of those before. */
  tags: v.optional(tagList),
  /**
   * Puts it off until then, or not any longer (`null`): it is not late before, and due again then, also if it waits for the
   * client. A message of the client's ends it.
   */
  snoozedUntil: v.optional(v.nullable(moment)),
})
export type EnquiryChange = v.InferOutput<typeof enquiryChange>
/** The values that a change sets, whichever version it is made to. */
export type EnquiryEdit = Omit<EnquiryChange, 'version' | 'strict'>

/** Somebody else changed it first. Nothing was changed. */
export interface EnquiryConflict {
  message: string
  /** The change that you wanted to make; `null` for an answer. */
  yours: EnquiryChange | null
  theirs: EnquiryItem
}

/** Marks as read or unread; answers 204. Not a change that others could conflict with. */
export const readMark = v.object({ isRead: v.boolean() })
export type ReadMark = v.InferOutput<typeof readMark>

/** Needs an `Idempotency-Key`; 201 with the `EnquiryNote`. */
export const newNote = v.object({ text: shortText(20_000) })

/** Seconds for which an answer waits, so that it can be cancelled. */
export const answerDelay = 10

/**
 * Sends an email to the enquirer. Needs an `Idempotency-Key`; 201 with the `EnquiryAnswer`. The state becomes 'answered'
 * unless `keepState` is set. The server adds the enquiry as a quotation.
 */
export const newAnswer = v.object({
  subject: v.pipe(
    shortText(200),
    v.check((text) => !/[\r\n]/.test(text), 'must be one line'),
  ),
  text: shortText(100_000),
  keepState: v.optional(v.boolean(), false),
  /** Files that `addAttachment` took for this enquiry. */
  attachments: v.optional(v.pipe(v.array(v.pipe(v.string(), v.uuid())), v.maxLength(10)), []),
  /**
   * The version that was answered: 409 with an `EnquiryConflict` if somebody else changed the enquiry since, or anybody, the
   * same member included, answered it.
   */
  version: v.optional(storableNumber),
  /** Also if the same member changed it. */
  strict: v.optional(v.boolean()),
})
export type NewAnswer = v.InferInput<typeof newAnswer>
