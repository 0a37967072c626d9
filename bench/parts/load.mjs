import { Agent, request } from 'node:http'

const connections = 16

/** @typedef {{ method: string, path: string, headers?: Record<string, string>, body?: object }} Call */

/**
 * Sends calls over keep-alive connections until the count or the time limit is reached.
 * @param {number} port @param {{ most: number, seconds: number }} bounds @param {(index: number) => Call} callOf
 */
export async function load(port, { most, seconds }, callOf) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times = /** @type {number[]} */ ([])
  const statuses = /** @type {Record<number, number>} */ ({})
  const start = performance.now()
  let next = 0
  const client = async () => {
    while (next < most && performance.now() - start < seconds * 1000) {
      const began = performance.now()
      const status = await send(agent, port, callOf(next++))
      times.push(performance.now() - began)
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: connections }, client))
  const took = (performance.now() - start) / 1000
  agent.destroy()
  times.sort((a, b) => a - b)
  const at = (/** @type {number} */ share) => Number(times[Math.floor(times.length * share)]?.toFixed(1))
  return { calls: times.length, perSecond: Math.round(times.length / took), p50: at(0.5), p99: at(0.99), statuses }
}

/**
 * The status of the answer.
 * @param {Agent} agent @param {number} port @param {Call} call
 */
export async function send(agent, port, call) {
  return (await exchange(agent, port, call)).status
}

/**
 * Status and headers of the answer; reads and discards its body.
 * @param {Agent} agent @param {number} port @param {Call} call
 * @returns {Promise<{ status: number, headers: import('node:http').IncomingHttpHeaders }>}
 */
export function exchange(agent, port, { method, path, headers, body }) {
  const json = body && JSON.stringify(body)
  const type = json && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) }
  return new Promise((resolve, reject) => {
    const options = { agent, host: '127.0.0.1', port, method, path, headers: { ...headers, ...type } }
    const asked = request(options, (answer) => {
      answer.resume().on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers }))
    })
    asked.on('error', reject)
    asked.end(json)
  })
}
