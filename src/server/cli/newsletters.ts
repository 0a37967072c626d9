import { currentActor } from '../audit/audit.ts'
import { findNewsletter, listNewsletters } from '../newsletters/counts.ts'
import { cancelSchedule } from '../newsletters/schedule.ts'
import { resumeCommand, resumeSending, stopSending } from '../newsletters/sending.ts'
import { StartupError } from '../startupError.ts'
import type { Tx } from '../store/tables.ts'
import type { Command } from './command.ts'
import { limited, limitHelp, limitOption, outputHelp, outputOptions, printRows } from './listing.ts'

/** The newest newsletters that are listed. */
const mostListed = 1000

/** `newsletters`: lists newsletters with what became of their recipients. */
export const newsletters: Command = {
  usage: 'newsletters',
  summary: 'list the newsletters: draft, scheduled, sending, stopped or sent, and what became of their recipients',
  options: { ...outputOptions, ...limitOption },
  help: { ...outputHelp, ...limitHelp },
  positionals: [0, 0],
  async run({ open, values, terminal }) {
    const { items } = await listNewsletters((await open()).db, undefined, mostListed)
    const rows = items.reverse().map(({ id, title, state, sendAt, startedAt, counts }) => {
      const scheduled = state === 'scheduled' && sendAt !== null ? new Date(sendAt) : null
      return { id, title, state, scheduled, started: startedAt === null ? null : new Date(startedAt), ...counts }
    })
    printRows(limited(rows, values), values, terminal)
    return 0
  },
}

/** `newsletter stop`: stops one that is being sent, before its next email, or takes one that has not begun off its schedule. */
export const newsletterStop = changing(
  'stop',
  'stop a newsletter that is being sent, or take back one that is scheduled',
  'is neither being sent nor scheduled',
  async (tx, id, now) => {
    if (await stopSending(tx, id, now))
      return `Stopped. Nobody else gets it, unless you run: ${resumeCommand.replace('<id>', id)}`
    if (await cancelSchedule(tx, id, currentActor(process.env), now)) return 'It is a draft again, and goes to nobody.'
    return undefined
  },
)

/** `newsletter resume`: goes on with the recipients that are left. */
export const newsletterResume = changing(
  'resume',
  'go on with a newsletter that was stopped',
  'was not stopped',
  async (tx, id, now) =>
    (await resumeSending(tx, id, now))
      ? 'It goes on within seconds, if SMTP_URL is set and the server is running.'
      : undefined,
)

/** `effect` returns the line that says what it did; undefined if it did nothing, which `otherwise` explains. */
function changing(
  name: string,
  summary: string,
  otherwise: string,
  effect: (tx: Tx, id: string, now: number) => Promise<string | undefined>,
): Command {
  return {
    usage: `newsletter ${name} <id>`,
    summary,
    options: {},
    positionals: [1, 1],
    audit: ({ positionals: [id = ''] }) => id,
    async run({ open, terminal, positionals: [id = ''] }) {
      const store = await open()
      if (!(await findNewsletter(store.db, id)))
        throw new StartupError(`There is no newsletter ${id}. List them with: desk newsletters`)
      const done = await store.write((tx) => effect(tx, id, Date.now()))
      if (done === undefined) throw new StartupError(`The newsletter ${id} ${otherwise}.`)
      terminal.out(`${done}\n`)
      return 0
    },
  }
}
