import { law, officialTexts } from '../law.ts'

const cap = law.repatriationCap.printed[0]
const form = law.remitterForm.printed[0]
const accountantForm = law.accountantForm.printed[0]
const formLimit = law.accountantFrom.printed[0]

/** Texts of the tool for sending money out of India. */
export const sendingTexts = {
  /** Before the questions. */
  rule: {
    text: `Money in NRE and FCNR accounts leaves India without a cap. From NRO accounts up to ${cap} a person may leave from April to March, sale prices and inheritances included; rent, interest and other current income do not use the cap. The bank asks for ${form}, and above ${formLimit} a year for ${accountantForm}.`,
    article: '/blogs/repatriation-of-funds-for-nris',
  },
  from: 'Day from which you want to send',
  fromHint: 'The cap counts from 1 April to 31 March.',
  rate: 'Rupees for one US dollar, as you assume',
  rateHint: 'The rate on the day of each payment decides. Try a higher and a lower one.',
  people: 'Who sends',
  peopleHint: 'Every heir or co-owner has a cap of their own. Add each person once.',
  person: (number: number) => `person ${number}`,
  personName: (number: number) => `Name, person ${number} (may stay empty)`,
  used: (number: number, since: string) => `Already sent under the cap since ${since}, person ${number}, in USD`,
  /** Before the day to send from is known. */
  anyApril: '1 April',
  usedHint: 'With all banks together, and with transfers from NRO to NRE. Empty if nothing was sent.',
  usedLater:
    'That year has not begun. What you send before it uses an earlier cap; enter here only what you plan to send in it before that day.',
  usedUp: 'This is the whole cap or more: nothing is left of it until 1 April.',
  addPerson: 'Add a person',
  sums: 'The sums',
  sumsHint: 'What is left after tax, one row for each kind and person.',
  sum: (number: number) => `sum ${number}`,
  kind: (number: number) => `What it is, sum ${number}`,
  kinds: {
    account: 'NRE or FCNR balance',
    income: 'Rent, dividend, interest or pension, with documents',
    home: 'Price of a first or second home bought with foreign money',
    business: 'Price of commercial property bought with foreign money',
    shares: 'Shares or funds bought repatriably',
    refund: 'Refund of a booking that was paid from abroad, NRE or FCNR',
    other: 'Anything else in NRO',
    unclear: 'The source is not clear',
  },
  kindHints: {
    account: '',
    income: 'After tax, and shown year by year. Without documents choose “not clear”.',
    home: 'A home whose price went out in earlier years counts as one of the two.',
    business: '',
    shares:
      'Bought from NRE, FCNR or abroad and held on a repatriation basis; after tax. Otherwise choose “anything else”.',
    refund: 'With its interest, after tax, where no flat was allotted or the deal was cancelled.',
    other: 'An inheritance, any other sale, a third home, old savings, and a transfer to your NRE account.',
    unclear: 'It counts under the cap, as anything else does.',
  },
  amount: (number: number) => `Amount, sum ${number}, in ₹`,
  owner: (number: number) => `Whose it is, sum ${number}`,
  paidIn: (number: number) => `Paid in from abroad for it, sum ${number}, in USD`,
  paidInHint:
    'Counted on the day you paid: from NRE, the rupees at the rate of that day. If you paid in another currency, its worth in dollars today.',
  addSum: 'Add a sum',
  required: {
    from: 'the day from which you want to send',
    rate: 'the rate',
    sums: 'at least one sum',
    kind: (number: number) => `what sum ${number} is`,
    amount: (number: number) => `the amount of sum ${number}`,
    owner: (number: number) => `whose sum ${number} is`,
    paidIn: (number: number) => `what was paid in for sum ${number}`,
  },
  faults: {
    past: 'This day has passed. Enter today or a later day.',
    rate: 'Write the rupees for one dollar with digits, like 90 or 90.25.',
    rateRange: 'No dollar costs that: the rate has to be between 10 and 1,000 rupees.',
    zero: 'The sum has to be more than zero.',
    large: 'The tool takes sums up to ten thousand crore rupees.',
    dollars: 'Write the amount in US dollars, with digits only, like 40,000.',
    nothingPaidIn: 'If nothing was paid in from abroad, choose “anything else in NRO”.',
    third: 'This is the third home of the same person. Choose “anything else in NRO” for it.',
    many: (most: number) => `The tool takes ${most} rows. Add up what is of one kind and one person.`,
    twice: 'This name is in the list already. Each person has one cap only.',
  },

  all: (sum: string, day: string) => `${sum} may leave from ${day}`,
  part: (sum: string, day: string, later: string) => `${sum} may leave from ${day}, ${later} has to wait`,
  none: (later: string, day: string) => `${later} has to wait until ${day}`,
  forPerson: (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}:`,
  outside: (sum: string, usd: string) => `Outside the cap: ${sum}, or ${usd}.`,
  underCap: (sum: string, usd: string, day: string) => `Under the cap until ${day}: ${sum}, or ${usd}.`,
  later: (sum: string, usd: string, from: string, until: string) =>
    `Under the cap from ${from} to ${until}: ${sum}, or ${usd}.`,
  beyond: (sum: string, usd: string, from: string, years: number) =>
    `From ${from}: ${sum}, or ${usd}. The tool does not know the cap of those years and plans no further. At today’s cap this would take ${years === 1 ? 'one more year' : `${years} more years`}.`,
  left: (usd: string, day: string) => `${usd} of the cap is left until ${day}; then it lapses.`,
  unclear: (sum: string) =>
    `${sum} is counted under the cap because its source is not clear. The bank may hold it back until you can show where it came from.`,
  abovePaidIn: (sum: string) =>
    `${sum} is above what was paid in for property. Banks usually pass it through NRO, under the cap. Whether rule 29 of 2019 still sets that limit, we could not compare with the gazette: ask your bank in writing.`,
  days: (days: number) =>
    days === 0
      ? 'That is the last day of the year. What the bank does not send on it uses the next cap.'
      : `From then on ${days === 1 ? 'one day is' : `${days} days are`} left until 31 March. What the bank does not send by that day uses the next cap.`,

  plan: 'The plan',
  planOf: (name: string) => `The plan: ${name}`,
  rows: {
    outside: (from: string) => `Outside the cap, from ${from}`,
    year: (from: string, until: string) => `${from} to ${until}`,
    beyond: (from: string) => `From ${from}, not planned`,
  },
  both: (sum: string, usd: string) => `${sum} · ${usd}`,

  steps: {
    account: 'Money in NRE and FCNR accounts came from abroad and may return there at any time.',
    income:
      'Rent, dividends, interest and pension are current income: after tax and with documents they do not use the cap.',
    paidIn: (usd: string, sum: string) =>
      `For property bought with foreign money, what was paid in goes back outside the cap, as far as the price reaches: ${usd}, now ${sum}. For homes this works for two properties.`,
    repatriable:
      'Shares bought repatriably and the refund of a booking that was paid from abroad may be credited to NRE, outside the cap.',
    capped: `Everything else in NRO uses the cap of ${cap} for each person from April to March, with all banks together. A transfer to NRE uses it, too.`,
    next: 'What is above the cap waits for 1 April, unless the Reserve Bank approves more. Ask for that through your bank.',
    lapses: 'An unused cap is not carried into the next year.',
  },
  assumes:
    'Computed for people who live abroad, at the rate that you assume for all days. Dollars are shown without cents. Tax on a sale has to be settled first.',
  forms: 'Forms, and who signs them',
  formLines: {
    account: `From NRE and FCNR accounts: ask the bank whether it wants Part D of ${form}. Banks differ.`,
    within: `Apart from NRE and FCNR money, no more than ${formLimit} leaves in any year, counted with what you entered as sent.`,
    above: (names: string) =>
      `Apart from NRE and FCNR money, more than ${formLimit} leaves in a year${names && ` for ${names}`}, counted with what was sent before.`,
    both: 'Whether a sum is taxable is decided case by case, so here are all answers.',
    small: `Taxable sums of up to ${formLimit} in the year: Part A of ${form}.`,
    large: `Taxable sums above it: Part B of ${form} with a certificate of the tax officer, or Part C with ${accountantForm}.`,
    untaxed: `Sums that are not taxable: Part D of ${form}. Banks differ on when they accept it.`,
    nre: 'For a transfer from NRO to NRE banks ask for the same forms.',
    signs: `The person who sends files ${form} on the income tax portal and gives its number to the bank. Every heir files their own.`,
    accountant: `A chartered accountant signs ${accountantForm}.`,
    again: 'A payment in a later year needs its own forms.',
  },
  documents: 'What the bank asks for',
  documentsHint: 'Banks differ; ask the branch for its own list.',
  documentLines: {
    always: [
      'Request with amount, currency, purpose and account abroad',
      'Passport with visa or residence permit, OCI card if any, and PAN',
      'Declaration of what was already sent this year',
      'Power of attorney, if someone else signs',
    ],
    account: ['Statement of the NRE or FCNR account'],
    income: [
      'Tenancy agreement, dividend advices or interest certificates of each year',
      'Return of each of these years',
    ],
    home: ['Deed of purchase, with the record of the payment from abroad', 'Deed of sale, and proof of the tax on it'],
    business: [
      'Deed of purchase, with the record of the payment from abroad',
      'Deed of sale, and proof of the tax on it',
    ],
    shares: [
      'Contract notes of purchase and sale, and the mark that the account is repatriable',
      'Proof of the tax on the gain',
    ],
    refund: [
      'Record of the payment from abroad, NRE or FCNR',
      'Letter of cancellation or refund from the builder or seller',
    ],
    other: [
      'NRO statement that shows the credit, with the document that explains it',
      'After a sale: the deed, and proof of the tax on it',
      'After an inheritance: death certificate, and the will, succession certificate or the bank’s settlement',
    ],
    unclear: ['Whatever shows the source: old statements, deeds, returns'],
  },
  sources: {
    remittance: officialTexts.remittance,
    deposits: officialTexts.deposits,
    property: { ...officialTexts.propertyRules, part: 'rule 29' },
    forms: { ...officialTexts.incomeTaxRules, part: 'rule 220' },
  },
}
