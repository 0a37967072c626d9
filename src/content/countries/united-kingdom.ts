import { defineCountry } from '../countryGuide.ts'
import { law } from '../law.ts'

export default defineCountry({
  slug: 'united-kingdom',
  metaDescription:
    'For NRIs in the United Kingdom: notary and Foreign Office apostille for India, certificate of residence for the treaty, time difference and bank proofs.',
  lede: 'In the United Kingdom you sign before a notary public and the Foreign Office adds the apostille. The High Commission and the consulates are the other route.',
  signing: `The Apostille Convention has been in force between the United Kingdom and India since 14 July 2005. [^apostille] You sign before a notary public. The [Legalisation Office](https://www.gov.uk/get-document-legalised) of the Foreign, Commonwealth and Development Office then issues the apostille. Indian registration law names the notary, so a solicitor who is not also a notary will not do.

The High Commission in London and the Indian consulates attest documents too. Use them where the registry in India asks for it.`,
  otherWay:
    'An Indian certificate for use in the United Kingdom gets its apostille from the Ministry of External Affairs in India. Ask first whether the British office wants one.',
  residency:
    'In the United Kingdom this is the [certificate of residence](https://www.gov.uk/guidance/get-a-certificate-of-residence) of HM Revenue and Customs. Name India and the treaty when you apply.',
  rates: {
    dividends: 'treatyKingdomDividends',
    interest: 'treatyKingdomInterest',
    source: 'treatyKingdom',
    comparison: `Both are lower than the Act, which taxes dividends at ${law.dividends.printed[0]} and withholds ${law.rentTdsWithCess.printed[0]} from NRO interest. [^incomeTax]`,
  },
  homeTax: `Since 6 April 2025 UK inheritance tax follows residence. Someone who was tax resident there in ten of the last twenty tax years is taxed on what they own anywhere, the house in India included, and for three to ten years after leaving. [^estateKingdom] A treaty of 1956 can leave what is in India out of it. Solicitors name two conditions: the person was domiciled in India, and what is in India does not pass under a UK will. [^estateTreaty] So sign an Indian will of its own, and have both read together. Our article on [wills](/blogs/inheritance-will-planning-nri) has the clause that keeps them apart.`,
  cities: ['London'],
  proofs: [
    'Indian passport with proof of your UK immigration status; British passport with OCI card',
    'proof of address: driving licence, council tax bill, utility bill or bank statement',
    'PAN and a photograph',
    'a declaration of tax residence with your National Insurance number or UTR',
  ],
  offices: [
    { name: 'High Commission of India, London', url: 'https://www.hcilondon.gov.in/' },
    { name: 'Legalisation Office: apostille', url: 'https://www.gov.uk/get-document-legalised' },
    {
      name: 'HM Revenue and Customs: certificate of residence',
      url: 'https://www.gov.uk/guidance/get-a-certificate-of-residence',
    },
  ],
  next: 'Before you see the notary, [tell us](/contact) what it is for, and which registry, bank or court will receive it. A notary certifies your signature, not whether the wording works in India.',
})
