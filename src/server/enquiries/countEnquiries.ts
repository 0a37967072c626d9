import type { Kysely } from 'kysely'
import { answerHours, enquiryStates } from '#contract/staff/enquiries.ts'
import type { Summary } from '#contract/staff/operation.ts'
import type { Tables } from '../store/tables.ts'

const hour = 3_600_000

/** How many enquiries there are of each kind, each counted in an index. */
export async function countEnquiries(
  db: Kysely<Tables>,
  member: string,
  now: number,
): Promise<NonNullable<Summary['enquiries']>> {
  const open = () =>
    db
      .selectFrom('enquiry')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('handled_at', 'is', null)
  const [states, unread, late, mine] = await Promise.all([
    db
      .selectFrom('enquiry')
      .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
      .groupBy('state')
      .execute(),
    open().where('read_at', 'is', null).executeTakeFirstOrThrow(),
    open()
      .where('received_at', '<=', now - answerHours * hour)
      .executeTakeFirstOrThrow(),
    open().where('assignee', '=', member).executeTakeFirstOrThrow(),
  ])
  const byState = new Map(states.map(({ state, count }) => [state, Number(count)]))
  const counts = Object.fromEntries(enquiryStates.map((state) => [state, byState.get(state) ?? 0]))
  return {
    ...(counts as Record<(typeof enquiryStates)[number], number>),
    unread: Number(unread.count),
    late: Number(late.count),
    mine: Number(mine.count),
  }
}
