import { site } from '#content/site.ts'
import { alertProblem, postAlert } from '../alerts/webhook.ts'
import { StartupError } from '../startupError.ts'
import type { Command } from './command.ts'

/** For units of the operating system that fail, and to try the receiver out. It needs no database. */
export const alert: Command = {
  usage: 'alert <text>',
  summary: 'post a problem to ALERT_WEBHOOK_URL, such as that a backup failed; fails if it is not received',
  options: {},
  positionals: [1, 1],
  async run({ config, positionals: [text = ''], terminal }) {
    if (!config.alerts) throw new StartupError('ALERT_WEBHOOK_URL is not set: nobody can be told.')
    try {
      const name = `${site.product} (${config.publicUrl})`
      const time = new Date().toISOString()
      await postAlert(
        config.alerts,
        { event: 'problem', text: `${name}: ${text}`, problems: ['reported'], time },
        Date.now(),
      )
    } catch (error) {
      throw new StartupError(`The alert was not received (${alertProblem(error)}): check ALERT_WEBHOOK_URL.`)
    }
    terminal.out('The alert was received.\n')
    return 0
  },
}
