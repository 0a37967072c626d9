import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { StaffLinkRow, Tx } from '../store/tables.ts'

/**
 * New six digits for an email with a link, for a browser that cannot be where the link opens, such as an installed app.
 * Their hash is keyed: six digits alone would be found by trying all of them.
 */
export async function issueCode(
  tx: Tx,
  link: Pick<StaffLinkRow, 'id' | 'code_hashes'>,
  secret: string,
): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const code_hashes = [...link.code_hashes.split(' ').filter(Boolean), codeHash(link.id, code, secret)].join(' ')
  await tx.updateTable('staff_link').set({ code_hashes }).where('id', '=', link.id).execute()
  return code
}

/** Whether the code was sent with the link. */
export function isCodeOf(link: Pick<StaffLinkRow, 'id' | 'code_hashes'>, code: string, secret: string): boolean {
  const given = Buffer.from(codeHash(link.id, code, secret))
  return link.code_hashes
    .split(' ')
    .map((hash) => Buffer.from(hash))
    .some((hash) => hash.length === given.length && timingSafeEqual(hash, given))
}

function codeHash(linkId: string, code: string, secret: string): string {
  return createHmac('sha256', secret).update(`sign-in code ${linkId} ${code}`).digest('base64url')
}
