import type { FastifyBaseLogger } from 'fastify'
import type { AlertSettings } from '../config.ts'
import type { Health } from './health.ts'
import { problemsIn } from './problems.ts'
import { type Alert, alertProblem, postAlert } from './webhook.ts'

const checkInterval = 60_000
/** A problem that lasts is repeated, but not so often that it is ignored. */
const repeatInterval = 6 * 3_600_000
/** Between two alerts, whatever happens. */
const minInterval = 5 * 60_000

/** The dependencies of the monitor. */
export interface MonitorOptions {
  health: Pick<Health, 'report'>
  /** `undefined`: problems are logged only. */
  alerts: AlertSettings | undefined
  /** How the provider knows this installation. */
  name: string
  now: () => number
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>
}

/**
 * Looks at the health every minute, logs problems, and posts an alert to the webhook when they change. Mail cannot
 * report its own failure, hence this second channel. At most one alert in five minutes.
 */
export class Monitor {
  readonly #options: MonitorOptions
  #timer: NodeJS.Timeout | undefined
  /** The problems in the last alert that was delivered. */
  #reported = ''
  #lastAlert = Number.NEGATIVE_INFINITY
  #lastLogged = ''

  constructor(options: MonitorOptions) {
    this.#options = options
  }

  start(): void {
    const run = () => {
      this.check().catch((error: unknown) => this.#options.log.warn({ problem: alertProblem(error) }, 'check failed'))
    }
    run()
    this.#timer = setInterval(run, checkInterval).unref()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  /** One check; exported for tests. */
  async check(): Promise<void> {
    const { health, now, log } = this.#options
    const problems = problemsIn(await health.report())
    const names = Object.keys(problems)
    const key = names.join()
    if (key !== this.#lastLogged) {
      if (names.length > 0) log.warn({ problems }, 'something needs attention')
      else log.info('all problems are solved')
      this.#lastLogged = key
    }
    const wait = key === this.#reported ? repeatInterval : minInterval
    // Either way: what was sent by a clock that was ahead must not silence all later alerts.
    const isDue = Math.abs(now() - this.#lastAlert) >= wait
    if (isDue && (names.length > 0 || this.#reported !== '')) await this.#alert(problems, key)
  }

  async #alert(problems: Readonly<Record<string, string>>, key: string): Promise<void> {
    const { alerts, name, now, log } = this.#options
    if (!alerts) return
    const texts = Object.values(problems)
    const isProblem = texts.length > 0
    const alert: Alert = {
      event: isProblem ? 'problem' : 'recovered',
      text: `${name}: ${isProblem ? `${texts.join('; ')}. Run desk doctor on the server.` : 'all problems are solved.'}`,
      problems: Object.keys(problems),
      time: new Date(now()).toISOString(),
    }
    try {
      // Set first: also a failed alert counts, so that a broken receiver is not called every minute.
      this.#lastAlert = now()
      await postAlert(alerts, alert, now())
      this.#reported = key
    } catch (error) {
      log.warn({ problem: alertProblem(error) }, 'the alert was not delivered')
    }
  }
}
