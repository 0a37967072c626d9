import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { HttpError } from '../http/errors.ts'
import { inWords } from '../http/rateLimits.ts'
import { staffTexts } from './staffTexts.ts'

const quarter = 15 * 60

/** Rate limits of sign-in and of staff calls, counted per instance. */
export interface StaffLimits {
  /** Attempts to sign in, by network. Throws a 429. */
  attempt(network: string): Promise<void>
  /** Calls of one session. Throws a 429. */
  call(session: string): Promise<void>
  /**
   * Whether another email may go to the address because this network asks. Nobody is told: that would tell who is on the
   * staff.
   */
  mayEmail(network: string, address: string): Promise<boolean>
}

/** The limits, or none at all where the settings switch limits off. */
export function createStaffLimits(isOn: boolean): StaffLimits {
  const attempts = new RateLimiterMemory({ points: 30, duration: quarter })
  const calls = new RateLimiterMemory({ points: 1200, duration: 60 })
  // One network alone cannot use up an address's emails, and so keep its owner from signing in.
  const emails = new RateLimiterMemory({ points: 5, duration: quarter })
  const allEmails = new RateLimiterMemory({ points: 15, duration: quarter })
  const consume = async (limiter: RateLimiterMemory, key: string) => {
    if (!isOn) return
    try {
      await limiter.consume(key)
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000))
      throw new HttpError(429, staffTexts.tooMany(inWords(seconds)), { 'Retry-After': String(seconds) })
    }
  }
  return {
    attempt: (network) => consume(attempts, network),
    call: (session) => consume(calls, session),
    async mayEmail(network, address) {
      try {
        // In this order: what the network is refused does not count against the address.
        await consume(emails, `${network} ${address}`)
        await consume(allEmails, address)
        return true
      } catch {
        return false
      }
    },
  }
}
