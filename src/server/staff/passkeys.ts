import { createHmac } from 'node:crypto'
import { site } from '#content/site.ts'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import type { Backend } from '../backend.ts'
import { hasHash, tokenHash } from '../links/tokens.ts'
import type { StaffPasskeyRow, Tx } from '../store/tables.ts'

const challengeTime = 5 * 60_000

/** Loaded at the first passkey: with its parsers of certificates a start takes longer. */
const webAuthn = () => import('@simplewebauthn/server')

type WebAuthn = Awaited<ReturnType<typeof webAuthn>>

type RegistrationResponse = Parameters<WebAuthn['verifyRegistrationResponse']>[0]['response']
type AuthenticationResponse = Parameters<WebAuthn['verifyAuthenticationResponse']>[0]['response']

/** Options for signing in with any passkey of this site: no address is asked for, so none is given away. */
export async function signInOptions(backend: Backend, origin: string, browser: string) {
  const { generateAuthenticationOptions } = await webAuthn()
  const options = await generateAuthenticationOptions({ rpID: new URL(origin).hostname, userVerification: 'required' })
  return { challengeId: await storeChallenge(backend, options.challenge, '', browser), options }
}

/** Options for a new passkey of a member. `browser` binds them to the session. */
export async function newPasskeyOptions(backend: Backend, origin: string, address: string, browser: string) {
  const existing = await backend.store.db
    .selectFrom('staff_passkey')
    .select(['id', 'transports'])
    .where('address', '=', address)
    .execute()
  const { generateRegistrationOptions } = await webAuthn()
  const options = await generateRegistrationOptions({
    rpName: site.product,
    rpID: new URL(origin).hostname,
    userName: address,
    userDisplayName: address,
    // The same for one address, so that a second passkey in one authenticator replaces the first.
    userID: new Uint8Array(createHmac('sha256', backend.secret).update(`passkey:${address}`).digest()),
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: existing.map(({ id, transports }) => ({ id, transports: JSON.parse(transports) as string[] })),
  })
  return { challengeId: await storeChallenge(backend, options.challenge, address, browser), options }
}

/** The passkey that signed the challenge, with its counter moved on; `undefined` if it is not accepted. */
export async function verifySignIn(
  { store, now }: Backend,
  origin: string,
  browser: string | undefined,
  challengeId: string,
  response: unknown,
): Promise<StaffPasskeyRow | undefined> {
  const challenge = await store.write((tx) => takeChallenge(tx, challengeId, '', browser, now()))
  if (challenge === undefined) return undefined
  const signed = response as AuthenticationResponse
  const row = await store.db.selectFrom('staff_passkey').selectAll().where('id', '=', signed.id).executeTakeFirst()
  if (!row) return undefined
  const { verifyAuthenticationResponse } = await webAuthn()
  const verified = await verifyAuthenticationResponse({
    response: signed,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    requireUserVerification: true,
    credential: {
      id: row.id,
      publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
      counter: row.counter,
      transports: JSON.parse(row.transports) as string[],
    },
  }).catch(() => undefined)
  if (!verified?.verified) return undefined
  const change = { counter: verified.authenticationInfo.newCounter, used_at: now() }
  await store.write((tx) => tx.updateTable('staff_passkey').set(change).where('id', '=', row.id).execute())
  return { ...row, ...change }
}

/** The new passkey, not stored yet; `undefined` if it is not accepted. */
export async function verifyNewPasskey(
  { store, now }: Backend,
  origin: string,
  address: string,
  browser: string,
  challengeId: string,
  name: string,
  response: unknown,
): Promise<StaffPasskeyRow | undefined> {
  const challenge = await store.write((tx) => takeChallenge(tx, challengeId, address, browser, now()))
  if (challenge === undefined) return undefined
  const signed = response as RegistrationResponse
  const { verifyRegistrationResponse } = await webAuthn()
  const verified = await verifyRegistrationResponse({
    response: signed,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    requireUserVerification: true,
  }).catch(() => undefined)
  if (!verified?.verified) return undefined
  const { credential, credentialBackedUp } = verified.registrationInfo
  return {
    id: credential.id,
    address,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: JSON.stringify(credential.transports ?? []),
    name,
    is_synced: credentialBackedUp ? 1 : 0,
    created_at: now(),
    used_at: null,
  }
}

async function storeChallenge({ store, now }: Backend, challenge: string, address: string, browser: string) {
  const id = uuidv7(now())
  const row = {
    id,
    address,
    challenge,
    browser_hash: tokenHash(browser),
    created_at: now(),
    expires_at: now() + challengeTime,
  }
  await store.write((tx) => tx.insertInto('staff_challenge').values(row).execute())
  return id
}

/** Uses a challenge up; `undefined` if it is not this browser's, or has expired. */
async function takeChallenge(tx: Tx, id: string, address: string, browser: string | undefined, now: number) {
  const row = await tx.deleteFrom('staff_challenge').where('id', '=', id).returningAll().executeTakeFirst()
  if (!row || row.expires_at <= now || row.address !== address) return undefined
  return hasHash(browser, row.browser_hash) ? row.challenge : undefined
}
