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
  /** Whether another email may go to the address. Nobody is told: that would tell who is on the staff. */
  mayEmail(address: string): Promise<boolean>
}

/** The limits, or none at all where the settings switch limits off. */
export function createStaffLimits(isOn: boolean): StaffLimits {
  const attempts = new RateLimiterMemory({ points: 30, duration: quarter })
  const calls = new RateLimiterMemory({ points: 1200, duration: 60 })
  const emails = new RateLimiterMemory({ points: 5, duration: quarter })
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
    mayEmail: (address) =>
      consume(emails, address).then(
        () => true,
        () => false,
      ),
  }
}
