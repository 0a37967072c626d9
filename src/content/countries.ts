import type { CountryGuide } from './countryGuide.ts'
import { defineGuide } from './guide.ts'
import { guideName, guidePages } from './texts/guidePages.ts'

const guides = import.meta.glob<CountryGuide>('./countries/*.ts', { import: 'default', eager: true })

export default defineGuide({
  path: '/countries',
  meta: {
    title: guideName('/countries'),
    description:
      'Nine countries, one guide each: how to sign a document for India there, the tax treaty and its form, the time difference and what Indian banks ask for.',
  },
  title: guideName('/countries'),
  lede: 'How a document, a tax claim or a bank form gets from where you live to India. Each guide says what to sign, before whom, and which official page to read.',
  reviewed: '22 November 2026',
  pigment: 'khaki',
  cards: guidePages.flatMap(({ path }) => guides[`.${path}.ts`]?.card ?? []),
  sections: [
    {
      id: 'two-routes',
      title: 'Two routes, and how to choose',
      parts: [
        {
          type: 'text',
          text: `An **apostille** is a standard certificate that the seal of a notary or an office is genuine. It works where the Apostille Convention is in force between India and the country of signing. [^apostille] Membership alone is not enough: Germany and India are both members, and between them it is not in force. [^apostilleGermany]

The **Indian mission** is the other route. You sign before the consular officer, or the officer attests a document that the local authorities have certified. It works from every country.

The office in India that receives the document has the last word. Ask it first, and ask in writing.`,
        },
      ],
    },
    {
      id: 'other-countries',
      title: 'If your country is not here',
      parts: [
        {
          type: 'text',
          text: 'Our article on the [law of powers of attorney](/blogs/power-of-attorney-nri#apostille-or-consulate) lists further countries with their route. For any other, read the status table of the Hague Conference: find the country’s row, its date and any objection between it and India. [^apostille] If in doubt, use the Indian embassy or consulate.',
        },
      ],
    },
    {
      id: 'everywhere',
      title: 'The same from every country',
      parts: [
        {
          type: 'text',
          text: `- The power of attorney itself, from the list of acts to the stamp: [step by step](/blogs/nri-power-of-attorney).
- Which account takes which money: [NRE, NRO and FCNR](/blogs/nri-banking-options-india).
- What may leave India, and with which forms: [sending money abroad](/blogs/repatriation-of-funds-for-nris).
- The days that count: [deadlines of the year](/deadlines).`,
        },
        {
          type: 'text',
          text: 'Is your question about a country that we do not list? [Write to us](/contact) from there.',
        },
      ],
    },
  ],
})
