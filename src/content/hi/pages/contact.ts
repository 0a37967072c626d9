// Machine draft, not yet checked by a person. Texts only: no advice.
import type { contact as english } from '#content/pages/contact.ts'
import type { Translated } from '#content/translated.ts'
import { consultation } from './consultation.ts'
import { pageMetas } from './pageMetas.ts'

export const contact: Translated<typeof english> = {
  meta: pageMetas.contact,
  hero: {
    title: 'संपर्क करें',
    subtitle: 'अपने समय के अनुसार लिखें',
    description:
      'लिखें कि मामला किस बारे में है, भारत के किस शहर या ज़िले का है और आप कहाँ रहते हैं। कृपया पहले संदेश के साथ मूल दस्तावेज़, पासवर्ड या बैंक की जानकारी न भेजें।',
  },
  consultation: {
    ...consultation,
    description:
      'ईमेल, WhatsApp या फ़ोन से, या नीचे दिए फ़ॉर्म से: जो आपके लिए सबसे आसान हो, वही चुनें। शुरुआत के लिए कुछ पंक्तियाँ काफ़ी हैं।',
  },
}
