import { law, officialTexts } from '../law.ts'

const { residentDays, shortResidentDays, visitorDays, visitorDaysEnd, fourYearDays, sevenYearDays, indianIncome } = law
const limit = indianIncome.printed[0]

/** Texts of the residence tool. */
export const residenceTexts = {
  /** Before the questions. */
  rule: {
    text: `On visits a citizen or person of Indian origin may spend ${residentDays.value - 1} days in India in a tax year, from April to March, and stay non-resident; ${visitorDays.value - 1} with more than ${limit} of Indian income and ${fourYearDays.printed[0]} in the four years before. Everybody else is resident from ${residentDays.printed[0]}, or from ${shortResidentDays.printed[0]} with ${fourYearDays.printed[0]} in the four years before. With so much Indian income a citizen whom no country taxes is resident, too. Only residents are taxed on income from abroad, and those who come back after many years not at once.`,
    article: '/blogs/nri-income-tax-rules-india',
  },
  year: 'Tax year',
  yearOption: (name: string, from: string) => `${name}, from ${from}`,
  yearNote: {
    old: 'The Income-tax Act, 1961 applies to this year.',
    new: 'The Income-tax Act, 2025 applies to this year.',
    ahead: 'The Income-tax Act, 2025 applies to this year, as it is today. The next Finance Act may change it.',
  },
  person: 'Who you are',
  persons: {
    citizen: 'Citizen of India',
    origin: 'Foreign citizen of Indian origin',
    other: 'Neither',
  },
  personHint: 'Of Indian origin, as most OCI holders are: you, a parent or a grandparent were born in undivided India.',
  purpose: 'In this tax year',
  purposes: {
    visit: 'I live abroad and only visit India',
    job: 'I left India for a job or business abroad',
    other: 'Neither, for example I left to study or with my spouse, or came back for good',
    crew: 'I work on a ship as a member of its crew',
  },
  crew: 'For a citizen of India the days of a voyage between India and another country are no days in India, from the joining to the signing off in the Continuous Discharge Certificate (rule 126 of 1962; rule 8 of 2026, which we know by its title). Leave them out of the stays, in earlier years, too. A voyage between two Indian ports counts.',
  crewOthers: 'The rule on crews is for citizens of India. Choose one of the other answers.',
  income: 'Income of this year except from foreign sources, in ₹',
  incomeHint: `What matters is whether it exceeds ${limit}; exactly that sum does not. A gain in India counts, and so does income from a business that is controlled from India. Leave it empty if you do not know yet.`,
  liable: 'Does another country tax you because you live there?',
  liables: { yes: 'Yes', no: 'No, none does', unsure: 'I am not sure' },
  liableHint:
    'Where individuals pay no income tax, as in the UAE, this needs advice. Choose “not sure” to see both answers.',
  stays: 'Your stays in India',
  staysHint: 'In any order. Planned days count too.',
  arrival: 'Arrived',
  departure: 'Left',
  stay: (number: number) => `stay ${number}`,
  stayed: (from: string, until: string) => `${from} to ${until}`,
  arrivalOf: (number: number) => `Arrived, stay ${number}`,
  departureOf: (number: number) => `Left, stay ${number}`,
  afterYear: 'This is after the tax year and does not count for it.',
  noArrival: 'Empty: you were in India before this list begins.',
  noDeparture: 'Empty: you stay to the end of the year.',
  wasHere: 'in India before the list begins',
  staysOn: 'the end of the year',
  backwards: 'You left before you arrived.',
  overlap: (other: number) => `This stay overlaps stay ${other}.`,
  add: 'Add a stay',
  paste: 'Paste from a table or from passport stamps',
  pasteHint:
    'One stay on each line with two dates, or one stamp on each line: “arrived 12/03/2026”, “left 2 April 2026”. The day comes before the month.',
  pasteLabel: 'Lines with dates',
  pasteRead: 'Add these stays',
  pasteAdded: (count: number) => (count === 1 ? 'One stay was added.' : `${count} stays were added.`),
  pasteFaults: 'These lines could not be read and are still in the field:',
  pasteFault: {
    noDates: (line: number) => `Line ${line} has no date.`,
    oneDate: (line: number) => `Line ${line} has one date only, and no word such as arrived or left.`,
    tooMany: (line: number) => `Line ${line} has more than two dates.`,
    noSuchDate: (line: number, date = '') => `Line ${line}: ${date} is no date. The day comes before the month.`,
    departureFirst: (line: number) => `Line ${line}: the second date is before the first.`,
  },
  complete: 'How far back is the list complete?',
  completeSince: (day: string, years: string) => `since ${day} (${years})`,
  completeYears: {
    10: 'this year and ten before',
    7: 'this year and seven before',
    4: 'this year and four before',
    0: 'this year only',
  } as Record<number, string>,
  completeHint: 'Earlier years decide some tests. Where the list does not reach, the tool tries both possibilities.',
  declared: 'Your status in earlier years',
  declaredHint: 'Days alone do not settle these years. Your tax returns show your status.',
  declaredOptions: { resident: 'Resident', nonResident: 'Non-resident', unsure: 'I do not know' },
  required: {
    person: 'who you are',
    purpose: 'what you did in this tax year',
    complete: 'since when the list is complete',
  },

  status: {
    NR: 'Non-resident',
    RNOR: 'Resident, but not ordinarily resident',
    ROR: 'Resident and ordinarily resident',
  },
  meanings: {
    NR: 'India taxes your Indian income only.',
    RNOR: 'India taxes your Indian income, and foreign income only from a business controlled or a profession set up in India.',
    ROR: 'India taxes your income from everywhere.',
  },
  inYear: (status: string, year: string) => `${status} in ${year}`,
  unsettled: 'It may be either',
  doubt: {
    count:
      'It depends on whether the day of arrival counts. The law is silent; tribunals have left it out, an advance ruling counted it. This is too close: take advice.',
    history: 'It depends on years before that your list or your answers leave open.',
    above: `It depends on whether the income exceeds ${limit}.`,
    liable: 'It depends on whether another country taxes you because you live there.',
  },
  spare: (days: number, year: string) =>
    days === 1
      ? `You may be in India one more day in ${year} without a change of status.`
      : `You may be in India ${days} more days in ${year} without a change of status.`,
  spareNone: (year: string) => `One more day in India in ${year} changes the status.`,
  spareAll: (year: string) => `No further day in India in ${year} changes the status.`,
  lastFlight: (day: string) => `If you move your flight, leave by ${day}.`,
  spareHint: 'Counted with the days of arrival and departure, which is the careful way.',

  days: (both: number, without: number) =>
    both === without ? `${both} days in India` : `${both} days in India, ${without} without days of arrival`,
  /** How a test came out; open when it depends on what is not settled. */
  outcome: { yes: 'reached', no: 'not reached', open: 'open' },
  steps: {
    long: (days: string, outcome: string) =>
      `${days}. From ${residentDays.printed[0]} a person is resident: ${outcome}.`,
    shortJob: 'The second test does not apply to a citizen who leaves for a job abroad or as crew of a ship.',
    shortVisit: `The second test does not apply to a visitor whose income does not exceed ${limit}.`,
    shortVisitUnknown: `The second test applies to a visitor only if the income exceeds ${limit}: then from ${visitorDays.value} days, with ${fourYearDays.printed[0]} in the four years before.`,
    short: (least: number, days: string, four: string, outcome: string) =>
      `Second test: ${least} days in the year and ${fourYearDays.printed[0]} in the four years before. Yours: ${days} and ${four}: ${outcome}.`,
    deemedNot:
      'A citizen with higher Indian income whom no other country taxes is deemed resident: this does not apply to you.',
    deemed: `A citizen with more than ${limit} whom no other country taxes is deemed resident, and not ordinarily resident.`,
    deemedUnknown: `If your income exceeds ${limit} and no other country taxes you, you are deemed resident, and not ordinarily resident.`,
    notOrdinary: (years: string, seven: string, outcome: string) =>
      `A resident is not ordinarily resident after nine non-resident years of the ten before (yours: ${years}), or with at most ${sevenYearDays.printed[0]} in the seven years before (yours: ${seven}): ${outcome}.`,
    visitorRnor: `A visitor with more than ${limit} and ${visitorDays.value} to ${visitorDaysEnd.printed[0]} is not ordinarily resident.`,
  },
  range: (least: number, most: number) => (least === most ? String(least) : `${least} to ${most}`),
  sources: {
    old: { ...officialTexts.incomeTax1961, part: 'section 6' },
    new: { ...officialTexts.incomeTax, part: 'section 6' },
  },
  bars: 'Days in India, year by year',
  barMarks: `The lines mark ${shortResidentDays.value}, ${visitorDays.value} and ${residentDays.printed[0]}.`,
  incomplete: 'not complete',
  calendar: 'The year at a glance',
  calendarOf: (year: string, days: string) => `Calendar of ${year}: ${days}.`,
  calendarKey: { here: 'in India', trip: 'one more trip', away: 'not in India', limit: 'a limit is reached' },
  limit: (days: number, reached: string | undefined) =>
    reached === undefined ? `Day ${days} in India: not reached` : `Day ${days} in India: ${reached}`,
  tripHint:
    'Try one more trip: drag the sliders or use the arrow keys. The calendar and the status below follow; your list of stays does not change.',
  tripLength: 'Length of the trip',
  tripDays: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  tripStart: 'First day of the trip',
  tripOutcome: (from: string, until: string, days: string, status: string) =>
    `With a trip from ${from} to ${until}: ${days}. ${status}.`,
  fema: 'What FEMA asks instead',
  femaText:
    'Banks and property rules follow the Foreign Exchange Management Act. It asks for more than 182 days in the year before, but looks at your purpose first. Someone who goes abroad for work, business or an uncertain time is non-resident from the day of leaving. Someone who comes to stay for such a purpose is resident from the day of arrival. So a person can be resident under one law and non-resident under the other.',
  treaty:
    'If another country also treats you as its resident, the tax treaty with it decides where you count as resident for its purposes. This tool does not work that out; ask us.',
}
