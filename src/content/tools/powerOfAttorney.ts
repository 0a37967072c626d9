import { law, officialTexts } from '../law.ts'
import type { guidePages } from '../texts/guidePages.ts'

/** The guides to the countries of the list, by the country's code. */
export const guidesByCountry: Readonly<Record<string, (typeof guidePages)[number]['path']>> = {
  AE: '/countries/united-arab-emirates',
  US: '/countries/united-states',
  SA: '/countries/saudi-arabia',
  GB: '/countries/united-kingdom',
  CA: '/countries/canada',
  AU: '/countries/australia',
  KW: '/countries/kuwait',
  SG: '/countries/singapore',
  DE: '/countries/germany',
}

/** Texts of the tool for powers of attorney. */
export const powerTexts = {
  /** Before the questions. */
  rule: {
    text: `A document signed abroad counts in India with an apostille or through the Indian mission, according to the country. It has to be stamped within ${law.foreignPower.printed[0]} of its first receipt in India; a deed is also registered within four months of its arrival.`,
    article: '/blogs/power-of-attorney-nri',
  },
  document: 'Document',
  documents: { power: 'Power of attorney', deed: 'Sale deed, gift deed or another deed that must be registered' },
  country: 'Country in which it is signed',
  countries: {
    AU: 'Australia',
    BH: 'Bahrain',
    CA: 'Canada',
    CN: 'China (mainland)',
    DE: 'Germany',
    HK: 'Hong Kong',
    IE: 'Ireland',
    IT: 'Italy',
    JP: 'Japan',
    KW: 'Kuwait',
    MO: 'Macao',
    MU: 'Mauritius',
    NZ: 'New Zealand',
    OM: 'Oman',
    QA: 'Qatar',
    SA: 'Saudi Arabia',
    SG: 'Singapore',
    ZA: 'South Africa',
    AE: 'United Arab Emirates',
    GB: 'United Kingdom',
    US: 'United States',
    other: 'Another country',
  },
  guide: (country: string) => `${country}: how to sign there`,
  done: 'What was done with it there',
  dones: {
    nothing: 'Nothing yet',
    notary: 'Signed before a local notary',
    apostille: 'Notary and apostille',
    mission: 'Signed before or attested by the Indian embassy or consulate',
  },
  signed: 'Day of signing',
  arrived: 'Day on which the original reaches India',
  arrivedHint:
    'The original counts, not a scan, and the first person who receives it. If it is still on its way, enter the day you expect.',
  arrivedBefore: 'The document cannot reach India before it is signed.',
  required: {
    document: 'the document',
    country: 'the country',
    done: 'what was done with it',
    arrived: 'the day on which the original reaches India',
  },
  route: 'Route',
  routes: {
    apostille:
      'An apostille works between this country and India. The Indian embassy or consulate can also attest the document.',
    apostilleAskFirst:
      'An apostille works between this country and India. Ask the registry first: from the Gulf many still want the attestation of the Indian embassy or consulate.',
    mission:
      'An apostille does not work between this country and India. Sign before the Indian embassy or consulate, or have it attest the document.',
    unconfirmed:
      'Sign before the Indian embassy or consulate, or have it attest the document: that works from every country. Whether an apostille works between your country and India is in the status table of the Hague Conference.',
  },
  enough: 'What was done is enough, unless the office in India asks for more.',
  notEnough: 'What was done so far is not enough.',
  stampBy: (day: string) => `Stamp it by ${day}`,
  registerBy: (day: string) => `Register it by ${day}`,
  left: (days: number) =>
    days < 0
      ? days === -1
        ? 'That was yesterday.'
        : `That was ${-days} days ago.`
      : days === 0
        ? 'That is today.'
        : days === 1
          ? 'One day is left.'
          : `${days} days are left.`,
  late: 'It is late: the office may impound the document and ask for the duty and a penalty of up to ten times the duty. Take advice before you hand it in.',
  lateRegistration: 'It is late: do not count on an extension, and take advice before you act.',
  sunday: (day: string, advised: string) =>
    `${day} is a Sunday. The next working day is in time, but ${advised} is the careful choice.`,
  saturday: (advised: string) => `This is a Saturday: check that the office is open. ${advised} is the careful choice.`,
  holidays: 'Public holidays differ from State to State and are not counted here.',
  stampRule: `A document signed abroad may be stamped within ${law.foreignPower.value} calendar months after it is first received in India; the day of receipt is left out.`,
  registerRule:
    'A deed signed abroad may be presented for registration within four calendar months after it arrives in India.',
  powerRule: 'Whether a power has to be registered, and where, follows from the rules of the State. Ask the registry.',
  sources: {
    stamp: { ...officialTexts.stamp, part: 'section 18' },
    registration: { ...officialTexts.registration, part: 'section 26' },
    apostille: officialTexts.apostille,
  },
  calendarTitle: 'Reminders for your calendar',
  calendarHint:
    'A file that every calendar opens: an entry on each last day, and others 14 and 3 days ahead. Calendars that keep the alarms of a file ring at nine in the morning; Google Calendar does not keep them, but shows the entries. When you correct a date, save the file again and import it into the same calendar: it replaces the entries.',
  calendar: 'Save the reminders',
  calendarFile: 'stamping.ics',
  stampReminder: (document: string) => `Have it stamped: ${document}`,
  registerReminder: (document: string) => `Have it registered: ${document}`,
  reminderAhead: (days: number, title: string) => `${days} days left. ${title}`,
  reminderText: (day: string) => `Last day: ${day}.`,
  timeline: 'The days in order',
  events: {
    signed: 'Signed',
    arrived: 'Original in India',
    stamp: 'Last day for stamping',
    register: 'Last day for registration',
    today: 'Today',
  },
}
