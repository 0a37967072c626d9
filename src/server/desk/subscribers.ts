import { signedUrl } from '../links/linkUrls.ts'
import type { SubscriberRow } from '../store/tables.ts'
import { backendOf } from './backendOf.ts'
import { type Command, textOf } from './command.ts'
import { outputHelp, outputOptions, printRows, type Row } from './output.ts'
import { periodHelp, periodOf, periodOptions } from './period.ts'

/** `subscribers`: who asked for letters. JSON and CSV carry the link that each letter has to offer. */
export const subscribers: Command = {
  usage: 'subscribers',
  summary: "list the subscribers; JSON and CSV with each one's unsubscribe link",
  options: { ...outputOptions, ...periodOptions, state: { type: 'string' } },
  help: { ...outputHelp, ...periodHelp, state: 'only pending, confirmed or unsubscribed ones' },
  positionals: [0, 0],
  async run({ config, open, values, terminal }) {
    const { since, until } = periodOf(values)
    const store = await open()
    const state = textOf(values, 'state')
    let query = store.db
      .selectFrom('subscriber')
      .selectAll()
      .where('requested_at', '>=', since)
      .where('requested_at', '<=', until)
    if (state !== undefined) query = query.where('state', '=', state as SubscriberRow['state'])
    const rows = await query.orderBy('requested_at').orderBy('id').execute()
    const backend = await backendOf(config, store)
    const withLink = values.json === true || values.csv === true
    const link = (row: SubscriberRow) => ({ unsubscribe: signedUrl(backend, 'unsubscribe', row.id, row.revision) })
    printRows(
      rows.map((row) => ({ ...subscriberRow(row), ...(withLink ? link(row) : {}) })),
      values,
      terminal,
    )
    return 0
  },
}

/** A subscriber as the command line shows it, with what was agreed to. */
export function subscriberRow(row: SubscriberRow): Row {
  const time = (at: number | null) => (at === null ? null : new Date(at))
  return {
    email: row.email,
    state: row.state,
    requested: new Date(row.requested_at),
    confirmed: time(row.confirmed_at),
    unsubscribed: time(row.unsubscribed_at),
    asked: row.asked,
    consentVersion: row.consent_version,
    consentText: row.consent_text,
    id: row.id,
  }
}
