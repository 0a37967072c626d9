import type { InferOutput } from 'valibot'
import { servicePaths } from '#content/services/order.ts'
import type { newEnquiry, personChange } from '#contract/staff/messages.ts'
import { isEmailAddress } from '../mail/emailAddress.ts'
import { carryKey, keyOf } from '../people/personKeys.ts'
import { storedAddress } from '../privacy/identity.ts'
import type { StaffMember } from '../staff/members.ts'
import { recordChange } from '../store/changes.ts'
import { follows, nextVersion, versionColumns } from '../store/ownVersion.ts'
import type { Tx } from '../store/tables.ts'
import { addEvent } from './changeEnquiry.ts'
import { promisedAt, readOffice } from './office.ts'
import { rebuildSearch } from './rebuildSearch.ts'
import { referenceOf } from './reference.ts'
import { applyRules } from './rules.ts'
import { searchTextOf } from './searchText.ts'

/** 'badAddress': what was entered as an email address is none. */
export type PersonResult = 'done' | 'conflict' | 'missing' | 'badAddress'

/** Stores an enquiry that a member enters, with the time at which it came, notes who entered it, and applies the rules. */
export async function enterEnquiry(
  tx: Tx,
  body: InferOutput<typeof newEnquiry>,
  id: string,
  actor: string,
  staff: readonly StaffMember[],
  now: number,
): Promise<void> {
  const at = timeOf(body.at, now)
  const service = servicePaths.find((path) => path === body.service) ?? ''
  const address = storedAddress(body.email)
  const typed = {
    reference: referenceOf(id),
    name: body.name,
    email: body.email,
    message: body.message,
    contact_number: body.contactNumber,
    page: '',
  }
  await tx
    .insertInto('enquiry')
    .values({
      ...typed,
      id,
      address,
      written_at: at,
      received_at: now,
      handled_at: null,
      state: 'new',
      assignee: body.assignee,
      stage: 'enquiry',
      lost_reason: '',
      service,
      search: searchTextOf(typed),
      version: 1,
      read_at: now,
      channel: body.channel,
      active_at: at,
      due_at: promisedAt(at, await readOffice(tx)),
      snoozed_until: null,
    })
    .execute()
  await addEvent(tx, id, actor, 'message', now, '', body.channel)
  const { channel, assignee } = body
  await applyRules(tx, { ...typed, id, address, service, channel, assignee }, staff, now)
}

/** Corrects the name, address and number of who wrote. */
export async function changePerson(
  tx: Tx,
  id: string,
  person: InferOutput<typeof personChange>,
  actor: string,
  now: number,
): Promise<PersonResult> {
  const { version, name, email, contactNumber } = person
  const row = await tx
    .selectFrom('enquiry')
    .select(['address', 'email', ...versionColumns])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return 'missing'
  // As it came it stays: who corrects the number alone may not know the address.
  if (email !== '' && email !== row.email && !isEmailAddress(email)) return 'badAddress'
  if (!follows(row, version, actor)) return 'conflict'
  const changed = await tx
    .updateTable('enquiry')
    .set({
      ...{ name, email, contact_number: contactNumber, address: storedAddress(email) },
      ...nextVersion(row, actor),
    })
    .where('id', '=', id)
    .where('version', '=', row.version)
    .returning('id')
    .executeTakeFirst()
  // Another transaction was faster; this one sees what it did.
  if (!changed) return changePerson(tx, id, person, actor, now)
  await rebuildSearch(tx, id)
  await carryKey(tx, keyOf({ id, address: row.address }), keyOf({ id, address: storedAddress(email) }))
  await addEvent(tx, id, actor, 'person', now)
  await recordChange(tx, 'enquiry', id, 'changed', now)
  return 'done'
}

/** The time that a member says, never later than now. */
export function timeOf(at: string | undefined, now: number): number {
  const time = at === undefined ? now : Date.parse(at)
  return Number.isNaN(time) ? now : Math.min(Math.max(time, 0), now)
}
