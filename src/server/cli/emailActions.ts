import { releaseEmails } from '../mail/heldEmails.ts'
import { resendDead, resendEmail } from '../mail/resend.ts'
import { StartupError } from '../startupError.ts'
import { type Command, textOf } from './command.ts'
import { findEmail } from './emails.ts'
import { ageOf } from './listing.ts'

const soon = 'will be sent within seconds, if SMTP_URL is set and the server is running.\n'

/** `email resend`: makes an unsent email due now, or sends a sent one again. */
export const emailResend: Command = {
  usage: 'email resend <id>|--dead',
  summary: 'send an email again, or all that were given up',
  options: { dead: { type: 'boolean' } },
  help: { dead: 'all that were given up' },
  positionals: [0, 1],
  audit: ({ positionals: [id = 'dead'] }) => id,
  async run({ open, terminal, values, positionals: [id] }) {
    const all = values.dead === true
    // With both, one email is meant, and all that were given up would be sent.
    if (all === (id !== undefined)) throw new TypeError('Give an id, or --dead, and not both.')
    const store = await open()
    const now = Date.now()
    const email = all ? undefined : await findEmail(store, id ?? '')
    if (!all && !email) throw new StartupError(`There is no email ${id}. List them with: desk emails`)
    const count = await store.write((tx) => (email ? resendEmail(tx, email, now) : resendDead(tx, now)))
    terminal.out(`${count} ${soon}`)
    return 0
  },
}

/** `email release`: lets held emails be sent. */
export const emailRelease: Command = {
  usage: 'email release [id]',
  summary: 'send the emails that are held since mail was configured or a backup restored, or one of them',
  options: {},
  positionals: [0, 1],
  audit: ({ positionals: [id = 'all'] }) => id,
  async run({ open, terminal, positionals: [id] }) {
    const released = await releaseEmails(await open(), id, Date.now())
    if (id !== undefined && released === 0)
      throw new StartupError(`There is no held email ${id}. List them with: desk emails --state held`)
    terminal.out(`${released} ${soon}`)
    return 0
  },
}

/** `email discard`: removes unsent emails. What they are about, such as an enquiry, stays. */
export const emailDiscard: Command = {
  usage: 'email discard <id>|--older-than <days>|--held|--dead',
  summary: 'remove unsent emails; what they are about stays in the lists',
  options: { 'older-than': { type: 'string' }, held: { type: 'boolean' }, dead: { type: 'boolean' } },
  help: {
    'older-than': 'only those that are older than so many days',
    held: 'only held ones',
    dead: 'only those that were given up',
  },
  positionals: [0, 1],
  audit: ({ positionals: [id], values }) => id ?? Object.keys(values).join(' '),
  async run({ open, terminal, values, positionals: [id] }) {
    const days = textOf(values, 'older-than')
    if (id === undefined && days === undefined && !values.held && !values.dead)
      throw new TypeError('Give an id, --older-than, --held or --dead.')
    const before = days === undefined ? undefined : Date.now() - ageOf('older-than', days)
    const store = await open()
    const { numDeletedRows } = await store.write((tx) =>
      tx
        .deleteFrom('mail_queue')
        .where('sent_at', 'is', null)
        .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
        .$if(before !== undefined, (query) => query.where('created_at', '<', before ?? 0))
        .$if(values.held === true, (query) => query.where('held_at', 'is not', null))
        .$if(values.dead === true, (query) => query.where('dead_at', 'is not', null))
        .executeTakeFirst(),
    )
    if (id !== undefined && numDeletedRows === 0n)
      throw new StartupError(`There is no unsent email ${id}. List them with: desk emails --state waiting`)
    terminal.out(`${numDeletedRows} removed. Enquiries, comments and reports are still listed.\n`)
    return 0
  },
}
