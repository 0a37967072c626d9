import { defineCountry } from '../countryGuide.ts'
import { law } from '../law.ts'

export default defineCountry({
  slug: 'canada',
  metaDescription:
    'For NRIs in Canada: apostille since January 2024 and who issues it, treaty rates on dividends and interest, the time zones and what Indian banks ask for.',
  lede: 'Canada has issued apostilles since January 2024. Older instructions that send every document to the Indian consulate are out of date.',
  signing: `The Apostille Convention has been in force between Canada and India since 11 January 2024. [^apostille] You sign before a notary. The province in which the notary works decides who issues the apostille. Alberta, British Columbia, Ontario, Quebec and Saskatchewan issue their own, and [Global Affairs Canada](https://www.international.gc.ca/gac-amc/about-a_propos/services/authentication-authentification/apostille-convention.aspx?lang=eng) serves the other provinces and the territories.

Some offices in India still ask for the attestation of an Indian mission. Ask the one that will receive your document first.`,
  otherWay:
    'An Indian certificate for use in Canada gets its apostille from the Ministry of External Affairs in India. Ask first whether the office in Canada wants one.',
  residency:
    'In Canada the [Canada Revenue Agency](https://www.canada.ca/en/revenue-agency.html) issues it, as a certificate of residency.',
  rates: {
    dividends: 'treatyCanadaDividends',
    interest: 'treatyCanada',
    source: 'treatyRates',
    comparison: `For dividends the Act is already better: it taxes them at ${law.dividends.printed[0]}, plus cess and any surcharge. [^incomeTax] So claim the treaty for interest.`,
  },
  homeTax: `${law.propertyForm.printed[0]} is due with your Canadian return when what you own abroad cost more than 100,000 Canadian dollars together, at any time in the year. [^foreignProperty] Indian accounts, deposits, funds, shares and a let flat count; a home that you keep for your own use does not. The form is a report and costs no tax, but leaving it out is penalised by the day.`,
  cities: ['Toronto', 'Winnipeg', 'Calgary', 'Vancouver', 'Halifax'],
  clocks:
    'In 2026 Alberta and most of British Columbia stopped changing theirs and kept summer time. A phone or computer that was not updated since may show their time an hour early in winter.',
  proofs: [
    'Indian passport with permanent resident card or permit; Canadian passport with OCI card',
    'proof of address: driving licence of the province, utility bill or bank statement',
    'PAN and a photograph',
    'a declaration of tax residence with your Canadian taxpayer number',
  ],
  offices: [
    { name: 'High Commission of India, Ottawa, with its consulates', url: 'https://www.hciottawa.gov.in/' },
    {
      name: 'Global Affairs Canada: which office issues your apostille',
      url: 'https://www.international.gc.ca/gac-amc/about-a_propos/services/authentication-authentification/apostille-convention.aspx?lang=eng',
    },
    { name: 'Canada Revenue Agency', url: 'https://www.canada.ca/en/revenue-agency.html' },
  ],
  next: 'Say [in which province you will sign](/contact) and which office in India receives the document. We tell you which apostille office comes next, and ask the office in India what it accepts.',
})
