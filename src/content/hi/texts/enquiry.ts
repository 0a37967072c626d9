// Machine draft, not yet checked by a person. Texts only: no advice.
import type { enquiryTexts as english } from '#content/texts/enquiry.ts'
import type { Translated } from '#content/translated.ts'
import { formTexts } from './form.ts'

export const enquiryTexts: Translated<typeof english> = {
  firstName: 'पहला नाम',
  lastName: 'उपनाम',
  email: 'ईमेल',
  contactNumber: 'संपर्क नंबर',
  message: 'संदेश',
  submit: 'भेजें',
  submitOffline: formTexts.saveForLater,
  sending: 'भेजा जा रहा है',
  // It stands in the message that the office reads, as from the English form.
  empty: 'N/A',
  sent: 'आपका विवरण भेज दिया गया! 48-72 घंटे के भीतर आपसे संपर्क किया जाएगा।',
  saved: formTexts.saved,
  failed: (reason) => `भेजा नहीं जा सका: ${reason}`,
  httpError: (status) => `HTTP त्रुटि! स्थिति: ${status}`,
  unavailable: 'कनेक्शन नहीं है, और यह ब्राउज़र इसे बाद के लिए रख नहीं सकता। अपना संदेश कॉपी करें या हमें ईमेल करें।',
  copyText: 'मेरा संदेश कॉपी करें',
  copied: 'कॉपी हो गया',
  writeEmail: 'इसके बजाय ईमेल भेजें',
  writeWhatsapp: 'इसके बजाय WhatsApp पर भेजें',
  clear: 'खाली करें',
  sharedTitle: 'दूसरे ऐप से साझा किया गया टेक्स्ट',
  sharedAdd: 'मेरे संदेश में जोड़ें',
  sharedDiscard: 'हटाएँ',
  sectionTitle: 'हमें बताएँ कि क्या हुआ',
  sectionLead:
    'कुछ पंक्तियाँ काफ़ी हैं: मामला क्या है, कहाँ का है और आपको अब तक कौन-से कागज़ मिले हैं। हमारी टीम आम तौर पर 48 घंटे के भीतर उत्तर देती है। आपके संदेश का उपयोग हम उसका उत्तर देने के लिए करते हैं। उसे कितने समय तक रखते हैं, यह निजता नीति में लिखा है।',
  call: 'कॉल',
  emailUs: 'ईमेल',
  map: 'नक्शा',
  whatsapp: 'WhatsApp',
  chatNow: 'चैट शुरू करें',
  mapAlt: 'साउथ एक्सटेंशन, नई दिल्ली में कार्यालय के आसपास की सड़कों का चित्र-नक्शा',
}
