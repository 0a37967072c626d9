import { type Kysely, sql } from 'kysely'
import type {
  SubscriberFilter,
  SubscriberItem,
  SubscriberMonth,
  SubscriberPage,
  SubscriberSource,
} from '#contract/staff/subscribers.ts'
import { indianMonth } from '../mail/indianTime.ts'
import type { SubscriberRow } from '../store/subscriberTables.ts'
import type { Tables } from '../store/tables.ts'

/** The consent version of a subscription whose consent a member states. */
export const statedConsent = 'stated'
/** The consent version of a subscription that came with another system's list. */
export const importedConsent = 'imported'

const day = 86_400_000

/** The subscribers whom the filter names. */
export function filteredSubscribers(db: Kysely<Tables>, { state, text }: SubscriberFilter) {
  const pattern = `%${text.toLowerCase().replace(/[!%_]/g, (mark) => `!${mark}`)}%`
  return db
    .selectFrom('subscriber')
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'confirmed'))
    .$if(text !== '', (query) =>
      // A domain in an Indian script is stored in ASCII, and as it was typed.
      query.where(sql<boolean>`(address like ${pattern} escape '!' or lower(email) like ${pattern} escape '!')`),
    )
}

/** A page of subscribers, newest first. Their ids are in the order of time. */
export async function listSubscribers(
  db: Kysely<Tables>,
  filter: SubscriberFilter,
  cursor: string | undefined,
  limit: number,
): Promise<SubscriberPage> {
  const rows = await filteredSubscribers(db, filter)
    .select(['id', 'email', 'state', 'consent_version', 'requested_at', 'confirmed_at', 'unsubscribed_at'])
    .$if(cursor !== undefined, (query) => query.where('id', '<', cursor ?? ''))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const shown = rows.slice(0, limit)
  return { items: shown.map(itemOf), next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null }
}

type Shown = Pick<
  SubscriberRow,
  'id' | 'email' | 'state' | 'consent_version' | 'requested_at' | 'confirmed_at' | 'unsubscribed_at'
>

function itemOf({
  id,
  email,
  state,
  consent_version,
  requested_at,
  confirmed_at,
  unsubscribed_at,
}: Shown): SubscriberItem {
  const time = (at: number | null) => (at === null ? null : new Date(at).toISOString())
  const known: readonly SubscriberSource[] = [statedConsent, importedConsent]
  return {
    id,
    email,
    state,
    source: known.find((source) => source === consent_version) ?? 'form',
    requestedAt: new Date(requested_at).toISOString(),
    confirmedAt: time(confirmed_at),
    endedAt: time(unsubscribed_at),
  }
}

/** How many joined and left in each of the last months, this one included; the earliest first. */
export async function subscriberGrowth(db: Kysely<Tables>, months: number, now: number): Promise<SubscriberMonth[]> {
  const [year = 0, month = 1] = indianMonth(now).split('-').map(Number)
  const found = new Map<string, SubscriberMonth>()
  for (let back = months - 1; back >= 0; back -= 1) {
    const key = new Date(Date.UTC(year, month - 1 - back)).toISOString().slice(0, 7)
    found.set(key, { month: key, joined: 0, left: 0 })
  }
  const since = now - (months + 1) * 31 * day
  const rows = await db
    .selectFrom('subscriber')
    .select(['confirmed_at', 'unsubscribed_at'])
    .where(({ eb, or }) => or([eb('confirmed_at', '>=', since), eb('unsubscribed_at', '>=', since)]))
    .execute()
  const add = (at: number | null, kind: 'joined' | 'left') => {
    const one = at === null || at < since ? undefined : found.get(indianMonth(at))
    if (one) one[kind] += 1
  }
  for (const { confirmed_at, unsubscribed_at } of rows) {
    add(confirmed_at, 'joined')
    // Ending what was never confirmed takes nobody off the list.
    if (confirmed_at !== null) add(unsubscribed_at, 'left')
  }
  return [...found.values()]
}
