// Machine draft, not yet checked by a person. Texts only: no advice.
import type { noteTexts as english } from '#content/texts/notes.ts'
import type { Translated } from '#content/translated.ts'

export const noteTexts: Translated<typeof english> = {
  heading: 'आधिकारिक स्रोत',
  source: (number) => `स्रोत ${number}`,
  backShort: 'वापस',
  back: (number) => `वापस लेख में, स्रोत ${number}`,
}
