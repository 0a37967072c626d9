import { inboxTexts as texts } from '#content/texts/staff/inbox.ts'
import type { EnquiryEdit, EnquiryItem } from '#contract/staff/enquiries.ts'
import type { EnquiriesChanged } from '#contract/staff/manyEnquiries.ts'
import { call } from '../data/call.ts'
import { errorText } from '../data/errorText.ts'
import { announceChange } from '../data/live.ts'
import { announceDone, announceFailure } from '../data/undo.ts'
import { describeEdit, wayBack } from '../enquiry/changeEnquiry.ts'

/** The server takes so many at a time. */
const mostAtOnce = 200

/** The changed ones, and those that a colleague changed first, as they are now. */
interface Outcome extends Pick<EnquiriesChanged, 'changed' | 'conflicts'> {
  /** Ids of those that the server did not answer for. */
  left: readonly string[]
}

/** One change for all of them, or each one's own: its tags and another one. */
export type Change = EnquiryEdit | ((item: EnquiryItem) => EnquiryEdit)

/**
 * Changes the enquiries, says so with a way back, and returns them as they are now. Where the server fails in the middle, what it
 * changed before is told of and can be taken back all the same.
 */
export async function changeEnquiries(items: readonly EnquiryItem[], change: Change): Promise<Outcome> {
  const changeOf = (item: EnquiryItem) => (typeof change === 'function' ? change(item) : change)
  const result = nothingChanged()
  let failure: unknown
  try {
    await send(
      items.map((item) => ({ id: item.id, version: item.version, ...changeOf(item) })),
      result,
    )
  } catch (error) {
    failure = error
  }
  const before = new Map(items.map((item) => [item.id, item]))
  const undone = nothingChanged()
  const undo = async () => {
    const isUndone = answeredFor(undone)
    const back = result.changed.flatMap(({ id, version }) => {
      const old = before.get(id)
      if (!old || isUndone(id)) return []
      return [{ id, version, ...wayBack(old, changeOf(old)) }]
    })
    await send(back, undone)
    announceChange({ kind: 'enquiry', id: '', what: 'changed' })
    return partly(undone)
  }
  const done = result.changed.length
  const [first] = items
  const text = partly(result) ?? (first && describeEdit(done, changeOf(first)))
  if (text && (done > 0 || failure === undefined)) announceDone(text, done > 0 ? undo : undefined)
  if (failure !== undefined) announceFailure(errorText(failure))
  announceChange({ kind: 'enquiry', id: '', what: 'changed' })
  const isAnswered = answeredFor(result)
  return { ...result, left: items.map(({ id }) => id).filter((id) => !isAnswered(id)) }
}

/** How many were changed and how many not; `undefined` if all were. */
function partly({ changed, conflicts, missing }: EnquiriesChanged): string | undefined {
  const left = conflicts.length + missing.length
  return left > 0 ? texts.partlyChanged(changed.length, left) : undefined
}

function nothingChanged(): EnquiriesChanged {
  return { changed: [], conflicts: [], missing: [] }
}

/** Whether the server has said what became of the enquiry with an id. */
function answeredFor({ changed, conflicts, missing }: EnquiriesChanged): (id: string) => boolean {
  const ids = new Set([...[...changed, ...conflicts].map(({ id }) => id), ...missing])
  return (id) => ids.has(id)
}

/** Sends the changes in parts, and adds what the server answers to each. */
async function send(
  items: ReadonlyArray<EnquiryEdit & { id: string; version: number }>,
  all: EnquiriesChanged,
): Promise<void> {
  for (let start = 0; start < items.length; start += mostAtOnce) {
    const part = await call<EnquiriesChanged>('changeEnquiries', {
      body: { items: items.slice(start, start + mostAtOnce) },
    })
    all.changed.push(...part.changed)
    all.conflicts.push(...part.conflicts)
    all.missing.push(...part.missing)
  }
}
