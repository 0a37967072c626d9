import type { Backend } from '../backend.ts'
import { readOffice } from '../enquiries/office.ts'
import { type Charge, MemoryBuckets } from '../http/buckets.ts'
import type { LimitWindow } from '../http/limitWindows.ts'
import { type ClientNetworks, widerNetworks } from '../http/networks.ts'
import { signedPath } from '../links/signedLink.ts'
import { isAsciiAddress, mailboxOf } from '../mail/emailAddress.ts'
import type { Tx } from '../store/tables.ts'
import type { BookingResult } from './bookings.ts'

/** Revision in a link that the site gave to whoever sent the enquiry: nobody has proved that the address is theirs. */
export const siteRevision = 1

const day = 24 * 3600
/** Changes of calls that one mailbox hears of: a stranger may have typed its address. */
const ofMailbox: LimitWindow = { count: 6, seconds: day }
/** At the request of one network, or of a wider one around it. */
const ofNetwork: LimitWindow = { count: 10, seconds: day }
const ofWide: LimitWindow = { count: 40, seconds: day }

/** The path that the answer to an enquiry offers, if any. */
export type OfferCall = (tx: Tx, enquiry: { id: string; address: string }) => Promise<string | undefined>

/** Offers a call to who sends an enquiry, while the office wants that on the site and a confirmation can be sent. */
export function callOffer(backend: Pick<Backend, 'secret' | 'now'>): OfferCall {
  return async (tx, { id, address }) => {
    if (address === '' || !isAsciiAddress(address)) return undefined
    const { calls } = await readOffice(tx)
    if (!calls?.isOnSite) return undefined
    // A rule of the office may have known the sender.
    const { state } = await tx.selectFrom('enquiry').select('state').where('id', '=', id).executeTakeFirstOrThrow()
    return state === 'spam' ? undefined : signedPath(backend, 'call', id, siteRevision)
  }
}

/** Does the work within bounds, or answers 'refused'. Work after which the call is the version that it was costs nothing. */
export type SiteBounds = (
  client: { networks: ClientNetworks; address: string },
  version: () => Promise<string>,
  work: () => Promise<BookingResult | undefined>,
) => Promise<BookingResult | undefined>

/** Bounds how often calls are booked, moved and cancelled behind links of the site. Each instance has buckets of its own. */
export function siteBounds({ now }: Pick<Backend, 'now'>): SiteBounds {
  const buckets = new MemoryBuckets(now)
  return async ({ networks, address }, version, work) => {
    const charges: Charge[] = [
      ...widerNetworks(networks).map((one) => charge(`network ${one}`, ofWide)),
      charge(`network ${networks.network}`, ofNetwork),
      charge(`mailbox ${mailboxOf(address)}`, ofMailbox),
    ]
    const before = await version()
    const isFull = buckets.chargeNow(charges) !== undefined
    if (isFull) return 'refused'
    const result = await work()
    if (result !== 'done' || (await version()) === before) await buckets.giveBack(charges)
    return result
  }
}

function charge(key: string, window: LimitWindow): Charge {
  return { key, cost: 1, window }
}
