import type { PageMeta } from './pages/pageEntity.ts'
import { type ToolName, toolsQuestion, toolTitles } from './texts/toolTitles.ts'

/** The texts above a tool on its page, and for search engines and the overview. */
export interface ToolPage extends PageMeta {
  /** Last segment of the address. */
  name: ToolName
  /** Under the title. */
  lede: string
  /** On the card of the overview. */
  card: string
}

/** The tools in the order of the overview. The routes load this file, so that other pages do not carry it. */
export const toolPages: readonly ToolPage[] = [
  {
    name: 'residence',
    title: toolTitles.residence,
    description:
      'Enter your stays in India by their dates and see for each tax year whether you are resident, not ordinarily resident or non-resident, with the reasoning.',
    lede: 'Enter your stays by their dates. The tool counts the days, goes through section 6 of the Income-tax Act step by step and shows what a later flight would change.',
    card: 'Your stays by date, counted for each tax year: resident, not ordinarily resident or non-resident, and how many days are left.',
  },
  {
    name: 'selling',
    title: toolTitles.selling,
    description:
      'Selling a house or land in India as a non-resident: what the buyer withholds on the price, the tax on the gain, what comes back, exemptions and their dates.',
    lede: 'The buyer withholds on the whole price, while tax is due on the gain. Enter dates, sums and owners; the tool computes both and what comes back.',
    card: 'Dates, sums and owners give the gain, the tax, what the buyer withholds, what comes back, and the last days for a new house or bonds.',
  },
  {
    name: 'rent',
    title: toolTitles.rent,
    description:
      'Letting in India as a non-resident: what the tenant withholds from the rent of a year, the tax on it, what comes back, and whether a return is due.',
    lede: 'The tenant withholds on the gross rent, while tax is due on much less. Enter the sums of a year; the tool computes both, what comes back, and the days of the return.',
    card: 'Rent, municipal tax, interest and your share give what the tenant withholds, the tax, what comes back, and whether a return is due.',
  },
  {
    name: 'refund',
    title: toolTitles.refund,
    description:
      'A return was filed in India and no refund has come: by when to verify it, until when it has to be processed, from when interest runs, and the next step.',
    lede: 'A refund stops at small things. Say where your return stands and on which days you filed and verified it; the tool names the next step and its last day.',
    card: 'Where the return stands and two dates give the next step, the last days for verification and processing, and the first day of interest.',
  },
  {
    name: 'power-of-attorney',
    title: toolTitles['power-of-attorney'],
    description:
      'A power of attorney or deed signed abroad: apostille or Indian mission by country, the last day for stamping and registration, and reminders for your calendar.',
    lede: 'A document signed abroad has to be authenticated for India and stamped in time. Enter the country and the dates; the tool names the route and the last days.',
    card: 'The country and two dates give the route, apostille or Indian mission, the last days for stamping and registration, and reminders.',
  },
  {
    name: 'sending',
    title: toolTitles.sending,
    description:
      'Sending money out of India as a non-resident: what goes outside the yearly cap, what uses it, what waits for 1 April, and the forms and documents for the bank.',
    lede: 'Repatriation by kind and person. Enter the sums, whose they are and a dollar rate; the tool says what may leave now, what waits, and which forms go with it.',
    card: 'Sums in NRE and NRO accounts, for you or several heirs, give what may leave now, what waits for the next cap, the forms and who signs them.',
  },
  {
    name: 'estate',
    title: toolTitles.estate,
    description:
      'A Hindu, Buddhist, Jain or Sikh dies without a will: the heirs by the Hindu Succession Act and the share of each, with the family drawn and the rules named.',
    lede: 'Without a will the law divides the estate. Enter the family on the day of death; the tool names the heirs, draws the family and gives each share as a fraction.',
    card: 'Spouse, mother, children and the families of children who died before give the heirs by law and the share of each.',
  },
]

/** The overview of the tools. */
export const toolsOverview = {
  title: 'Tools',
  description:
    'Answer the first question yourself: residence, tax on a sale or on rent, stamping of a power, sending money out of India. Works offline; nothing leaves your device.',
  heading: toolsQuestion,
  lede: 'Enter dates and sums, and see what follows from them, with the rule and its source. The tools work without a connection.',
}
