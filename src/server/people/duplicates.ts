import { type Kysely, sql } from 'kysely'
import { foldedForSearch } from '#contract/foldedForSearch.ts'
import { numberSought, phoneNumbersIn } from '#contract/phoneNumbers.ts'
import type { PersonCandidate } from '#contract/staff/people.ts'
import { searchPatterns } from '../enquiries/searchText.ts'
import { mailboxOf } from '../mail/emailAddress.ts'
import type { Tables } from '../store/tables.ts'
import { enquiriesOf, findRecord, keyOf, withMerged } from './personKeys.ts'

type Db = Kysely<Tables>
type Because = PersonCandidate['because'][number]

/** Rows that are read for each detail. */
const mostRead = 300
const mostShown = 20

interface Line {
  id: string
  name: string
  email: string
  address: string
  contact_number: string
}

/**
 * Others who may be the person of a record: the same mailbox in another spelling, the same number however it is written, or the
 * same name regardless of case, accents and spaces. `undefined` if there is no such record.
 */
export async function duplicatesOf(db: Db, id: string): Promise<PersonCandidate[] | undefined> {
  const record = await findRecord(db, id)
  if (!record) return undefined
  const keys = await withMerged(db, [keyOf(record)])
  const own = await enquiriesOf(db, keys)
  const names = new Set(own.map(({ name }) => nameKey(name)).filter(Boolean))
  const numbers = new Set(own.flatMap(({ contact_number }) => numbersIn(contact_number)))
  const mailboxes = new Set(keys.filter((key) => key.includes('@')).map(mailboxOf))
  const found = new Map<string, { line: Line; because: Set<Because> }>()
  const add = (lines: readonly Line[], because: Because, fits: (line: Line) => boolean) => {
    for (const line of lines) {
      const key = keyOf(line)
      if (keys.includes(key) || !fits(line)) continue
      const known = found.get(key) ?? { line, because: new Set<Because>() }
      known.because.add(because)
      found.set(key, known)
    }
  }
  for (const mailbox of mailboxes)
    add(await nearMailbox(db, mailbox), 'mail', ({ address }) => address !== '' && mailboxOf(address) === mailbox)
  for (const number of [...numbers].slice(0, 5))
    add(await searched(db, number), 'phone', (line) => numbersIn(line.contact_number).includes(number))
  for (const name of [...names].slice(0, 5))
    add(await searched(db, name), 'name', (line) => nameKey(line.name) === name)
  return candidates([...found.values()])
}

/** People of whom every word of a text stands in an enquiry, each once. */
export async function searchPeople(db: Db, text: string): Promise<PersonCandidate[]> {
  const lines = await searched(db, text)
  const byKey = new Map(lines.toReversed().map((line) => [keyOf(line), line]))
  return candidates([...byKey.values()].reverse().map((line) => ({ line, because: new Set<Because>() })))
}

function candidates(found: ReadonlyArray<{ line: Line; because: Set<Because> }>): PersonCandidate[] {
  return found
    .toSorted((one, other) => other.because.size - one.because.size)
    .slice(0, mostShown)
    .map(({ line, because }) => ({
      id: line.id,
      name: line.name.slice(0, 200),
      email: line.email.slice(0, 254),
      contactNumber: line.contact_number.slice(0, 200),
      because: [...because],
    }))
}

function nameKey(name: string): string {
  const key = foldedForSearch(name).replace(/\s+/g, ' ').trim()
  return /^(?:|na|n\/a)$/.test(key) ? '' : key
}

/** The digits of each number, without its country: as a search compares them. */
function numbersIn(text: string): string[] {
  return phoneNumbersIn(text).flatMap(({ dialled }) => numberSought(dialled) ?? [])
}

const columns = ['id', 'name', 'email', 'address', 'contact_number'] as const

function searched(db: Db, text: string): Promise<Line[]> {
  const patterns = searchPatterns(text)
  if (patterns.length === 0) return Promise.resolve([])
  return db
    .selectFrom('enquiry')
    .select(columns)
    .where(({ and, or }) =>
      and(patterns.map((either) => or(either.map((pattern) => sql<boolean>`search like ${pattern} escape '!'`)))),
    )
    .orderBy('active_at', 'desc')
    .limit(mostRead)
    .execute()
}

/** Addresses at the same provider that begin alike: dots and what stands behind a plus come later. */
function nearMailbox(db: Db, mailbox: string): Promise<Line[]> {
  const [local = '', domain = ''] = mailbox.split('@')
  const pattern = `${local.slice(0, 1).replace(/[!%_]/g, '')}%@${domain.replace(/[!%_]/g, (mark) => `!${mark}`)}`
  return db
    .selectFrom('enquiry')
    .select(columns)
    .where(sql<boolean>`address like ${pattern} escape '!'`)
    .orderBy('active_at', 'desc')
    .limit(20 * mostRead)
    .execute()
}
