// Machine draft, not yet checked by a person. Texts only: no advice.
import { consultation as english } from '#content/pages/consultation.ts'
import { contactLinks } from '#content/pages/contactLinks.ts'
import type { Translated } from '#content/translated.ts'

const names: Record<string, string> = {
  [contactLinks.email]: 'ईमेल करें',
  [contactLinks.chat]: 'WhatsApp / कॉल',
}

export const consultation: Translated<typeof english> = {
  title: 'परामर्श का समय लें',
  description: 'बताएँ कि संपत्ति या खाता कहाँ है, अब तक क्या हुआ है और आप किस देश से लिख रहे हैं। शुरुआत के लिए इतना काफ़ी है।',
  buttons: english.buttons.map(({ link }) => ({ text: names[link] ?? 'संपर्क फ़ॉर्म', link })),
  footerText: 'हमारी टीम आम तौर पर 48 घंटे के भीतर उत्तर देती है',
}
