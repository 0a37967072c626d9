import { type Charge, MemoryBuckets } from '../http/buckets.ts'
import type { LimitWindow } from '../http/limitWindows.ts'
import { type ClientNetworks, widerNetworks } from '../http/networks.ts'
import { overLimit } from '../http/rateLimits.ts'
import { staffTexts } from './staffTexts.ts'

const quarter = 15 * 60

/** Of each network, and of a wide one (/48 or /24), which may be a provider's. */
const attempts: LimitWindow = { count: 30, seconds: quarter }
const wideAttempts: LimitWindow = { count: 60, seconds: quarter }
/** Of all browsers together that have never signed in, for each way to sign in. */
const allAttempts: LimitWindow = { count: 60, seconds: 60 }
/** Of one browser that has signed in before: nothing that others do takes its share. */
const knownAttempts: LimitWindow = { count: 30, seconds: quarter }
const emails: LimitWindow = { count: 5, seconds: quarter }
const allEmails: LimitWindow = { count: 15, seconds: quarter }
const calls: LimitWindow = { count: 1200, seconds: 60 }

/** The source of an attempt to sign in: the networks, and the id of a browser that has signed in before. */
export interface Visitor {
  networks: ClientNetworks
  knownBrowser: string | undefined
}

/** Rate limits of sign-in and of staff calls, counted per instance, in a bounded amount of memory. */
export interface StaffLimits {
  /** An attempt to sign in in this way. Throws a 429. */
  attempt(way: 'link' | 'passkey', visitor: Visitor): void
  /** A link that is to be redeemed. Throws a 429 for its network only: nobody guesses links, and its owner has one. */
  redemption(networks: ClientNetworks): void
  /** Calls of one session. Throws a 429. */
  call(session: string): void
  /**
   * Whether another email may go to the address because this visitor asks. Nobody is told: that would tell who is on the
   * staff.
   */
  mayEmail(visitor: Visitor, address: string): boolean
}

/** The limits, or none at all where the settings switch them off. */
export function createStaffLimits(isOn: boolean, clock: () => number = Date.now): StaffLimits {
  const ofNetworks = new MemoryBuckets(clock)
  const ofMembers = new MemoryBuckets(clock)
  const admit = (buckets: MemoryBuckets, charges: readonly Charge[]) => {
    const overflow = isOn ? buckets.chargeNow(charges) : undefined
    if (overflow) throw overLimit(overflow.wait, staffTexts.tooMany)
  }
  return {
    attempt(way, { networks, knownBrowser }) {
      if (knownBrowser !== undefined) admit(ofMembers, [one(`${way} of browser ${knownBrowser}`, knownAttempts)])
      else admit(ofNetworks, [one(`all ${way}`, allAttempts), ...ofEach(networks, way)])
    },
    redemption: (networks) => admit(ofNetworks, ofEach(networks, 'redemption')),
    call: (session) => admit(ofMembers, [one(`calls ${session}`, calls)]),
    mayEmail({ networks, knownBrowser }, address) {
      if (!isOn) return true
      if (knownBrowser !== undefined)
        return ofMembers.chargeNow([one(`emails of browser ${knownBrowser}`, emails)]) === undefined
      // All or nothing: what a network is refused does not count against the address.
      const names = [...widerNetworks(networks), networks.network]
      const charges = [one(`emails ${address}`, allEmails), ...names.map((name) => one(`${name} ${address}`, emails))]
      return ofMembers.chargeNow(charges) === undefined
    },
  }
}

function ofEach(networks: ClientNetworks, what: string): Charge[] {
  const { network, network24, network48, network56 } = networks
  const wide = [network48, network24].filter((name) => name !== undefined)
  const narrow = [network56, network].filter((name) => name !== undefined)
  return [
    ...wide.map((name) => one(`${what} ${name}`, wideAttempts)),
    ...narrow.map((name) => one(`${what} ${name}`, attempts)),
  ]
}

function one(key: string, window: LimitWindow): Charge {
  return { key, cost: 1, window }
}
