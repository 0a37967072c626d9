import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import type { Passkey, PasskeyOptions, StaffSession } from '#contract/staff/signIn.ts'
import { call } from '../data/call.ts'

/** Signs in with a passkey of this browser or phone. Rejects if the person cancels or the server refuses it. */
export async function signInWithPasskey(): Promise<StaffSession> {
  const { challengeId, options } =
    await call<PasskeyOptions<Parameters<typeof startAuthentication>[0]['optionsJSON']>>('passkeyOptions')
  const response = await startAuthentication({ optionsJSON: options })
  return call<StaffSession>('passkeySignIn', { body: { challengeId, response } })
}

/** Adds a passkey to the account that is signed in. */
export async function addPasskey(name: string): Promise<Passkey> {
  const { challengeId, options } =
    await call<PasskeyOptions<Parameters<typeof startRegistration>[0]['optionsJSON']>>('newPasskeyOptions')
  const response = await startRegistration({ optionsJSON: options })
  return call<Passkey>('addPasskey', { body: { challengeId, name, response } })
}
