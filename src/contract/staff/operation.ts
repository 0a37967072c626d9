import * as v from 'valibot'
import { cursor, pageSize, shortText, storableText } from './text.ts'

/** Numbers for the navigation and the app's badge. */
export interface Summary {
  enquiries: {
    new: number
    inProgress: number
    waiting: number
    answered: number
    closed: number
    spam: number
    unread: number
    /** Past the time at which the office was to answer or follow up. */
    late: number
    /** Put off until later. */
    snoozed: number
    /** Emails that wait for somebody to say which enquiry they belong to. */
    heldMails: number
    /** Assigned to this member and not yet answered or closed. */
    mine: number
  } | null
  comments: { waiting: number; reported: number }
  /** Emails given up; `null` for a role that may not see it. */
  deadEmails: number | null
  /** Tasks and reviews of law that are due today or late; `null` for a role that may not see them. */
  dueTasks: number | null
  /** The day by the office's calendar, such as '2026-12-01'. */
  today: string
}

/** A change, as the data of a server-sent event named 'change'. It says nothing personal: ask for the record. */
export interface LiveChange {
  kind: 'enquiry' | 'comment' | 'template' | 'newsletter' | 'mail' | 'office' | 'member' | 'article' | 'task'
  /** Empty if many changed. */
  id: string
  /** The kind of change: 'new' or 'changed', or 'gone' for an erased one. */
  what: 'new' | 'changed' | 'gone'
}

/**
 * Names of the events of the stream. After 'ready', also after a reconnect, load again what is shown. 'presence' has all members
 * who are present now, as in `presence.ts`; without one, nobody is.
 */
export const liveEvents = { ready: 'ready', change: 'change', presence: 'presence', signedOut: 'signed-out' } as const

export interface HealthAnswer {
  database: 'ok' | 'failing' | 'damaged'
  databaseKind: 'SQLite' | 'PostgreSQL'
  disk: 'ok' | 'low' | 'full'
  freeBytes: number | null
  mail: {
    configured: boolean
    waiting: number
    oldestWaiting: string | null
    dead: number
    held: number
  } | null
  /** When `desk backup` last succeeded; `null` if never. */
  lastBackup: string | null
  /** Older than `BACKUP_ALERT_HOURS` allows: what the alerts and `desk doctor` call late. */
  isBackupLate: boolean
  /** Since the start of this server: requests refused because of a limit. */
  refusedByLimits: number
  startedAt: string
  versions: { product: string; node: string; database: string; migration: string }
}

export const emailStates = ['waiting', 'held', 'sent', 'dead'] as const
export type EmailState = (typeof emailStates)[number]

export const emailSearch = v.object({ state: v.picklist(emailStates), cursor, limit: pageSize })

/** The subject of an email in the queue. */
export type EmailKind =
  | 'enquiry'
  | 'report'
  | 'held'
  | 'comment'
  | 'confirmation'
  | 'answer'
  | 'acknowledgement'
  | 'call'
  | 'callNotice'
  | 'callReminder'
  | 'summary'
  | 'signIn'
  | 'invitation'
  | 'notice'
  | 'newsletter'
  | 'newsletterTest'

export interface EmailItem {
  id: string
  kind: EmailKind
  state: EmailState
  createdAt: string
  attempts: number
  nextAt: string | null
  sentAt: string | null
  error: string | null
  /** The enquiry or comment it is about; `null` for others. */
  about: { kind: 'enquiry' | 'comment'; id: string } | null
}

export interface EmailPage {
  items: EmailItem[]
  next: string | null
}

export interface AuditItem {
  id: string
  at: string
  actor: string
  action: string
  object: string
  /** The record that it was done to; `null` if it was done to none, or the record is gone. */
  about: { kind: 'enquiry' | 'comment' | 'newsletter' | 'article' | 'person'; id: string; name: string } | null
}

/** The newest first. */
export const auditSearch = v.object({
  /** Whose acts: a member's address, or another actor as an answer named it. */
  actor: v.optional(v.pipe(storableText, v.maxLength(254))),
  /** Only what was done to records of the person of this record. */
  about: v.optional(v.pipe(v.string(), v.uuid())),
  cursor,
  limit: pageSize,
})
export type AuditSearch = v.InferInput<typeof auditSearch>

export interface AuditAnswer {
  items: AuditItem[]
  next: string | null
  /** Everybody whose acts are recorded. */
  actors: string[]
}

/** By what a person is found. */
export const personQuery = v.object({
  kind: v.picklist(['email', 'phone', 'name', 'reference', 'comment']),
  value: shortText(300),
})
export type PersonQuery = v.InferOutput<typeof personQuery>

/** How much is stored about a person. 400 with a `Message` if the value identifies nobody. */
export interface PersonCounts {
  enquiries: number
  notes: number
  answers: number
  /** Of the conversations, with their attachments; also emails from the address that belong to no enquiry. */
  messages: number
  /** Calls at times that the person chose. */
  calls: number
  comments: number
  reports: number
  subscriptions: number
  /** Newsletters that were, or are to be, sent to the person. */
  newsletters: number
  emails: number
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/**
 * Erases for good. `expected` is what `findPerson` answered and the confirmation named; 409 with a
 * `PersonConflict` if there is something else by now. 200 with an `ErasedPerson`.
 */
export const personErasure = v.object({
  ...personQuery.entries,
  expected: v.object({
    enquiries: count,
    notes: count,
    answers: count,
    messages: count,
    calls: count,
    comments: count,
    reports: count,
    subscriptions: count,
    newsletters: count,
    emails: count,
  }),
})

/** How much of each is gone. */
export interface ErasedPerson extends PersonCounts {
  /** The steps that are left, such as closing a program that keeps the old rows in the database's log. */
  warning: string | null
}

export interface PersonConflict {
  message: string
  found: PersonCounts
}
