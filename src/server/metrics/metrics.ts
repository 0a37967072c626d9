import type { FastifyInstance } from 'fastify'
import type { Health } from '../alerts/health.ts'
import { errorCode } from '../startupError.ts'
import { version } from '../version.ts'

/** One metric in Prometheus' text format, with a value for each set of labels. */
interface Metric {
  name: string
  help: string
  type: 'counter' | 'gauge'
  values: readonly (readonly [labels: Readonly<Record<string, string>>, value: number])[]
}

/**
 * Counts responses by route pattern and status, which covers writes, 429s and server errors. Not `prom-client`: its last
 * release is more than two years old, and these few metrics need neither histograms nor a registry.
 */
export class RequestCounter {
  readonly #counts = new Map<string, { labels: Record<string, string>; count: number }>()

  /** Counts every response of the app. Files of the site count as one route. */
  watch(app: FastifyInstance): void {
    app.addHook('onResponse', async (request, reply) => {
      const url = request.routeOptions.url ?? 'unknown'
      const route = /^\/(?:api\/|health$|ready$)/.test(url) ? url : 'site'
      const labels = { route, method: request.method, status: String(reply.statusCode) }
      const key = Object.values(labels).join(' ')
      const entry = this.#counts.get(key) ?? { labels, count: 0 }
      entry.count += 1
      this.#counts.set(key, entry)
    })
  }

  get values(): Metric['values'] {
    return Array.from(this.#counts.values(), ({ labels, count }) => [labels, count] as const)
  }
}

const buildLabels = { version, node: process.versions.node }

/** All metrics as text. Without personal data: counts, times and sizes only. */
export async function metricsText(requests: RequestCounter, health: Pick<Health, 'report'>, now: number) {
  const { isReady, freeBytes, mail, database, budgets, lastBackup, scan } = await health.report()
  const gauge = (name: string, help: string, value: number | undefined): Metric => {
    return { name, help, type: 'gauge', values: value === undefined ? [] : [[{}, value]] }
  }
  const oldest = mail?.oldestWaiting ? (now - Date.parse(mail.oldestWaiting)) / 1000 : 0
  const metrics: Metric[] = [
    { name: 'desk_responses_total', help: 'Responses by route and status.', type: 'counter', values: requests.values },
    { name: 'desk_build_info', help: 'Version of the program and of Node.', type: 'gauge', values: [[buildLabels, 1]] },
    gauge('desk_ready', '1 if a write could be stored now.', isReady ? 1 : 0),
    gauge('desk_database_damaged', '1 if the database was found to be damaged.', database === 'damaged' ? 1 : 0),
    gauge('desk_disk_free_bytes', "Free space at the database's folder.", freeBytes),
    gauge('desk_backup_age_seconds', 'Age of the last backup.', lastBackup && Math.max(0, (now - lastBackup) / 1000)),
    gauge('desk_emails_waiting', 'Emails that are not sent yet.', mail?.waiting),
    gauge('desk_emails_dead', 'Emails that were given up.', mail?.dead),
    gauge('desk_emails_held', 'Emails that wait to be released or discarded.', mail?.held),
    gauge('desk_emails_oldest_waiting_seconds', 'Age of the oldest waiting email.', mail && Math.max(0, oldest)),
    {
      name: 'desk_budget_used_ratio',
      help: 'How full the budgets of long text are that all share.',
      type: 'gauge',
      values: budgets.map(({ kind, scope, name, used }) => [{ scope, kind, article: name }, used] as const),
    },
    gauge('desk_files_unscanned', 'Files that wait for their scan.', scan?.waiting),
    gauge('desk_clamd_up', '1 if clamd answers.', scan && (scan.awaySince === undefined ? 1 : 0)),
    gauge('process_resident_memory_bytes', 'Memory of the process.', process.memoryUsage.rss()),
    gauge('process_start_time_seconds', 'When the process started.', Math.round(now / 1000 - process.uptime())),
  ]
  return metrics.map(exposition).join('')
}

function exposition({ name, help, type, values }: Metric): string {
  const lines = values.map(([labels, value]) => {
    const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escapeLabel(text)}"`)
    return `${name}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}\n`
  })
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`
}

function escapeLabel(text: string): string {
  return text.replace(/[\\"\n]/g, (mark) => (mark === '\n' ? '\\n' : `\\${mark}`))
}

/** Whether the error says that the database file is damaged. */
export function isDamage(error: unknown): boolean {
  return /^SQLITE_(?:CORRUPT|NOTADB)/.test(errorCode(error))
}
