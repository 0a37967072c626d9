import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 random bits, in characters that a cookie allows. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The hash stored of a token, so that nobody can sign in with what is in the database or in a backup. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Whether the token has this hash. */
export function hasHash(token: string | undefined, hash: string): boolean {
  if (token === undefined) return false
  const [given, stored] = [Buffer.from(tokenHash(token)), Buffer.from(hash)]
  return given.length === stored.length && timingSafeEqual(given, stored)
}
