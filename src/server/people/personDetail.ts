import type { Kysely } from 'kysely'
import { phoneNumbersIn } from '#contract/phoneNumbers.ts'
import type { PersonDetail, PersonEntry, PersonPart } from '#contract/staff/people.ts'
import { isoTime, itemsWithIds } from '../enquiries/enquiryItem.ts'
import { tasksOfPerson } from '../enquiries/tasks.ts'
import type { Tables } from '../store/tables.ts'
import { checksOf } from './conflictChecks.ts'
import { enquiriesOf, findRecord, keyOf, withMerged } from './personKeys.ts'
import { toolCasesOf } from './toolCases.ts'

type Db = Kysely<Tables>

const mostShown = 200
const excerptLength = 300

/** Everything of the person of a record; `undefined` if there is no such record. */
export async function personDetail(db: Db, id: string, now: number): Promise<PersonDetail | undefined> {
  const record = await findRecord(db, id)
  if (!record) return undefined
  const keys = await withMerged(db, [keyOf(record)])
  const [enquiries, comments, subscribers] = await Promise.all([
    enquiriesOf(db, keys),
    commentsOf(db, keys),
    db.selectFrom('subscriber').selectAll().where('address', 'in', keys).execute(),
  ])
  const shown = enquiries.slice(0, mostShown).map((one) => one.id)
  const phones = [...enquiries.map((one) => one.contact_number), ...comments.map(({ phone }) => phone)]
  return {
    id,
    names: distinct([...enquiries.map(({ name }) => name), ...comments.map(({ author }) => author)]),
    phones: [...new Map(phones.flatMap(phoneNumbersIn).map((phone) => [phone.dialled, phone])).values()],
    parts: await partsOf(db, keys, enquiries, comments, subscribers),
    enquiries: await itemsWithIds(db, shown, now),
    entries: await entriesOf(db, shown),
    comments: comments.slice(0, mostShown).map((one) => ({
      id: one.id,
      at: isoTime(one.created_at),
      text: cut(one.text),
      state: one.state,
    })),
    subscriptions: await Promise.all(
      subscribers.map(async (one) => ({
        id: one.id,
        email: one.email,
        state: one.state,
        requestedAt: isoTime(one.requested_at),
        newsletters: await countNewsletters(db, one.id),
      })),
    ),
    checks: await checksOf(db, shown),
    tasks: await tasksOfPerson(db, keys, shown),
    cases: await toolCasesOf(db, shown),
  }
}

type EnquiryLine = Awaited<ReturnType<typeof enquiriesOf>>[number]
type CommentLine = Awaited<ReturnType<typeof commentsOf>>[number]

function commentsOf(db: Db, keys: readonly string[]) {
  return db
    .selectFrom('comment')
    .select(['id', 'author', 'address', 'phone', 'text', 'state', 'created_at'])
    .where('state', '!=', 'erased')
    .where(({ eb, or, and }) => or([eb('address', 'in', keys), and([eb('id', 'in', keys), eb('address', '=', '')])]))
    .orderBy('created_at', 'desc')
    .execute()
}

async function partsOf(
  db: Db,
  keys: readonly string[],
  enquiries: readonly EnquiryLine[],
  comments: readonly CommentLine[],
  subscribers: readonly { id: string; address: string }[],
): Promise<PersonPart[]> {
  const joined = await db.selectFrom('person_key').selectAll().where('key', 'in', keys).execute()
  return keys.flatMap((key) => {
    const own = enquiries.filter((one) => keyOf(one) === key)
    const said = comments.filter((one) => keyOf(one) === key)
    const id = own[0]?.id ?? said[0]?.id ?? subscribers.find(({ address }) => address === key)?.id
    // The last of its records may be gone since.
    if (id === undefined) return []
    const row = joined.find((one) => one.key === key)
    const part: PersonPart = {
      id,
      email: key.includes('@') ? key : '',
      name: own[0]?.name ?? said[0]?.author ?? '',
      enquiries: own.length,
      comments: said.length,
      joined: row ? { at: isoTime(row.joined_at), by: row.joined_by } : null,
    }
    return [part]
  })
}

async function entriesOf(db: Db, ids: readonly string[]): Promise<PersonEntry[]> {
  if (ids.length === 0) return []
  const newest = { limit: mostShown }
  const [notes, answers, messages] = await Promise.all([
    db
      .selectFrom('enquiry_note')
      .select(['id', 'enquiry_id', 'author', 'text', 'created_at as at'])
      .where('enquiry_id', 'in', ids)
      .orderBy('created_at', 'desc')
      .limit(newest.limit)
      .execute(),
    db
      .selectFrom('enquiry_answer')
      .select(['id', 'enquiry_id', 'author', 'text', 'created_at as at'])
      .where('enquiry_id', 'in', ids)
      .orderBy('created_at', 'desc')
      .limit(newest.limit)
      .execute(),
    db
      .selectFrom('enquiry_message')
      .select(['id', 'enquiry_id', 'author', 'from_name', 'from_address', 'text', 'sent_at as at'])
      .where('enquiry_id', 'in', ids)
      .orderBy('sent_at', 'desc')
      .limit(newest.limit)
      .execute(),
  ])
  const entry = (
    kind: PersonEntry['kind'],
    row: { id: string; enquiry_id: string | null; text: string; at: number },
    by: string,
  ) => ({
    id: row.id,
    kind,
    enquiryId: row.enquiry_id ?? '',
    at: isoTime(row.at),
    by,
    text: cut(row.text),
  })
  const all = [
    ...notes.map((row) => entry('note', row, row.author)),
    ...answers.map((row) => entry('answer', row, row.author)),
    ...messages.map((row) => entry('message', row, row.author || row.from_name || row.from_address)),
  ]
  return all.sort((one, other) => other.at.localeCompare(one.at)).slice(0, mostShown)
}

async function countNewsletters(db: Db, subscriberId: string): Promise<number> {
  const { count } = await db
    .selectFrom('newsletter_recipient')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('subscriber_id', '=', subscriberId)
    .where('sent_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

function distinct(names: readonly string[]): string[] {
  return [...new Set(names.map((name) => name.replace(/\s+/g, ' ').trim().slice(0, 200)).filter(Boolean))].slice(0, 20)
}

function cut(text: string): string {
  return Array.from(text.slice(0, 2 * excerptLength))
    .slice(0, excerptLength)
    .join('')
}
