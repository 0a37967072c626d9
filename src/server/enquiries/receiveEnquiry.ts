import { createHash } from 'node:crypto'
import { site } from '#content/site.ts'
import type { EnquiryBody, Receipt } from '#contract/calls.ts'
import type { Answer } from '../http/idempotency.ts'
import { texts } from '../http/texts.ts'
import type { WriteContext } from '../http/writes.ts'
import { enqueueEmail } from '../mail/mailQueue.ts'
import { storedAddress } from '../privacy/identity.ts'
import type { Tx } from '../store/tables.ts'
import { searchTextOf, serviceOf } from './searchText.ts'

const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Stores an enquiry exactly as typed and queues the email that takes it to the provider (API-01). */
export async function receiveEnquiry(tx: Tx, body: EnquiryBody, context: WriteContext): Promise<Answer> {
  const reference = referenceOf(context.key)
  const typed = {
    reference,
    name: body.name,
    email: body.email,
    message: body.message,
    contact_number: body.contactNumber,
    page: context.page,
  }
  await tx
    .insertInto('enquiry')
    .values({
      ...typed,
      id: context.id,
      address: storedAddress(body.email),
      written_at: context.writtenAt,
      received_at: context.receivedAt,
      handled_at: null,
      state: 'new',
      assignee: '',
      service: serviceOf(context.page),
      search: searchTextOf(typed),
      version: 1,
      read_at: null,
    })
    .execute()
  await enqueueEmail(tx, 'enquiry', context.id, context.receivedAt)
  const receipt: Receipt = { message: texts.enquiryReceived, reference }
  return { status: 201, body: receipt, subject: context.id }
}

/** A reference the visitor can quote, such as PD-7F3K-2QX9: the product's initials and 40 bits of the key's hash. */
function referenceOf(key: string): string {
  const digest = createHash('sha256').update(key).digest()
  const code = Array.from(digest.subarray(0, 8), (byte) => crockford[byte % crockford.length]).join('')
  const initials = site.product
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .join('')
  return `${initials.toUpperCase()}-${code.slice(0, 4)}-${code.slice(4)}`
}
