import { parse } from 'valibot'
import { foldedForSearch } from '#contract/foldedForSearch.ts'
import { searchPassage } from '#contract/searchPassage.ts'
import {
  type EnquiryDetail,
  type EnquiryItem,
  type EnquiryPage,
  type EnquirySearch,
  enquirySearch,
} from '#contract/staff/enquiries.ts'
import type { KeptEnquiries, KeptSearch } from '#contract/staff/offline.ts'
import { tagKey } from '#contract/staff/stages.ts'
import { call, isAway } from '../data/call.ts'
import { keptAt, vaultState } from './keeping.ts'
import { queueState } from './queue.ts'
import { withQueued } from './queueItem.ts'
import type { Vault } from './vault.ts'

const prefix = 'enquiry:'
const takenRecord = 'taken'

interface Kept {
  mark: string
  enquiry: EnquiryDetail
}

/** Takes over what is new at the server, and forgets what is no longer among the newest. Returns the ids of those. */
export async function keepNewest(vault: Vault): Promise<ReadonlySet<string>> {
  const names = await vault.names(prefix)
  const known: KeptSearch['known'] = {}
  for (const { mark, enquiry } of await vault.readAll<Kept>(prefix)) known[enquiry.id] = mark
  const { items } = await call<KeptEnquiries>('keptEnquiries', { body: { known } })
  const fresh = items.flatMap(({ id, mark, enquiry }) => (enquiry ? [[prefix + id, { mark, enquiry }] as const] : []))
  const stay = new Set(items.map(({ id }) => prefix + id))
  const at = new Date().toISOString()
  await vault.remove(names.filter((name) => !stay.has(name)))
  await vault.write([...fresh, [takenRecord, at]])
  // The session may have ended meanwhile.
  if (vaultState.get()?.session === vault.session) keptAt.setState(() => at)
  return new Set(items.map(({ id }) => id))
}

/** Reads when the kept enquiries were taken over, after a start without a connection. */
export async function readKeptAt(): Promise<void> {
  const at = await vaultState.get()?.read<string>(takenRecord)
  keptAt.setState(() => at)
}

/** One enquiry: from the server or, where it does not answer, as this device kept it. Waiting changes are made to it. */
export async function loadEnquiry(id: string, signal: AbortSignal): Promise<EnquiryDetail> {
  try {
    return withQueued(await call<EnquiryDetail>('enquiry', { id, signal }), queueState.get())
  } catch (error) {
    const kept = isAway(error) ? await vaultState.get()?.read<Kept>(prefix + id) : undefined
    if (!kept) throw error
    return withQueued(kept.enquiry, queueState.get())
  }
}

/** A page of the list: from the server or, where it does not answer, all that this device kept of it. */
export async function searchEnquiries(body: EnquirySearch, signal: AbortSignal): Promise<EnquiryPage> {
  try {
    const page = await call<EnquiryPage>('enquiries', { body, signal })
    return { ...page, items: page.items.map((item) => withQueued(item, queueState.get())) }
  } catch (error) {
    const vault = vaultState.get()
    const kept = isAway(error) && vault ? await vault.readAll<Kept>(prefix) : []
    if (kept.length === 0) throw error
    const all = kept.map(({ enquiry }) => withQueued(enquiry, queueState.get()))
    return { items: matching(all, body, await numberIn(body.text)), next: null }
  }
}

/** The phone number that is searched for. Its parser is loaded only here: online the server searches. */
async function numberIn(text = ''): Promise<string | undefined> {
  if (!/\p{Nd}/u.test(text)) return undefined
  const { numberSought } = await import('#contract/phoneNumbers.ts')
  return numberSought(text)
}

/** Searches these as the server does: every word, or the phone number, somewhere in the fields or in what was said. */
function matching(all: readonly EnquiryDetail[], body: EnquirySearch, number: string | undefined): EnquiryItem[] {
  const { order, states, service, page, assignee, stage, tag, since, before, unread, snoozed, text } = parse(
    enquirySearch,
    body,
  )
  const words = foldedForSearch(text).split(/\s+/).filter(Boolean)
  const found = all.filter((one) => {
    const isSnoozed = one.snoozedUntil !== null && Date.parse(one.snoozedUntil) > Date.now()
    if (order === 'due' && (one.dueAt === null || isSnoozed !== snoozed)) return false
    if (snoozed && !isSnoozed) return false
    if (states.length > 0 && !states.includes(one.state)) return false
    if (service !== undefined && one.service !== service) return false
    if (page !== undefined && one.page !== page) return false
    if (assignee !== undefined && one.assignee !== assignee) return false
    if (since !== undefined && Date.parse(one.lastMessageAt) < Date.parse(since)) return false
    if (before !== undefined && Date.parse(one.lastMessageAt) >= Date.parse(before)) return false
    if (stage !== undefined && one.stage !== stage) return false
    if (tag !== undefined && !one.tags.some((each) => tagKey(each) === tagKey(tag))) return false
    if (unread && one.isRead) return false
    const said = [...one.notes, ...one.answers, ...one.messages].map((each) => each.text)
    const { reference, name, email, contactNumber, phoneNumbers, message } = one
    const dialled = phoneNumbers.map((phone) => phone.dialled)
    const fields = foldedForSearch([reference, name, email, contactNumber, ...dialled, message, ...said].join('\n'))
    const hasNumber = number !== undefined && fields.includes(number)
    return words.every((word) => hasNumber || fields.includes(word))
  })
  const withPassage = (one: EnquiryDetail): EnquiryItem => {
    const { name, email, contactNumber, reference, message } = one
    const said = [...one.messages, ...one.answers, ...one.notes].map((each) => each.text)
    const passage = searchPassage(text, [name, email, contactNumber, reference], [message, ...said])
    return passage === undefined ? one : { ...one, passage }
  }
  const keyOf = (one: EnquiryItem) => (order === 'due' ? (one.dueAt ?? '') : one.lastMessageAt)
  const newest = found
    .map(withPassage)
    .sort((a, b) => (keyOf(a) < keyOf(b) || (keyOf(a) === keyOf(b) && a.id < b.id) ? 1 : -1))
  return order === 'due' ? newest.reverse() : newest
}
