import { law } from '../law.ts'
import { defineTask } from '../task.ts'

const printed = ({ printed: [first] }: { printed: readonly [string, ...string[]] }) => first

export default defineTask({
  slug: 'coming-home',
  metaDescription:
    'Moving back to India as an NRI, year by year: the day of return, RNOR years, NRE, FCNR and RFC accounts, foreign income and assets, and what to sell first.',
  lede: 'Two laws watch your return, and they do not agree on the day. Exchange law counts from the moment you come to stay; tax law counts days for the whole year, and leaves foreign income alone for some years more.',
  card: 'Year by year: the day of return, the years in between, accounts, foreign income and what to report.',
  reviewed: '22 November 2026',
  pigment: 'mor',
  situations: [
    { text: 'I am moving back to India after many years abroad.', choose: 'long' },
    { text: 'I am coming back after a few years abroad.', choose: 'short' },
    { text: 'I return to India for good: what becomes of my bank accounts and taxes?' },
    { text: 'I have a pension or savings abroad and return to India.' },
    { text: 'I came back last year and still have an NRE account.', choose: 'back' },
  ],
  questions: [
    {
      label: 'How long were you non-resident for tax?',
      options: [
        { id: 'long', label: 'Nine of the last ten years or more' },
        { id: 'short', label: 'Less' },
      ],
    },
    {
      label: 'Where are you now?',
      options: [
        { id: 'abroad', label: 'Still abroad' },
        { id: 'back', label: 'Back in India' },
      ],
    },
  ],
  cases: [
    {
      only: ['long'],
      title: 'You were away for nine years of ten',
      text: `While you were non-resident in nine of the ten preceding years, you are resident but not ordinarily resident, RNOR. [^incomeTax] After ten years abroad it lasts by that test for the first two tax years in which you are resident, after nine for one or two. A year in which you are still non-resident uses none of it up.`,
    },
    {
      only: ['short'],
      title: 'You were away for less',
      text: `You are RNOR only while you spent 729 days or fewer in India in the seven preceding years. [^incomeTax] Count them before you choose the day of return, with the [tool for residence](/tools/residence).`,
    },
    {
      only: ['back'],
      title: 'You are back already',
      text: `If the bank does not know yet, write today and name the day on which you came to stay. [^deposits] The tax exemption of NRE interest ends with your status under exchange law, though the tax year may still count you as non-resident. [^incomeTax]`,
    },
  ],
  axis: { unit: 'years', from: -1, to: 4, zero: 'The day of return' },
  steps: [
    {
      id: 'year-before',
      title: 'The year before: choose the day',
      who: ['you', 'accountant'],
      when: 'In the tax year before you come',
      basis: 'open',
      text: `A return after the beginning of October usually leaves fewer than ${printed(law.residentDays)} in that tax year. That alone is not enough: a person who comes back for good is resident from ${printed(law.shortResidentDays)} on, with ${printed(law.fourYearDays)} in the four years before. [^incomeTax] The tax year ends on 31 March, so a person who comes in March after few visits is as a rule still non-resident for it, and the first year as a resident begins in April.`,
      items: [
        'Count the days of this year and of the ten before',
        'List accounts, funds, pensions and property abroad with their values',
        'Write down what each was worth on the day you left',
      ],
    },
    {
      id: 'sell-first',
      title: 'Before you come: decide what is sold first',
      who: ['you', 'accountant'],
      when: 'While you are still non-resident',
      basis: 'open',
      text: `The limit of ${printed(law.repatriationCap)} in a financial year for NRO money is for non-residents; after the return other rules apply. [^remittance] If you want money abroad from a sale in India, send it before. Ask in the country you leave what it taxes on departure.`,
      items: ['Decide which sales come before the return', 'Send NRO money that is meant to stay abroad'],
      only: ['abroad'],
    },
    {
      id: 'day',
      title: 'The day of return: tell the banks',
      who: ['you', 'bank'],
      when: 'At once; no number of days is fixed',
      basis: 'open',
      text: `Exchange law treats you as resident from the moment you come to stay. NRE and NRO accounts become resident accounts; NRE and FCNR(B) balances may move into an RFC account, in foreign currency, which you may use freely, also abroad. [^deposits] Accounts, shares and houses that you had abroad while you lived there you may keep, use and sell; bring nothing home that you do not want here. [^fema] Tell funds, depository and insurers too.`,
      items: [
        'Write to each bank with the day of return',
        'Open an RFC account before NRE balances are changed',
        'Tell funds, depository and lender',
      ],
    },
    {
      id: 'rnor',
      title: 'Years one and two: not ordinarily resident',
      who: ['you'],
      when: 'Two tax years after ten years abroad; one or two after nine',
      basis: 'law',
      span: [0, 2],
      text: `Foreign income stays outside Indian tax, unless it comes from a business run from India. [^incomeTax] Interest on FCNR(B) and RFC deposits is exempt in the same years. [^incomeTax] Foreign assets are not yet reported in the Indian return (Schedule FA is for those who are ordinarily resident). [^incomeTax1961]`,
      items: [
        'Work out your status again each April',
        'Sell abroad what would be taxed in India later',
        'Let FCNR(B) deposits end in these years',
      ],
    },
    {
      id: 'third',
      title: 'Perhaps a third year',
      who: ['you'],
      when: 'If you were in India for 729 days or fewer in the seven years before',
      basis: 'law',
      span: [2, 3],
      text: `The second test stands by itself: 729 days or fewer in the seven preceding years make you RNOR as well. [^incomeTax] A person who came late in the first year may pass it once more.`,
      items: ['Count the days of the seven preceding years'],
    },
    {
      id: 'ordinary',
      title: 'After that: everything, everywhere',
      who: ['you', 'accountant'],
      when: 'From the first tax year in which you are ordinarily resident',
      basis: 'law',
      span: [3, 4],
      text: `India taxes the income of the whole world and gives credit for foreign tax. [^incomeTax] The return asks for every account, share, policy, pension and house abroad, also those that earn nothing (Schedule FA). [^incomeTax1961] The penalty for leaving one out is separate from tax; we could not confirm its amount.`,
      items: [
        'Report foreign assets in the return',
        'Claim credit for tax paid abroad',
        'End what you no longer need abroad',
      ],
    },
  ],
  papers: [
    'Passport with all stamps, and boarding passes',
    'Returns of the last ten years, or the day counts',
    'Statements of foreign accounts, funds and pensions at the day of return',
    'Proof of cost of what you own abroad',
    'Last certificate of tax residency from abroad',
    'Letters to the banks with their receipts',
  ],
  costs: [
    {
      of: 'Years without Indian tax on foreign income',
      range: 'Two tax years after ten years abroad, a third on few days in India [^incomeTax]',
      basis: 'law',
    },
    { of: 'Redesignation of accounts', range: 'At once; banks’ own times are not confirmed', basis: 'open' },
    {
      of: 'Using NRE after the return as before',
      range: 'A breach of exchange law; section 13 allows a penalty of up to three times the sum [^fema]',
      basis: 'law',
    },
    { of: 'Tax on leaving the other country', range: 'Ask there; our country guides do not cover it', basis: 'open' },
  ],
  pitfalls: [
    {
      title: 'NRE interest is still treated as exempt',
      text: 'It ends with the day of return under exchange law, and the bank goes on crediting it gross. Write to the bank, and declare the interest from that day. [^incomeTax]',
    },
    {
      title: 'The old savings abroad are sold too late',
      text: 'In the years in between, a gain abroad is outside Indian tax; one year later it is inside. [^incomeTax] Put the sales into the calendar.',
    },
    {
      title: 'A small account abroad is not reported',
      text: 'An account with nothing in it is still an account. From the first ordinary year it belongs in the return. [^incomeTax1961] Close what you do not need before.',
    },
  ],
  letters: [
    { name: 'Day count for the tax year', to: '/blogs/nri-income-tax-rules-india#count-your-days-first' },
    { name: 'To the bank: I have come back to India to stay', to: '/letters#back-to-stay' },
  ],
  tool: 'residence',
  help: 'We count the years with you, name the day that costs least, and write to banks, funds and the other country’s adviser.',
  service: 'Consultancy',
})
