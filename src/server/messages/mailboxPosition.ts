import { clockSlack } from '../mail/mailQueue.ts'
import type { Store } from '../store/store.ts'
import type { Tx } from '../store/tables.ts'

const positionName = 'mailbox'
const leaseName = 'mailbox reader'
/** So long a reader that says nothing more keeps others away. */
const lease = 3 * 60_000
/** Follows the end of the lease of a reader that has read. */
const readMark = 'read'
/** Emails that are over their sender's budget and are read later. */
export const mostLater = 2000

/** How far a mailbox has been read. It means something only while the mailbox has this validity (RFC 3501). */
export interface MailboxPosition {
  /** The server, the name of its user and the folder. */
  mailbox: string
  validity: string
  /** The last UID that was read. */
  uid: number
  /** UIDs before it that are to be read again. */
  later: number[]
}

/** The stored position; `undefined` if this mailbox has never been read, or not since it was made anew. */
export async function readPosition(
  { db }: Store,
  mailbox: string,
  validity: string,
): Promise<MailboxPosition | undefined> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', positionName).executeTakeFirst()
  const stored = row && (JSON.parse(row.value) as MailboxPosition)
  return stored?.mailbox === mailbox && stored.validity === validity ? stored : undefined
}

/** Stores how far the mailbox has been read. */
export async function savePosition(store: Store, position: MailboxPosition): Promise<void> {
  const later = position.later.slice(-mostLater)
  await store.write((tx) => put(tx, positionName, JSON.stringify({ ...position, later })))
}

/**
 * Whether this reader may read now. Of several instances one does; another takes over when it says nothing any more. `hasRead`
 * notes for the others that it could, since it connected.
 */
export function claimMailbox(store: Store, owner: string, now: number, hasRead = false): Promise<boolean> {
  return store.write(async (tx) => {
    const row = await tx.selectFrom('setting').select('value').where('name', '=', leaseName).executeTakeFirst()
    const [holder = '', until = '0'] = row?.value.split(' ') ?? []
    // A time further ahead was written before the clock was turned back, and not by one that is seconds ahead of this one.
    const isHeld = Number(until) > now && Number(until) <= now + lease + clockSlack
    if (holder !== owner && isHeld) return false
    await put(tx, leaseName, `${owner} ${now + lease}${hasRead ? ` ${readMark}` : ''}`)
    return true
  })
}

/** Whether the reader that holds the mailbox can read it: one that only tries holds it, too. */
export async function isMailboxRead({ db }: Store): Promise<boolean> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', leaseName).executeTakeFirst()
  return row?.value.split(' ')[2] === readMark
}

/** Lets another instance read at once. */
export async function releaseMailbox(store: Store, owner: string): Promise<void> {
  await store.write((tx) =>
    tx.deleteFrom('setting').where('name', '=', leaseName).where('value', 'like', `${owner} %`).execute(),
  )
}

/** When the newest email was received; 0 if none ever was. After a restored backup the mailbox is read again from then on. */
export async function newestEmailAt({ db }: Store): Promise<number> {
  const row = await db
    .selectFrom('enquiry_message')
    .select(({ fn }) => fn.max<number | null>('received_at').as('time'))
    .where('channel', '=', 'mail')
    .executeTakeFirst()
  return Number(row?.time ?? 0)
}

async function put(tx: Tx, name: string, value: string): Promise<void> {
  await tx
    .insertInto('setting')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}
