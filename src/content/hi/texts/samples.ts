// Machine draft, not yet checked by a person. Texts only: no advice.
import type { sampleTexts as english } from '#content/texts/samples.ts'
import type { Translated } from '#content/translated.ts'

export const sampleTexts: Translated<typeof english> = {
  copy: 'कॉपी करें',
  textFile: 'टेक्स्ट फ़ाइल',
  wordFile: 'Word फ़ाइल',
  copied: 'कॉपी हो गया।',
  selected: 'टेक्स्ट चुन लिया गया है। इसे कीबोर्ड या मेन्यू से कॉपी करें।',
  saved: (name) => `${name} सहेजी जा रही है।`,
  failed: 'Word फ़ाइल नहीं बन सकी। ऑनलाइन होने पर फिर कोशिश करें, या टेक्स्ट फ़ाइल लें।',
}
