import type { Backend } from '../backend.ts'
import { type Charge, MemoryBuckets } from '../http/buckets.ts'
import type { LimitWindow } from '../http/limitWindows.ts'
import { isRefusedValue } from '../store/store.ts'
import { type IncomingMail, readMail } from './readMail.ts'
import { type MailOutcome, matchContext, receiveMail } from './receiveMail.ts'

const hour = 3600
/** Emails of one sender: more than a person writes, and little enough to be read. */
const ofSender: readonly LimitWindow[] = [
  { count: 30, seconds: hour },
  { count: 150, seconds: 24 * hour },
]
/** Of all senders together. */
const ofAll: LimitWindow = { count: 3000, seconds: hour }
/** Emails that are read at the same time, and that wait for it: each may take several times its 25 MB of memory. */
const mostAtOnce = 2
const mostWaiting = 6
const busyWait = 15_000

/** The result for one email; 'busy' for so many milliseconds, because a budget is used up or too many are being read, or 'unreadable', which it will stay. */
export type Taken =
  | { state: 'taken'; outcome: MailOutcome }
  | { state: 'busy'; wait: number; isOverBudget: boolean }
  | { state: 'unreadable' }

/** Takes emails in, by whichever way they come, within budgets. What is over one is for its way to keep and bring again. */
export class MailIntake {
  readonly #backend: Backend
  readonly #buckets: MemoryBuckets
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(backend: Backend) {
    this.#backend = backend
    this.#buckets = new MemoryBuckets(backend.now)
  }

  async take(raw: Uint8Array, recipients: readonly string[] = []): Promise<Taken> {
    if (this.#running >= mostAtOnce && this.#waiting.length >= mostWaiting)
      return { state: 'busy', wait: busyWait, isOverBudget: false }
    if (this.#running >= mostAtOnce) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#running += 1
    try {
      return await this.#takeNow(raw, recipients)
    } finally {
      this.#running -= 1
      this.#waiting.shift()?.()
    }
  }

  async #takeNow(raw: Uint8Array, recipients: readonly string[]): Promise<Taken> {
    const { store, now, secret } = this.#backend
    const pattern = this.#backend.mail?.bounceAddress
    let mail: IncomingMail
    try {
      mail = await readMail(raw, recipients, pattern === undefined ? undefined : { pattern, secret })
    } catch (error) {
      if (error instanceof RangeError) return { state: 'unreadable' }
      throw error
    }
    const charges = chargesOf(mail.sender)
    const overflow = this.#buckets.chargeNow(charges)
    // A repeat costs nothing; of a flood nothing but its senders' names is read.
    if (overflow)
      return (await this.#isKnown(mail.mark)) ? known : { state: 'busy', wait: overflow.wait, isOverBudget: true }
    const context = await matchContext(this.#backend)
    const outcome = await store
      .write((tx) => receiveMail(tx, mail, context, now()))
      .catch(async (error: unknown) => {
        // Brought again it would be refused again, and hold up those behind it in the mailbox.
        if (isRefusedValue(error)) return undefined
        await this.#buckets.giveBack(charges)
        throw error
      })
    if (outcome === undefined) return { state: 'unreadable' }
    if (outcome === 'known' || outcome === 'own') await this.#buckets.giveBack(charges)
    return { state: 'taken', outcome }
  }

  async #isKnown(mark: string): Promise<boolean> {
    const { db } = this.#backend.store
    const row = await db.selectFrom('enquiry_message').select('id').where('mark', '=', mark).executeTakeFirst()
    return row !== undefined
  }
}

const known: Taken = { state: 'taken', outcome: 'known' }

function chargesOf(sender: string): Charge[] {
  return [
    ...ofSender.map((window) => ({ key: `mail ${window.seconds} ${sender}`, cost: 1, window })),
    { key: 'mail of all', cost: 1, window: ofAll },
  ]
}
