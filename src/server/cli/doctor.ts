import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { unparsedName } from '../alerts/health.ts'
import { fullBudgets, unparsedText } from '../alerts/problems.ts'
import { rejectedOrigin } from '../config.ts'
import { readBudgetUse } from '../http/byteBudgets.ts'
import { readMailHealth } from '../mail/mailHealth.ts'
import { isLoopback } from '../mail/tlsPolicy.ts'
import { smtpTransport } from '../mail/transport.ts'
import { readHostFile } from '../site/hostFile.ts'
import { damageAdvice } from '../store/damage.ts'
import { openFiles } from '../store/fileModes.ts'
import { lastBackup } from '../store/lastBackup.ts'
import { databaseFile } from '../store/openStore.ts'
import { isPooled } from '../store/postgres.ts'
import { secretConflict } from '../store/secret.ts'
import { unknownSettingsText } from '../unknownSettings.ts'
import { version } from '../version.ts'
import type { Command, CommandContext } from './command.ts'
import { checkBounces } from './doctorBounces.ts'
import { checkLawReview, checkPhone, checkPolicy, checkPractice } from './doctorPolicy.ts'
import { checkReplies } from './doctorReplies.ts'
import { checkScan } from './doctorScan.ts'
import type { Finding } from './finding.ts'

const gigabyte = 1024 ** 3

/** `doctor`: checks the installation and says how to fix what is wrong. */
export const doctor: Command = {
  usage: 'doctor',
  summary: 'check configuration, database, disk, mail and site, and say what to fix',
  options: {},
  positionals: [0, 0],
  async run(context) {
    const checks = {
      version: versions,
      configuration,
      database,
      emails: unsentEmails,
      limits,
      files,
      secret,
      backup,
      disk,
      mail,
      bounces: checkBounces,
      replies: checkReplies,
      scan: checkScan,
      alerts,
      site,
      phone: () => checkPhone(),
      practice: () => checkPractice(),
      law: () => checkLawReview(),
      policy: checkPolicy,
    }
    let exitCode = 0
    for (const [name, check] of Object.entries(checks)) {
      const { state, text } = await check(context).catch((error: unknown): Finding => {
        return { state: 'fail', text: error instanceof Error ? error.message : String(error) }
      })
      if (state === 'fail') exitCode = 1
      context.terminal.out(`${state.padEnd(4)}  ${name.padEnd(13)}  ${text}\n`)
    }
    return exitCode
  },
}

async function versions(): Promise<Finding> {
  return { state: 'ok', text: `${version}, Node ${process.versions.node}` }
}

async function backup({ config, open }: CommandContext): Promise<Finding> {
  const now = Date.now()
  const at = await lastBackup(await open(), now)
  if (at === undefined) return { state: 'note', text: 'desk backup has never been run: nothing can be restored' }
  const hours = Math.floor((now - at) / 3_600_000)
  const text = `the last one was made ${hours} hours ago`
  if (config.backupHours === 0 || hours <= config.backupHours) return { state: 'ok', text }
  return { state: 'fail', text: `${text}: see journalctl -u pravasi-desk-backup, or set BACKUP_ALERT_HOURS` }
}

async function configuration({ config }: CommandContext): Promise<Finding> {
  const isLocal = /^https?:\/\/(?:localhost|127\.|\[::1\])/.test(config.publicUrl)
  if (config.mail && isLocal) {
    return {
      state: 'fail',
      text: `links in emails point to ${config.publicUrl}: set PUBLIC_URL to the address that visitors use`,
    }
  }
  const rejected = rejectedOrigin(config)
  if (rejected !== undefined) return { state: 'fail', text: rejected }
  const unknown = unknownSettingsText(config.unknown)
  if (unknown !== undefined) return { state: 'note', text: unknown }
  if (config.trustProxy === false)
    return { state: 'note', text: 'valid; behind a proxy, set TRUST_PROXY so that limits apply to visitors' }
  return { state: 'ok', text: 'valid' }
}

async function database({ config, open }: CommandContext): Promise<Finding> {
  const store = await open()
  await store.probe()
  if (store.dialect === 'postgres') {
    const way = (await isPooled(store)) ? ', through a connection pooler' : ''
    return { state: 'ok', text: `PostgreSQL${way}, writable, up to date` }
  }
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check`.execute(store.db)
  if (rows[0]?.quick_check === 'ok') return { state: 'ok', text: 'SQLite, intact, writable, up to date' }
  return { state: 'fail', text: `SQLite is damaged. ${damageAdvice(databaseFile(config))}` }
}

async function unsentEmails({ config, open }: CommandContext): Promise<Finding> {
  const isConfigured = config.mail !== undefined
  const { waiting, oldestWaiting, dead, held, isDegraded } = await readMailHealth(
    await open(),
    isConfigured,
    Date.now(),
  )
  const oldest = oldestWaiting === null ? '' : ` (the oldest since ${oldestWaiting})`
  const text = `${waiting} waiting${oldest}, ${dead} given up, ${held} held`
  if (dead > 0) return { state: 'fail', text: `${text}: see desk emails --state dead, then desk email resend --dead` }
  if (isDegraded) return { state: 'fail', text: `${text}: see the errors in desk emails --state waiting` }
  if (held > 0)
    return {
      state: 'note',
      text: `${text} since mail was configured or a backup restored: desk email release, or discard --held`,
    }
  return { state: 'ok', text }
}

async function limits({ open }: CommandContext): Promise<Finding> {
  const store = await open()
  const unparsed = await store.db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', unparsedName)
    .executeTakeFirst()
  if (Math.abs(Date.now() - Number(unparsed?.value ?? 0)) < 86_400_000) return { state: 'fail', text: unparsedText }
  const full = fullBudgets({ budgets: await readBudgetUse(store, Date.now()) })
  if (full.length === 0) return { state: 'ok', text: 'room in all budgets' }
  return { state: 'fail', text: `long texts fill ${full.join(', ')}: see desk limits, and desk limits reset` }
}

async function files({ config }: CommandContext): Promise<Finding> {
  const open = openFiles(config)
  return open.length > 0 ? { state: 'fail', text: open.join('; ') } : { state: 'ok', text: 'private' }
}

async function secret({ config, open }: CommandContext): Promise<Finding> {
  const conflict = await secretConflict(config, await open())
  return conflict === undefined
    ? { state: 'ok', text: 'the one that signed before' }
    : { state: 'fail', text: conflict }
}

async function disk({ config }: CommandContext): Promise<Finding> {
  if (config.databaseUrl !== undefined) return { state: 'ok', text: 'the database is elsewhere' }
  const { bavail, bsize } = await statfs(config.dataDir)
  const free = (bavail * bsize) / gigabyte
  const text = `${free.toFixed(1)} GB free at ${config.dataDir}`
  return free < 0.5 ? { state: 'fail', text: `${text}: make room` } : { state: 'ok', text }
}

async function mail({ config }: CommandContext): Promise<Finding> {
  if (!config.mail)
    return { state: 'note', text: 'not configured: emails stay in the database (set SMTP_URL, MAIL_FROM, MAIL_TO)' }
  try {
    await smtpTransport(config.mail.url, config.mail).verify()
    if (config.mail.cleartext && !isLoopback(config.mail.url))
      return {
        state: 'note',
        text: 'the mail server responds, but SMTP_TLS lets password and emails travel in the clear',
      }
    return { state: 'ok', text: `the mail server responds; emails go to ${config.mail.to.join(', ')}` }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { state: 'fail', text: `the mail server cannot be used (${reason}): check SMTP_URL` }
  }
}

async function alerts({ config }: CommandContext): Promise<Finding> {
  if (config.alerts) return { state: 'ok', text: 'problems are posted to ALERT_WEBHOOK_URL' }
  return { state: 'note', text: 'nobody is told if mail fails: set ALERT_WEBHOOK_URL' }
}

async function site({ config }: CommandContext): Promise<Finding> {
  if (config.siteDir === undefined) return { state: 'note', text: 'served elsewhere (SITE_DIR=none)' }
  readHostFile(join(config.siteDir, '..', 'site.json'))
  if (!existsSync(join(config.siteDir, 'index.html')))
    return { state: 'fail', text: 'build the site first (npm run build)' }
  return { state: 'ok', text: `served from ${config.siteDir}` }
}
