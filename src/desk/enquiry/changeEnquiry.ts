import { snoozeTexts, inboxTexts as texts } from '#content/texts/staff/inbox.ts'
import { offlineTexts } from '#content/texts/staff/offline.ts'
import { stageTexts, tagTexts } from '#content/texts/staff/stages.ts'
import type { EnquiryConflict, EnquiryEdit, EnquiryItem } from '#contract/staff/enquiries.ts'
import { CallError, call, isAway } from '../data/call.ts'
import { errorText } from '../data/errorText.ts'
import { announceChange } from '../data/live.ts'
import { memberName } from '../data/members.ts'
import { currentSession } from '../data/session.ts'
import { exactly } from '../data/times.ts'
import { announceDone, announceFailure } from '../data/undo.ts'
import { canQueue, queueChange } from '../offline/queue.ts'

/** A change that somebody else's came before: what was wanted, and what is there now. */
export interface EnquiryClash {
  what: EnquiryEdit
  theirs: EnquiryItem
}

/** The result of a change: the enquiry after it, the clash, or that it waits; nothing if it failed, which is announced. */
export interface ChangeOutcome {
  changed?: EnquiryItem
  clash?: EnquiryClash
  /** It is kept on this device until there is a connection. */
  waits?: boolean
}

/** Changes state, assignee, stage or tags and says so with a way back, unless a colleague was first. */
export async function changeEnquiry(enquiry: EnquiryItem, what: EnquiryEdit): Promise<ChangeOutcome> {
  const back = wayBack(enquiry, what)
  try {
    const changed = await call<EnquiryItem>('changeEnquiry', {
      id: enquiry.id,
      body: { version: enquiry.version, ...what },
    })
    announceDone(describeEdit(1, what), async () => {
      await call('changeEnquiry', { id: enquiry.id, body: { version: changed.version, ...back } })
      announceChange({ kind: 'enquiry', id: enquiry.id, what: 'changed' })
    })
    announceChange({ kind: 'enquiry', id: enquiry.id, what: 'changed' })
    return { changed }
  } catch (error) {
    if (error instanceof CallError && error.status === 409) {
      return { clash: { what, theirs: (error.body as EnquiryConflict).theirs } }
    }
    if (isAway(error) && canQueue()) {
      await letWait(enquiry, what, back)
      return { waits: true }
    }
    announceFailure(errorText(error))
    return {}
  }
}

/** The edit that gives an enquiry back the values that a change replaces. */
export function wayBack(before: EnquiryItem, what: EnquiryEdit): EnquiryEdit {
  const reminder = reminderOf(before)
  return {
    // A state in which nothing is left to do ends the reminder, too.
    ...(what.state !== undefined && { state: before.state, ...(reminder !== null && { snoozedUntil: reminder }) }),
    ...(what.assignee !== undefined && { assignee: before.assignee }),
    ...(what.stage !== undefined && { stage: before.stage, lostReason: before.lostReason }),
    ...(what.tags !== undefined && { tags: [...before.tags] }),
    ...(what.snoozedUntil !== undefined && { snoozedUntil: reminder }),
  }
}

/** When an enquiry is to come back. Of one that is no promise of the office's, a time that is over is only in `dueAt`. */
function reminderOf({ state, dueAt, snoozedUntil }: EnquiryItem): string | null {
  return snoozedUntil ?? (state === 'new' || state === 'inProgress' ? null : dueAt)
}

/** Without a connection the change waits on this device. */
async function letWait(enquiry: EnquiryItem, what: EnquiryEdit, back: EnquiryEdit): Promise<void> {
  const wait = async (change: EnquiryEdit) => {
    const key = await queueChange(enquiry, change, currentSession().address)
    announceChange({ kind: 'enquiry', id: enquiry.id, what: 'changed' })
    return key
  }
  const key = await wait(what)
  announceDone(offlineTexts.changeWaits, async () => void (await wait(back)), { waitsFor: key })
}

/** Says what was done to so many enquiries. */
export function describeEdit(count: number, { state, assignee, stage, tags, snoozedUntil }: EnquiryEdit): string {
  if (state !== undefined) return texts.changed(count, texts.states[state])
  if (snoozedUntil) return snoozeTexts.done(count, exactly(snoozedUntil))
  if (snoozedUntil === null) return snoozeTexts.undone
  if (stage !== undefined) return stageTexts.moved(count, stageTexts.names[stage])
  if (tags !== undefined) return tagTexts.saved(count)
  return texts.assigned(count, assignee ? memberName(assignee) : texts.nobody)
}
