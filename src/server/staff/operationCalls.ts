import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { auditSearch, type HealthAnswer, type Summary } from '#contract/staff/operation.ts'
import { mayCall } from '#contract/staff/roles.ts'
import { searchAudit } from '../audit/auditTrail.ts'
import { commentCounts } from '../comments/staffComments.ts'
import { countEnquiries } from '../enquiries/countEnquiries.ts'
import { officeToday } from '../enquiries/office.ts'
import { countDueTasks } from '../enquiries/tasks.ts'
import { readMailHealth } from '../mail/mailHealth.ts'
import { migrations } from '../store/migrations/all.ts'
import type { Store } from '../store/store.ts'
import type { Desk } from './desk.ts'
import { addStaffCall } from './staffRoute.ts'

/** Adds the numbers of the navigation, the state of the server, and who did what. */
export function addOperationCalls(app: FastifyInstance, desk: Desk): void {
  const { store, mail } = desk.backend

  addStaffCall(app, desk, 'summary', undefined, async ({ member, now }) => {
    const seesEnquiries = mayCall(member.role, 'enquiries')
    const enquiries = seesEnquiries ? await countEnquiries(store.db, member.address, now) : null
    const deadEmails = mayCall(member.role, 'emails')
      ? (await readMailHealth(store, mail !== undefined, now)).dead
      : null
    const dueTasks = mayCall(member.role, 'tasks') ? await countDueTasks(store.db, now) : null
    const today = await officeToday(store.db, now)
    const answer: Summary = { enquiries, comments: await commentCounts(store.db), deadEmails, dueTasks, today }
    return { body: answer }
  })

  addStaffCall(app, desk, 'health', undefined, async () => ({ body: await healthAnswer(desk) }))

  addStaffCall(app, desk, 'audit', auditSearch, async ({ body }) => ({ body: await searchAudit(store.db, body) }))
}

async function healthAnswer({ backend, health, requests, version, startedAt }: Desk): Promise<HealthAnswer> {
  const { store } = backend
  const { database, disk, freeBytes, mail, lastBackup, isBackupLate } = await health.report()
  const refused = (requests?.values ?? []).filter(([{ status }]) => status === '429')
  return {
    database,
    databaseKind: store.dialect === 'sqlite' ? 'SQLite' : 'PostgreSQL',
    disk,
    freeBytes: freeBytes ?? null,
    mail: mail
      ? {
          configured: backend.mail !== undefined,
          waiting: mail.waiting,
          oldestWaiting: mail.oldestWaiting,
          dead: mail.dead,
          held: mail.held,
        }
      : null,
    lastBackup: lastBackup === undefined ? null : new Date(lastBackup).toISOString(),
    isBackupLate,
    refusedByLimits: refused.reduce((sum, [, count]) => sum + count, 0),
    startedAt: new Date(startedAt).toISOString(),
    versions: {
      product: version,
      node: process.versions.node,
      database: await databaseVersion(store).catch(() => ''),
      migration: migrations.at(-1)?.[0] ?? '',
    },
  }
}

async function databaseVersion({ db, dialect }: Store): Promise<string> {
  const query =
    dialect === 'sqlite'
      ? sql<{ version: string }>`select sqlite_version() as version`
      : sql<{ version: string }>`select current_setting('server_version') as version`
  return (await query.execute(db)).rows[0]?.version ?? ''
}
