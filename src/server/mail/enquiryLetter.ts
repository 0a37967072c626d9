import { isEmailAddress } from '../emailAddress.ts'
import type { Store } from '../store/store.ts'
import type { Composed } from './composed.ts'
import { indianTime } from './indianTime.ts'
import { mailTexts } from './mailTexts.ts'

/** The enquiry for the provider, to be answered by replying. `undefined` when it has been erased meanwhile. */
export async function enquiryLetter({ db }: Store, id: string, to: readonly string[]): Promise<Composed | undefined> {
  const row = await db.selectFrom('enquiry').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const say = mailTexts.enquiry
  const email = row.email.trim()
  const canReply = isEmailAddress(email)
  const rows = [
    [say.reference, row.reference],
    [say.name, row.name],
    [say.email, row.email],
    [say.contactNumber, row.contact_number],
    [say.message, row.message],
    [say.page, row.page || mailTexts.unknownPage],
    [say.written, indianTime(row.written_at)],
    [say.received, indianTime(row.received_at)],
  ] as const
  return {
    to,
    subject: say.subject(row.reference, row.name),
    parts: [
      { kind: 'text', text: canReply ? say.lead : say.leadWithoutReply },
      { kind: 'fields', rows },
    ],
    ...(canReply ? { replyTo: { name: row.name, address: email } } : {}),
  }
}
