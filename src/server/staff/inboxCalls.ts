import type { FastifyInstance } from 'fastify'
import {
  type EnquiryChange,
  type EnquiryConflict,
  enquiryChange,
  enquirySearch,
  readMark,
} from '#contract/staff/enquiries.ts'
import type { Listing } from '#contract/staff/listing.ts'
import { type EnquiriesChanged, enquiriesChange } from '#contract/staff/manyEnquiries.ts'
import type { TagCount } from '#contract/staff/stages.ts'
import { recordAudit } from '../audit/audit.ts'
import { changeEnquiry } from '../enquiries/changeEnquiry.ts'
import { enquiryDetail } from '../enquiries/enquiryDetail.ts'
import { itemsWithIds } from '../enquiries/enquiryItem.ts'
import { listEnquiries } from '../enquiries/listEnquiries.ts'
import { withPassages } from '../enquiries/passages.ts'
import { countTags } from '../enquiries/tags.ts'
import { HttpError } from '../http/errors.ts'
import { recordChange } from '../store/changes.ts'
import type { Desk } from './desk.ts'
import { assignees, findMember } from './members.ts'
import { addStaffCall } from './staffRoute.ts'
import { staffTexts } from './staffTexts.ts'

/** Adds the inbox: the list of enquiries, one in full, and changes of state, assignee and read mark. */
export function addInboxCalls(app: FastifyInstance, desk: Desk): void {
  const { store } = desk.backend
  const { db } = store

  addStaffCall(app, desk, 'enquiries', enquirySearch, async ({ body: { cursor, limit, ...filter }, now }) => {
    const page = await listEnquiries(db, filter, cursor, limit, now).catch(rejectCursor)
    return { body: { ...page, items: await withPassages(db, page.items, filter.text) } }
  })

  addStaffCall(app, desk, 'enquiry', undefined, async ({ id, now }) => {
    const detail = await enquiryDetail(db, id, now)
    if (!detail) throw new HttpError(404, staffTexts.unknownRecord)
    return { body: detail }
  })

  addStaffCall(app, desk, 'changeEnquiry', enquiryChange, async ({ id, body, actor, now }) => {
    await checkAssignee(desk, body)
    checkReason(body)
    const edited = await store.write((tx) => edit(tx, id, body, actor, now))
    desk.changes.look()
    const [item] = await itemsWithIds(db, [id], now)
    if (!item) throw new HttpError(404, staffTexts.unknownRecord)
    if (edited !== 'conflict') return { body: item }
    const conflict: EnquiryConflict = { message: staffTexts.conflict, yours: body, theirs: item }
    return { status: 409, body: conflict }
  })

  addStaffCall(app, desk, 'changeEnquiries', enquiriesChange, async ({ body, actor, now }) => {
    for (const assignee of new Set(body.items.map((item) => item.assignee))) await checkAssignee(desk, { assignee })
    body.items.forEach(checkReason)
    const edited = await store.write(async (tx) => {
      const results = []
      for (const { id, ...change } of body.items) results.push([id, await edit(tx, id, change, actor, now)] as const)
      return results
    })
    desk.changes.look()
    const idsOf = (state: (typeof edited)[number][1]) => edited.filter(([, one]) => one === state).map(([id]) => id)
    const answer: EnquiriesChanged = {
      changed: await itemsWithIds(db, idsOf('done'), now),
      conflicts: await itemsWithIds(db, idsOf('conflict'), now),
      missing: idsOf('missing'),
    }
    return { body: answer }
  })

  addStaffCall(app, desk, 'tags', undefined, async () => {
    const answer: Listing<TagCount> = { items: await countTags(db) }
    return { body: answer }
  })

  addStaffCall(app, desk, 'markRead', readMark, async ({ id, body, now }) => {
    const found = await store.write(async (tx) => {
      const row = await tx
        .updateTable('enquiry')
        .set({ read_at: body.isRead ? now : null })
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst()
      if (row) await recordChange(tx, 'enquiry', id, 'changed', now)
      return row
    })
    if (!found) throw new HttpError(404, staffTexts.unknownRecord)
    desk.changes.look()
    return {}
  })
}

/** A cursor that is none comes from a list that is no longer there. */
export function rejectCursor(error: unknown): never {
  throw error instanceof RangeError ? new HttpError(400, staffTexts.badCursor) : error
}

async function edit(
  tx: Parameters<typeof changeEnquiry>[0],
  id: string,
  change: EnquiryChange,
  actor: string,
  now: number,
) {
  const edited = await changeEnquiry(tx, id, change, actor, now)
  if (edited === 'done') await recordAudit(tx, actor, `enquiry ${actOf(change)}`, id, now)
  return edited
}

function actOf({ state, assignee, stage, tags }: EnquiryChange): string {
  if (state !== undefined) return state
  if (assignee !== undefined) return 'assign'
  if (stage !== undefined) return `stage ${stage}`
  return tags === undefined ? 'snooze' : 'tag'
}

/** Throws a 400 if a matter is lost for no reason. */
function checkReason({ stage, lostReason }: EnquiryChange): void {
  if (stage === 'lost' && !lostReason) throw new HttpError(400, staffTexts.noLostReason)
}

/** Throws a 400 unless the address is of a member who may open enquiries, or empty. */
export async function checkAssignee(
  { backend, members }: Desk,
  { assignee = '' }: { assignee?: string | undefined },
): Promise<void> {
  if (assignee === '') return
  const member = await findMember(backend.store.db, members, assignee)
  if (!member || assignees([member]).length === 0) throw new HttpError(400, staffTexts.unknownAssignee)
}
