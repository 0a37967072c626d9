import type { EnquiryAnswer, EnquiryConflict, EnquiryEdit, EnquiryItem } from '#contract/staff/enquiries.ts'
import { tagKey } from '#contract/staff/stages.ts'
import { classifyStatus } from '#device/retry.ts'
import { CallError, call, isAway } from '../data/call.ts'
import type { QueueItem } from './queueItem.ts'

/** After too many calls, if the server does not say how long. */
const defaultPause = 60_000

/**
 * `sent`, with the enquiry's version after a change; refused; or to be sent later: after so many milliseconds if there are
 * too many calls, or when the server is back.
 */
export type Outcome =
  | { sent: true; version?: number }
  | { refused: 'conflict' | 'gone' | 'other'; theirs?: EnquiryItem }
  | { later: number | undefined }

/**
 * Sends what waited, under its key or version, so that it counts once. Strictly: meanwhile the same member may have decided
 * otherwise on another device.
 */
export async function sendQueued(item: QueueItem): Promise<Outcome> {
  const { id, key } = item
  try {
    if (item.kind === 'note') {
      await call('addNote', { id, body: { text: item.text }, key })
      return { sent: true }
    }
    if (item.kind === 'answer') {
      const body = { ...item.what, version: item.version, strict: true }
      const { version } = await call<EnquiryAnswer>('answerEnquiry', { id, body, key })
      // Later changes go on from there.
      return { sent: true, version }
    }
    const made = await call<EnquiryItem>('changeEnquiry', {
      id,
      body: { version: item.version, strict: true, ...item.what },
    })
    return { sent: true, version: made.version }
  } catch (error) {
    if (!(error instanceof CallError) || isAway(error) || error.status === 401) return { later: undefined }
    // A fault of the server's own may be this item's: tried on, it would hold up those behind it.
    if (error.status !== 500 && classifyStatus(error.status) === 'later')
      return { later: error.retryAfter ?? defaultPause }
    if (error.status === 404) return { refused: 'gone' }
    if (error.status !== 409 || item.kind === 'note') return { refused: 'other' }
    const { theirs } = error.body as EnquiryConflict
    if (item.kind === 'change' && isMade(item.what, theirs)) return { sent: true, version: theirs.version }
    return { refused: 'conflict', theirs }
  }
}

/** It was sent before and the answer was lost, or a colleague wanted the same. */
function isMade({ state, assignee, stage, tags, snoozedUntil }: EnquiryEdit, theirs: EnquiryItem): boolean {
  const isPutOff = snoozedUntil === undefined || timeOf(snoozedUntil) === timeOf(theirs.snoozedUntil)
  const keysOf = (list: readonly string[]) => list.map(tagKey).sort().join('\n')
  if ((stage ?? theirs.stage) !== theirs.stage || keysOf(tags ?? theirs.tags) !== keysOf(theirs.tags)) return false
  return (state ?? theirs.state) === theirs.state && (assignee ?? theirs.assignee) === theirs.assignee && isPutOff
}

function timeOf(iso: string | null): number {
  return iso === null ? 0 : Date.parse(iso)
}
