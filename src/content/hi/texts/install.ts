// Machine draft, not yet checked by a person. Texts only: no advice.
import type { installTexts as english } from '#content/texts/install.ts'
import type { Translated } from '#content/translated.ts'
import { site } from '../site.ts'

export const installTexts: Translated<typeof english> = {
  region: 'इस साइट को इंस्टॉल करें',
  title: `${site.product} को हमेशा पास रखें`,
  text: 'ऐप के रूप में यह सीधे होम स्क्रीन से खुलता है, ऑफ़लाइन भी।',
  afterSaving: 'ऐप के रूप में यह आपकी सहेजी चीज़ें ज़्यादा सुरक्षित रखता है और होम स्क्रीन से खुलता है, ऑफ़लाइन भी।',
  install: 'होम स्क्रीन पर जोड़ें',
  show: 'तरीका दिखाएँ',
  dismiss: 'अभी नहीं',
  steps: {
    ios: [
      { icon: 'share', text: 'Safari के टूलबार में “शेयर करें” पर टैप करें।' },
      { icon: 'addSquare', text: '“होम स्क्रीन में जोड़ें” चुनें।' },
      { icon: 'check', text: '“जोड़ें” पर टैप करें। आइकन होम स्क्रीन पर आ जाएगा।' },
    ],
    firefox: [
      { icon: 'dots', text: 'Firefox का मेन्यू, यानी तीन बिंदु, खोलें।' },
      { icon: 'addSquare', text: '“ऐप को होम स्क्रीन पर जोड़ें” या “इंस्टॉल करें” चुनें।' },
      { icon: 'check', text: 'पुष्टि करें। आइकन होम स्क्रीन पर आ जाएगा।' },
    ],
  },
}
