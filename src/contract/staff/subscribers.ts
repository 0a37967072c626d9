import * as v from 'valibot'
import { cursor, pageSize, shortText, storableText } from './text.ts'

/** `bounced`: its mailbox does not exist any more. `complained`: it called a newsletter spam, and is never mailed again. */
export const subscriberStates = ['confirmed', 'pending', 'unsubscribed', 'bounced', 'complained'] as const
export type SubscriberState = (typeof subscriberStates)[number]
export type SubscriberCounts = Record<SubscriberState, number>

const filter = {
  state: v.optional(v.picklist(subscriberStates)),
  /** Part of the address. */
  text: v.optional(v.pipe(storableText, v.trim(), v.maxLength(254)), ''),
}

export const subscriberExport = v.object(filter)
export type SubscriberFilter = v.InferOutput<typeof subscriberExport>

/** The newest first. */
export const subscriberSearch = v.object({ ...filter, cursor, limit: pageSize })
export type SubscriberSearch = v.InferInput<typeof subscriberSearch>

/** How a subscription came about: the form of the site, an office that states the consent, or a list from elsewhere. */
export const subscriberSources = ['form', 'stated', 'imported'] as const
export type SubscriberSource = (typeof subscriberSources)[number]

export interface SubscriberItem {
  id: string
  email: string
  state: SubscriberState
  source: SubscriberSource
  requestedAt: string
  confirmedAt: string | null
  /** When it ended: by the subscriber, a member, a bounce or a complaint. */
  endedAt: string | null
}

export interface SubscriberPage {
  items: SubscriberItem[]
  /** The start of the next page; `null` after the last one. */
  next: string | null
}

/** How many subscriptions were confirmed and how many ended in a month by the Indian calendar, such as '2026-11'. */
export interface SubscriberMonth {
  month: string
  joined: number
  left: number
}

/** How a person told the office that they want the newsletter. */
export const consentWays = ['inPerson', 'phone', 'writing'] as const

/**
 * Adds an address: without a consent it is asked to confirm by email, with one it is confirmed. 409 with a `Message` if it is
 * on the list already, was asked too often, or ended its subscription, from which only its owner comes back.
 */
export const newSubscriber = v.object({
  email: shortText(254),
  consent: v.nullable(v.object({ way: v.picklist(consentWays), note: shortText(500) })),
})
export type NewSubscriber = v.InferOutput<typeof newSubscriber>

/** A list from elsewhere is of those who confirmed there, or of those who left. */
export const listKinds = ['confirmed', 'unsubscribed'] as const
export type ListKind = (typeof listKinds)[number]

/** The largest file of a list, in bytes, that a browser may hand in; `desk import` takes larger ones. */
export const mostListBytes = 5_000_000
/** So many rows of an import are shown, those with a fault first. */
export const mostRowsShown = 500

/** How a row of a list ends; 'fault' is not imported. */
export const importOutcomes = ['confirmed', 'unsubscribed', 'blocked', 'unchanged', 'fault'] as const
export type ImportOutcome = (typeof importOutcomes)[number]

/** The outcome of each row of a list, done or only looked at. The first row below the head is 2, as in a spreadsheet. */
export interface ImportReport {
  rows: { row: number; email: string; outcome: ImportOutcome; why: string }[]
  counts: Record<ImportOutcome, number>
  /** Whether it was no UTF-8 and was read as Windows-1252. */
  isLatin: boolean
}
