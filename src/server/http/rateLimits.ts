import type { Store } from '../store/store.ts'
import { type Buckets, type Charge, MemoryBuckets, StoredBuckets } from './buckets.ts'
import { HttpError } from './errors.ts'
import type { LimitWindow, WriteKind } from './limitWindows.ts'
import { type ClientNetworks, widerNetworks } from './networks.ts'
import { texts } from './texts.ts'

/** Takes back what was counted. */
export type GiveBack = () => Promise<void>

/** How often may be written. */
export interface RateLimits {
  /**
   * Counts one write. Throws a 429 with `Retry-After` if the network, a wider network around it or everybody together
   * is over a limit for this kind; nothing is counted then. `mayExceedTotal` lets a wide network's first few through
   * whatever all others do.
   */
  consume(kind: WriteKind, networks: ClientNetworks, mayExceedTotal?: boolean): Promise<GiveBack>
}

/** Limits besides the general ones. */
export interface ExtraLimits {
  /** Per network and kind of write. */
  kinds?: Partial<Record<WriteKind, readonly LimitWindow[]>>
  /** Of all networks together, separately for each kind: a flood of reports must not keep out an enquiry. */
  total?: readonly LimitWindow[]
}

/** A /48 or a /24 may hold many households, and so write more than one network. */
export const widerFactor = 8
/** So many writes of a wide network within ten minutes are taken although all together are over their limit. */
const reserved: LimitWindow = { count: 3, seconds: 600 }

/**
 * Rate limits over the given windows, counted separately for each kind of write. Wider networks are asked first, in
 * memory, so that the many networks of one customer neither take memory nor rows. Instances on one PostgreSQL share the
 * buckets of networks; those of wider networks and of all together are kept by each instance.
 */
export function createRateLimits(
  windows: readonly LimitWindow[],
  store: Store,
  { kinds = {}, total = [] }: ExtraLimits = {},
  clock: () => number = Date.now,
): RateLimits {
  const memory = new MemoryBuckets(clock)
  const narrow: Buckets = store.dialect === 'postgres' ? new StoredBuckets(store, clock) : memory
  const chargesFor = (kind: WriteKind, network: string, factor: number): Charge[] => [
    ...(kinds[kind] ?? []).map((window) => chargeOf('kind', kind, network, window, factor)),
    ...windows.map((window) => chargeOf('', kind, network, window, factor)),
  ]
  return {
    async consume(kind, networks, mayExceedTotal = false) {
      const wider = widerNetworks(networks)
      const wide = wider.flatMap((one) => chargesFor(kind, one, widerFactor))
      const tooMany = memory.chargeNow(wide)
      if (tooMany) throw overLimit(tooMany.wait, texts.tooMany)
      const everybody = total.map((window) => chargeOf('total', kind, '', window))
      const own = chargeOf('reserved', kind, wider[0] ?? networks.network, reserved)
      const busy = memory.chargeNow(everybody)
      const inTotal = busy ? [own] : everybody
      if (busy && !(mayExceedTotal && memory.chargeNow([own]) === undefined)) {
        await memory.giveBack(wide)
        throw overLimit(busy.wait, texts.busy)
      }
      const charges = chargesFor(kind, networks.network, 1)
      const giveBackWide = () => memory.giveBack([...wide, ...inTotal])
      const overflow = await narrow.charge(charges).catch(async (error: unknown) => {
        await giveBackWide()
        throw error
      })
      if (overflow) {
        await giveBackWide()
        throw overLimit(overflow.wait, texts.tooMany)
      }
      return async () => {
        await giveBackWide()
        await narrow.giveBack(charges)
      }
    },
  }
}

// The name keeps the buckets apart: a window that is in two lists must not count one write twice.
function chargeOf(name: string, kind: string, network: string, window: LimitWindow, factor = 1): Charge {
  const { count, seconds } = window
  const key = `writes ${name} ${count * factor}/${seconds} ${kind}:${network}`
  return { key, cost: 1, window: { count: count * factor, seconds } }
}

/** A 429 with `Retry-After`. */
export function overLimit(milliseconds: number, message: (wait: string) => string): HttpError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000))
  return new HttpError(429, message(inWords(seconds)), { 'Retry-After': String(seconds) })
}

/** A waiting time as visitors read it. */
export function inWords(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}
