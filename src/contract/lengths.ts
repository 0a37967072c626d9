/**
 * The one table of lengths. Both databases store whatever passes it, so what one accepts the other does too. Texts are
 * counted in UTF-16 units, as `String.length` counts them.
 */
export const maxLength = {
  /** A name, an email address or a phone number as typed. */
  shortField: 10_000,
  /** An email address (RFC 5321), as it is stored for finding a person. */
  address: 254,
  /** Path of the page that something was written on. */
  page: 300,
  /** A comment that is longer waits for review. */
  unreviewedComment: 10_000,
} as const

/** Longest value of each field of a body. Other fields are bounded by the size of the body only (FM-20, CM-15). */
export const maxFieldLength: Readonly<Record<string, number>> = {
  name: maxLength.shortField,
  username: maxLength.shortField,
  email: maxLength.shortField,
  phone: maxLength.shortField,
  contactNumber: maxLength.shortField,
}
