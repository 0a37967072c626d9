import { defineCountry, gulfResidence } from '../countryGuide.ts'
import { law } from '../law.ts'

export default defineCountry({
  slug: 'saudi-arabia',
  metaDescription:
    'For NRIs in Saudi Arabia: apostille since December 2022, when the Indian embassy is still the safer route, treaty documents, time zone and bank proofs.',
  lede: 'An apostille works between Saudi Arabia and India. From the Gulf many Indian registries still expect the Indian mission’s attestation, so ask before you sign.',
  signing: `The Apostille Convention has been in force between Saudi Arabia and India since 7 December 2022. [^apostille] You sign before a local notary, and the Saudi foreign ministry adds the apostille. If the document is in Arabic, ask which translation the Indian office accepts.

Ask the registry in India first, in writing if you can. From the Gulf many sub-registrars still want the attestation of the Indian embassy in Riyadh or the consulate in Jeddah. That route works in every case.`,
  otherWay:
    'An Indian certificate for use in Saudi Arabia gets its apostille from the Ministry of External Affairs in India. Ask the Saudi office whether it wants one, and a translation into Arabic.',
  residency:
    'In Saudi Arabia the [Zakat, Tax and Customs Authority](https://zatca.gov.sa/) is the office to ask for the certificate.',
  rates: {
    interest: 'treatySaudiInterest',
    source: 'treatyRates',
    comparison: `On interest that is a third of the ${law.rentTdsWithCess.printed[0]} which the Act withholds. [^incomeTax] We have not read the treaty’s rate on dividends, so none is printed.`,
  },
  homeTax: gulfResidence('Saudi Arabia'),
  cities: ['Riyadh'],
  proofs: [
    'passport, and the OCI card if your passport is foreign',
    'residence permit (Iqama) with your work status',
    'proof of address: national address, tenancy contract, utility bill or bank statement',
    'PAN, a photograph and a declaration of tax residence',
    'a letter from your employer, where the bank asks for it',
  ],
  offices: [
    { name: 'Embassy of India, Riyadh', url: 'https://www.eoiriyadh.gov.in/' },
    { name: 'Consulate General of India, Jeddah', url: 'https://www.cgijeddah.gov.in/' },
    { name: 'Ministry of Foreign Affairs of Saudi Arabia: apostille', url: 'https://www.mofa.gov.sa/' },
    { name: 'Zakat, Tax and Customs Authority', url: 'https://zatca.gov.sa/' },
  ],
  next: 'Name the registry, bank or court that will receive your document and [tell us](/contact). We ask that office which of the two routes it accepts before we draft.',
})
