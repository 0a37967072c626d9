// Machine draft, not yet checked by a person. Texts only: no advice.
import type { readingSettingsTexts as english } from '#content/texts/readingSettings.ts'
import type { Translated } from '#content/translated.ts'

export const readingSettingsTexts: Translated<typeof english> = {
  open: 'पढ़ने की सेटिंग',
  sign: 'अआ',
  failed: 'पढ़ने की सेटिंग लोड नहीं हो सकी। ऑनलाइन होने पर फिर दबाएँ।',
}
