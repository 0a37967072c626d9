import type { EnquiryBody, Receipt } from '#contract/calls.ts'
import type { OfferCall } from '../calls/siteOffer.ts'
import type { Answer } from '../http/idempotency.ts'
import { texts } from '../http/texts.ts'
import type { WriteContext } from '../http/writes.ts'
import { enqueueEmail } from '../mail/mailQueue.ts'
import { storedAddress } from '../privacy/identity.ts'
import type { StaffMember } from '../staff/members.ts'
import type { Tx } from '../store/tables.ts'
import type { Acknowledge } from './acknowledge.ts'
import { promisedAt, readOffice } from './office.ts'
import { referenceOf } from './reference.ts'
import { applyRules } from './rules.ts'
import { searchTextOf, serviceOf } from './searchText.ts'

/**
 * Stores an enquiry exactly as typed, applies the office's rules, queues the email that takes it to the provider (API-01), and
 * the one that tells the visitor. The answer offers a call where the office wants that.
 */
export async function receiveEnquiry(
  tx: Tx,
  body: EnquiryBody,
  context: WriteContext,
  acknowledge: Acknowledge,
  staff: readonly StaffMember[] = [],
  offerCall: OfferCall = async () => undefined,
): Promise<Answer> {
  const reference = referenceOf(context.key)
  const typed = {
    reference,
    name: body.name,
    email: body.email,
    message: body.message,
    contact_number: body.contactNumber,
    page: context.page,
  }
  const address = storedAddress(body.email)
  const office = await readOffice(tx)
  const service = serviceOf(context.page)
  await tx
    .insertInto('enquiry')
    .values({
      ...typed,
      id: context.id,
      address,
      written_at: context.writtenAt,
      received_at: context.receivedAt,
      handled_at: null,
      state: 'new',
      assignee: '',
      stage: 'enquiry',
      lost_reason: '',
      service,
      search: searchTextOf(typed),
      version: 1,
      read_at: null,
      channel: 'form',
      active_at: context.receivedAt,
      due_at: promisedAt(context.receivedAt, office),
      snoozed_until: null,
    })
    .execute()
  const received = { ...typed, id: context.id, address, service, channel: 'form', assignee: '' } as const
  await applyRules(tx, received, staff, context.receivedAt)
  await enqueueEmail(tx, 'enquiry', context.id, context.receivedAt, { yields: context.yields })
  await acknowledge(tx, { id: context.id, address, message: body.message }, context)
  const call = await offerCall(tx, { id: context.id, address })
  const receipt: Receipt = { message: texts.enquiryReceived, reference, ...(call !== undefined && { call }) }
  return { status: 201, body: receipt, subject: context.id }
}
