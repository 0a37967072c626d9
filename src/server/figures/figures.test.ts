import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import type { Figures } from '#contract/staff/figures.ts'
import { stages } from '#contract/staff/stages.ts'
import { saveOffice } from '../enquiries/office.ts'
import { compose } from '../mail/compose.ts'
import { onEachInbox } from '../staff/testing/testInbox.ts'
import { mondayOf, quantile } from './figures.ts'
import { monthBefore, queueSummary } from './summary.ts'

const hour = 3_600_000
const day = 24 * hour
const colleagues = ['asha', 'ravi', 'meera', 'john', 'lata'].map((name) => `${name}@example.com`)
const numbers = ['+44 20 7946 0000', '+1 212 555 0100', '+971 4 333 4444', 'call me', '+91 98765 43210']
const pages = [
  '/contact',
  '/services/NCLT-Matters',
  '/blogs/power-of-attorney-nri',
  '/hi/blogs/power-of-attorney-nri',
  '/hi/',
]
const services = ['NCLT-Matters', '', 'Property-Sale']

/** The figures that each database gave. */
const seen: Figures[] = []

/** The same numbers on each run, in [0, 1). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

onEachInbox((inbox) => {
  /** A month of an office: 300 enquiries, five people, 900 emails, comments and subscribers. */
  async function simulate(end: number): Promise<void> {
    const random = randomFrom(7)
    const of = <T>(some: readonly T[]): T => some[Math.floor(random() * some.length)] as T
    const { store } = inbox.desk
    await store.write(async (tx) => {
      for (let index = 0; index < 300; index += 1) {
        const received_at = Math.floor(end - 28 * day + random() * 27 * day)
        const stage = of(stages)
        const id = uuidv7(received_at)
        const state = random() < 0.05 ? ('spam' as const) : ('new' as const)
        const lost_reason = stage === 'lost' ? of(['price', 'silent'] as const) : ('' as const)
        const channel = of(['form', 'form', 'phone', 'mail'] as const)
        const words = { name: `Person ${index}`, email: 'n/a', address: '', message: 'x', search: '' }
        const where = { page: of(pages), service: of(services), contact_number: of(numbers), channel }
        const times = { written_at: received_at, received_at, active_at: received_at }
        const row = {
          id,
          reference: `PD-${index}`,
          ...words,
          ...where,
          ...times,
          state,
          assignee: '',
          stage,
          lost_reason,
          version: 1,
        }
        await tx.insertInto('enquiry').values(row).execute()
        if (stage === 'lost') {
          const event = { id: uuidv7(received_at), enquiry_id: id, actor: of(colleagues), kind: 'stage' as const }
          const change = { from_value: of(['enquiry', 'quote']), to_value: 'lost', created_at: received_at + hour }
          await tx
            .insertInto('enquiry_event')
            .values({ ...event, ...change })
            .execute()
        }
        for (let mail = 0; mail < 3; mail += 1) {
          const at = Math.floor(received_at + (mail + random()) * 30 * hour)
          const author = of(colleagues)
          const common = { id: uuidv7(at), enquiry_id: id, author, text: 'x', subject: 'x' }
          // The last of three is the client's own.
          if (mail === 2 || index % 10 === 0) {
            const from = {
              direction: 'in' as const,
              kind: 'message' as const,
              channel: 'mail' as const,
              from_name: '',
              from_address: '',
            }
            const rest = {
              mark: `${index} ${mail}`,
              address: '',
              to_addresses: '[]',
              quoted: '',
              message_id: '',
              in_reply_to: '',
            }
            const more = {
              message_references: '',
              is_from_other: 0,
              answer_id: null,
              held_because: null,
              suggestion: null,
            }
            await tx
              .insertInto('enquiry_message')
              .values({ ...common, ...from, ...rest, ...more, sent_at: at, received_at: at })
              .execute()
          } else {
            const row = { ...common, email_id: uuidv7(at), thread: '', version: null, created_at: at }
            await tx.insertInto('enquiry_answer').values(row).execute()
          }
        }
      }
      for (let index = 0; index < 40; index += 1) {
        const at = Math.floor(end - random() * 27 * day)
        const ids = { id: uuidv7(at), email: `s${index}@example.org`, address: `s${index}@example.org`, mailbox: '' }
        const consent = {
          consent_version: '1',
          consent_text: 'x',
          requested_at: at,
          received_at: at,
          asked: 1,
          asked_at: at,
          language: 'en',
        }
        const ended = index % 4 === 0 ? at + hour : null
        await tx
          .insertInto('subscriber')
          .values({ ...ids, ...consent, state: 'confirmed', revision: 1, confirmed_at: at, unsubscribed_at: ended })
          .execute()
      }
    })
  }

  const sum = (rows: readonly { count: number }[]) => rows.reduce((total, { count }) => total + count, 0)
  const asMap = (rows: readonly { key: string; count: number }[]) => new Map(rows.map(({ key, count }) => [key, count]))

  test('the figures of a month of 300 enquiries, five people and 900 emails agree with the database’s own counts', async () => {
    const end = inbox.time + 40 * day
    await simulate(end)
    inbox.time = end
    const { db } = inbox.desk.store
    const answer = await inbox.desk
      .signedIn('asha@example.com')
      .then((one) => one.call('figures', { body: { weeks: 13 } }))
    const figures = answer.json<Figures>()
    const { groups } = figures
    type Counted = { key: string; count: number | string }
    const grouped = async (column: 'service' | 'channel' | 'page', onlyForm = false) => {
      const { rows } = await sql<Counted>`select ${sql.ref(column)} as key, count(*) as count from enquiry
        where state <> 'spam' and (${onlyForm ? 1 : 0} = 0 or channel = 'form') group by ${sql.ref(column)}`.execute(db)
      return new Map(rows.map(({ key, count }) => [key, Number(count)]))
    }
    expect(figures.enquiries).toBe(sum(groups.weeks))
    expect(asMap(groups.services)).toEqual(await grouped('service'))
    expect(asMap(groups.channels)).toEqual(await grouped('channel'))
    expect(asMap(groups.pages)).toEqual(await grouped('page', true))
    expect(sum(groups.countries)).toBe(figures.enquiries)
    const gb =
      await sql<Counted>`select count(*) as count from enquiry where state <> 'spam' and contact_number like '+44%'`.execute(
        db,
      )
    expect(asMap(groups.countries).get('GB')).toBe(Number(gb.rows[0]?.count))
    // The first answer of each enquiry by a window function, on both databases.
    const { rows: first } = await sql<{ wait: number | string; author: string }>`
      select at - received_at as wait, author from (
        select a.created_at as at, a.author, e.received_at,
          row_number() over (partition by a.enquiry_id order by a.created_at, a.author) as place
        from enquiry_answer a join enquiry e on e.id = a.enquiry_id where e.state <> 'spam'
      ) ranked where place = 1 order by wait`.execute(db)
    const waits = first.map(({ wait }) => Number(wait))
    expect(figures.firstAnswer.answered).toBe(waits.length)
    const rounded = (wait = 0) => Math.round((wait / hour) * 10) / 10
    expect(figures.firstAnswer.median).toBe(rounded(waits[Math.ceil(waits.length / 2) - 1]))
    expect(figures.firstAnswer.ninetieth).toBe(rounded(waits[Math.ceil(waits.length * 0.9) - 1]))
    // Every day is a working day here, so the promise is 48 hours.
    const late = waits.filter((wait) => wait > 48 * hour).length + (figures.enquiries - waits.length)
    expect(figures.firstAnswer).toMatchObject({ inTime: waits.filter((wait) => wait <= 48 * hour).length, late })
    for (const one of colleagues)
      expect(asMap(groups.colleagues).get(one)).toBe(first.filter(({ author }) => author === one).length)
    // Each stage holds those that came further, too; of the lost ones those that had come as far.
    const far =
      await sql<Counted>`select count(*) as count from enquiry e where state <> 'spam' and (stage in ('quote', 'client')
      or exists (select 1 from enquiry_event v where v.enquiry_id = e.id and v.kind = 'stage' and v.from_value = 'quote'))`.execute(
        db,
      )
    expect(asMap(groups.stages).get('quote')).toBe(Number(far.rows[0]?.count))
    const funnel = groups.stages.map(({ count }) => count)
    expect(funnel).toEqual(funnel.toSorted((a, b) => b - a))
    const lost = await sql<Counted>`select lost_reason as key, count(*) as count from enquiry
      where stage = 'lost' and state <> 'spam' group by lost_reason`.execute(db)
    expect(asMap(groups.lost)).toEqual(new Map(lost.rows.map(({ key, count }) => [key, Number(count)])))
    expect([sum(groups.subscribers), sum(groups.unsubscribed)]).toEqual([40, 10])
    expect([...asMap(groups.articles).keys()].toSorted()).toEqual(
      pages.filter((page) => page.includes('/blogs/')).toSorted(),
    )
    expect(groups.weeks.map(({ count }) => count).filter(Boolean)).toEqual([70, 72, 70, 73, 1])
    // Both databases give the same to the last number.
    seen.push(figures)
    expect(figures).toEqual(seen[0])
  })

  test('a figure is downloaded as CSV in which nothing is a formula, and its reading is on record', async () => {
    await inbox.enquire({ contactNumber: '+44 20 7946 0000' }, '/=HYPERLINK("http://evil.example")')
    await inbox.desk.store.write((tx) => tx.updateTable('enquiry').set({ service: '=1+1', page: '=cmd|x' }).execute())
    for (const group of ['services', 'pages'] as const) {
      const file = await inbox.asha.call('exportFigures', { body: { weeks: 4, group } })
      expect(file.headers['content-type']).toContain('text/csv')
      expect(file.body).toMatch(new RegExp(`^\ufeff"${group}","count"\r\n"'=(?:1\\+1|cmd\\|x)","1"\r\n$`))
    }
    const acts = await inbox.desk.store.db.selectFrom('audit').select(['action', 'object']).execute()
    expect(acts).toContainEqual({ action: 'figures export', object: 'pages' })
  })
})

onEachInbox((inbox) => {
  test('the figures of a month are mailed once when it is over, however many instances look, and not if they are switched off', async () => {
    const { store, backend } = inbox.desk
    const january = inbox.time
    const look = (at: number) => queueSummary(backend, at)
    expect([await look(january), await look(january + day)]).toEqual([false, false])
    await inbox.enquire({ contactNumber: '' })
    const february = Date.UTC(2026, 0, 31, 18, 30)
    expect(await look(february - 1)).toBe(false)
    const looked = await Promise.all([1, 2, 3].map(() => look(february)))
    expect(looked.filter(Boolean)).toHaveLength(1)
    const queued = await store.db.selectFrom('mail_queue').selectAll().where('kind', '=', 'summary').execute()
    const email = await compose(backend, queued)
    expect(email?.subject).toContain('figures of January 2026')
    expect(email?.text).toContain('Enquiries: 1\n')
    expect(email?.text).not.toMatch(/Sita|sita@/)
    const office = { version: 0, days: [1], holidays: [], acknowledges: true, summary: false }
    await store.write((tx) => saveOffice(tx, office, 'owner@example.com', 0))
    expect(await compose(backend, queued)).toBe(undefined)
    expect(await look(february + 40 * day)).toBe(false)
    expect([monthBefore(Date.UTC(2026, 0, 31, 18, 29)), monthBefore(february)]).toEqual(['2025-12', '2026-01'])
  })
})

test('weeks begin on Monday in India, and a part of nothing is nothing', () => {
  expect(mondayOf(Date.UTC(2026, 10, 22, 18, 29))).toBe('2026-11-16')
  expect(mondayOf(Date.UTC(2026, 10, 22, 18, 30))).toBe('2026-11-23')
  expect([quantile([], 0.5), quantile([hour], 0.9), quantile([hour, 2 * hour, 9 * hour], 0.5)]).toEqual([null, 1, 2])
})
