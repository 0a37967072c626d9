// Machine draft, not yet checked by a person. Texts only: no advice.
import type { privacyTexts as english } from '#content/texts/privacy.ts'
import type { Translated } from '#content/translated.ts'

export const privacyTexts: Translated<typeof english> = {
  contents: 'इस नीति में',
}
