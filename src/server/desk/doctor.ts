import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { smtpTransport } from '../mail/transport.ts'
import { refusedSite } from '../refusedSite.ts'
import { readHostFile } from '../site/hostFile.ts'
import type { Command, Job } from './command.ts'

const gigabyte = 1024 ** 3

interface Finding {
  /** 'note' is worth knowing, 'fail' has to be remedied. */
  state: 'ok' | 'note' | 'fail'
  text: string
}

/** `doctor`: is everything as it should be, and what to do where it is not. */
export const doctor: Command = {
  usage: 'doctor',
  summary: 'check configuration, database, disk, mail and site, and say what to remedy',
  options: {},
  positionals: [0, 0],
  async run(job) {
    const checks = { configuration, database, letters: waitingLetters, disk, mail, site }
    let worst = 0
    for (const [name, check] of Object.entries(checks)) {
      const { state, text } = await check(job).catch((error: unknown): Finding => {
        return { state: 'fail', text: error instanceof Error ? error.message : String(error) }
      })
      if (state === 'fail') worst = 1
      job.terminal.out(`${state.padEnd(4)}  ${name.padEnd(13)}  ${text}\n`)
    }
    return worst
  },
}

async function configuration({ config }: Job): Promise<Finding> {
  const isLocal = /^https?:\/\/(?:localhost|127\.|\[::1\])/.test(config.publicUrl)
  if (config.mail && isLocal) {
    return {
      state: 'fail',
      text: `links in letters lead to ${config.publicUrl}: set PUBLIC_URL to where visitors reach the desk`,
    }
  }
  const refused = refusedSite(config)
  if (refused !== undefined) return { state: 'fail', text: refused }
  if (config.trustProxy === false)
    return { state: 'note', text: 'valid; behind a proxy, set TRUST_PROXY so that limits see the visitors' }
  return { state: 'ok', text: 'valid' }
}

async function database({ open }: Job): Promise<Finding> {
  const store = await open()
  await store.probe()
  if (store.dialect === 'postgres') return { state: 'ok', text: 'PostgreSQL, can be written, up to date' }
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check`.execute(store.db)
  if (rows[0]?.quick_check === 'ok') return { state: 'ok', text: 'SQLite, sound, can be written, up to date' }
  return { state: 'fail', text: 'SQLite is damaged: restore a backup (desk restore <file> --yes)' }
}

async function waitingLetters({ open }: Job): Promise<Finding> {
  const { db } = await open()
  const unsent = await db.selectFrom('letter').select('dead_at').where('sent_at', 'is', null).execute()
  const dead = unsent.filter((one) => one.dead_at !== null).length
  const text = `${unsent.length - dead} waiting, ${dead} given up`
  if (dead === 0) return { state: 'ok', text }
  return { state: 'fail', text: `${text}: see desk letters --state dead, then desk letter retry dead` }
}

async function disk({ config }: Job): Promise<Finding> {
  if (config.databaseUrl !== undefined) return { state: 'ok', text: 'the database is elsewhere' }
  const { bavail, bsize } = await statfs(config.dataDir)
  const free = (bavail * bsize) / gigabyte
  const text = `${free.toFixed(1)} GB free at ${config.dataDir}`
  return free < 0.5 ? { state: 'fail', text: `${text}: make room` } : { state: 'ok', text }
}

async function mail({ config }: Job): Promise<Finding> {
  if (!config.mail)
    return { state: 'note', text: 'not configured: letters stay in the database (set SMTP_URL, MAIL_FROM, MAIL_TO)' }
  try {
    await smtpTransport(config.mail.url).verify()
    return { state: 'ok', text: `the mail server answers; letters go to ${config.mail.to.join(', ')}` }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { state: 'fail', text: `the mail server refuses (${reason}): check SMTP_URL` }
  }
}

async function site({ config }: Job): Promise<Finding> {
  if (config.siteDir === undefined) return { state: 'note', text: 'served elsewhere (SITE_DIR=none)' }
  readHostFile(join(config.siteDir, '..', 'site.json'))
  if (!existsSync(join(config.siteDir, 'index.html')))
    return { state: 'fail', text: 'build the site first (npm run build)' }
  return { state: 'ok', text: `served from ${config.siteDir}` }
}
