// Machine draft, not yet checked by a person. Texts only: no advice.
import type { sharingPanelTexts as english } from '#content/texts/sharingPanel.ts'
import type { Translated } from '#content/translated.ts'

export const sharingPanelTexts: Translated<typeof english> = {
  atPassage: 'मेरे चुने हुए शब्दों पर खुले',
  native: 'साझा करें…',
  copy: 'लिंक कॉपी करें',
  whatsapp: 'WhatsApp',
  close: 'बंद करें',
  link: 'लिंक',
  note: 'लिंक आपके बारे में कुछ नहीं बताता।',
  copied: 'लिंक कॉपी हो गया।',
  selected: 'लिंक चुन लिया गया है। इसे कीबोर्ड या मेन्यू से कॉपी करें।',
  refused: 'साझा नहीं हो सका। इसके बजाय लिंक कॉपी करें।',
}
