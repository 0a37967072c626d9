// One hostile source of `npm run bench -- attack`: sends everything that strangers can send as fast as it can, whatever it is
// answered, over one connection for each kind. Run as a child process, so that it does not slow down who measures.
import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { connect } from 'node:net'
import { exchange } from './load.mjs'
import { typescript } from './typescript.mjs'

const [port = '', source = ''] = process.argv.slice(2)
/** A /64 of one /48 for each request, or one of four addresses. @type {(index: number) => string} */
const networkOf =
  source === '/48' ? (index) => `2001:db8:1:${(index % 65_536).toString(16)}::1` : (index) => `203.0.113.${index % 4}`
const desk = { origin: 'https://desk.example.com', 'desk-request': '1' }
const thread = '/api/comments/blog1'
const agent = new Agent({ keepAlive: true })
const statuses = /** @type {Record<string, number>} */ ({})

/** @type {typeof import('../../src/contract/solveChallenge.ts')} */
const { solve } = await typescript('./src/contract/solveChallenge.ts')

/** @param {string} path @param {object} [body] @param {Record<string, string>} [headers] */
const call = (path, body, headers) => (/** @type {number} */ index) =>
  exchange(agent, Number(port), {
    method: body ? 'POST' : 'GET',
    path,
    headers: { 'x-forwarded-for': networkOf(index), 'idempotency-key': randomUUID(), ...headers },
    ...(body && { body }),
  })
const enquiry = (/** @type {number} */ size) => ({ name: 'F', email: '', message: 'x'.repeat(size), contactNumber: '' })
/** @param {number} index @param {string} email */
const link = (index, email) => call('/api/staff/sign-in/link', { email }, desk)(index)

/** @type {Record<string, (index: number) => Promise<{ status: number | string }>>} */
const attacks = {
  'enquiry of 900 kB': call('/api/contact', enquiry(900_000)),
  'enquiry of 2 kB': call('/api/contact', enquiry(2000)),
  'comment of 900 kB': (index) => call(thread, { text: `${index} ${'What they asked. '.repeat(50_000)}` })(index),
  'comment of ligatures': (index) => call(thread, { text: `${index} ${'ﷺ'.repeat(300_000)}` })(index),
  'comment, proven': async (index) => {
    const key = { 'idempotency-key': randomUUID() }
    const body = { text: `Comment ${index} from ${source}` }
    const first = await call(thread, body, key)(index)
    const challenge = first.headers['proof-challenge']
    if (first.status !== 202 || typeof challenge !== 'string') return first
    const solution = await solve(challenge, AbortSignal.timeout(30_000))
    return call(thread, body, { ...key, 'proof-solution': solution })(index)
  },
  'link for a stranger': (index) => link(index, `stranger${index}@example.com`),
  'link for the owner': (index) => link(index, 'owner@example.com'),
  'page of comments': (index) => call(`${thread}?before=${index}.7`)(index),
  'bodies that end half-way': (index) =>
    new Promise((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () => {
        const head = `POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 900000\r\nX-Forwarded-For: ${networkOf(index)}`
        socket.write(`${head}\r\n\r\n${'x'.repeat(100_000)}`, () => socket.destroy())
      })
      socket.on('error', () => undefined).on('close', () => resolve({ status: 'sent' }))
    }),
}

process.on('message', () => {
  process.send?.(statuses)
  process.exit()
})
await Promise.all(
  Object.entries(attacks).map(async ([name, attack]) => {
    for (let index = 0; ; index += 1) {
      const { status } = await attack(index).catch(() => ({ status: 'reset' }))
      const key = `${name}: ${status}`
      statuses[key] = (statuses[key] ?? 0) + 1
    }
  }),
)
