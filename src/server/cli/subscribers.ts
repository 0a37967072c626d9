import type { Kysely } from 'kysely'
import { subscriberStates } from '#contract/staff/subscribers.ts'
import { signedUrl } from '../links/signedLink.ts'
import type { SubscriberRow } from '../store/subscriberTables.ts'
import type { Tables } from '../store/tables.ts'
import { type Command, choiceOf, passiveBackend } from './command.ts'
import {
  limited,
  limitHelp,
  limitOption,
  outputHelp,
  outputOptions,
  periodHelp,
  periodOf,
  periodOptions,
  type Row,
} from './listing.ts'
import { asRows, inPages, printPages } from './pages.ts'

/** `subscribers`: lists subscribers. JSON and CSV include the unsubscribe link that every email to them must contain. */
export const subscribers: Command = {
  usage: 'subscribers',
  summary: "list the subscribers; JSON and CSV with each one's unsubscribe link",
  options: { ...outputOptions, ...periodOptions, ...limitOption, state: { type: 'string' } },
  help: { ...outputHelp, ...periodHelp, ...limitHelp, state: `only ones that are ${subscriberStates.join(', ')}` },
  positionals: [0, 0],
  async run({ config, open, values, terminal }) {
    const { since, until } = periodOf(values)
    const state = choiceOf(values, 'state', subscriberStates)
    const store = await open()
    let query = store.db
      .selectFrom('subscriber')
      .select('id')
      .where('requested_at', '>=', since)
      .where('requested_at', '<=', until)
    if (state !== undefined) query = query.where('state', '=', state)
    const found = await query.orderBy('requested_at').orderBy('id').execute()
    const ids = limited(found, values).map(({ id }) => id)
    const backend = await passiveBackend(config, store)
    const withLink = values.json === true || values.csv === true
    const link = (row: SubscriberRow) => ({ unsubscribe: signedUrl(backend, 'unsubscribe', row.id, row.revision) })
    const rows = asRows(subscribersIn(store.db, ids), (row) => ({
      ...subscriberRow(row),
      ...(withLink ? link(row) : {}),
    }))
    await printPages(rows, values, terminal)
    return 0
  },
}

/** The subscribers with these ids, page by page. */
export function subscribersIn(db: Kysely<Tables>, ids: readonly string[]): AsyncGenerator<SubscriberRow[]> {
  return inPages(ids, (some) => db.selectFrom('subscriber').selectAll().where('id', 'in', some).execute())
}

/** A subscriber as the command line shows it, with the consent text. */
export function subscriberRow(row: SubscriberRow): Row {
  const time = (at: number | null) => (at === null ? null : new Date(at))
  return {
    email: row.email,
    state: row.state,
    requested: new Date(row.requested_at),
    received: time(row.received_at),
    confirmed: time(row.confirmed_at),
    unsubscribed: time(row.unsubscribed_at),
    asked: row.asked,
    language: row.language,
    consentVersion: row.consent_version,
    consentText: row.consent_text,
    id: row.id,
  }
}
