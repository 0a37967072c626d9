import { defineCountry, gulfResidence } from '../countryGuide.ts'
import { law } from '../law.ts'

export default defineCountry({
  slug: 'kuwait',
  metaDescription:
    'For NRIs in Kuwait: signing a power of attorney at the Indian embassy, what to bring, treaty documents, the time difference and what banks usually ask for.',
  lede: 'Kuwait has not joined the Apostille Convention. Documents for India are signed at, or attested by, the Indian embassy.',
  signing: `An apostille cannot be used from Kuwait, because Kuwait has not joined the Convention. [^apostille] You sign in person at the [Indian embassy](https://www.indembkwt.gov.in/). Its website lists what to bring. Expect to need the power of attorney in two copies, your original passport and Civil ID, and the documents of your witnesses. Check the list again on the day before, since missions change their requirements.

Have the power drafted before the appointment, with each act in a numbered line.`,
  otherWay:
    'An Indian certificate for use in Kuwait is as a rule attested by the Ministry of External Affairs in India, then by Kuwait’s mission in India and its foreign ministry. Ask the office in Kuwait first. An Indian apostille alone is not enough.',
  residency: 'In Kuwait the [Ministry of Finance](https://www.mof.gov.kw/) is the office to ask for the certificate.',
  rates: {
    dividends: 'treatyKuwait',
    interest: 'treatyKuwait',
    source: 'treatyRates',
    comparison: `Both are well below the Act, which taxes dividends at ${law.dividends.printed[0]} and withholds ${law.rentTdsWithCess.printed[0]} from NRO interest. [^incomeTax]`,
  },
  homeTax: gulfResidence('Kuwait'),
  cities: ['Kuwait City'],
  proofs: [
    'passport with its residence page, and the OCI card if your passport is foreign',
    'Civil ID',
    'proof of address: tenancy contract, utility bill or bank statement',
    'PAN, a photograph and a declaration of tax residence',
    'a salary certificate, where the bank asks for it',
  ],
  offices: [
    { name: 'Embassy of India, Kuwait', url: 'https://www.indembkwt.gov.in/' },
    { name: 'Ministry of Foreign Affairs of Kuwait', url: 'https://www.mofa.gov.kw/' },
    { name: 'Ministry of Finance of Kuwait', url: 'https://www.mof.gov.kw/' },
  ],
  next: 'Name us the acts [before your appointment](/contact). A line that the registry in India will not accept is easier to change before the embassy has attested it.',
})
