import { scanProblems } from '../messages/scanHealth.ts'
import type { HealthReport } from './health.ts'

/** From here on a budget needs attention. */
const almostFull = 0.8

/** The problems, by name and in words without personal data. */
export function problemsIn(report: HealthReport): Readonly<Record<string, string>> {
  const { database, disk, mail, schema, hasUnparsedAddresses, ...backup } = report
  const full = fullBudgets(report)
  return {
    ...(full.length > 0 ? { 'budget full': `long texts fill ${full.join(', ')}; short ones are taken` } : {}),
    ...(hasUnparsedAddresses ? { 'addresses unparsed': unparsedText } : {}),
    ...(database === 'ok' ? {} : { [`database ${database}`]: `the database is ${database}` }),
    ...(schema === 'current'
      ? {}
      : {
          [`schema ${schema}`]: `the database is ${schema} of this version: stop all instances, then start the newest`,
        }),
    ...(disk === 'ok' ? {} : { [`disk ${disk}`]: disk === 'low' ? 'the disk is almost full' : 'the disk is full' }),
    ...(backup.isBackupLate && backup.lastBackup !== undefined
      ? { 'backup late': `the last backup was made ${new Date(backup.lastBackup).toISOString()}` }
      : {}),
    ...(backup.mailboxAwaySince === undefined
      ? {}
      : { 'mailbox away': `replies cannot be read by IMAP since ${new Date(backup.mailboxAwaySince).toISOString()}` }),
    ...scanProblems(backup.scan),
    ...(mail && mail.dead > 0 ? { 'mail dead': `${mail.dead} emails were given up` } : {}),
    ...(mail?.isDegraded && mail.dead === 0
      ? { 'mail late': `${mail.waiting} emails wait, the oldest since ${mail.oldestWaiting}` }
      : {}),
  }
}

/** Advice on a proxy that writes no addresses. */
export const unparsedText =
  'the proxy writes X-Forwarded-For without addresses, so its visitors share one limit: let it write the client address'

/** The budgets that are almost full, such as 'VOLUME_TOTAL of enquiry (93 %)'. */
export function fullBudgets({ budgets }: Pick<HealthReport, 'budgets'>): string[] {
  return budgets
    .filter(({ used }) => used >= almostFull)
    .map(({ kind, scope, name, used }) => {
      const what = scope === 'total' ? `VOLUME_TOTAL of ${kind}` : `VOLUME_THREAD of ${name}`
      return `${what} (${Math.round(used * 100)} %)`
    })
}
