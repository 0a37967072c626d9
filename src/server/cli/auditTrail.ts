import type { Command } from './command.ts'
import {
  limited,
  limitHelp,
  limitOption,
  outputHelp,
  outputOptions,
  periodHelp,
  periodOf,
  periodOptions,
  printRows,
} from './listing.ts'

/** `audit`: lists what was done with this command line and with links in emails. */
export const audit: Command = {
  usage: 'audit',
  summary: 'list who did what here and through links in emails',
  options: { ...outputOptions, ...periodOptions, ...limitOption },
  help: { ...outputHelp, ...periodHelp, ...limitHelp },
  positionals: [0, 0],
  async run({ open, values, terminal }) {
    const { since, until } = periodOf(values)
    const { db } = await open()
    const rows = await db
      .selectFrom('audit')
      .selectAll()
      .where('at', '>=', since)
      .where('at', '<=', until)
      .orderBy('at')
      .orderBy('id')
      .execute()
    const shown = rows.map(({ at, actor, action, object }) => ({ at: new Date(at), actor, action, object }))
    printRows(limited(shown, values), values, terminal)
    return 0
  },
}
