import { listKinds } from '#contract/staff/subscribers.ts'
import { type CsvTable, columnOf, neededColumn, readCsv } from '../imports/csvFile.ts'
import { erasedPeople } from '../imports/erasedPeople.ts'
import { importEnquiries, knownEnquiries } from '../imports/importEnquiries.ts'
import { importSubscribers, planImport } from '../imports/importSubscribers.ts'
import { planEnquiries } from '../imports/planEnquiries.ts'
import { usualColumns } from '../imports/planSubscribers.ts'
import { loadSecret } from '../store/secret.ts'
import { type Command, type CommandContext, choiceOf, textOf } from './command.ts'
import { outputHelp, outputOptions, printRows, type Row } from './listing.ts'

const yes = { yes: { type: 'boolean' } } as const
const yesHelp = { yes: 'do it; without it the command only says what would become of each row' }
const column = { type: 'string' } as const

/** `import listmonk`: subscribers from the CSV that listmonk exports, or another list with such columns. */
export const importListmonk: Command = {
  usage: 'import listmonk <file> --as confirmed|unsubscribed',
  summary: "import subscribers from listmonk's CSV; nobody is mailed, and nobody who left comes back",
  options: { ...outputOptions, ...yes, as: column, email: column, status: column, created: column, updated: column },
  help: {
    ...outputHelp,
    ...yesHelp,
    as: 'the subscription status with which the file was exported: the file itself does not say who confirmed',
    email: 'the column of addresses, if it is not email',
    status: 'the column with enabled, disabled or blocklisted, if it is not status',
    created: 'the column with the time of the subscription, if it is not created_at',
    updated: 'the column with the time at which it last changed, if it is not updated_at',
  },
  positionals: [1, 1],
  audit: () => '',
  async run(context) {
    const { config, open, values, positionals } = context
    const kind = choiceOf(values, 'as', listKinds)
    if (kind === undefined)
      throw new TypeError(`--as is missing: ${listKinds.join(' or ')}, as the file was exported in listmonk.`)
    const table = readCsv(positionals[0] ?? '')
    const columns = {
      email: neededColumn(table, 'email', textOf(values, 'email'), usualColumns.email),
      status: columnOf(table, 'status', textOf(values, 'status'), usualColumns.status),
      created: columnOf(table, 'created', textOf(values, 'created'), usualColumns.created),
      updated: columnOf(table, 'updated', textOf(values, 'updated'), usualColumns.updated),
    }
    const store = await open()
    const secret = await loadSecret(config, store)
    const planned = await planImport({ store, secret }, table, columns, kind, Date.now())
    const rows = planned.map(({ row, email, outcome, why }) => ({ row, email, outcome, why }))
    return finish(context, table, rows, () => importSubscribers(store, planned))
  },
}

/** `import flamingo`: enquiries from the CSV that Flamingo, which stores what Contact Form 7 receives, exports. */
export const importFlamingo: Command = {
  usage: 'import flamingo <file>',
  summary:
    "import enquiries from Flamingo's CSV of inbound messages (Contact Form 7); they are closed, and nobody is mailed",
  options: { ...outputOptions, ...yes, name: column, email: column, message: column, phone: column, date: column },
  help: {
    ...outputHelp,
    ...yesHelp,
    name: 'the column of names, if it is not your-name',
    email: 'the column of addresses, if it is not your-email',
    message: 'the column of messages, if it is not your-message; other columns go below them',
    phone: 'the column of phone numbers, if it is not your-phone or your-tel',
    date: 'the column of times, if it is not Date',
  },
  positionals: [1, 1],
  audit: () => '',
  async run(context) {
    const { config, open, values, positionals } = context
    const table = readCsv(positionals[0] ?? '')
    const columns = {
      name: columnOf(table, 'name', textOf(values, 'name'), ['your-name', 'name']),
      email: columnOf(table, 'email', textOf(values, 'email'), ['your-email', 'email']),
      message: neededColumn(table, 'message', textOf(values, 'message'), ['your-message', 'message']),
      phone: columnOf(table, 'phone', textOf(values, 'phone'), ['your-phone', 'your-tel', 'phone', 'tel']),
      date: neededColumn(table, 'date', textOf(values, 'date'), ['Date']),
    }
    const store = await open()
    const isErased = await erasedPeople(store.db, await loadSecret(config, store))
    const now = Date.now()
    const isKnown = (ids: readonly string[]) => knownEnquiries(store.db, ids)
    const planned = await planEnquiries(table.rows, columns, isKnown, isErased, now)
    const rows = planned.map(({ row, name, email, outcome, why }) => ({ row, name, email, outcome, why }))
    return finish(context, table, rows, () => importEnquiries(store, planned, now))
  },
}

/** Prints what becomes of each row, and does it if `--yes` was given. Fails if it was not, or if a row was left out. */
async function finish(
  { values, terminal, record, noteChange }: CommandContext,
  { isLatin }: CsvTable,
  rows: readonly (Row & { outcome: string })[],
  effect: () => Promise<void>,
): Promise<number> {
  if (values.yes) {
    noteChange()
    await record()
    await effect()
  }
  printRows(rows, values, terminal)
  // Beside the list, which may be JSON or CSV.
  if (isLatin) terminal.err('The file is not UTF-8 and was read as Windows-1252 (Latin-1). Look at the names.\n')
  const counts = new Map<string, number>()
  for (const { outcome } of rows) counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
  const sum = [...counts].map(([outcome, count]) => `${count} ${outcome}`).join(', ') || 'no rows'
  const faults = counts.get('fault') ?? 0
  const left = faults > 0 ? ' Rows with a fault are left out: correct them and import the file again.' : ''
  terminal.err(`${values.yes ? 'Imported' : 'This would be imported'}: ${sum}.${left}\n`)
  if (!values.yes) terminal.err('Nothing was done. Add --yes to do it.\n')
  return values.yes && faults === 0 ? 0 : 1
}
