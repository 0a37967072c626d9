import type { Kysely } from 'kysely'
import { type DataSubject, findDataSubject } from '../privacy/dataSubject.ts'
import { type Identity, type IdentityKind, identityOf } from '../privacy/identity.ts'
import { keysOf } from '../privacy/mergedRecords.ts'
import type { ConflictCheckRow, TaskRow } from '../store/peopleTables.ts'
import type { Tables } from '../store/tables.ts'
import { type Command, textOf, type Values } from './command.ts'
import { commentRow, commentsIn } from './comments.ts'
import { emailRow } from './emails.ts'
import { enquiriesIn, enquiryRow } from './enquiries.ts'
import { eraseNow } from './erase.ts'
import type { Row } from './listing.ts'
import { filesIn, messageRow } from './messages.ts'
import { asRows, inPages, jsonOf, printPages, printPieces } from './pages.ts'
import { reportRow } from './reports.ts'
import { subscriberRow, subscribersIn } from './subscribers.ts'

const identityOptions = {
  email: { type: 'string' },
  phone: { type: 'string' },
  name: { type: 'string' },
  reference: { type: 'string' },
} as const
const identityHelp = {
  email: "the person's email address, in any spelling",
  phone: "the person's phone number, with the same digits",
  name: "the person's full name; others may have the same",
  reference: 'the reference of one enquiry',
}
const who = '--email|--phone|--name|--reference <…>'

/** That it was done is noted, but never to whom. */
const nobody = () => ''

/** `person show`: everything stored about a person. */
export const personShow: Command = {
  usage: `person show ${who}`,
  summary: 'show everything about one person',
  options: identityOptions,
  help: identityHelp,
  positionals: [0, 0],
  audit: nobody,
  async run({ open, values, terminal, record }) {
    const { db } = await open()
    const identity = identityFrom(values)
    await record()
    for (const [name, pages] of Object.entries(rowsOf(db, await findDataSubject(db, identity), false))) {
      terminal.out(`\n${name}\n`)
      await printPages(pages, {}, terminal)
    }
    return 0
  },
}

/** `person export`: the same as JSON, to hand over to the person. */
export const personExport: Command = {
  usage: `person export ${who}`,
  summary: 'print everything about one person as JSON, to hand it over',
  options: identityOptions,
  help: identityHelp,
  positionals: [0, 0],
  audit: nobody,
  async run({ open, values, terminal, record }) {
    const { db } = await open()
    const identity = identityFrom(values)
    await record()
    await printPieces(personJson(db, await findDataSubject(db, identity)), terminal)
    return 0
  },
}

/** Everything about a person as JSON, in pieces of a record each, which are read as they are taken: files may be large. */
export async function* personJson(db: Kysely<Tables>, found: DataSubject): AsyncGenerator<string> {
  const parts = Object.entries(rowsOf(db, found, true))
  for (const [index, [name, pages]] of parts.entries()) {
    yield `${index === 0 ? '{' : ','}\n  ${JSON.stringify(name)}: `
    yield* jsonOf(pages, '  ')
  }
  yield '\n}\n'
}

/** `person erase`: permanent, so it is a dry run without --yes. */
export const personErase: Command = {
  usage: `person erase ${who} --yes`,
  summary: 'erase everything about one person for good',
  options: { ...identityOptions, yes: { type: 'boolean' } },
  help: { ...identityHelp, yes: 'do it; without it the command only says what it would erase' },
  positionals: [0, 0],
  audit: nobody,
  run: (context) => eraseNow(context, identityFrom(context.values)),
}

/** Identities that can be one person's only: many visitors may have entered 'N/A'. */
function identityFrom(values: Values): Identity {
  const kinds = Object.keys(identityOptions) as (keyof typeof identityOptions & IdentityKind)[]
  const given = kinds.filter((kind) => values[kind] !== undefined)
  const [kind] = given
  if (kind === undefined || given.length > 1) throw new TypeError('Give one of --email, --phone, --name, --reference.')
  const identity = identityOf(kind, textOf(values, kind) ?? '')
  if (!identity) throw new TypeError(`--${kind} must be ${examples[kind]}.`)
  return identity
}

const examples = {
  email: 'an email address such as name@example.com',
  phone: 'a phone number with at least 6 digits',
  name: "a name; 'N/A' identifies nobody",
  reference: 'a reference such as PD-7F3K-2QX9',
}

function rowsOf(db: Kysely<Tables>, found: DataSubject, isWhole: boolean): Record<string, AsyncGenerator<Row[]>> {
  const reports = inPages(found.reports, (some) =>
    db.selectFrom('report').selectAll().where('id', 'in', some).execute(),
  )
  const emails = inPages(found.emails, (some) =>
    db.selectFrom('mail_queue').selectAll().where('id', 'in', some).execute(),
  )
  const notes = inPages(found.notes, (some) =>
    db.selectFrom('enquiry_note').selectAll().where('id', 'in', some).execute(),
  )
  const answers = inPages(found.answers, (some) =>
    db.selectFrom('enquiry_answer').selectAll().where('id', 'in', some).execute(),
  )
  const messages = inPages(found.messages, (some) =>
    db.selectFrom('enquiry_message').selectAll().where('id', 'in', some).execute(),
  )
  const calls = inPages(found.calls, (some) => db.selectFrom('booking').selectAll().where('id', 'in', some).execute())
  const newsletters = inPages(found.newsletters, (some) =>
    db
      .selectFrom('newsletter_recipient as recipient')
      .innerJoin('newsletter', 'newsletter.id', 'recipient.newsletter_id')
      .select(['recipient.id', 'newsletter.title', 'recipient.state', 'recipient.sent_at', 'recipient.bounce'])
      .where('recipient.id', 'in', some)
      .execute(),
  )
  return {
    enquiries: asRows(enquiriesIn(db, found.enquiries), enquiryRow),
    notes: asRows(notes, ({ id, enquiry_id, author, text, created_at }) => {
      return { id, enquiry: enquiry_id, written: new Date(created_at), author, text }
    }),
    answers: asRows(answers, ({ id, enquiry_id, author, subject, text, created_at }) => {
      return { id, enquiry: enquiry_id, written: new Date(created_at), author, subject, text }
    }),
    messages: asRows(messages, messageRow),
    calls: asRows(calls, ({ id, enquiry_id, starts_at, ends_at, zone, state }) => {
      return { id, enquiry: enquiry_id, starts: new Date(starts_at), ends: new Date(ends_at), zone, state }
    }),
    conflictChecks: asRows(checksIn(db, found.enquiries), ({ enquiry_id, at, actor, ...row }) => {
      return { ...row, enquiry: enquiry_id, checked: new Date(at), by: actor }
    }),
    tasks: asRows(tasksIn(db, found), ({ id, enquiry_id, text, due_day, assignee, done_at }) => {
      const done = done_at === null ? null : new Date(done_at)
      return { id, enquiry: enquiry_id, text, due: due_day, assignee, done }
    }),
    attachments: filesIn(db, found, isWhole),
    comments: asRows(commentsIn(db, found.comments), commentRow),
    reportsOfComments: asRows(reports, reportRow),
    subscriptions: asRows(subscribersIn(db, found.subscriptions), subscriberRow),
    newsletters: asRows(newsletters, ({ id, title, state, sent_at, bounce }) => {
      return { id, title, state, sent: sent_at === null ? null : new Date(sent_at), bounce }
    }),
    emails: asRows(emails, emailRow),
  }
}

/** The checks for conflicts of interest that were made about these enquiries. */
async function* checksIn(db: Kysely<Tables>, enquiries: readonly string[]): AsyncGenerator<ConflictCheckRow[]> {
  for (let at = 0; at < enquiries.length; at += 50) {
    const some = enquiries.slice(at, at + 50)
    yield await db.selectFrom('conflict_check').selectAll().where('enquiry_id', 'in', some).orderBy('id').execute()
  }
}

/** The tasks of the enquiries, and those about the person without one. */
async function* tasksIn(db: Kysely<Tables>, found: DataSubject): AsyncGenerator<TaskRow[]> {
  const { enquiries } = found
  for (const key of await keysOf(db, found))
    yield await db.selectFrom('task').selectAll().where('person_key', '=', key).orderBy('id').execute()
  for (let at = 0; at < enquiries.length; at += 50) {
    const some = enquiries.slice(at, at + 50)
    yield await db.selectFrom('task').selectAll().where('enquiry_id', 'in', some).orderBy('id').execute()
  }
}
