import { isCodeOf } from '../links/signInCode.ts'
import { tokenHash } from '../links/tokens.ts'
import type { Tx } from '../store/tables.ts'
import { findMember, type StaffMember } from './members.ts'
import type { Redeemed } from './signInLinks.ts'

const day = 86_400_000
/** Wrong codes after which those of one email are spent; its link still works. */
const mostTries = 5
/** Wrong codes for one address in a day, whoever tries them: of a million codes, so few are never found by chance. */
const mostTriesADay = 20
/** Emails that a browser may have asked for and still enter the code of. */
const mostLinks = 5

/**
 * Uses up a sign-in link by the digits in its email, in the browser that asked for it. A wrong code counts against all that
 * this browser may still enter.
 */
export async function redeemCode(
  tx: Tx,
  members: readonly StaffMember[],
  code: string,
  browser: string | undefined,
  secret: string,
  now: number,
): Promise<Redeemed> {
  if (browser === undefined) return { state: 'unknown' }
  const links = await tx
    .selectFrom('staff_link')
    .selectAll()
    .where('browser_hash', '=', tokenHash(browser))
    .where('code_hashes', '!=', '')
    .orderBy('created_at', 'desc')
    .limit(mostLinks)
    .execute()
  const link = links.find((one) => isCodeOf(one, code, secret))
  const live = links.filter(({ used_at, expires_at }) => used_at === null && expires_at > now)
  if (!link) {
    for (const { id } of live)
      await tx
        .updateTable('staff_link')
        .set(({ eb }) => ({ code_tries: eb('code_tries', '+', 1) }))
        .where('id', '=', id)
        .execute()
    return { state: 'unknown' }
  }
  if (!(await findMember(tx, members, link.address))) return { state: 'unknown' }
  if (link.used_at !== null) return { state: 'used' }
  if (link.expires_at <= now || link.code_tries >= mostTries) return { state: 'expired' }
  if ((await triesOf(tx, link.address, now)) >= mostTriesADay) return { state: 'expired' }
  const used = await tx
    .updateTable('staff_link')
    .set({ used_at: now })
    .where('id', '=', link.id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return used ? { state: 'done', address: link.address, method: 'link' } : { state: 'used' }
}

async function triesOf(tx: Tx, address: string, now: number): Promise<number> {
  const row = await tx
    .selectFrom('staff_link')
    .select(({ fn }) => fn.sum<number | null>('code_tries').as('tries'))
    .where('address', '=', address)
    .where('created_at', '>', now - day)
    .executeTakeFirst()
  return Number(row?.tries ?? 0)
}
