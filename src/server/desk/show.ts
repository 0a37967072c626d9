import { normalisedAddress } from '../emailAddress.ts'
import { compose } from '../mail/compose.ts'
import { StartFailure } from '../startFailure.ts'
import type { Store } from '../store/store.ts'
import { backendOf } from './backendOf.ts'
import type { Command, Job } from './command.ts'
import { commentRow } from './comments.ts'
import { enquiryRow } from './enquiries.ts'
import { letterRow } from './letters.ts'
import { forTerminal, localTime, type Row } from './output.ts'
import { reportRow } from './reports.ts'
import { subscriberRow } from './subscribers.ts'

/** `show`: one thing with all its text; a letter as it would be sent. */
export const show: Command = {
  usage: 'show <reference, id or e-mail address>',
  summary: 'show one enquiry, comment, report, subscriber or letter in full',
  options: { json: { type: 'boolean' } },
  help: { json: 'print JSON' },
  positionals: [1, 1],
  async run(job) {
    const [id = ''] = job.positionals
    const store = await job.open()
    const rows = await find(store, id)
    if (rows.length === 0) throw new StartFailure(`Nothing has the reference, id or address ${id}.`)
    if (job.values.json) job.terminal.out(`${JSON.stringify(rows, null, 2)}\n`)
    else for (const row of rows) job.terminal.out(`${inFull(row)}\n`)
    await showLetter(job, store, id)
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
    db.selectFrom('letter').selectAll().where('id', '=', id).execute(),
  ])
  const [enquiries, comments, reports, subscribers, letters] = found
  return [
    ...enquiries.map(enquiryRow),
    ...comments.map(commentRow),
    ...reports.map(reportRow),
    ...subscribers.map(subscriberRow),
    ...letters.map(letterRow),
  ]
}

/** Without mail, this is how the provider reads its letters. */
async function showLetter({ config, values, terminal }: Job, store: Store, id: string): Promise<void> {
  if (values.json) return
  const letter = await store.db.selectFrom('letter').selectAll().where('id', '=', id).executeTakeFirst()
  const mail = letter && (await compose(await backendOf(config, store), letter))
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
