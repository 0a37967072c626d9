import { type Charge, MemoryBuckets } from './buckets.ts'
import { type ClientNetworks, widerNetworks } from './networks.ts'

/** Writes of one kind within so many seconds that a household, or an office behind one address, may well send. */
const usual = { count: 5, seconds: 600 }
/** Of a wider network: a /56, a /48 or a /24. */
const usualOfWider = { count: 10, seconds: 600 }

/**
 * Tells networks that write more than people do, within the limits, from all others: what they send is taken, but goes after
 * what others send. Kept in memory by each instance; nothing is stored of it.
 */
export class FrequentNetworks {
  readonly #buckets: MemoryBuckets

  constructor(now: () => number) {
    this.#buckets = new MemoryBuckets(now)
  }

  /** Counts one write. Whether its network, or a wider one around it, has written more than usual. */
  count(kind: string, networks: ClientNetworks): boolean {
    const charges: Charge[] = [
      ...widerNetworks(networks).map((network) => ({ key: `${kind} ${network}`, cost: 1, window: usualOfWider })),
      { key: `${kind} ${networks.network}`, cost: 1, window: usual },
    ]
    return charges.map((charge) => this.#buckets.chargeNow([charge])).some((overflow) => overflow !== undefined)
  }
}
