import type { Kysely } from 'kysely'
import { enquiryStates } from '#contract/staff/enquiries.ts'
import type { Summary } from '#contract/staff/operation.ts'
import type { Tables } from '../store/tables.ts'

/** How many enquiries there are of each kind, each counted in an index. */
export async function countEnquiries(
  db: Kysely<Tables>,
  member: string,
  now: number,
): Promise<NonNullable<Summary['enquiries']>> {
  const all = () => db.selectFrom('enquiry').select(({ fn }) => fn.countAll<number>().as('count'))
  const open = () => all().where('handled_at', 'is', null)
  const [states, unread, late, mine, snoozed, held] = await Promise.all([
    db
      .selectFrom('enquiry')
      .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
      .groupBy('state')
      .execute(),
    open().where('read_at', 'is', null).executeTakeFirstOrThrow(),
    all().where('due_at', '<=', now).executeTakeFirstOrThrow(),
    open().where('assignee', '=', member).executeTakeFirstOrThrow(),
    all().where('snoozed_until', '>', now).executeTakeFirstOrThrow(),
    db
      .selectFrom('enquiry_message')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('enquiry_id', 'is', null)
      .executeTakeFirstOrThrow(),
  ])
  const byState = new Map(states.map(({ state, count }) => [state, Number(count)]))
  const counts = Object.fromEntries(enquiryStates.map((state) => [state, byState.get(state) ?? 0]))
  return {
    ...(counts as Record<(typeof enquiryStates)[number], number>),
    unread: Number(unread.count),
    late: Number(late.count),
    mine: Number(mine.count),
    snoozed: Number(snoozed.count),
    heldMails: Number(held.count),
  }
}
