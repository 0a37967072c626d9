import { site } from '#content/site.ts'
import { zoneFormat } from '#contract/staff/zoneTime.ts'
import { bookingDays } from './slots.ts'

/** Texts of the page on which a client chooses a time, and of the emails about it. */
export interface CallTexts {
  choose: string
  lead: (minutes: number) => string
  none: string
  closed: string
  zone: (name: string) => string
  otherZone: string
  zoneHint: string
  useZone: string
  times: (count: number) => string
  office: (time: string) => string
  book: string
  move: string
  another: string
  booked: string
  bookedText: string
  moved: string
  present: string
  theirs: string
  yours: string
  calendar: string
  cancel: string
  cancelled: string
  cancelledText: string
  taken: string
  takenText: string
  changed: string
  changedText: string
  often: string
  oftenText: string
  refused: string
  refusedText: string
  noChoice: string
  gone: string
  goneText: string
  kept: string
  keptText: string
  sending: string
  zoneKept: string
  summary: string
  mail: {
    booked: (when: string) => string
    cancelled: (when: string) => string
    reminder: (when: string) => string
    callsYou: string
    change: string
    offer: string
  }
  invite: string
  language: string
}

/** By code of the language; English for every other one. */
export const callTexts: Readonly<Record<string, CallTexts>> & { en: CallTexts } = {
  en: {
    choose: 'Choose a time for a call',
    lead: (minutes) => `We call you at the time that you choose. A call takes about ${minutes} minutes.`,
    none: `No time is free within the next ${bookingDays} days. Reply to our email, and we will find one.`,
    closed: 'Times cannot be chosen here at the moment. Reply to our email, and we will agree on one.',
    zone: (name) => `Times are those of your clock: ${name}.`,
    otherZone: 'Another time zone',
    zoneHint: 'Where you will be when we call.',
    useZone: 'Show the times there',
    times: (count) => (count === 1 ? '1 time' : `${count} times`),
    office: (time) => `Office ${time}`,
    book: 'Book this time',
    move: 'Move the call to this time',
    another: 'Choose another time',
    booked: 'Your call is booked',
    bookedText: 'We have sent you an email with a file for your calendar. This page changes or cancels the call.',
    moved: 'Your call is moved',
    present: 'Your call',
    theirs: 'At the office',
    yours: 'On your clock',
    calendar: 'Put it into your calendar',
    cancel: 'Cancel the call',
    cancelled: 'Your call is cancelled',
    cancelledText: 'We will not call. You can choose another time.',
    taken: 'Somebody else has just taken that time',
    takenText: 'Nothing is booked. These times are free now.',
    changed: 'The call has been changed meanwhile',
    changedText: 'Your last choice was not used. This is the call as it is now.',
    often: 'The call has been moved too often',
    oftenText: 'It stays as it is. Reply to our email to change it.',
    refused: 'No further call can be booked here now',
    refusedText:
      'Nothing has changed. If you have a call with us, the email about it has the link that changes it. Otherwise we answer your enquiry, and agree on a time.',
    noChoice: 'Choose one of the times first',
    gone: 'This no longer exists',
    goneText: 'What this link refers to has been removed. Write to us again if you want to be called.',
    kept: 'Not sent yet: there is no connection',
    keptText:
      'Your choice is kept in this browser, and is sent when there is a connection. Until then it is not booked.',
    sending: 'Sending …',
    zoneKept: 'There is no connection, so these are still the times from before. Try again when there is one.',
    summary: `Call with ${site.product}`,
    mail: {
      booked: (when) => `Your call with ${site.product} is booked: ${when}.`,
      cancelled: (when) => `Your call with ${site.product} is cancelled: ${when}.`,
      reminder: (when) => `A reminder of your call with ${site.product}: ${when}.`,
      callsYou: 'We call you on the number that you gave us. To change the number, reply to this email.',
      change: 'Change or cancel the call',
      offer: 'Choose a time for a call',
    },
    invite: 'Choose a time for a call, on your own clock:',
    language: 'English',
  },
  hi: {
    choose: 'कॉल का समय चुनें',
    lead: (minutes) => `आप जो समय चुनेंगे, उस समय हम आपको फ़ोन करेंगे। एक कॉल लगभग ${minutes} मिनट की होती है।`,
    none: `अगले ${bookingDays} दिनों में कोई समय खाली नहीं है। हमारे ईमेल का उत्तर दें, हम समय निकालेंगे।`,
    closed: 'अभी यहाँ समय नहीं चुना जा सकता। हमारे ईमेल का उत्तर दें, हम मिलकर समय तय करेंगे।',
    zone: (name) => `समय आपकी घड़ी के अनुसार हैं: ${name}।`,
    otherZone: 'दूसरा समय क्षेत्र',
    zoneHint: 'जहाँ आप कॉल के समय होंगे।',
    useZone: 'वहाँ का समय दिखाएँ',
    times: (count) => `${count} समय`,
    office: (time) => `कार्यालय ${time}`,
    book: 'यह समय बुक करें',
    move: 'कॉल इस समय पर ले जाएँ',
    another: 'दूसरा समय चुनें',
    booked: 'आपकी कॉल बुक हो गई है',
    bookedText: 'हमने आपको कैलेंडर की फ़ाइल के साथ ईमेल भेजा है। इसी पेज से कॉल बदली या रद्द की जा सकती है।',
    moved: 'आपकी कॉल का समय बदल गया है',
    present: 'आपकी कॉल',
    theirs: 'कार्यालय में',
    yours: 'आपकी घड़ी पर',
    calendar: 'अपने कैलेंडर में जोड़ें',
    cancel: 'कॉल रद्द करें',
    cancelled: 'आपकी कॉल रद्द हो गई है',
    cancelledText: 'हम फ़ोन नहीं करेंगे। आप दूसरा समय चुन सकते हैं।',
    taken: 'वह समय अभी किसी और ने ले लिया',
    takenText: 'कुछ बुक नहीं हुआ। ये समय अभी खाली हैं।',
    changed: 'इस बीच कॉल बदल गई है',
    changedText: 'आपका पिछला चुनाव लागू नहीं हुआ। कॉल अब यह है।',
    often: 'कॉल बहुत बार बदली जा चुकी है',
    oftenText: 'वह वैसी ही रहेगी। बदलने के लिए हमारे ईमेल का उत्तर दें।',
    refused: 'अभी यहाँ और कोई कॉल बुक नहीं हो सकती',
    refusedText:
      'कुछ नहीं बदला है। यदि हमारे साथ आपकी कॉल तय है, तो उसे बदलने का लिंक उसके ईमेल में है। अन्यथा हम आपकी पूछताछ का उत्तर देंगे और समय तय करेंगे।',
    noChoice: 'पहले कोई समय चुनें',
    gone: 'यह अब नहीं है',
    goneText: 'यह लिंक जिसके लिए था, वह हटा दिया गया है। कॉल चाहिए तो हमें फिर लिखें।',
    kept: 'अभी नहीं भेजा गया: कनेक्शन नहीं है',
    keptText: 'आपका चुनाव इस ब्राउज़र में रखा है और कनेक्शन मिलते ही भेजा जाएगा। तब तक कुछ बुक नहीं है।',
    sending: 'भेजा जा रहा है …',
    zoneKept: 'कनेक्शन नहीं है, इसलिए समय अब भी पहले वाले हैं। कनेक्शन मिलने पर फिर कोशिश करें।',
    summary: `${site.product} के साथ कॉल`,
    mail: {
      booked: (when) => `${site.product} के साथ आपकी कॉल बुक है: ${when}।`,
      cancelled: (when) => `${site.product} के साथ आपकी कॉल रद्द हो गई है: ${when}।`,
      reminder: (when) => `${site.product} के साथ आपकी कॉल की याद: ${when}।`,
      callsYou: 'हम आपके दिए हुए नंबर पर फ़ोन करेंगे। नंबर बदलना हो तो इस ईमेल का उत्तर दें।',
      change: 'कॉल बदलें या रद्द करें',
      offer: 'कॉल का समय चुनें',
    },
    invite: 'अपनी घड़ी के अनुसार कॉल का समय चुनें:',
    language: 'हिन्दी',
  },
}

/** The texts of a language, and its code; English where it has none. The code may come from an address: every object has a `constructor`. */
export function callTextsIn(code: string): { lang: string; texts: CallTexts } {
  const texts = Object.hasOwn(callTexts, code) ? callTexts[code] : undefined
  return texts ? { lang: code, texts } : { lang: 'en', texts: callTexts.en }
}

const locales: Readonly<Record<string, string>> = { en: 'en-GB', hi: 'hi-IN-u-nu-latn' }

function format(lang: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return zoneFormat(locales[lang] ?? 'en-GB', options)
}

/** Day, time and name of the zone at that moment: 'Monday 30 November 2026 at 14:00 Greenwich Mean Time'. */
export function timeIn(zone: string, lang: string, at: number): string {
  const date = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'long' } as const
  return format(lang, { ...date, ...time, timeZone: zone }).format(at)
}

/** The day, such as 'Monday 30 November'. */
export function dayIn(zone: string, lang: string, at: number): string {
  return format(lang, { weekday: 'long', day: 'numeric', month: 'long', timeZone: zone }).format(at)
}

/** The time on a clock there, such as '14:00'; with the day where it is another one than the client's. */
export function clockIn(zone: string, lang: string, at: number, client = zone): string {
  const clock = format(lang, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zone }).format(at)
  if (dayIn(zone, lang, at) === dayIn(client, lang, at)) return clock
  return `${format(lang, { weekday: 'short', timeZone: zone }).format(at)} ${clock}`
}

/** The zone's city and the name of its time at that moment, such as 'London, Greenwich Mean Time'. */
export function zoneText(zone: string, lang: string, at: number): string {
  const parts = format(lang, { timeZone: zone, timeZoneName: 'long' }).formatToParts(at)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return `${cityOf(zone)}, ${name}`
}

/** The last part of a zone's name, for people. */
export function cityOf(zone: string): string {
  const city = zone.split('/').at(-1) ?? zone
  return (city === 'Calcutta' ? 'Kolkata' : city).replaceAll('_', ' ')
}
