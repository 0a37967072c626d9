// `npm run bench -- attack [minutes]`: a /48 and four IPv4 addresses send everything that strangers can send under the default
// limits, on SQLite and then on PostgreSQL; so many minutes on each, by default 1. Says how it goes meanwhile with a short
// enquiry of a new visitor every second, a reader of the thread, /ready and the owner, and how far database and memory grew.
// Exit code 1 if the attack was not held off.
import { fork, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, statSync } from 'node:fs'
import { Agent } from 'node:http'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { send } from './parts/load.mjs'
import { startServer } from './parts/server.mjs'
import { typescript } from './parts/typescript.mjs'

const minutes = Number(process.argv[3] ?? 1)
const sources = ['/48', 'four IPv4 addresses']
const reader = { 'x-forwarded-for': '198.51.100.9', 'accept-encoding': 'br' }
const desk = { origin: 'https://desk.example.com', 'desk-request': '1' }
const longestRead = 200
/** Milliseconds after which the provider must have the email of an enquiry. */
const longestEmail = 30_000
/** The default budget of a day, twice: texts and indexes. */
const mostGrowth = 400
/** MB; the units of the guide allow 1,000. */
const mostMemory = 500

/** @type {typeof import('../src/server/store/testing/testPostgres.ts')} */
const { startTestCluster } = await typescript('./src/server/store/testing/testPostgres.ts')
/** @type {typeof import('../src/server/mail/testing/testSmtp.ts')} */
const { startTestSmtp } = await typescript('./src/server/mail/testing/testSmtp.ts')

const sqlite = await attack({}, async (data) => sizeOf(data))
const cluster = await startTestCluster({ durable: true })
const url = await cluster.database('attacked')
const postgres = await attack({ DATABASE_URL: url }, () => databaseSize(url)).finally(cluster.stop)
console.table({ SQLite: sqlite.figures, PostgreSQL: postgres.figures })
console.log('answers to the attackers', { SQLite: sqlite.answers, PostgreSQL: postgres.answers })
const isHeldOff = [sqlite, postgres].every(({ figures }) => {
  const { notReady, otherStatuses, enquiriesRefused, emailsMissing, ownerSignsIn } = figures
  return (
    notReady + otherStatuses + enquiriesRefused + emailsMissing === 0 &&
    ownerSignsIn &&
    figures['read p99 ms'] < longestRead &&
    figures['longest email ms'] < longestEmail &&
    figures['grew by MB'] < mostGrowth &&
    figures['most memory MB'] < mostMemory
  )
})
process.exitCode = isHeldOff ? 0 : 1

/** @param {NodeJS.ProcessEnv} env @param {(data: string) => Promise<number>} size */
async function attack(env, size) {
  const smtp = await startTestSmtp()
  const mail = { SMTP_URL: smtp.url, MAIL_FROM: 'desk@example.com', MAIL_TO: 'provider@example.com' }
  // One email for each enquiry, or the wait for a digest would be measured.
  const own = { ...mail, DIGEST_BEYOND: 'off', STAFF: 'owner:owner@example.com', PUBLIC_URL: desk.origin }
  // Set to nothing: the default limits.
  const settings = { ...env, ...own, LIMITS: '', LIMITS_READS: '', TRUST_PROXY: 'loopback' }
  const server = await startServer(settings)
  const attackers = sources.map((source) => fork('bench/parts/attacker.mjs', [String(server.port), source]))
  try {
    const [before, memory] = [await size(server.data), [server.memory()]]
    const begin = performance.now()
    const end = begin + minutes * 60_000
    const accepted = /** @type {Map<string, number>} */ (new Map())
    const arrivals = watch(smtp, accepted, end + longestEmail)
    const [reads, probes, visits, signsIn] = await Promise.all([
      // Within LIMITS_READS, as a reader is.
      every(250, end, server.port, () => ({ method: 'GET', path: '/api/comments/blog1', headers: reader }), 200),
      every(1000, end, server.port, () => ({ method: 'GET', path: '/ready', headers: reader }), 200),
      every(1000, end, server.port, visit, 201, (index) => accepted.set(nameOf(index), performance.now())),
      sleep(minutes * 45_000).then(() => signIn(server, settings)),
      every(1000, end, undefined, () => memory.push(server.memory())),
    ])
    const answers = await Promise.all(
      attackers.map(async (attacker) => {
        attacker.send('stop')
        return (await once(attacker, 'message'))[0]
      }),
    )
    const waits = await arrivals
    const figures = {
      minutes,
      enquiries: visits.times.length,
      enquiriesRefused: visits.failed,
      'enquiry p50 ms': at(visits.times, 0.5),
      'longest enquiry ms': at(visits.times, 1 - 1e-9),
      emailsMissing: accepted.size - waits.length,
      'email p50 ms': at(waits, 0.5),
      'longest email ms': at(waits, 1 - 1e-9),
      ownerSignsIn: signsIn,
      reads: reads.times.length,
      'read p50 ms': at(reads.times, 0.5),
      'read p99 ms': at(reads.times, 0.99),
      otherStatuses: reads.failed,
      probes: probes.times.length,
      notReady: probes.failed,
      'grew by MB': Math.round((await size(server.data)) - before),
      'memory MB': memory[0],
      'most memory MB': Math.max(...memory),
      load: loadavg()[0]?.toFixed(1),
    }
    return { figures, answers: Object.fromEntries(sources.map((source, index) => [source, answers[index]])) }
  } finally {
    for (const attacker of attackers) attacker.kill()
    await server.stop()
    await smtp.close()
  }
}

/** @param {number} index */
function nameOf(index) {
  return `Visitor ${index} of all`
}

/** An enquiry of 2 kB from a network that was never seen. @param {number} index */
function visit(index) {
  const headers = { 'x-forwarded-for': `100.${64 + (index % 64)}.${index % 251}.1`, 'idempotency-key': randomUUID() }
  const body = { name: nameOf(index), email: '', message: 'x'.repeat(2000), contactNumber: '' }
  return { method: 'POST', path: '/api/contact', headers, body }
}

/**
 * Sorted milliseconds from the answer to each enquiry until the provider has its email, to a quarter of a second.
 * @param {Awaited<ReturnType<typeof startTestSmtp>>} smtp @param {Map<string, number>} accepted @param {number} end
 */
async function watch(smtp, accepted, end) {
  const waits = /** @type {Map<string, number>} */ (new Map())
  const stop = end - longestEmail
  let read = 0
  while (performance.now() < end && (performance.now() < stop + 1000 || waits.size < accepted.size)) {
    for (; read < smtp.taken.length; read += 1) {
      const [name] = /Visitor \d+ of all/.exec(smtp.taken[read]?.raw ?? '') ?? []
      const since = name === undefined ? undefined : accepted.get(name)
      // Sometimes the email is here before the answer was read.
      if (name !== undefined) waits.set(name, since === undefined ? 0 : performance.now() - since)
    }
    await sleep(250)
  }
  return [...waits.values()].sort((a, b) => a - b)
}

/**
 * Whether the owner gets in with a link that the command line prints.
 * @param {Awaited<ReturnType<typeof startServer>>} server @param {NodeJS.ProcessEnv} settings
 */
async function signIn(server, settings) {
  const env = { ...process.env, ...settings, DATA_DIR: server.data }
  const cli = join(process.env.DIST_DIR ?? 'dist', 'server/desk.js')
  const { stdout } = spawnSync(process.execPath, [cli, 'sign-in', 'owner@example.com'], { env, encoding: 'utf8' })
  const [, token = ''] = /sign-in#(\S+)/.exec(stdout) ?? []
  const headers = { ...desk, 'x-forwarded-for': '198.51.100.10' }
  const call = { method: 'POST', path: '/api/staff/sign-in/redeem', headers, body: { token } }
  return (await send(new Agent(), server.port, call)) === 200
}

/**
 * Does something again and again, at most so often; sorts the times of what it asks for.
 * @param {number} milliseconds @param {number} end @param {number | undefined} port
 * @param {(index: number) => any} callOf @param {number} [wanted] @param {(index: number) => void} [onDone]
 */
async function every(milliseconds, end, port, callOf, wanted, onDone) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times = /** @type {number[]} */ ([])
  let failed = 0
  for (let index = 1; performance.now() < end; index += 1) {
    const began = performance.now()
    const call = callOf(index)
    if (port !== undefined) {
      const status = await send(agent, port, call).catch(() => 0)
      times.push(performance.now() - began)
      if (status === wanted) onDone?.(index)
      else failed += 1
    }
    await sleep(milliseconds)
  }
  agent.destroy()
  return { times: times.sort((a, b) => a - b), failed }
}

/** @param {readonly number[]} times @param {number} share */
function at(times, share) {
  return Math.round(times[Math.floor(times.length * share)] ?? 0)
}

/** Megabytes of all files in a folder. @param {string} folder */
function sizeOf(folder) {
  return readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0) / 1e6
}

/** @param {string} url */
async function databaseSize(url) {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query('select pg_database_size(current_database()) / 1e6 as size')
  await client.end()
  return Number(rows[0].size)
}
