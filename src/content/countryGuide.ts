// The shape of a country guide: the rules that are the same everywhere once, around what differs from country to country.
import { type CityName, hoursOf } from './cityHours.ts'
import { defineGuide, type Guide, type SourceName } from './guide.ts'
import { aheadText, signedHours, timeRows } from './hoursApart.ts'
import { apostilleSince, law } from './law.ts'
import { checkOfFigure } from './lawChecks.ts'
import { guideName } from './texts/guidePages.ts'
import { noteTexts } from './texts/notes.ts'

/** A country as an editor writes it. */
export interface CountryText {
  /** Last part of the address. */
  slug: string
  metaDescription: string
  lede: string
  /** Paragraphs on signing there. */
  signing: string
  /** The treatment of Indian documents that are needed there. */
  otherWay: string
  /** The office that gives the certificate of tax residency, with a link. */
  residency: string
  /** The treaty’s rates by their names in law.ts, where somebody read them, and how they compare with the Act. */
  rates?: { dividends?: keyof typeof law; interest: keyof typeof law; source: SourceName; comparison: string }
  /** Paragraphs on what the country asks of its own residents for what they have in India, as far as it was read. */
  homeTax?: string
  cities: readonly [CityName, ...CityName[]]
  /** A sentence on how clocks change there, where that is not the same everywhere. */
  clocks?: string
  /** Proofs of identity, status and address that banks usually take from there. */
  proofs: readonly string[]
  /** Public offices, with what they do. */
  offices: readonly { name: string; url: string }[]
  next: string
}

/** A country guide with what the overview shows of it. */
export interface CountryGuide extends Guide {
  card: Guide['cards'][number]
}

const printed = ({ printed: [first] }: { printed: readonly [string, ...string[]] }) => first
const routes = { apostille: 'Notary and apostille', mission: 'Indian embassy or consulate' }

const execution = `For a power that will be used at a registry, section 33(1)(c) of the Registration Act names who may authenticate it abroad: a notary, a court, a judge, a magistrate or an Indian consular officer. [^registration] Sign in that person’s presence, not at home beforehand. Keep the courier’s envelope, because the power must be stamped within ${printed(law.foreignPower)} after it is first received in India. [^stamp] The State decides whether it must be registered as well, so ask the registry before you sign.`

const deeds = `A deed of sale, gift or release is simplest when your attorney signs it in India. If you sign it abroad, two periods run from its arrival in India. It must be stamped within ${printed(law.foreignPower)} and presented for registration within four months. [^stamp] [^registration]`

const claim = (residency: string) =>
  `The bank or company that pays you applies a treaty only if it has two documents before the payment. They are ${printed(law.treatyForm)}, which you file on the Indian tax portal, and a certificate of tax residency. [^incomeTax] [^incomeTaxRules] ${residency}`

const without = `Without the two documents the payer deducts ${printed(law.rentTdsWithCess)} from NRO interest. From dividends it deducts ${printed(law.dividendsWithCess)} while your Indian income does not exceed ${printed(law.surchargeFrom)}. [^incomeTax] What was too much comes back only by your return. Rent and gains on land in India stay taxable in India, and a treaty seldom changes that.`

const unprinted =
  'The rates are in the treaty’s own articles on dividends and interest. [^treaties] The treaty counts only where it is better for you than the Act.'

const accounts = `A non-resident holds NRE, NRO or FCNR(B) accounts. When you leave India, ask the bank to redesignate resident accounts as NRO. [^deposits] The documents below are those that banks usually ask for; your bank’s own list decides.`

const moneyOut = `To send NRO money abroad, the bank asks for proof of its source and of the tax paid, and for ${printed(law.remitterForm)}. ${printed(law.accountantForm)} from a chartered accountant is added where taxable payments exceed ${printed(law.accountantFrom)} in the year and no officer’s certificate covers them. [^incomeTaxRules] The limit is ${printed(law.repatriationCap)} in a financial year. Rent, dividends, interest and pension do not count towards it once they are taxed. [^remittance]`

/** For a country without a personal income tax: the rule that makes its citizens of India resident. */
export function gulfResidence(country: string): string {
  return `Where ${country} does not tax a person, India may. An Indian citizen who is not liable to tax in any other country is resident in India, though not ordinarily, for each year in which income from India exceeds ${printed(law.indianIncome)}. [^incomeTax] A gain on a house counts as such income. So a large sale can make the seller a resident for that year: the buyer then deducts ${printed(law.residentSellerTds)}, and income from outside India stays free. Our [tool for residence](/tools/residence) says which it is.`
}

/** Makes the guide of a country. */
export function defineCountry(text: CountryText): CountryGuide {
  const path = `/countries/${text.slug}`
  const title = guideName(path)
  const since = isParty(text.slug) ? printed(apostilleSince[text.slug]) : undefined
  const first = hoursOf(text.cities[0])
  const ahead =
    first.january === first.july
      ? aheadText(first.january)
      : `${aheadText(first.january)} in January, ${aheadText(first.july)} in July`
  const guide = defineGuide({
    path,
    meta: { title: `${title}: Guide for NRIs`, description: text.metaDescription },
    title,
    lede: text.lede,
    reviewed: '22 November 2026',
    pigment: 'khaki',
    glance: [
      { label: 'Sign before', value: since ? routes.apostille : routes.mission },
      { label: 'Apostille Convention with India', value: since ? `In force since ${since}` : 'Not in force' },
      { label: 'Treaty relief', value: `Residency certificate and ${printed(law.treatyForm)}` },
      { label: `India, seen from ${first.city}`, value: ahead },
    ],
    sections: [
      {
        id: 'signing',
        title: 'What to sign, and before whom',
        parts: [
          { type: 'text', text: text.signing },
          { type: 'text', text: execution },
          { type: 'text', text: deeds },
        ],
      },
      { id: 'other-way', title: 'Indian documents for use there', parts: [{ type: 'text', text: text.otherWay }] },
      {
        id: 'treaty',
        title: 'Tax treaty: rate and form',
        parts: [{ type: 'text', text: claim(text.residency) }, ...ratesOf(text), { type: 'text', text: without }],
      },
      ...(text.homeTax === undefined
        ? []
        : [
            {
              id: 'home-tax',
              title: 'What to report where you live',
              parts: [{ type: 'text' as const, text: text.homeTax }],
            },
          ]),
      {
        id: 'time',
        title: 'Time zone',
        parts: [
          {
            type: 'text',
            text: `India keeps one time all year and does not change its clocks.${text.clocks ? ` ${text.clocks}` : ''}`,
          },
          {
            type: 'table',
            head: ['City', 'India is', 'Indian office hours there'],
            rows: timeRows(text.cities.map(hoursOf)),
          },
        ],
      },
      {
        id: 'banks',
        title: 'What banks usually ask for',
        parts: [
          { type: 'text', text: accounts },
          { type: 'text', text: text.proofs.map((proof) => `- ${proof}`).join('\n') },
          { type: 'text', text: moneyOut },
        ],
      },
      {
        id: 'offices',
        title: 'Official addresses',
        parts: [{ type: 'text', text: text.offices.map(({ name, url }) => `- [${name}](${url})`).join('\n') }],
      },
      { id: 'next', title: 'Your next step', parts: [{ type: 'text', text: text.next }] },
    ],
  })
  const card = {
    title,
    path,
    figure: signedHours(first.july),
    caption: `India, from ${first.city} in July`,
    text: since ? routes.apostille : routes.mission,
  }
  return { ...guide, card }
}

function isParty(slug: string): slug is keyof typeof apostilleSince {
  return Object.hasOwn(apostilleSince, slug)
}

function ratesOf({ rates }: CountryText): Guide['sections'][number]['parts'] {
  if (!rates) return [{ type: 'text', text: unprinted }]
  const { dividends, interest, source, comparison } = rates
  const row = (paid: string, name: keyof typeof law) => [paid, `${printed(law[name])} [^${source}]`]
  const read = checkOfFigure(interest)
  const how = read ? ` These rates were ${noteTexts.read[read.readIn]}: before a large payment, read the article.` : ''
  return [
    {
      type: 'table',
      head: ['Paid to an individual', 'Highest Indian tax'],
      rows: [...(dividends ? [row('Dividends', dividends)] : []), row('Interest', interest)],
    },
    { type: 'text', text: `${comparison}${how}` },
  ]
}
