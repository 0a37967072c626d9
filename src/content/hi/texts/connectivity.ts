// Machine draft, not yet checked by a person. Texts only: no advice.
import type { connectivityTexts as english } from '#content/texts/connectivity.ts'
import type { Translated } from '#content/translated.ts'
import { site } from '../site.ts'

export const connectivityTexts: Translated<typeof english> = {
  offline: 'आप ऑफ़लाइन हैं।',
  unreachable: `${site.product} से अभी संपर्क नहीं हो पा रहा है।`,
  reading: 'सहेजे हुए पेज अब भी खुलते हैं।',
  readingThisPage: 'यह पेज अब भी पढ़ा जा सकता है।',
  writing: 'आपके संदेश आउटबॉक्स में रहेंगे।',
  dismiss: 'बंद करें',
}
