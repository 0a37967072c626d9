// `npm run bench -- scale [share] [queries]`: ten instances on one PostgreSQL behind a balancer, with 1,000,000 comments in 1,000
// threads, 100,000 subscribers, and from 200 enquiries a second upwards until it breaks; then what the server asks its
// database in the background, on both databases, with the tables that are read from end to end. `share` makes all data
// smaller, such as 0.1; with `queries` there is no load. Everything runs on this machine, so that its processors are what breaks first.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startBalancer } from './parts/balancer.mjs'
import { fill } from './parts/fill.mjs'
import { send } from './parts/load.mjs'
import { recording } from './parts/recorder.mjs'
import { startServer } from './parts/server.mjs'
import { typescript } from './parts/typescript.mjs'

/** @typedef {import('../src/server/store/store.ts').Store} Store */

const instances = 10
// Each server ends with this process.
process.setMaxListeners(2 * instances)
/** Without load it says only what the background work takes. */
const withLoad = process.argv[4] !== 'queries'
const share = Number(process.argv[3] ?? 1)
const sizes = { comments: 1_000_000 * share, subscribers: 100_000 * share, enquiries: 100_000 * share }
const seconds = 8
/** Slower than this at p99, in milliseconds, or any answer but 201, and the rate is too high. */
const tooSlow = 1000
const day = 86_400_000
const { startTestCluster } = await typescript('./src/server/store/testing/testPostgres.ts')
const { backgroundWork } = await typescript('./bench/parts/background.ts')
const { openPostgres } = await typescript('./src/server/store/postgres.ts')
const { openSqlite } = await typescript('./src/server/store/sqlite.ts')
const { migrate } = await typescript('./src/server/store/migrate.ts')

console.log(sizes, `load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`)
const folder = mkdtempSync(join(tmpdir(), 'desk-scale-'))
const cluster = await startTestCluster({ durable: true })
try {
  const url = await cluster.database('scale')
  const postgres = openPostgres(url, { connections: 3, onBrokenConnection: () => undefined, statementTimeout: 0 })
  await prepare('PostgreSQL', postgres)
  if (withLoad) console.table({ ...(await underLoad(url, 1)), ...(await underLoad(url, instances)) })
  const [sqlite, other] = [1, 2].map(() => openSqlite(join(folder, 'scale.db')))
  await prepare('SQLite', sqlite)
  console.table({
    ...(await inBackground('PostgreSQL', postgres, postgres)),
    ...(await inBackground('SQLite', sqlite, other)),
  })
  await Promise.all([postgres, sqlite, other].map((store) => store.close()))
} finally {
  await cluster.stop()
  rmSync(folder, { recursive: true })
}

/** @param {string} name @param {Store} store */
async function prepare(name, store) {
  const began = performance.now()
  await migrate(store)
  await fill(store, sizes)
  console.log(`${name} filled in ${Math.round((performance.now() - began) / 1000)} s`)
}

/** Doubles the enquiries a second until they are too slow, with a hundred reads of threads a second beside. @param {string} url @param {number} count */
async function underLoad(url, count) {
  const env = { DATABASE_URL: url, DATABASE_CONNECTIONS: '6', SECRET: randomUUID() }
  const servers = await Promise.all(Array.from({ length: count }, () => startServer(env)))
  const balancer = await startBalancer(servers.map(({ port }) => port))
  const table = /** @type {Record<string, object>} */ ({})
  try {
    for (let rate = 200; rate <= 6400; rate *= 2) {
      const [enquiries, reads] = await Promise.all([
        atRate(rate, balancer.port, enquiry),
        atRate(100, balancer.port, () => ({
          method: 'GET',
          path: `/api/comments/blog${1 + Math.floor(Math.random() * 14)}`,
        })),
      ])
      const memory = servers.map((server) => server.memory()).reduce((sum, one) => sum + one)
      const load = loadavg()[0]?.toFixed(1)
      table[`${count} instances, ${rate} enquiries/s`] = {
        ...enquiries,
        'reads p99 ms': reads['p99 ms'],
        'memory MB': memory,
        load,
      }
      if (enquiries['p99 ms'] > tooSlow || enquiries.failed > 0) break
    }
  } finally {
    balancer.stop()
    await Promise.all(servers.map((server) => server.stop()))
  }
  return table
}

function enquiry() {
  const body = { name: 'Load', email: 'l@example.org', message: 'An enquiry', contactNumber: '1' }
  return { method: 'POST', path: '/api/contact', headers: { 'idempotency-key': randomUUID() }, body }
}

/**
 * Sends at a fixed rate, whether or not earlier ones were answered: visitors do not wait for each other.
 * @param {number} rate @param {number} port @param {() => import('./parts/load.mjs').Call} callOf
 */
async function atRate(rate, port, callOf) {
  const agent = new Agent({ keepAlive: true, maxSockets: 400 })
  const times = /** @type {number[]} */ ([])
  let failed = 0
  const calls = /** @type {Promise<void>[]} */ ([])
  const begin = performance.now()
  for (let sent = 0; sent < rate * seconds; ) {
    const due = ((performance.now() - begin) / 1000) * rate
    for (; sent < due && sent < rate * seconds; sent += 1) {
      const began = performance.now()
      const call = send(agent, port, callOf()).then(
        (status) => {
          times.push(performance.now() - began)
          if (status > 299) failed += 1
        },
        () => {
          failed += 1
        },
      )
      calls.push(call)
    }
    await sleep(2)
  }
  await Promise.all(calls)
  const took = (performance.now() - begin) / 1000
  agent.destroy()
  times.sort((a, b) => a - b)
  const at = (/** @type {number} */ part) => Math.round(times[Math.floor(times.length * part)] ?? 0)
  return { 'answered/s': Math.round(times.length / took), 'p50 ms': at(0.5), 'p99 ms': at(0.99), failed }
}

/** @param {string} name @param {Store} store @param {Store} explaining */
async function inBackground(name, store, explaining) {
  const { recorded, scans } = recording(store, explaining)
  const table = /** @type {Record<string, object>} */ ({})
  for (const [work, run] of Object.entries(backgroundWork(recorded, Date.now(), day))) {
    const began = performance.now()
    await run()
    const milliseconds = Math.round(performance.now() - began)
    table[`${name}: ${work}`] = { milliseconds, 'read from end to end': await scans() }
  }
  return table
}
