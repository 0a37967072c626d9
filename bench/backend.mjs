// `npm run bench -- backend`: throughput and latency of each call on SQLite and PostgreSQL, and memory over 100,000
// requests. All limits are off, that of reads too; an answer of 4xx or 5xx ends it. PostgreSQL is a temporary cluster with fsync on. Client and server share this machine.
import { randomUUID } from 'node:crypto'
import { availableParallelism, loadavg } from 'node:os'
import { load } from './parts/load.mjs'
import { startServer } from './parts/server.mjs'
import { typescript } from './parts/typescript.mjs'

/** @typedef {import('./parts/load.mjs').Call} Call */

const bounds = { most: 4000, seconds: 6 }
const memorySteps = 10
const memoryBounds = { most: 10_000, seconds: 60 }
const thread = '/api/comments/blog1'

/** @type {typeof import('../src/server/store/testing/testPostgres.ts')} */
const { startTestCluster } = await typescript('./src/server/store/testing/testPostgres.ts')

/** @param {string} path @param {object} body @returns {Call} */
const write = (path, body) => ({ method: 'POST', path, headers: { 'idempotency-key': randomUUID() }, body })
/** @param {string} path @param {Record<string, string>} [headers] @returns {Call} */
const read = (path, headers = {}) => ({ method: 'GET', path, headers: { 'accept-encoding': 'br', ...headers } })
const enquiry = (/** @type {number} */ index) =>
  write('/api/contact', { name: 'Load', email: 'l@example.org', message: `Enquiry ${index}`, contactNumber: '1' })

console.log(`load of the machine at the start: ${loadOfMachine()}`)
await measure('SQLite', {})
const cluster = await startTestCluster({ durable: true })
await measure('PostgreSQL', { DATABASE_URL: await cluster.database('bench') }).finally(cluster.stop)

/** @param {string} name @param {NodeJS.ProcessEnv} env */
async function measure(name, env) {
  const server = await startServer(env)
  try {
    const { ids, etag } = await twoHundredComments(server.port)
    const calls = /** @type {Record<string, (index: number) => Call>} */ ({
      'GET 200 comments': () => read(thread),
      'GET unchanged (304)': () => read(thread, { 'if-none-match': etag }),
      'POST comment': (index) => write('/api/comments/blog2', { text: `Comment ${index} of the load` }),
      'POST reply': (index) => write(`/api/comments/${ids[0]}/reply`, { text: `Reply ${index} of the load` }),
      'POST enquiry': enquiry,
      'POST subscription': (index) => write('/api/subscribe', { email: `load${index}@example.org` }),
      'POST report': (index) => write(`/api/comments/${ids[index % 200]}/report`, { reason: `Report ${index}` }),
    })
    for (const [call, callOf] of Object.entries(calls)) {
      const { statuses, ...figures } = await load(server.port, bounds, callOf)
      expectDone(call, statuses)
      console.log(`${name.padEnd(11)}${call.padEnd(21)}${lineOf(figures)}  ${JSON.stringify(statuses)}`)
    }
    await memory(name, server)
  } finally {
    await server.stop()
  }
  console.log(`load of the machine after ${name}: ${loadOfMachine()}`)
}

/**
 * One request in ten writes. The first step warms up.
 * @param {string} name @param {Awaited<ReturnType<typeof startServer>>} server
 */
async function memory(name, server) {
  const sizes = [server.memory()]
  let calls = 0
  for (let step = 0; step < memorySteps; step += 1) {
    const mixed = (/** @type {number} */ index) => (index % 10 ? read(thread) : enquiry(index))
    const mixture = await load(server.port, memoryBounds, mixed)
    expectDone('mixture', mixture.statuses)
    calls += mixture.calls
    sizes.push(server.memory())
  }
  console.log(`${name.padEnd(11)}memory over ${calls} requests: ${sizes.join(', ')} MB`)
}

/**
 * A refusal is quicker than what is measured: a limit must not pass for throughput.
 * @param {string} call @param {Record<number, number>} statuses
 */
function expectDone(call, statuses) {
  const refused = Object.keys(statuses).filter((status) => Number(status) >= 400)
  if (refused.length > 0) throw new Error(`${call} was refused: ${JSON.stringify(statuses)}`)
}

/** Every fifth begins a conversation, the others answer the one before. @param {number} port */
async function twoHundredComments(port) {
  const ids = /** @type {string[]} */ ([])
  for (let index = 0; index < 200; index += 1) {
    const path = index % 5 ? `/api/comments/${ids.at(-1)}/reply` : thread
    const { headers, method, body } = write(path, {
      text: `What the sub-registrar asked for, number ${index}. ${'The sale deed of 1998 was kept with it. '.repeat(4)}`,
      username: `Reader ${index % 40}`,
    })
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    ids.push(/** @type {{ _id: string }} */ (await answer.json())._id)
  }
  const first = await fetch(`http://127.0.0.1:${port}${thread}`)
  await first.arrayBuffer()
  return { ids, etag: first.headers.get('etag') ?? '' }
}

/** @param {{ calls: number, perSecond: number, p50: number, p99: number }} figures */
function lineOf({ calls, perSecond, p50, p99 }) {
  const columns = [`${calls} calls`, `${perSecond}/s`, `p50 ${p50} ms`, `p99 ${p99} ms`]
  return columns.map((one) => one.padStart(13)).join('')
}

function loadOfMachine() {
  return `${loadavg()
    .map((one) => one.toFixed(1))
    .join(' ')} on ${availableParallelism()} cores`
}
