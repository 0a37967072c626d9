import { defineCountry } from '../countryGuide.ts'
import { law } from '../law.ts'

export default defineCountry({
  slug: 'australia',
  metaDescription:
    'For NRIs in Australia: notary and apostille from the foreign affairs department, treaty rates, time differences from Sydney to Perth and bank proofs.',
  lede: 'In Australia you sign before a notary public, and the Department of Foreign Affairs and Trade adds the apostille.',
  signing: `The Apostille Convention has been in force between Australia and India since 14 July 2005. [^apostille] Sign before a notary public. A justice of the peace is not a notary. The Department of Foreign Affairs and Trade then issues the apostille.

The High Commission in Canberra and the consulates attest documents as well. Use them where the office in India insists.`,
  otherWay:
    'An Indian certificate for use in Australia gets its apostille from the Ministry of External Affairs in India. Ask first whether the office in Australia wants one.',
  residency:
    'In Australia the [Australian Taxation Office](https://www.ato.gov.au/) issues the certificate of residency.',
  rates: {
    dividends: 'treatyAustralia',
    interest: 'treatyAustralia',
    source: 'treatyRates',
    comparison: `Both are lower than the Act, which taxes dividends at ${law.dividends.printed[0]} plus cess and any surcharge. [^incomeTax]`,
  },
  cities: ['Sydney', 'Brisbane', 'Adelaide', 'Perth'],
  proofs: [
    'Indian passport with your visa grant notice; Australian passport with OCI card',
    'proof of address: driver licence, rates notice, utility bill or bank statement',
    'PAN and a photograph',
    'a declaration of tax residence with your tax file number, where the bank asks for it',
  ],
  offices: [
    { name: 'High Commission of India, Canberra, with its consulates', url: 'https://www.hcicanberra.gov.in/' },
    {
      name: 'Smartraveller: notarial services and apostille',
      url: 'https://www.smartraveller.gov.au/consular-services/notarial-services',
    },
    { name: 'Australian Taxation Office', url: 'https://www.ato.gov.au/' },
  ],
  next: 'Your afternoon is the Indian morning, so a call is easy to arrange. [Write to us](/contact) with the document you need and the office that will receive it, and name two times that suit you.',
})
