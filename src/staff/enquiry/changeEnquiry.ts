import { inboxTexts as texts } from '#content/texts/staff/inbox.ts'
import type { EnquiryChange, EnquiryConflict, EnquiryItem } from '#contract/staff/enquiries.ts'
import { CallError, call } from '../data/call.ts'
import { errorText } from '../data/errorText.ts'
import { announceChange } from '../data/live.ts'
import { announceDone, announceFailure } from '../data/undo.ts'

type What = Omit<EnquiryChange, 'version'>

/** A change that somebody else's came before: what was wanted, and what is there now. */
export interface EnquiryClash {
  what: What
  theirs: EnquiryItem
}

/** Changes state or assignee, says so with a way back; returns the clash if a colleague was first. */
export async function changeEnquiry(enquiry: EnquiryItem, what: What): Promise<EnquiryClash | undefined> {
  try {
    const changed = await call<EnquiryItem>('changeEnquiry', {
      id: enquiry.id,
      body: { version: enquiry.version, ...what },
    })
    const back: What = {
      ...(what.state !== undefined && { state: enquiry.state }),
      ...(what.assignee !== undefined && { assignee: enquiry.assignee }),
    }
    announceDone(describe(what), async () => {
      await call('changeEnquiry', { id: enquiry.id, body: { version: changed.version, ...back } })
      announceChange({ kind: 'enquiry', id: enquiry.id, what: 'changed' })
    })
    announceChange({ kind: 'enquiry', id: enquiry.id, what: 'changed' })
    return undefined
  } catch (error) {
    if (error instanceof CallError && error.status === 409) {
      return { what, theirs: (error.body as EnquiryConflict).theirs }
    }
    announceFailure(errorText(error))
    return undefined
  }
}

function describe({ state, assignee }: What): string {
  if (state !== undefined) return texts.changed(1, texts.states[state])
  return texts.assigned(1, assignee || texts.nobody)
}
