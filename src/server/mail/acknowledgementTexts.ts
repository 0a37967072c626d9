import { site } from '#content/site.ts'

/** An acknowledgement in one language. It repeats nothing of the enquiry: whoever wrote it may have typed another's address. */
interface AcknowledgementTexts {
  subject: (reference: string) => string
  thanks: string
  promise: (hours: number, everyDay: boolean) => string
  next: string
  keep: (reference: string) => string
  notYou: string
}

/** By the language of the page on which the enquiry was written. */
export const acknowledgementTexts: Readonly<Record<string, AcknowledgementTexts>> = {
  en: {
    subject: (reference) => `We have your enquiry ${reference}`,
    thanks: `Thank you for writing to ${site.product}. Your enquiry has arrived.`,
    promise: (hours, everyDay) =>
      everyDay
        ? `Our team typically responds within ${hours} hours.`
        : `Our team typically responds within ${hours} hours, not counting days on which the office is closed.`,
    next: 'A member of the team reads it and writes to this address or calls you. To add something, reply to this email.',
    keep: (reference) => `Your reference: ${reference}`,
    notYou:
      'If you did not write to us, somebody entered your address by mistake. Ignore this email; no other follows.',
  },
  hi: {
    subject: (reference) => `आपकी पूछताछ ${reference} हमें मिल गई है`,
    thanks: `${site.product} को लिखने के लिए धन्यवाद। आपकी पूछताछ हमें मिल गई है।`,
    promise: (hours, everyDay) =>
      everyDay
        ? `हमारी टीम आम तौर पर ${hours} घंटे के भीतर उत्तर देती है।`
        : `हमारी टीम आम तौर पर ${hours} घंटे के भीतर उत्तर देती है; जिन दिनों कार्यालय बंद रहता है, वे इसमें नहीं गिने जाते।`,
    next: 'टीम का कोई सदस्य उसे पढ़कर आपको इस पते पर लिखेगा या फ़ोन करेगा। कुछ जोड़ना हो तो इसी ईमेल का उत्तर दें।',
    keep: (reference) => `आपका संदर्भ: ${reference}`,
    notYou: 'यदि आपने हमें नहीं लिखा, तो किसी ने भूल से आपका पता लिख दिया है। इस ईमेल को अनदेखा करें; दूसरा नहीं आएगा।',
  },
}
