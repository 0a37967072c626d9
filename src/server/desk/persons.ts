import { sql } from 'kysely'
import { isEmailAddress, normalisedAddress } from '../emailAddress.ts'
import { erasePerson, findPerson, type Person } from '../person.ts'
import { StartFailure } from '../startFailure.ts'
import { type Command, requiredText, type Values } from './command.ts'
import { commentRow } from './comments.ts'
import { enquiryRow } from './enquiries.ts'
import { letterRow } from './letters.ts'
import { printRows } from './output.ts'
import { reportRow } from './reports.ts'
import { subscriberRow } from './subscribers.ts'

const email = { email: { type: 'string' } } as const
const emailHelp = { email: "the person's e-mail address, however it is written" }

/** `person show`: what is kept about somebody. */
export const personShow: Command = {
  usage: 'person show --email <address>',
  summary: 'show everything about one person',
  options: email,
  help: emailHelp,
  positionals: [0, 0],
  async run({ open, values, terminal }) {
    const rows = rowsOf(await findPerson((await open()).db, addressOf(values)))
    for (const [name, part] of Object.entries(rows)) {
      terminal.out(`\n${name}\n`)
      printRows(part, {}, terminal)
    }
    return 0
  },
}

/** `person export`: the same as JSON, to be handed to the person. */
export const personExport: Command = {
  usage: 'person export --email <address>',
  summary: 'print everything about one person as JSON, to hand it over',
  options: email,
  help: emailHelp,
  positionals: [0, 0],
  async run({ open, values, terminal }) {
    const person = await findPerson((await open()).db, addressOf(values))
    terminal.out(`${JSON.stringify(rowsOf(person), null, 2)}\n`)
    return 0
  },
}

/** `person erase`: for good, after a look at what that would be. */
export const personErase: Command = {
  usage: 'person erase --email <address> --yes',
  summary: 'erase everything about one person for good',
  options: { ...email, yes: { type: 'boolean' } },
  help: { ...emailHelp, yes: 'do it; without it the command only says what it would erase' },
  positionals: [0, 0],
  async run({ open, values, terminal }) {
    const store = await open()
    const address = addressOf(values)
    if (!values.yes) {
      terminal.out(`This would erase ${countOf(await findPerson(store.db, address))}. Add --yes to do it.\n`)
      return 1
    }
    const person = await store.write((tx) => erasePerson(tx, address, Date.now()))
    // What was erased leaves the write-ahead log too.
    if (store.dialect === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(store.db)
    terminal.out(`Erased ${countOf(person)}. Backups that were made before still hold it: delete them in time.\n`)
    return 0
  },
}

/** Only a whole address: 'N/A', which many may have typed, is nobody's. */
function addressOf(values: Values): string {
  const text = requiredText(values, 'email')
  if (!isEmailAddress(text.trim()))
    throw new StartFailure('--email must be an e-mail address such as name@example.com.')
  return normalisedAddress(text)
}

function rowsOf({ enquiries, comments, reports, subscription, letters }: Person) {
  return {
    enquiries: enquiries.map(enquiryRow),
    comments: comments.map(commentRow),
    reportsOfComments: reports.map(reportRow),
    subscriptions: subscription ? [subscriberRow(subscription)] : [],
    letters: letters.map(letterRow),
  }
}

function countOf({ enquiries, comments, reports, subscription, letters }: Person): string {
  const counts = [
    [enquiries.length, 'enquiries'],
    [comments.length, 'comments'],
    [reports.length, 'reports of them'],
    [subscription ? 1 : 0, 'subscriptions'],
    [letters.length, 'letters'],
  ]
  return counts.map(([count, name]) => `${count} ${name}`).join(', ')
}
