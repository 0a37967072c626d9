import { signInPath } from '#contract/staff/roles.ts'
import type { Backend } from '../backend.ts'
import type { StaffLinkRow, Tx } from '../store/tables.ts'
import { hasHash, newToken, tokenHash } from './tokens.ts'

/**
 * The address of a sign-in link. The token is the fragment, which browsers send to no server: it reaches neither logs
 * nor a Referer.
 */
export function signInUrl({ publicUrl }: Pick<Backend, 'publicUrl'>, token: string): string {
  return `${publicUrl}${signInPath}#${token}`
}

/**
 * A new token of a link: its id and 256 random bits. Of these only the hash is stored, so who reads the database cannot
 * sign in. A repeated email has another token, and both work: either may be the one that arrives.
 */
export async function issueToken(tx: Tx, link: Pick<StaffLinkRow, 'id' | 'token_hashes'>): Promise<string> {
  const secret = newToken()
  const token_hashes = [...link.token_hashes.split(' ').filter(Boolean), tokenHash(secret)].join(' ')
  await tx.updateTable('staff_link').set({ token_hashes }).where('id', '=', link.id).execute()
  return `${link.id}.${secret}`
}

/** The id that the token names. */
export function linkIdOf(token: string): string {
  return token.slice(0, Math.max(0, token.indexOf('.')))
}

/** Whether the token was issued for the link. */
export function isTokenOf(link: Pick<StaffLinkRow, 'token_hashes'>, token: string): boolean {
  const secret = token.slice(token.indexOf('.') + 1)
  return link.token_hashes.split(' ').some((hash) => hash !== '' && hasHash(secret, hash))
}
