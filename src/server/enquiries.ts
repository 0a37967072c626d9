import type { EnquiryBody, Receipt } from '#contract/calls.ts'
import { normalisedAddress } from './emailAddress.ts'
import type { Answer } from './idempotency.ts'
import { queueLetter } from './letters.ts'
import type { Tx } from './store/tables.ts'
import { texts } from './texts.ts'
import { referenceOf, type Written } from './written.ts'

/** Stores an enquiry as it was typed and queues the letter that brings it to the provider. */
export async function receiveEnquiry(tx: Tx, body: EnquiryBody, written: Written): Promise<Answer> {
  const reference = referenceOf(written.key)
  await tx
    .insertInto('enquiry')
    .values({
      id: written.id,
      reference,
      name: body.name,
      email: body.email,
      address: normalisedAddress(body.email),
      message: body.message,
      contact_number: body.contactNumber,
      page: written.page,
      written_at: written.writtenAt,
      received_at: written.receivedAt,
      handled_at: null,
    })
    .execute()
  await queueLetter(tx, 'enquiry', written.id, written.receivedAt)
  const receipt: Receipt = { message: texts.enquiryReceived, reference }
  return { status: 201, body: receipt, subject: written.id }
}
