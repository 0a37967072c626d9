import type { Store } from '../store/store.ts'
import { type Charge, StoredBuckets } from './buckets.ts'
import { HttpError } from './errors.ts'
import type { ByteBudgetWindows } from './limitWindows.ts'
import { type ClientNetworks, widerNetworks } from './networks.ts'
import { type GiveBack, overLimit } from './rateLimits.ts'
import { texts } from './texts.ts'

/** Bytes of a write that cost nothing, so that no budget ever refuses what people write. */
export const freeBytes = 20_000

/** A write that wants to be stored. */
export interface WriteVolume {
  kind: string
  networks: ClientNetworks
  /** The article whose thread grows; `undefined` for other writes, and for what waits for review. */
  blogId: string | undefined
  bytes: number
}

/** The bytes that were booked, to be given back for a write that was not stored, or that does not lengthen its thread. */
export interface Booking {
  giveBack: GiveBack
  giveBackThread: GiveBack
}

/** How much text may be written, besides how often. */
export interface ByteBudgets {
  /**
   * Books what the write has beyond `freeBytes`. Throws a 429 if a network, or a 503 if the thread or all together are
   * over their budget; nothing is booked then.
   */
  spend(volume: WriteVolume): Promise<Booking>
}

const nothing = async () => undefined
const free: Booking = { giveBack: nothing, giveBackThread: nothing }

/**
 * Budgets over the given windows, the same for a network and each wider one around it. Each kind of write has budgets
 * apart from the others', so that a flood of comments never delays an enquiry. They are in the database: long texts are
 * rare, instances share the budgets, and `desk limits` shows them.
 */
export function createByteBudgets(windows: ByteBudgetWindows, store: Store, clock = Date.now): ByteBudgets {
  const buckets = new StoredBuckets(store, clock)
  return {
    async spend({ kind, networks, blogId, bytes }) {
      const cost = bytes - freeBytes
      if (cost <= 0) return free
      const of = (scope: keyof ByteBudgetWindows, name: string) =>
        windows[scope].map((window) => ({
          key: `${budgetPrefix}${scope} ${window.bytes}/${window.seconds} ${kind}:${name}`,
          cost,
          window: { count: window.bytes, seconds: window.seconds },
        }))
      const thread = blogId === undefined ? [] : of('thread', blogId)
      const ofNetworks = [networks.network, ...widerNetworks(networks)].flatMap((name) => of('network', name))
      const charges: Charge[] = [...ofNetworks, ...thread, ...of('total', '')]
      const overflow = await buckets.charge(charges)
      if (overflow)
        throw overBudget(
          ofNetworks.some(({ key }) => key === overflow.key),
          overflow.wait,
        )
      let rest = charges
      const giveBack = async (some: Charge[]) => {
        const booked = rest.filter((charge) => some.includes(charge))
        rest = rest.filter((charge) => !booked.includes(charge))
        await buckets.giveBack(booked)
      }
      return { giveBack: () => giveBack(charges), giveBackThread: () => giveBack(thread) }
    },
  }
}

function overBudget(isOwn: boolean, milliseconds: number): HttpError {
  const { status, headers, message } = overLimit(milliseconds, isOwn ? texts.tooMuch : texts.tooMuchTogether)
  return new HttpError(isOwn ? status : 503, message, headers)
}

const budgetPrefix = 'bytes of '

/** How much of a budget of all networks together, or of an article, is used. */
export interface BudgetUse {
  /** Such as 'long enquiries'. */
  kind: string
  scope: 'thread' | 'total'
  /** The article; empty for the budget of all. */
  name: string
  /** From 0 to 1, and over it by what was booked at the same time. */
  used: number
  /** When it is empty again, if nothing is added. */
  emptyAt: number
}

/** Budgets that are not empty, fullest first. Those of networks are left out: they close nothing for others. */
export async function readBudgetUse({ db }: Store, now: number): Promise<BudgetUse[]> {
  const rows = await db
    .selectFrom('rate_limit')
    .select(['key', 'expire'])
    .where('expire', '>', now)
    .where(({ eb, or }) => or(['thread', 'total'].map((scope) => eb('key', 'like', `${budgetPrefix}${scope} %`))))
    .execute()
  const uses = rows.flatMap(({ key, expire }): BudgetUse[] => {
    const [, scope, seconds, kind = '', name = ''] = /^bytes of (thread|total) \d+\/(\d+) (\w+):(.*)$/.exec(key) ?? []
    if ((scope !== 'thread' && scope !== 'total') || expire === null) return []
    return [{ kind, scope, name, used: (expire - now) / (Number(seconds) * 1000), emptyAt: expire }]
  })
  return uses.sort((one, other) => other.used - one.used)
}

/** Empties every bucket that is stored. Returns how many there were. */
export async function resetBuckets(store: Store): Promise<number> {
  const { numDeletedRows } = await store.write((tx) => tx.deleteFrom('rate_limit').executeTakeFirst())
  return Number(numDeletedRows)
}
