import * as v from 'valibot'
import { type Role, roles } from './roles.ts'
import type { Device } from './signIn.ts'
import { shortText, storableText } from './text.ts'

/** Days for which the link of an invitation works. */
export const invitationDays = 7
/** More people than an office with one workplace has. */
export const mostMembers = 100

const address = shortText(254)
const oneLine = v.check((text: string) => !/\p{Cc}/u.test(text), 'must be one line')
const name = v.pipe(storableText, v.trim(), oneLine, v.maxLength(80))
const role = v.picklist(roles)

/**
 * Gives somebody access. 201 with the `Member`; 409 with a `Message` if the address has access already; 422 if it is no
 * address. In the body, as of every call about a person: an address in a URL would be logged.
 */
export const invitation = v.object({ address, name, role })
export type Invitation = v.InferOutput<typeof invitation>

/** Names the member of `removeMember` (204) and `inviteAgain` (200 with the `Member`). */
export const memberQuery = v.object({ address })

/** Changes role or name. 200 with the `Member`; 409 if its role is that of the settings, or if no owner would be left. */
export const memberChange = v.object({ address, role: v.optional(role), name: v.optional(name) })

/** Text below a member's answers, by code of the language, such as `{ en: 'Asha Rao\nDelhi office' }`. */
export const signatures = v.record(
  v.pipe(v.string(), v.regex(/^[a-z]{2}$/, 'must be the code of a language')),
  v.pipe(storableText, v.trim(), v.maxLength(1000, 'is longer than 1000')),
)
export type Signatures = v.InferOutput<typeof signatures>

/** Name and signatures of the member who calls. 200 with the stored ones. */
export const profile = v.object({ name, signatures })
export type Profile = v.InferOutput<typeof profile>

/** A member of staff, as an owner sees it. */
export interface Member {
  address: string
  /** Empty if none was given. */
  name: string
  role: Role
  /** Named by `STAFF`, which then says the role: only there can it be changed or removed. */
  isFixed: boolean
  hasPasskey: boolean
  /** Signed-in browsers, the one used last first. */
  devices: Device[]
  /** Of somebody who has not signed in yet; `null` of others, and of those who were given access without an email. */
  invitation: {
    /** 'failed': the mail server refused it, or gave up. */
    state: 'waiting' | 'sent' | 'failed' | 'expired'
    /** When the last one was asked for. */
    at: string
    /** Why it has not been sent. */
    error: string | null
  } | null
}
