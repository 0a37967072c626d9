import type { FastifyInstance, FastifyRequest } from 'fastify'
import { MemoryBuckets } from './buckets.ts'
import { isCall, isStaffCall } from './calledPath.ts'
import type { LimitWindow } from './limitWindows.ts'
import { type ClientNetworks, networksOf, widerNetworks } from './networks.ts'
import { overLimit, widerFactor } from './rateLimits.ts'
import { texts } from './texts.ts'

/** Bodies of at most so many bytes are always read: a repeat must get its first answer although a limit is reached. */
export const smallBody = 65_536
/** A refused body costs one request more for each of so many bytes. */
const bytesPerRequest = 20_000

/**
 * How often a network may ask for what the server has to make, and send what it has to refuse. Writes that are accepted
 * have limits of their own, and repeats of them cost nothing.
 */
export class RequestLimits {
  readonly #windows: readonly LimitWindow[]
  readonly #buckets: MemoryBuckets

  constructor(windows: readonly LimitWindow[], clock: () => number = Date.now) {
    this.#windows = windows
    this.#buckets = new MemoryBuckets(clock)
  }

  /** Throws a 429 if the network, or a wider one around it, has asked too often. */
  check(networks: ClientNetworks): void {
    const overflow = this.#buckets.overflowOf(this.#charges(networks, 1))
    if (overflow) throw overLimit(overflow.wait, texts.tooMany)
  }

  /** Counts a request that was answered. */
  count(networks: ClientNetworks, cost = 1): void {
    this.#buckets.pour(this.#charges(networks, cost))
  }

  // Wider networks first: those of one customer must not take memory once it is over its limit.
  #charges(networks: ClientNetworks, cost: number) {
    const of = (network: string, factor: number) =>
      this.#windows.map(({ count, seconds }) => {
        const window = { count: count * factor, seconds }
        return { key: `${window.count}/${seconds} ${network}`, cost, window }
      })
    return [...widerNetworks(networks).flatMap((one) => of(one, widerFactor)), ...of(networks.network, 1)]
  }
}

/**
 * Counts every read of the API and every answer of 4xx; refuses reads, and long bodies unread, from networks that are
 * over the limit. Staff's calls are limited by session.
 */
export function limitRequests(app: FastifyInstance, limits: RequestLimits, secret: string): void {
  const isRead = (request: FastifyRequest) =>
    isCall(request) && !isStaffCall(request) && /^(?:GET|HEAD)$/.test(request.method)
  app.addHook('onRequest', async (request) => {
    const { 'content-length': length, 'transfer-encoding': coding } = request.headers
    const isLong = coding !== undefined || Number(length ?? 0) > smallBody
    if (isRead(request) || (isCall(request) && isLong)) limits.check(networksOf(request, secret))
  })
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode } = reply
    const isRefused = statusCode >= 400 && statusCode < 500 && statusCode !== 429
    if (!isRead(request) && !(isCall(request) && isRefused)) return
    const length = Number(request.headers['content-length'] ?? 0)
    limits.count(networksOf(request, secret), isRefused ? 1 + Math.floor(length / bytesPerRequest) : 1)
  })
}
