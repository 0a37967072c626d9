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
type Outcome = Pick<EnquiriesChanged, 'changed' | 'conflicts'>

/** One change for all of them, or each one's own: its tags and another one. */
export type Change = EnquiryEdit | ((item: EnquiryItem) => EnquiryEdit)

/** Changes the enquiries, says so with a way back, and returns them as they are now. */
export async function changeEnquiries(items: readonly EnquiryItem[], change: Change): Promise<Outcome> {
  const changeOf = (item: EnquiryItem) => (typeof change === 'function' ? change(item) : change)
  try {
    const result = await send(items.map((item) => ({ id: item.id, version: item.version, ...changeOf(item) })))
    const before = new Map(items.map((item) => [item.id, item]))
    const undo = async () => {
      const back = result.changed.flatMap(({ id, version }) => {
        const old = before.get(id)
        if (!old) return []
        return [{ id, version, ...wayBack(old, changeOf(old)) }]
      })
      const undone = await send(back)
      announceChange({ kind: 'enquiry', id: '', what: 'changed' })
      return partly(undone)
    }
    const done = result.changed.length
    const [first] = items
    const text = partly(result) ?? (first && describeEdit(done, changeOf(first)))
    if (text) announceDone(text, done > 0 ? undo : undefined)
    announceChange({ kind: 'enquiry', id: '', what: 'changed' })
    return result
  } catch (error) {
    announceFailure(errorText(error))
    return { changed: [], conflicts: [] }
  }
}

/** How many were changed and how many not; `undefined` if all were. */
function partly({ changed, conflicts, missing }: EnquiriesChanged): string | undefined {
  const left = conflicts.length + missing.length
  return left > 0 ? texts.partlyChanged(changed.length, left) : undefined
}

async function send(items: ReadonlyArray<EnquiryEdit & { id: string; version: number }>): Promise<EnquiriesChanged> {
  const all: EnquiriesChanged = { changed: [], conflicts: [], missing: [] }
  for (let start = 0; start < items.length; start += mostAtOnce) {
    const part = await call<EnquiriesChanged>('changeEnquiries', {
      body: { items: items.slice(start, start + mostAtOnce) },
    })
    all.changed.push(...part.changed)
    all.conflicts.push(...part.conflicts)
    all.missing.push(...part.missing)
  }
  return all
}
