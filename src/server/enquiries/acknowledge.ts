import type { Backend } from '../backend.ts'
import { type Charge, MemoryBuckets } from '../http/buckets.ts'
import type { LimitWindow } from '../http/limitWindows.ts'
import type { WriteContext } from '../http/writes.ts'
import { isAsciiAddress, mailboxOf } from '../mail/emailAddress.ts'
import { enqueueEmail } from '../mail/mailQueue.ts'
import type { Tx } from '../store/tables.ts'
import { readOffice } from './office.ts'

const hour = 3600
const day = 24 * hour
/** Acknowledgements to one mailbox, whoever asks for them by typing its address. */
const ofMailbox: LimitWindow = { count: 3, seconds: day }
/** At the request of one network, or of a wider one around it. */
const ofNetwork: LimitWindow = { count: 15, seconds: day }
const ofWide: LimitWindow = { count: 60, seconds: day }
/** Of everybody together: a flood of forged addresses must not ruin the name of our mail server. */
const ofAll: LimitWindow = { count: 300, seconds: hour }
/** Within it the same text from the same address is a repeat. */
const repeat = day * 1000

/** The parts of a stored enquiry that decide whether it is acknowledged. */
interface Received {
  id: string
  /** Normalised; empty if the visitor left none. */
  address: string
  message: string
}

/** Queues the email to the visitor that an enquiry has arrived, within budgets. */
export type Acknowledge = (tx: Tx, enquiry: Received, context: WriteContext) => Promise<void>

/**
 * Acknowledges enquiries while mail is set up and the office wants it: not a repeat, and no more than anybody could need who
 * really writes. What is not acknowledged is received all the same. Each instance has budgets of its own.
 */
export function acknowledger({ mail, now }: Pick<Backend, 'mail' | 'now'>): Acknowledge {
  const buckets = new MemoryBuckets(now)
  return async (tx, { id, address, message }, context) => {
    if (!mail || address === '' || !isAsciiAddress(address)) return
    if (!(await readOffice(tx)).acknowledges) return
    const { network, network56, network48, receivedAt } = context
    const same = await tx
      .selectFrom('enquiry')
      .select('id')
      .where('address', '=', address)
      .where('message', '=', message)
      .where('received_at', '>', receivedAt - repeat)
      .where('id', '!=', id)
      .limit(1)
      .executeTakeFirst()
    if (same) return
    const wide = [network56, network48].filter((one) => one !== undefined)
    const charges: Charge[] = [
      charge('all', ofAll),
      ...wide.map((one) => charge(`network ${one}`, ofWide)),
      charge(`network ${network}`, ofNetwork),
      charge(`mailbox ${mailboxOf(address)}`, ofMailbox),
    ]
    if (buckets.chargeNow(charges) !== undefined) return
    await enqueueEmail(tx, 'acknowledgement', id, receivedAt)
  }
}

function charge(key: string, window: LimitWindow): Charge {
  return { key, cost: 1, window }
}
