import { HttpError } from '../http/errors.ts'
import { texts } from '../http/texts.ts'
import type { WriteContext } from '../http/writes.ts'
import type { CommentRow, Tx } from '../store/tables.ts'

const day = 86_400_000

/**
 * Throws a 403 if the network, or a wider one around it, may not comment or report. Enquiries are never refused: one address may be shared by a
 * whole town, and an enquiry is seen by the provider only.
 */
export async function rejectBanned(tx: Tx, write: WriteContext): Promise<void> {
  const networks = [write.network, write.network56, write.network48].filter((one) => one !== undefined)
  const ban = await tx
    .selectFrom('network_ban')
    .select('expires_at')
    .where('network', 'in', networks)
    .where('expires_at', '>', write.receivedAt)
    .executeTakeFirst()
  if (ban) throw new HttpError(403, texts.banned)
}

/** Bans the network for so many days from now, and forgets bans that have expired. */
export async function banNetwork(tx: Tx, network: string, days: number, now: number): Promise<void> {
  const row = { network, created_at: now, expires_at: now + days * day }
  await tx.deleteFrom('network_ban').where('expires_at', '<=', now).execute()
  await tx
    .insertInto('network_ban')
    .values(row)
    .onConflict((conflict) => conflict.column('network').doUpdateSet({ expires_at: row.expires_at }))
    .execute()
}

/** Accepts comments from these networks again, or from all; returns how many bans ended. */
export async function endBans(tx: Tx, networks?: readonly string[]): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('network_ban')
    .$if(networks !== undefined, (query) => query.where('network', 'in', networks ?? []))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** The networks of a comment's author, as fingerprints; each `null` where it is not known or no longer kept. */
export type CommentNetworks = Pick<CommentRow, 'network' | 'network_56' | 'network_48'>

/** The networks that a comment came from; `undefined` if there is no such comment. */
export function networksOfComment(db: Pick<Tx, 'selectFrom'>, id: string): Promise<CommentNetworks | undefined> {
  return db
    .selectFrom('comment')
    .select(['network', 'network_56', 'network_48'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Those that are known. */
export function knownNetworks({ network, network_56, network_48 }: CommentNetworks): string[] {
  return [network, network_56, network_48].filter((one) => one !== null)
}
