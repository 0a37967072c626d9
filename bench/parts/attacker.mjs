// One hostile network of `npm run bench -- attack`: writes comments of almost 1 MiB as fast as it can and reads the
// thread in between, whatever it is answered. Run as a child process, so that it does not slow down who measures.
import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { send } from './load.mjs'

const connections = 4
const [port = '', address = ''] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true, maxSockets: connections })
const text = 'What the sub-registrar asked for. '.repeat(30_000)
const statuses = /** @type {Record<string, number>} */ ({})

const count = (/** @type {string} */ key) => {
  statuses[key] = (statuses[key] ?? 0) + 1
}
const client = async () => {
  for (let index = 0; ; index += 1) {
    const headers = { 'x-forwarded-for': address, 'idempotency-key': randomUUID() }
    const write = { method: 'POST', path: '/api/comments/blog1', headers, body: { text: `${index} ${text}` } }
    const read = { method: 'GET', path: '/api/comments/blog1', headers }
    for (const call of [write, read]) {
      const status = await send(agent, Number(port), call).catch(() => 'reset')
      count(`${call.method} ${status}`)
    }
  }
}
process.on('message', () => {
  process.send?.(statuses)
  process.exit()
})
await Promise.all(Array.from({ length: connections }, client))
