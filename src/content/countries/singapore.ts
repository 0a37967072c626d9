import { defineCountry } from '../countryGuide.ts'
import { law } from '../law.ts'

export default defineCountry({
  slug: 'singapore',
  metaDescription:
    'For NRIs in Singapore: notarial certificate and apostille of the Academy of Law, treaty documents, the time difference and what Indian banks ask for.',
  lede: 'In Singapore the notary and the apostille belong together: the Singapore Academy of Law adds it to the notarial certificate.',
  signing: `The Apostille Convention has been in force between Singapore and India since 16 September 2021. [^apostille] You sign before a notary public, who adds a notarial certificate. The [Singapore Academy of Law](https://legalisation.sal.sg/) adds the apostille to it. Send no notarial certificate to India without it.

The High Commission of India attests documents too. Choose it where the registry or bank in India asks for consular attestation.`,
  otherWay:
    'An Indian certificate for use in Singapore gets its apostille from the Ministry of External Affairs in India. Ask first whether the office in Singapore wants one.',
  residency:
    'In Singapore the [Inland Revenue Authority](https://www.iras.gov.sg/) issues it as a certificate of residence.',
  rates: {
    dividends: 'treatySingapore',
    interest: 'treatySingaporeInterest',
    source: 'treatyRates',
    comparison: `Both are lower than the Act, which taxes dividends at ${law.dividends.printed[0]} and withholds ${law.rentTdsWithCess.printed[0]} from NRO interest. [^incomeTax]`,
  },
  cities: ['Singapore'],
  proofs: [
    'Indian passport with work pass, or with the identity card of a permanent resident; Singapore passport with OCI card',
    'proof of address: identity card, tenancy agreement, utility bill or bank statement',
    'PAN and a photograph',
    'a declaration of tax residence with your Singapore tax reference number',
  ],
  offices: [
    { name: 'High Commission of India, Singapore', url: 'https://www.hcisingapore.gov.in/' },
    { name: 'Singapore Academy of Law: legalisation and apostille', url: 'https://legalisation.sal.sg/' },
    { name: 'Inland Revenue Authority of Singapore', url: 'https://www.iras.gov.sg/' },
  ],
  next: 'Have the wording settled before the notary adds the certificate, since a change means a second fee. [Tell us](/contact) what it is for, and which office in India will receive it.',
})
