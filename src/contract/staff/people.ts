import * as v from 'valibot'
import type { PhoneNumber } from '../phoneNumbers.ts'
import type { EnquiryItem } from './enquiries.ts'
import type { Task } from './tasks.ts'
import { shortText, storableText } from './text.ts'

/**
 * One person: all that came from one email address, or one record without any, and what members merged with it. Asked for by the
 * id of any of the records, so that no address stands in a URL.
 */
export interface PersonDetail {
  /** The record by which it was asked for. */
  id: string
  /** As they were typed, the newest first. */
  names: string[]
  phones: PhoneNumber[]
  parts: PersonPart[]
  /** The newest 200. */
  enquiries: EnquiryItem[]
  /** Notes and emails of all enquiries, newest first, at most 200. */
  entries: PersonEntry[]
  comments: PersonComment[]
  subscriptions: PersonSubscription[]
  checks: ConflictCheck[]
  /** Of the person and of the enquiries, the first due first; those that are done included. */
  tasks: Task[]
  /** Written into the enquiries by the site's tools, newest first. */
  cases: ToolCase[]
}

/** The facts and the answer of one of the site's tools, as the visitor sent them. */
export interface ToolCase {
  id: string
  enquiryId: string
  at: string
  /** Of `toolNames`. */
  tool: string
  text: string
}

/** One of the addresses, or one record without an address, that the person is made of. */
export interface PersonPart {
  /** Of its newest record. */
  id: string
  /** Normalised; empty if it is a record without one. */
  email: string
  name: string
  enquiries: number
  comments: number
  /** When a member merged it with the others, and who; `null` if nobody did. */
  joined: { at: string; by: string } | null
}

/** A note, an answer or a message, of which only the beginning is shown. */
export interface PersonEntry {
  id: string
  kind: 'note' | 'answer' | 'message'
  enquiryId: string
  at: string
  /** A member's address, or the name of who wrote. */
  by: string
  text: string
}

export interface PersonComment {
  id: string
  at: string
  text: string
  state: string
}

export interface PersonSubscription {
  id: string
  email: string
  state: string
  requestedAt: string
  newsletters: number
}

/** Somebody who may be the same person, and the details that say so. */
export interface PersonCandidate {
  /** Of a record, to merge by. */
  id: string
  name: string
  email: string
  contactNumber: string
  because: Array<'mail' | 'phone' | 'name'>
}

/** Merges the person of another record into this one. 400 if they are one already. Answers a `PersonMerged`. */
export const personMerge = v.object({ other: v.pipe(v.string(), v.uuid()) })

export interface PersonMerged {
  person: PersonDetail
  /** Ids of the parts that came in: split off again, they are as before. */
  parts: string[]
}

/** Takes parts off again; what was merged among them stays so. Answers the `PersonDetail` of the rest. */
export const personSplit = v.object({
  parts: v.pipe(v.array(v.pipe(v.string(), v.uuid())), v.minLength(1), v.maxLength(200)),
})

export const conflictResults = ['clear', 'unsure', 'conflict'] as const
export type ConflictResult = (typeof conflictResults)[number]

const searched = v.optional(v.pipe(storableText, v.trim(), v.maxLength(300, 'is longer than 300 characters')), '')

/** Looks for the other parties and the property in all that others than this person have sent. */
export const conflictSearch = v.object({
  /** Names, separated by semicolons or lines. */
  parties: searched,
  property: searched,
})

export interface ConflictHits {
  items: Array<{ enquiry: EnquiryItem; because: string[] }>
}

/** Keeps the answer. Needs an `Idempotency-Key`; 201 with the `ConflictCheck`. It is never changed: look again instead. */
export const newConflictCheck = v.object({
  ...conflictSearch.entries,
  found: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)),
  result: v.picklist(conflictResults),
  note: v.optional(v.pipe(storableText, v.trim(), v.maxLength(2000, 'is longer than 2000 characters')), ''),
})

export interface ConflictCheck {
  id: string
  enquiryId: string
  at: string
  by: string
  parties: string
  property: string
  found: number
  result: ConflictResult
  note: string
}

/** Searches people by any word or number, to merge one by hand. Answers a `Listing<PersonCandidate>`. */
export const personSearch = v.object({ text: shortText(200) })
