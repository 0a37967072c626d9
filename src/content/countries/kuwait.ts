import { defineCountry } from '../countryGuide.ts'

export default defineCountry({
  slug: 'kuwait',
  metaDescription:
    'For NRIs in Kuwait: signing a power of attorney at the Indian embassy, what to bring, treaty documents, the time difference and what banks usually ask for.',
  lede: 'Kuwait has not joined the Apostille Convention. Documents for India are signed at, or attested by, the Indian embassy.',
  signing: `An apostille is no route from Kuwait, because the Convention is not in force there. [^apostille] The [Indian embassy’s own list](https://www.indembkwt.gov.in/) asks you to come in person. Bring two copies of the power of attorney, your original passport, your Civil ID and signed copies of your witnesses’ passports and Civil IDs. Check the list again on the day before, since missions change their requirements.

The embassy does not type the power for you. Have it drafted first, with each act in a numbered line.`,
  otherWay:
    'An Indian certificate for use in Kuwait is attested by the Ministry of External Affairs in India, then by Kuwait’s mission in India and its foreign ministry.',
  residency: 'In Kuwait the [Ministry of Finance](https://www.mof.gov.kw/) is the office to ask for the certificate.',
  cities: [{ city: 'Kuwait City', zone: 'Asia/Kuwait', january: 2.5, july: 2.5 }],
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
  next: 'Send us the draft or the list of acts [before your appointment](/contact). A line that the registry in India will not accept is easier to change before the embassy has stamped it.',
})
