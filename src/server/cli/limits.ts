import { readBudgetUse, resetBuckets } from '../http/byteBudgets.ts'
import { indianTime } from '../mail/indianTime.ts'
import type { Command } from './command.ts'
import { limited, limitHelp, limitOption, outputHelp, outputOptions, printRows } from './listing.ts'

/** `limits`: how much of the budgets that all share is used. */
export const limits: Command = {
  usage: 'limits',
  summary: 'list how much long text strangers have used of the budgets (VOLUME_TOTAL, VOLUME_THREAD)',
  options: { ...outputOptions, ...limitOption },
  help: { ...outputHelp, ...limitHelp },
  positionals: [0, 0],
  async run({ open, values, terminal }) {
    const uses = await readBudgetUse(await open(), Date.now())
    const rows = uses.map(({ kind, scope, name, used, emptyAt }) => ({
      budget: scope === 'total' ? `${kind}, all together` : `${kind}, article ${name}`,
      used: `${Math.round(used * 100)} %`,
      'empty again': indianTime(emptyAt),
    }))
    printRows(limited(rows, values), values, terminal)
    return 0
  },
}

/** `limits reset`: empties the budgets, after a flood or a change of settings. */
export const limitsReset: Command = {
  usage: 'limits reset',
  summary: 'empty the budgets of long text; with PostgreSQL also the limits of networks',
  options: {},
  positionals: [0, 0],
  audit: () => '',
  async run({ open, terminal }) {
    terminal.out(`${await resetBuckets(await open())} emptied; a running server sees it within a second.\n`)
    return 0
  },
}
