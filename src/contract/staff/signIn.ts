import * as v from 'valibot'
import type { Role } from './roles.ts'
import { shortText } from './text.ts'

/** Minutes for which a mailed link works. */
export const linkMinutes = 15

/** Asks for a link by email. The answer is the same for every address: 202 and a `Message`. */
export const linkRequest = v.object({ email: shortText(254) })

/**
 * Redeems the token from a link's fragment. 200 with a `StaffSession`; 410 with a `RefusedLink` if it is used, expired,
 * forged or was asked for in another browser.
 */
export const linkRedemption = v.object({ token: v.pipe(v.string(), v.maxLength(200)) })

/**
 * Redeems the six digits that the same email has, in the browser that asked for it. 200 with a `StaffSession`; 410 with a
 * `RefusedLink`. After five wrong ones the code is spent.
 */
export const codeRedemption = v.object({
  code: v.pipe(
    v.string(),
    v.transform((text) => text.replace(/[\s-]/g, '')),
    v.regex(/^\d{6}$/, 'must have six digits'),
  ),
})

/** Why a link did not sign anybody in. A forged link and one of another browser are both 'unknown'. */
export interface RefusedLink {
  message: string
  reason: 'expired' | 'used' | 'unknown'
}

/** The session. Without one, GET answers 200 with `{ signedIn: false }`; every other call then answers 401. */
export type SessionAnswer = { signedIn: false } | ({ signedIn: true } & StaffSession)

export interface StaffSession {
  /** Id of this device in the list of devices. */
  id: string
  address: string
  role: Role
  /** The members of staff who may open enquiries, as assignees. */
  staff: string[]
  /** Names by address, also of those who have left: they stand in conversations. Who gave none is missing. */
  names: Record<string, string>
  /** Of the member's answers, by language. */
  signatures: Record<string, string>
  /** When it ends if nothing is done in it, ISO 8601. Each call moves it. */
  idleUntil: string
  /** When it ends in any case. */
  endsAt: string
  hasPasskey: boolean
  /** Files are scanned, and cannot be downloaded before. */
  scansFiles?: boolean
}

/** A browser that is signed in. */
export interface Device {
  id: string
  /** Such as 'Firefox on Android'; never the whole User-Agent. */
  name: string
  method: 'link' | 'passkey' | 'terminal'
  signedInAt: string
  /** To the minute. */
  lastSeenAt: string
  isThisOne: boolean
}

export interface Passkey {
  id: string
  name: string
  createdAt: string
  usedAt: string | null
  /** Synchronised by the browser's or phone's account. */
  isSynced: boolean
}

/**
 * Answer to `passkeyOptions` and `newPasskeyOptions`: `options` is what `startAuthentication` and `startRegistration` of
 * @simplewebauthn/browser take as `optionsJSON`; `challenge` goes back with the response.
 */
export interface PasskeyOptions<T = unknown> {
  challengeId: string
  options: T
}

/** The answer of the browser's authenticator, as @simplewebauthn/browser returns it. The server checks all of it. */
const authenticatorResponse = v.looseObject({
  id: v.pipe(v.string(), v.maxLength(2000)),
  rawId: v.pipe(v.string(), v.maxLength(2000)),
  type: v.literal('public-key'),
  response: v.record(v.string(), v.unknown()),
  clientExtensionResults: v.record(v.string(), v.unknown()),
})
const challengeId = v.pipe(v.string(), v.uuid())

/** 200 with a `StaffSession`, or 401 with a `Message`. */
export const passkeySignIn = v.object({ challengeId, response: authenticatorResponse })

/** 201 with a `Passkey`. */
export const newPasskey = v.object({ challengeId, name: shortText(60), response: authenticatorResponse })
