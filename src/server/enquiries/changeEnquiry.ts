import { uuidv7 } from '#contract/idempotencyKey.ts'
import type { EnquiryEvent, EnquiryState } from '#contract/staff/enquiries.ts'
import type { LostReason, Stage } from '#contract/staff/stages.ts'
import { recordChange } from '../store/changes.ts'
import { follows, nextVersion, versionColumns } from '../store/ownVersion.ts'
import type { EnquiryRow, Tx } from '../store/tables.ts'
import { promisedAt, readOffice } from './office.ts'
import { tagChange, writeTags } from './tags.ts'

/** States in which nothing is left to do; retention counts from then on. */
const handledStates: readonly EnquiryState[] = ['answered', 'closed', 'spam']

/** States in which the client waits for the office. */
const ourTurn: readonly EnquiryState[] = ['new', 'inProgress']

/** The change to make; without a version, to the present one. */
export interface EnquiryEdit {
  version?: number | undefined
  /** Asks also if everything since that version was the actor's own. */
  strict?: boolean | undefined
  state?: EnquiryState | undefined
  assignee?: string | undefined
  stage?: Stage | undefined
  /** Counts only with the stage 'lost'. */
  lostReason?: LostReason | '' | undefined
  /** All of them, in place of those before. */
  tags?: readonly string[] | undefined
  /** ISO 8601; null ends a snooze. */
  snoozedUntil?: string | null | undefined
  /** Gives it a new version although neither may change: it was answered. */
  isAnswer?: boolean
}

/** 'conflict': somebody else changed it since that version, or it was one's own and `strict` is set. Nothing was changed then. */
export type EnquiryEdited = 'done' | 'conflict' | 'missing'

/** Changes the state, assignee, stage or tags of an enquiry, or puts it off, and notes who did it. */
export async function changeEnquiry(
  tx: Tx,
  id: string,
  edit: EnquiryEdit,
  actor: string,
  now: number,
): Promise<EnquiryEdited> {
  const row = await tx
    .selectFrom('enquiry')
    .select(['state', 'assignee', 'stage', 'lost_reason', 'handled_at', 'active_at', 'due_at', 'snoozed_until'])
    .select(versionColumns)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return 'missing'
  if (edit.version !== undefined && !follows(row, edit.version, actor, edit.strict)) return 'conflict'
  const { state = row.state, assignee = row.assignee, stage = row.stage } = edit
  const lost_reason = stage === 'lost' ? edit.lostReason || row.lost_reason : ''
  const tags = await tagChange(tx, id, edit.tags)
  const snoozed_until = snoozeOf(row, edit, state)
  const isPutOff = snoozed_until !== row.snoozed_until
  const isMoved = stage !== row.stage || lost_reason !== row.lost_reason
  const isSame = state === row.state && assignee === row.assignee && !isMoved && !tags && !isPutOff
  if (isSame && !edit.isAnswer) return 'done'
  const handled_at = handledStates.includes(state) ? (row.handled_at ?? now) : null
  const isTimed = state !== row.state || isPutOff
  const due_at = isTimed ? await dueAt(tx, { state, snoozed_until, active_at: row.active_at }) : row.due_at
  const changed = await tx
    .updateTable('enquiry')
    .set({ state, assignee, stage, lost_reason, handled_at, due_at, snoozed_until, ...nextVersion(row, actor) })
    .where('id', '=', id)
    .where('version', '=', row.version)
    .returning('id')
    .executeTakeFirst()
  // Another transaction was faster; this one sees what it did.
  if (!changed) return changeEnquiry(tx, id, edit, actor, now)
  if (state !== row.state) await addEvent(tx, id, actor, 'state', now, row.state, state)
  if (assignee !== row.assignee) await addEvent(tx, id, actor, 'assignee', now, row.assignee, assignee)
  if (stage !== row.stage) await addEvent(tx, id, actor, 'stage', now, row.stage, stage)
  if (lost_reason !== row.lost_reason && lost_reason !== '')
    await addEvent(tx, id, actor, 'lostReason', now, row.lost_reason, lost_reason)
  if (tags) {
    await writeTags(tx, id, tags.after)
    await addEvent(tx, id, actor, 'tags', now, tags.gone.join('\n'), tags.added.join('\n'))
  }
  // Also if the state ended it: an answer that is cancelled gives it back from here.
  if (isPutOff) await addEvent(tx, id, actor, 'snooze', now, timeText(row.snoozed_until), timeText(snoozed_until))
  await recordChange(tx, 'enquiry', id, 'changed', now)
  return 'done'
}

/** Gives back what a member had taken who may open enquiries no longer: open ones that nobody sees as free are forgotten. */
export async function releaseEnquiries(tx: Tx, assignee: string, actor: string, now: number): Promise<void> {
  const rows = await tx
    .selectFrom('enquiry')
    .select('id')
    .where('assignee', '=', assignee)
    .where('handled_at', 'is', null)
    .execute()
  for (const { id } of rows) await changeEnquiry(tx, id, { assignee: '' }, actor, now)
}

/**
 * A handled enquiry waits for nothing, unless the same change says until when. A time that is over puts nothing off, but what
 * waits for the client is due since then: it may be a reminder that is given back, or one that was set without a connection.
 */
function snoozeOf(
  row: Pick<EnquiryRow, 'state' | 'snoozed_until'>,
  { snoozedUntil }: EnquiryEdit,
  state: EnquiryState,
): number | null {
  if (snoozedUntil === undefined) return state !== row.state && handledStates.includes(state) ? null : row.snoozed_until
  const until = snoozedUntil === null ? 0 : Date.parse(snoozedUntil)
  return until > 0 ? until : null
}

/** When the office is to act: by its promise to the client, or when a snooze ends if that is later; null if not at all. */
export async function dueAt(
  tx: Tx,
  { state, snoozed_until, active_at }: Pick<EnquiryRow, 'state' | 'snoozed_until' | 'active_at'>,
): Promise<number | null> {
  if (!ourTurn.includes(state)) return snoozed_until
  return Math.max(promisedAt(active_at, await readOffice(tx)), snoozed_until ?? 0)
}

function timeText(time: number | null): string {
  return time === null ? '' : new Date(time).toISOString()
}

/** Marks an enquiry as handled, or as open again; what is in such a state already stays as it is. */
export async function setHandled(
  tx: Tx,
  row: Pick<EnquiryRow, 'id' | 'handled_at'>,
  isHandled: boolean,
  actor: string,
  now: number,
): Promise<void> {
  if (isHandled === (row.handled_at !== null)) return
  await changeEnquiry(tx, row.id, { state: isHandled ? 'closed' : 'new' }, actor, now)
}

/** Adds to what happened to an enquiry. */
export async function addEvent(
  tx: Tx,
  enquiryId: string,
  actor: string,
  kind: EnquiryEvent['kind'],
  now: number,
  from = '',
  to = '',
): Promise<void> {
  const row = {
    id: orderedId(now),
    enquiry_id: enquiryId,
    actor,
    kind,
    from_value: from,
    to_value: to,
    created_at: now,
  }
  await tx.insertInto('enquiry_event').values(row).execute()
}

let count = 0

/** An id that comes after those made before it in the same millisecond, so that records stay in their order. */
export function orderedId(now: number): string {
  // Begins again after so many that no two of one millisecond are on both sides of that.
  count = (count + 1) % 2 ** 28
  const random = crypto.getRandomValues(new Uint8Array(10))
  random.set([count >> 20, ((count >> 16) & 15) << 4, (count >> 8) & 255, count & 255])
  return uuidv7(now, random)
}
