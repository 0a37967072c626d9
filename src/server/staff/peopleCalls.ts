import type { FastifyInstance } from 'fastify'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import type { Listing } from '#contract/staff/listing.ts'
import {
  conflictSearch,
  newConflictCheck,
  type PersonCandidate,
  type PersonMerged,
  personMerge,
  personSearch,
  personSplit,
} from '#contract/staff/people.ts'
import { recordAudit } from '../audit/audit.ts'
import { HttpError } from '../http/errors.ts'
import { addConflictCheck, checksOf, searchConflicts } from '../people/conflictChecks.ts'
import { duplicatesOf, searchPeople } from '../people/duplicates.ts'
import { personDetail } from '../people/personDetail.ts'
import { findRecord, keyOf, mergePersons, splitPerson } from '../people/personKeys.ts'
import { recordChange } from '../store/changes.ts'
import type { Tx } from '../store/tables.ts'
import type { Desk } from './desk.ts'
import { runOnce } from './runOnce.ts'
import { addStaffCall } from './staffRoute.ts'
import { staffTexts } from './staffTexts.ts'

/** Adds the person page: all of one person, merging and taking apart, and checks for conflicts of interest. */
export function addPeopleCalls(app: FastifyInstance, desk: Desk): void {
  const { store } = desk.backend
  const { db } = store
  const detail = async (id: string, now: number) => known(await personDetail(db, id, now))

  addStaffCall(app, desk, 'person', undefined, async ({ id, now }) => ({ body: await detail(id, now) }))

  addStaffCall(app, desk, 'duplicates', undefined, async ({ id }) => {
    const answer: Listing<PersonCandidate> = { items: known(await duplicatesOf(db, id)) }
    return { body: answer }
  })

  addStaffCall(app, desk, 'searchPeople', personSearch, async ({ body }) => {
    const answer: Listing<PersonCandidate> = { items: await searchPeople(db, body.text) }
    return { body: answer }
  })

  addStaffCall(app, desk, 'mergePeople', personMerge, async ({ id, body, actor, now }) => {
    const moved = await store.write(async (tx) => {
      const [into, other] = [await keyIn(tx, id), await keyIn(tx, body.other)]
      const result = await mergePersons(tx, into, other, uuidv7(now), actor, now)
      if (result === 'same') throw new HttpError(400, staffTexts.samePerson)
      await recordAudit(tx, actor, 'person merge', id, now)
      await recordChange(tx, 'enquiry', '', 'changed', now)
      return result.moved
    })
    desk.changes.look()
    const person = await detail(id, now)
    const parts = person.parts.filter((part) => moved.includes(part.email || part.id)).map((part) => part.id)
    const answer: PersonMerged = { person, parts }
    return { body: answer }
  })

  addStaffCall(app, desk, 'splitPerson', personSplit, async ({ id, body, actor, now }) => {
    await store.write(async (tx) => {
      const keys = []
      for (const part of body.parts) keys.push(await keyIn(tx, part))
      const isOff = await splitPerson(tx, await keyIn(tx, id), keys, uuidv7(now), now)
      if (!isOff) throw new HttpError(400, staffTexts.notApart)
      await recordAudit(tx, actor, 'person split', id, now)
      await recordChange(tx, 'enquiry', '', 'changed', now)
    })
    desk.changes.look()
    return { body: await detail(id, now) }
  })

  addStaffCall(app, desk, 'searchConflicts', conflictSearch, async ({ id, body, now }) => {
    if (!body.parties && !body.property) throw new HttpError(400, staffTexts.noParty)
    return { body: known(await searchConflicts(db, id, body, now)) }
  })

  addStaffCall(app, desk, 'addConflictCheck', newConflictCheck, async (context) => {
    const { id: enquiryId, body, actor, now } = context
    if (!body.parties && !body.property) throw new HttpError(400, staffTexts.noParty)
    const checkId = await runOnce(context, async (tx, id) => {
      const isAdded = await addConflictCheck(tx, id, enquiryId, body, actor, now)
      if (!isAdded) throw new HttpError(404, staffTexts.unknownRecord)
      await recordAudit(tx, actor, `conflict ${body.result}`, enquiryId, now)
    })
    desk.changes.look()
    return { status: 201, body: known((await checksOf(db, [enquiryId])).find(({ id }) => id === checkId)) }
  })
}

async function keyIn(tx: Tx, id: string): Promise<string> {
  return keyOf(known(await findRecord(tx, id)))
}

function known<T>(found: T | undefined): T {
  if (found === undefined) throw new HttpError(404, staffTexts.unknownRecord)
  return found
}
