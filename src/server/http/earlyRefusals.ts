import { HttpError } from './errors.ts'
import { smallBody } from './requestLimits.ts'

const most = 10_000
/** A shorter text may still fit into the budget, so after this time, in milliseconds, one is read again. */
const longest = 60_000

/**
 * Networks that were answered with 429 not long ago. Reading and checking a long body takes milliseconds in which nobody
 * else is answered, so for up to a minute their long bodies are refused unread. In memory: each instance refuses
 * what it knows of.
 */
export class EarlyRefusals {
  readonly #refused = new Map<string, { until: number; forgetAt: number; message: string }>()
  readonly #now: () => number

  constructor(now: () => number) {
    this.#now = now
  }

  /** Remembers a 429 for the time in its `Retry-After`. Other errors say nothing about a network. */
  remember(network: string, error: unknown): void {
    if (!(error instanceof HttpError) || error.status !== 429) return
    if (this.#refused.size >= most) this.#forgetSome()
    const now = this.#now()
    const until = now + Number(error.headers['Retry-After'] ?? 0) * 1000
    this.#refused.set(network, { until, forgetAt: Math.min(until, now + longest), message: error.message })
  }

  /** Throws the 429 again if the network is over its limit and the body is long, or of unknown length. */
  check(network: string, contentLength: string | undefined): void {
    const refusal = this.#refused.get(network)
    if (!refusal) return
    const now = this.#now()
    // Later than it is ever set, it is of a clock that has since been turned back.
    if (refusal.forgetAt <= now || refusal.forgetAt > now + longest) this.#refused.delete(network)
    else if (!(Number(contentLength) <= smallBody))
      throw new HttpError(429, refusal.message, { 'Retry-After': String(Math.ceil((refusal.until - now) / 1000)) })
  }

  /** All that have expired, or else the oldest half: forgetting one costs no more than reading a body. */
  #forgetSome(): void {
    for (const [network, { forgetAt }] of this.#refused) if (forgetAt <= this.#now()) this.#refused.delete(network)
    if (this.#refused.size < most) return
    for (const network of [...this.#refused.keys()].slice(0, most / 2)) this.#refused.delete(network)
  }
}
