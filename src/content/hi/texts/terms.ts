// Machine draft, not yet checked by a person. Texts only: no advice.
import type { termTexts as english } from '#content/texts/terms.ts'
import type { Translated } from '#content/translated.ts'

export const termTexts: Translated<typeof english> = {
  inGlossary: 'शब्दावली में देखें',
  close: 'बंद करें',
}
