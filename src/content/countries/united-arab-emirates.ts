import { defineCountry, gulfResidence } from '../countryGuide.ts'
import { law } from '../law.ts'

export default defineCountry({
  slug: 'united-arab-emirates',
  metaDescription:
    'For NRIs in the UAE: why a power of attorney needs the Indian mission and not an apostille, treaty documents, time difference and what banks ask for.',
  lede: 'From the Emirates, a document for India goes through the Indian embassy in Abu Dhabi or the consulate in Dubai. No apostille replaces them.',
  signing: `An apostille cannot be used from the Emirates, because they have not joined the Convention. [^apostille] An Indian citizen signs the power of attorney before the consular officer of the mission that serves the emirate. There is a second route, and foreign citizens often need it. You sign before a local notary, the Emirates’ foreign ministry attests the notary’s seal, and the Indian mission attests last.

Book the appointment first, and ask the mission whether witnesses must come with you. Take your original passport and your Emirates ID.`,
  otherWay:
    'An Indian certificate for use in the Emirates is as a rule attested by the Ministry of External Affairs in India, and then by the Emirates’ mission in India and their foreign ministry. An Indian apostille alone is not enough.',
  residency:
    'In the Emirates the [Federal Tax Authority](https://tax.gov.ae/) issues the certificate. Apply early, since it covers a stated period.',
  rates: {
    dividends: 'treatyEmirates',
    interest: 'treatyEmiratesInterest',
    source: 'treatyRates',
    comparison: `Both are well below the Act, which taxes dividends at ${law.dividends.printed[0]} and withholds ${law.rentTdsWithCess.printed[0]} from NRO interest. [^incomeTax]`,
  },
  homeTax: gulfResidence('the Emirates'),
  cities: ['Dubai'],
  proofs: [
    'passport, and the OCI card if your passport is foreign',
    'residence visa and Emirates ID',
    'proof of address: registered tenancy contract, electricity and water bill or bank statement',
    'PAN, a photograph and a declaration of tax residence',
    'proof of income, such as a salary certificate, where the bank asks for it',
  ],
  offices: [
    { name: 'Embassy of India, Abu Dhabi', url: 'https://www.indembassyuae.gov.in/' },
    { name: 'Consulate General of India, Dubai', url: 'https://www.cgidubai.gov.in/' },
    { name: 'Ministry of Foreign Affairs of the Emirates: attestation', url: 'https://www.mofa.gov.ae/' },
    { name: 'Federal Tax Authority: certificate of tax residency', url: 'https://tax.gov.ae/' },
  ],
  next: 'Write down each act that must be done in India and the office where it will be done. [Write them to us](/contact) before you book the consulate, so that one visit is enough. The [steps of a power of attorney](/blogs/nri-power-of-attorney) show the rest.',
})
