import { compose } from '../mail/compose.ts'
import { normalisedAddress } from '../mail/emailAddress.ts'
import { StartupError } from '../startupError.ts'
import type { Store } from '../store/store.ts'
import { type Command, type CommandContext, passiveBackend } from './command.ts'
import { commentRow } from './comments.ts'
import { emailRow } from './emails.ts'
import { enquiryRow, withTags } from './enquiries.ts'
import { forTerminal, localTime, type Row } from './listing.ts'
import { reportRow } from './reports.ts'
import { subscriberRow } from './subscribers.ts'

/** `show`: one record with its full text; an email as it would be sent. */
export const show: Command = {
  usage: 'show <reference, id or email address>',
  summary: 'show one enquiry, comment, report, subscriber or email in full',
  options: { json: { type: 'boolean' } },
  help: { json: 'print JSON' },
  positionals: [1, 1],
  async run(job) {
    const [id = ''] = job.positionals
    const store = await job.open()
    const rows = await find(store, id)
    if (rows.length === 0) throw new StartupError(`There is nothing with the reference, id or address ${id}.`)
    if (job.values.json) job.terminal.out(`${JSON.stringify(rows, null, 2)}\n`)
    else for (const row of rows) job.terminal.out(`${inFull(row)}\n`)
    await showEmail(job, store, id)
    return 0
  },
}

async function find({ db }: Store, id: string): Promise<Row[]> {
  const reference = id.toUpperCase()
  const found = await Promise.all([
    db
      .selectFrom('enquiry')
      .selectAll()
      .where(({ eb, or }) => or([eb('id', '=', id), eb('reference', '=', reference)]))
      .execute(),
    db.selectFrom('comment').selectAll().where('id', '=', id).execute(),
    db.selectFrom('report').selectAll().where('id', '=', id).execute(),
    db
      .selectFrom('subscriber')
      .selectAll()
      .where(({ eb, or }) => or([eb('id', '=', id), eb('address', '=', normalisedAddress(id))]))
      .execute(),
    db.selectFrom('mail_queue').selectAll().where('id', '=', id).execute(),
  ])
  const [enquiries, comments, reports, subscribers, emails] = found
  return [
    ...(await withTags(db, enquiries)).map(enquiryRow),
    ...comments.map(commentRow),
    ...reports.map(reportRow),
    ...subscribers.map(subscriberRow),
    ...emails.map(emailRow),
  ]
}

/** Without mail configured, the provider reads emails this way. */
async function showEmail({ config, values, terminal }: CommandContext, store: Store, id: string): Promise<void> {
  if (values.json) return
  const email = await store.db.selectFrom('mail_queue').selectAll().where('id', '=', id).executeTakeFirst()
  const mail = email && (await compose(await passiveBackend(config, store), [email]))
  if (!mail) return
  const text = mail.text.split('\n').map(forTerminal).join('\n')
  terminal.out(`\nTo: ${mail.to.join(', ')}\nSubject: ${forTerminal(mail.subject)}\n\n${text}`)
}

function inFull(row: Row): string {
  const names = Object.keys(row)
  const width = Math.max(...names.map((name) => name.length))
  return names
    .map((name) => {
      const value = row[name] ?? ''
      const lines = value instanceof Date ? [localTime(value)] : String(value).split('\n').map(forTerminal)
      return `${name.padEnd(width)}  ${lines.join(`\n${' '.repeat(width + 2)}`)}`
    })
    .join('\n')
}
