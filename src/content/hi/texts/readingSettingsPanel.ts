// Machine draft, not yet checked by a person. Texts only: no advice.
import type { readingSettingsPanelTexts as english } from '#content/texts/readingSettingsPanel.ts'
import type { Translated } from '#content/translated.ts'

export const readingSettingsPanelTexts: Translated<typeof english> = {
  close: 'बंद करें',
  reset: 'पहले जैसा करें',
  wasReset: 'सब कुछ पहले जैसा हो गया।',
  note: 'केवल इस डिवाइस पर रखा जाता है।',
  theme: {
    legend: 'थीम',
    choices: {
      system: 'डिवाइस जैसी',
      light: 'हल्की',
      'light sepia': 'सीपिया',
      dark: 'गहरी',
      'dark black': 'काली',
    },
  },
  style: {
    size: {
      legend: 'अक्षरों का आकार',
      choices: { smaller: '90 %', usual: '100 %', larger: '115 %', large: '130 %', largest: '150 %' },
    },
    line: { legend: 'पंक्तियों की दूरी', choices: { tight: 'कम', usual: 'सामान्य', loose: 'ज़्यादा' } },
    column: { legend: 'कॉलम', choices: { narrow: 'सँकरा', medium: 'मध्यम', usual: 'चौड़ा' } },
    face: { legend: 'फ़ॉन्ट', choices: { usual: 'सेरिफ़', sans: 'सैन्स सेरिफ़', legible: 'डिस्लेक्सिया के अनुकूल' } },
  },
}
