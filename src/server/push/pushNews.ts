import { type RawBuilder, sql } from 'kysely'
import type { PushKind } from '#contract/staff/push.ts'
import { clockSlack } from '../mail/mailQueue.ts'
import type { PushMessageRow } from '../store/staffTables.ts'
import type { Store } from '../store/store.ts'

/** Something that a device is to be told of. */
export type PushNews = Pick<
  PushMessageRow,
  'session_id' | 'source_id' | 'kind' | 'enquiry_id' | 'comment_id' | 'created_at'
>

/** The rows in which a kind of news is found; they are read as they are. */
interface Source {
  table: 'enquiry' | 'enquiry_event' | 'enquiry_message' | 'comment'
  time: string
  enquiry: string
  comment: string
  /** Whom it concerns, and which of the rows are news. */
  where: RawBuilder<unknown>
}

const sources: Readonly<Record<PushKind, Source>> = {
  enquiry: { table: 'enquiry', time: 'received_at', enquiry: 'id', comment: '', where: sql`source.read_at is null` },
  // Nobody is told of what he does himself.
  assignment: {
    table: 'enquiry_event',
    time: 'created_at',
    enquiry: 'enquiry_id',
    comment: '',
    where: sql`source.kind = 'assignee' and source.to_value = push_device.address and source.actor <> push_device.address`,
  },
  // The office knows what a member entered. A colleague's enquiry is told to that colleague.
  reply: {
    table: 'enquiry_message',
    time: 'received_at',
    enquiry: 'enquiry_id',
    comment: '',
    where: sql`source.direction = 'in' and source.channel = 'mail' and source.kind = 'message' and exists (
      select 1 from enquiry where enquiry.id = source.enquiry_id
        and enquiry.assignee in ('', push_device.address) and enquiry.state <> 'spam')`,
  },
  comment: { table: 'comment', time: 'created_at', enquiry: '', comment: 'id', where: sql`source.state = 'held'` },
}

/**
 * So much news of a kind since then, at most, that is not queued yet for a device that wants it. Read from the rows
 * themselves, so that storing them costs nothing and cannot fail because of this.
 */
export async function findNews(
  { db }: Pick<Store, 'db'>,
  kind: PushKind,
  since: number,
  now: number,
  most: number,
): Promise<PushNews[]> {
  const { table, time, enquiry, comment, where } = sources[kind]
  const at = sql.ref(`source.${time}`)
  const idOf = (column: string) => (column ? sql.ref(`source.${column}`) : sql`null`)
  const { rows } = await sql<PushNews>`
    select push_device.session_id as session_id, source.id as source_id,
      ${idOf(enquiry)} as enquiry_id, ${idOf(comment)} as comment_id, ${at} as created_at
    from ${sql.table(table)} as source, push_device
    where ${at} >= ${since} and ${where} and push_device.kinds like ${`% ${kind} %`}
      -- Or the clock was turned back since the device was switched on.
      and (${at} >= push_device.created_at or push_device.created_at > ${now + clockSlack})
      and not exists (
        select 1 from push_message
        where push_message.session_id = push_device.session_id and push_message.source_id = source.id
      )
    limit ${most}`.execute(db)
  return rows.map((row) => ({ ...row, kind, created_at: Number(row.created_at) }))
}
