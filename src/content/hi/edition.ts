// Machine draft, not yet checked by a person. Texts only: no advice.
import type { Edition } from '#content/edition.ts'

/** Pages of this edition stand below /hi. */
export const edition: Edition = {
  code: 'hi',
  html: 'hi',
  openGraph: 'hi_IN',
  prefix: '/hi',
  other: { code: 'en', name: 'English', prefix: '' },
}
