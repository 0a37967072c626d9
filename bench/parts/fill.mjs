import { sql } from 'kysely'

/** @typedef {import('../../src/server/store/store.ts').Store} Store */

const threads = 1000
const year = 365 * 86_400_000

/**
 * Fills a migrated database by statements that both databases know: comments over a year in a thousand threads, every
 * fifth a conversation that four answer; each with its key and sent email; subscribers; and enquiries of one day.
 * @param {Store} store @param {{ comments: number, subscribers: number, enquiries: number }} sizes
 */
export async function fill(store, { comments, subscribers, enquiries }) {
  const { dialect } = store
  const perThread = comments / threads
  const now = Date.now()
  const id = (/** @type {string} */ kind, /** @type {string} */ number) => {
    const digits = dialect === 'postgres' ? `lpad((${number})::text, 12, '0')` : `printf('%012d', ${number})`
    return sql.raw(`'00000000-0000-7000-8${kind}-' || ${digits}`)
  }
  const numbers = (/** @type {number} */ most) =>
    sql`with recursive n (i) as (select 0 union all select i + 1 from n where i < ${sql.lit(most - 1)})`
  const thread = sql`'blog' || (i / ${sql.lit(perThread)} + 1)`
  const at = sql`${sql.lit(now - year)} + cast(i as bigint) * ${sql.lit(Math.floor(year / comments))}`
  const words = sql`'The sub-registrar asked for deed number ' || i || '. The sale deed of 1998 was kept with it, and a copy.'`
  const run = (/** @type {ReturnType<typeof sql>[]} */ ...statements) =>
    store.write(async (tx) => {
      for (const statement of statements) await statement.execute(tx)
    })
  await run(
    sql`insert into thread (blog_id, position, version)
      ${numbers(threads)} select 'blog' || (i + 1), ${sql.lit(perThread)}, 'v' from n`,
    sql`insert into comment (id, blog_id, parent_id, position, root_position, bytes, author, phone, email, address, text,
        text_fingerprint, network, network_56, network_48, state, held_because, revision, created_at, moderated_at)
      ${numbers(comments)} select ${id('001', 'i')}, ${thread},
        case when i % 5 = 0 then null else ${id('001', 'i - i % 5')} end,
        i % ${sql.lit(perThread)} + 1, i % ${sql.lit(perThread)} - i % 5 + 1, 230, 'Reader ' || (i % 5000), '',
        'reader' || (i % 50000) || '@example.org', 'reader' || (i % 50000) || '@example.org', ${words}, 'f' || i,
        'n' || (i % 50000), null, null, 'shown', null, 1, ${at}, null from n`,
    sql`insert into idempotency (key, fingerprint, status, body, subject, created_at)
      ${numbers(comments)} select ${id('002', 'i')}, 'f', 201, '{}', ${id('001', 'i')}, ${at} from n`,
    sql`insert into subscriber (id, email, address, mailbox, state, revision, consent_version, consent_text, requested_at,
        received_at, confirmed_at, unsubscribed_at, asked, asked_at)
      ${numbers(subscribers)} select ${id('003', 'i')}, 's' || i || '@example.org', 's' || i || '@example.org',
        's' || i || '@example.org', 'confirmed', 1, '1', 'I agree', ${at}, ${at}, ${at}, null, 0, ${at} from n`,
    sql`insert into enquiry (id, reference, name, email, address, message, contact_number, page, written_at, received_at,
        handled_at)
      ${numbers(enquiries)} select ${id('004', 'i')}, 'PD-' || i, 'Asha ' || i, 'e' || i || '@example.org',
        'e' || i || '@example.org', ${words}, '+91 98765 ' || i, '/contact', ${at}, ${at}, ${at} from n`,
    sql`insert into mail_queue (id, kind, subject_id, attempts, next_at, sent_at, dead_at, accepted, error, created_at,
        held_at, digest_id, yields)
      ${numbers(comments)} select ${id('005', 'i')}, 'comment', ${id('001', 'i')}, 1, ${at}, ${at}, null, '[]', null,
        ${at}, null, 'd' || (i % 10000), 0 from n`,
  )
  await sql`analyze`.execute(store.db)
}
