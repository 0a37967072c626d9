import { randomBytes } from 'node:crypto'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import { saveArticleDraft } from '../../articles/drafts.ts'
import { queuePublication } from '../../articles/publications.ts'
import { answerEnquiry } from '../../enquiries/answers.ts'
import { changeEnquiry } from '../../enquiries/changeEnquiry.ts'
import { addNote } from '../../enquiries/notes.ts'
import { saveOffice } from '../../enquiries/office.ts'
import { saveView } from '../../enquiries/savedViews.ts'
import { saveTask } from '../../enquiries/tasks.ts'
import { saveTemplate } from '../../enquiries/templates.ts'
import { enteredMessage, storeMessage } from '../../messages/storeMessage.ts'
import { saveDraft } from '../../newsletters/drafts.ts'
import { startSending, stopSending } from '../../newsletters/sending.ts'
import { addConflictCheck } from '../../people/conflictChecks.ts'
import { mergePersons } from '../../people/personKeys.ts'
import { putMember } from '../../staff/profiles.ts'
import type { Tx } from '../tables.ts'

/** The acts of staff: a stage, tags, a check, a merge, a view, a task, a booked call, a note, an answer, a call, a file, a template, a newsletter, a member, a passkey, quiet hours, office days, an article. */
export async function fillWorkplace(tx: Tx, fileSize = 200_000): Promise<void> {
  const [id, now] = [uuidv7(), Date.now()]
  const enquiry = await tx.selectFrom('enquiry').select(['id', 'address']).limit(1).executeTakeFirstOrThrow()
  await changeEnquiry(tx, enquiry.id, { stage: 'lost', lostReason: 'price', tags: ['Pune', 'वसीयत'] }, 'staff', now)
  const check = { parties: 'Ravi Rao', property: 'Flat 4, Pune', found: 0, result: 'clear', note: 'Nobody' } as const
  await addConflictCheck(tx, uuidv7(), enquiry.id, check, 'staff', now)
  const { address } = await tx
    .selectFrom('subscriber')
    .select('address')
    .where('address', '!=', enquiry.address)
    .executeTakeFirstOrThrow()
  await mergePersons(tx, enquiry.address || enquiry.id, address, uuidv7(), 'staff', now)
  const all = { view: 'all', order: 'late', state: '' } as const
  const filter = { ...all, service: '', page: '', assignee: '', stage: 'papers', tag: '' } as const
  await saveView(tx, { name: 'Waiting for papers', isShared: true, filter }, uuidv7(), 'staff')
  const task = { text: 'Call the bank', due: '2027-01-01', assignee: 'staff', repeats: 'yearly' } as const
  await saveTask(tx, { ...task, enquiryId: enquiry.id }, 'staff', uuidv7(), now)
  await addNote(tx, { id, enquiry_id: enquiry.id, author: 'staff', text: 'a note', created_at: now })
  const answer = { id, enquiryId: enquiry.id, author: 'staff', subject: 'Re', text: 'yes', keepState: false }
  await answerEnquiry(tx, answer, now)
  const call = { direction: 'in', channel: 'phone', author: 'staff', text: 'Called.', sent_at: now } as const
  const file = { name: 'deed.pdf', type: 'application/pdf', content: randomBytes(fileSize) }
  await storeMessage(tx, { ...enteredMessage, ...call, enquiry_id: enquiry.id, mark: id }, [file], now)
  await saveOffice(tx, { version: 0, days: [1, 2], holidays: [], acknowledges: true }, 'staff', now)
  await saveTemplate(tx, { name: 'Hello', subject: '', text: 'Dear', service: '', language: 'en' }, 'staff', id, now)
  await saveDraft(tx, { article: 'inheritance', title: 'Inheritance', summary: 'New rules.' }, 'staff', id, now)
  await startSending(tx, id, 1, now)
  await stopSending(tx, id, now)
  const slot = { starts_at: now, ends_at: now + 1_800_000, zone: 'Asia/Dubai', lang: 'en', state: 'booked' } as const
  const booking = { id, enquiry_id: enquiry.id, ...slot, sequence: 0, changed_at: now, reminded_at: null }
  await tx.insertInto('booking').values(booking).execute()
  const passkey = { id, address: 'staff', public_key: 'key', counter: 0, transports: '[]', name: 'phone', is_synced: 0 }
  await putMember(tx, 'staff', { name: 'Ravi', role: 'staff', signatures: '{"en":"Ravi"}' }, now)
  await tx
    .insertInto('staff_passkey')
    .values({ ...passkey, created_at: now, used_at: null })
    .execute()
  await tx.insertInto('staff_passkey_removed').values({ id: 'lost', removed_at: now }).execute()
  const quiet = { address: 'staff', from_time: '22:00', to_time: '07:00', zone: 'Asia/Kolkata' }
  await tx.insertInto('staff_quiet').values(quiet).execute()
  const words = { text: 'An article', base: '0'.repeat(64) }
  await saveArticleDraft(tx, 'inheritance', { ...words, version: 0 }, 'staff', now)
  await queuePublication(tx, { ...words, slug: 'inheritance', author: 'staff', subject: 'Correct it' }, now)
}
