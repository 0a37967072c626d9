// `npm run bench -- attack [minutes]`: three hostile networks fill one thread with comments of 1 MiB and read it, under
// the default limits, on SQLite and then on PostgreSQL; so many minutes on each, by default 1. Says how long another
// reader waits, whether /ready stayed true, and how far database and memory grew. Exit code 1 if it was not held off.
import { fork } from 'node:child_process'
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
const networks = ['198.51.100.1', '198.51.100.2', '198.51.100.3']
const reader = { 'x-forwarded-for': '203.0.113.9', 'accept-encoding': 'br' }
const longestRead = 200
/** The default budget of a day, twice: texts and indexes. */
const mostGrowth = 400

/** @type {typeof import('../src/server/store/testing/testPostgres.ts')} */
const { startTestCluster } = await typescript('./src/server/store/testing/testPostgres.ts')

const sqlite = await attack({}, async (data) => sizeOf(data))
const cluster = await startTestCluster({ durable: true })
const url = await cluster.database('attacked')
const postgres = await attack({ DATABASE_URL: url }, () => databaseSize(url)).finally(cluster.stop)
console.table({ SQLite: sqlite.figures, PostgreSQL: postgres.figures })
console.log('answers to the attackers', { SQLite: sqlite.answers, PostgreSQL: postgres.answers })
const isHeldOff = [sqlite, postgres].every(({ figures }) => {
  const { notReady, otherStatuses } = figures
  return figures['read p99 ms'] < longestRead && notReady + otherStatuses === 0 && figures['grew by MB'] < mostGrowth
})
process.exitCode = isHeldOff ? 0 : 1

/** @param {NodeJS.ProcessEnv} env @param {(data: string) => Promise<number>} size */
async function attack(env, size) {
  // Set to nothing: the default limits.
  const server = await startServer({ ...env, LIMITS: '', TRUST_PROXY: 'loopback' })
  const attackers = networks.map((network) => fork('bench/parts/attacker.mjs', [String(server.port), network]))
  try {
    const [before, memory] = [await size(server.data), server.memory()]
    const end = performance.now() + minutes * 60_000
    const [reads, probes] = await Promise.all([
      // Within LIMITS_READS, as a reader is.
      every(250, end, server.port, '/api/comments/blog1'),
      every(1000, end, server.port, '/ready'),
    ])
    const answers = await Promise.all(
      attackers.map(async (attacker) => {
        attacker.send('stop')
        return (await once(attacker, 'message'))[0]
      }),
    )
    const at = (/** @type {number} */ share) => Math.round(reads.times[Math.floor(reads.times.length * share)] ?? 0)
    const figures = {
      minutes,
      reads: reads.times.length,
      'read p50 ms': at(0.5),
      'read p99 ms': at(0.99),
      'longest ms': at(1 - 1e-9),
      otherStatuses: reads.failed,
      probes: probes.times.length,
      notReady: probes.failed,
      'grew by MB': Math.round((await size(server.data)) - before),
      'memory MB': `${memory} → ${server.memory()}`,
      load: loadavg()[0]?.toFixed(1),
    }
    return { figures, answers }
  } finally {
    for (const attacker of attackers) attacker.kill()
    await server.stop()
  }
}

/**
 * Asks again and again, at most so often, and sorts the times.
 * @param {number} milliseconds @param {number} end @param {number} port @param {string} path
 */
async function every(milliseconds, end, port, path) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times = /** @type {number[]} */ ([])
  let failed = 0
  while (performance.now() < end) {
    const began = performance.now()
    const status = await send(agent, port, { method: 'GET', path, headers: reader }).catch(() => 0)
    times.push(performance.now() - began)
    if (status !== 200) failed += 1
    await sleep(milliseconds)
  }
  agent.destroy()
  return { times: times.sort((a, b) => a - b), failed }
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
