import { createHmac } from 'node:crypto'
import { maxLength } from '#contract/lengths.ts'
import { normalized } from '#contract/normalized.ts'
import { phoneNumbersIn, withAsciiDigits } from '#contract/phoneNumbers.ts'
import { isEmailAddress, normalisedAddress } from '../mail/emailAddress.ts'

/** By what a person, or one record, can be found. */
export type IdentityKind = 'email' | 'phone' | 'name' | 'reference' | 'comment' | 'message'

/** One of a person's details in the form in which all its spellings are equal. */
export interface Identity {
  kind: IdentityKind
  value: string
}

const minPhoneDigits = 6
/** The form's value for an empty field identifies nobody. */
const nobody = /^(?:|n\/a)$/

/**
 * The identity that the text gives; `undefined` if it identifies nobody, as 'N/A' does, or is not of that kind.
 * Phone numbers are equal if they are dialled alike, names regardless of case and spaces.
 */
export function identityOf(kind: IdentityKind, text: string): Identity | undefined {
  const value = normalised[kind](text)
  return nobody.test(value) ? undefined : { kind, value }
}

const normalised: Readonly<Record<IdentityKind, (text: string) => string>> = {
  email: storedAddress,
  phone: (text) => phoneNumbersIn(text)[0]?.dialled.replace('+', '') ?? allDigits(text),
  name: (text) => normalized(text, 'NFKC').replace(/\s+/g, ' ').trim().toLowerCase(),
  reference: (text) => text.trim().toUpperCase(),
  comment: (text) => text.trim(),
  message: (text) => text.trim(),
}

/** All phone numbers that a visitor typed into one field, and its digits as a whole, by which it was found before. */
export function phoneIdentities(text: string): Identity[] {
  const values = [allDigits(text), ...phoneNumbersIn(text).map(({ dialled }) => dialled.replace('+', ''))]
  return [...new Set(values)].filter(Boolean).map((value) => ({ kind: 'phone', value }))
}

function allDigits(text: string): string {
  const digits = withAsciiDigits(text).replace(/\D+/g, '').replace(/^00/, '')
  return digits.length < minPhoneDigits ? '' : digits
}

/** The value of a row's `address`: the normalised email address, or nothing if the visitor entered something else. */
export function storedAddress(text: string): string {
  const trimmed = text.trim()
  if (!isEmailAddress(trimmed)) return ''
  const address = normalisedAddress(trimmed)
  return address.length > maxLength.address ? '' : address
}

/** A keyed hash of the identity: recognises it in an older backup, and reveals it to nobody who lacks the secret. */
export function identityHash({ kind, value }: Identity, secret: string): string {
  return createHmac('sha256', secret).update(`erased:${kind}:${value}`).digest('base64url')
}
