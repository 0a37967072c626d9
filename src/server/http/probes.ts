import type { FastifyInstance } from 'fastify'
import type { Health } from '../alerts/health.ts'
import { fullBudgets } from '../alerts/problems.ts'
import { version } from '../version.ts'

/**
 * `/health`: the process responds. `/ready`: a write could be stored now.
 *
 * Failing mail makes `/ready` say 'degraded' but keeps its 200: a balancer that took this instance away would stop the
 * enquiries, which are stored safely, for the sake of the emails about them. The webhook and `desk doctor` tell people.
 */
export function addProbes(app: FastifyInstance, health: Health): void {
  app.get('/health', async () => ({ status: 'ok' }))
  app.get('/ready', async (_request, reply) => {
    const report = await health.report()
    const { isReady, database, disk, mail, schema, isBackupLate, hasUnparsedAddresses, mailboxAwaySince, scan } = report
    const budgets = fullBudgets(report)
    reply.code(isReady ? 200 : 503).header('Cache-Control', 'no-store')
    if (!isReady) reply.header('Retry-After', '5')
    const isStrained = disk === 'low' || budgets.length > 0 || hasUnparsedAddresses
    const isLate = isBackupLate || mailboxAwaySince !== undefined || scan?.isDegraded
    const isDegraded = mail?.isDegraded || isStrained || isLate
    return {
      status: !isReady ? 'not ready' : isDegraded ? 'degraded' : 'ready',
      version,
      database,
      schema,
      disk,
      ...(budgets.length > 0 && { budgets }),
      ...(hasUnparsedAddresses && { addresses: 'unparsed' }),
      mail: mail ? { oldestWaiting: mail.oldestWaiting, dead: mail.dead, held: mail.held } : null,
      ...(mailboxAwaySince !== undefined && { mailbox: 'away' }),
      ...(scan && {
        scan: {
          clamd: scan.awaySince === undefined ? 'ok' : 'away',
          waiting: scan.waiting,
          oldestWaiting: scan.oldestWaiting,
        },
      }),
    }
  })
}
