// The days of law.ts as entries of one calendar: the deadlines page shows them, and a calendar application subscribes to
// them (build/prerender/calendarFile.ts).
import { type LawDay, law, returnDays, taxYearFrom, yearDays } from './law.ts'

/** Address of the file to which calendars subscribe. */
export const calendarPath = '/deadlines.ics'

/** A day with what is due. */
export interface CalendarEntry {
  /** The same in every version of the calendar, so that an application replaces the entry. */
  key: string
  /** Like 2026-06-15. */
  date: string
  what: string
  /** Whom it concerns. */
  who: string
  /** Day of the last review, like 2026-11-22. */
  reviewed: string
}

type EntryText = Pick<CalendarEntry, 'what' | 'who'>

const printed = ({ printed: [first] }: { printed: readonly [string, ...string[]] }) => first
const instalment = (share: { printed: readonly [string, ...string[]] }): EntryText => ({
  what: `Advance tax: ${printed(share)} of the year’s tax must be paid`,
  who: 'NRIs with untaxed Indian income',
})
const statement = (months: string): EntryText => ({
  what: `${printed(law.deductionStatement)}: statement of tax deducted, ${months}`,
  who: 'buyers, tenants and others who deduct tax',
})

const yearTexts: Record<keyof typeof yearDays, EntryText> = {
  begins: {
    what: `The tax year begins, and with it the ${printed(law.repatriationCap)} for NRO money`,
    who: 'everyone',
  },
  advanceTax1: instalment(law.advanceTax1),
  statement1: statement('April to June'),
  advanceTax2: instalment(law.advanceTax2),
  statement2: statement('July to September'),
  advanceTax3: instalment(law.advanceTax3),
  statement3: statement('October to December'),
  advanceTax4: instalment(law.advanceTax4),
  ends: { what: `The tax year ends, and with it the year’s ${printed(law.repatriationCap)}`, who: 'everyone' },
  statement4: statement('January to March'),
}

const returnTexts: Record<keyof typeof returnDays, EntryText> = {
  itr2: {
    what: 'Return ITR-2; last day to choose the old regime and to deposit unspent gains in a Capital Gains Account',
    who: 'NRIs with rent, interest or gains',
  },
  itr3: { what: 'Return ITR-3, if the accounts are not audited', who: 'NRIs with business income' },
  audit: { what: 'Return where the accounts are audited', who: 'NRIs with business income' },
  belated: { what: 'Last day for a belated return', who: 'everyone who missed the due date' },
  revised: { what: 'Last day for a revised return', who: 'everyone who filed' },
}

/** "2026-27". */
export function yearName(from: number): string {
  return `${from}-${String((from + 1) % 100).padStart(2, '0')}`
}

/** The deadlines of a tax year, in order of date. */
export function daysOfYear(from: number = taxYearFrom): CalendarEntry[] {
  return entries('year', from, yearDays, yearTexts)
}

/** The days of the return for a tax year, in order of date. */
export function daysOfReturn(from: number): CalendarEntry[] {
  return entries('return', from, returnDays, returnTexts)
}

/** The current year, the return of the year before and its own return. */
export function wholeCalendar(from: number = taxYearFrom): CalendarEntry[] {
  const named = (year: number) =>
    daysOfReturn(year).map((entry) => ({ ...entry, what: `${entry.what} (for ${yearName(year)})` }))
  return [...daysOfYear(from), ...named(from - 1), ...named(from)].sort((a, b) => a.date.localeCompare(b.date))
}

function entries<Name extends string>(
  group: string,
  from: number,
  days: Readonly<Record<Name, LawDay>>,
  texts: Readonly<Record<Name, EntryText>>,
): CalendarEntry[] {
  const names = Object.keys(days) as Name[]
  return names
    .map((name) => ({
      key: `${group}-${from}-${name}`,
      date: dateOf(days[name], from),
      reviewed: days[name].reviewed,
      ...texts[name],
    }))
    .sort((a, b) => a.date.localeCompare(b.date))
}

function dateOf({ month, day, after }: LawDay, from: number): string {
  return new Date(Date.UTC(from + after, month - 1, day)).toISOString().slice(0, 10)
}
