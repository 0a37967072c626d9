import { useEffect } from 'react'
import type { EnquiryDetail, EnquiryEvent } from '#contract/staff/enquiries.ts'
import { useDraft } from '../data/drafts.ts'

/** The enquiry as it was when an answer to it was begun. */
interface AnswerBase {
  version: number
  /** Id of its newest event; empty if there was none. */
  lastEvent: string
}

/**
 * Hook: the version that an answer was begun with, and what others did since. It stays while colleagues change or answer the
 * enquiry on the screen, so that the server asks before a second answer leaves; what the writer did is no news to the writer.
 */
export function useAnswerBase(enquiry: EnquiryDetail, text: string, me: string) {
  const [kept, setKept] = useDraft(`base:${enquiry.id}`)
  const base = kept ? (JSON.parse(kept) as AnswerBase) : undefined
  const isWriting = text.trim() !== ''
  const since = base && eventsSince(enquiry.events, base.lastEvent)
  const news = since?.filter(({ actor, kind }) => actor !== me && kind !== 'note') ?? []
  const now = JSON.stringify({ version: enquiry.version, lastEvent: enquiry.events.at(-1)?.id ?? '' })
  // A copy of this device that is older than what was answered tells nothing.
  const isOwnWork = since !== undefined && news.length === 0 && enquiry.version > (base?.version ?? 0)
  const next = !isWriting ? '' : !base || isOwnWork ? now : kept
  useEffect(() => {
    if (next !== kept) setKept(next)
  }, [next, kept, setKept])
  return { version: isOwnWork ? enquiry.version : (base?.version ?? enquiry.version), news: isWriting ? news : [] }
}

/** Events after the one of that id; `undefined` if it is not among them. */
function eventsSince(events: readonly EnquiryEvent[], id: string): readonly EnquiryEvent[] | undefined {
  if (id === '') return events
  const at = events.findIndex((event) => event.id === id)
  return at < 0 ? undefined : events.slice(at + 1)
}
