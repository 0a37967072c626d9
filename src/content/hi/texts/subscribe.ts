// Machine draft, not yet checked by a person. Texts only: no advice.
import type { subscribeTexts as english } from '#content/texts/subscribe.ts'
import type { Translated } from '#content/translated.ts'
import { formTexts } from './form.ts'

export const subscribeTexts: Translated<typeof english> = {
  title: 'अपडेट के लिए सदस्यता लें',
  lead: 'एनआरआई से जुड़ा कोई नियम बदले, तो आपको ईमेल मिलेगा, हिन्दी में या, हिन्दी पाठ न हो तो, अंग्रेज़ी में। सदस्यता एक क्लिक में छोड़ सकते हैं।',
  email: 'ईमेल पता',
  button: 'सदस्यता लें',
  buttonOffline: formTexts.saveForLater,
  saved: formTexts.saved,
  failed: 'आप पहले से सदस्य हैं!',
}
