import { defineCountry } from '../countryGuide.ts'
import { law } from '../law.ts'

export default defineCountry({
  slug: 'germany',
  metaDescription:
    'For NRIs in Germany: why an apostille does not work for India, signing at the Indian mission, treaty rate of ten per cent, time zone and bank proofs.',
  lede: 'Germany and India are both members of the Apostille Convention, but it is not in force between them. You need the attestation of the Indian mission.',
  signing: `Germany objected when India joined the Apostille Convention, so an apostille has no effect between the two. [^apostille] [^apostilleGermany] An Indian citizen signs the power of attorney in person before the consular officer. Go to [the mission that serves your State](https://www.indianembassyberlin.gov.in/).

A document of a German notary or authority takes another route, which a holder of a German passport, with or without an OCI card, often needs; ask the mission first. A German authority confirms the seal first, and the Indian mission attests the document after that. Ask the mission which authority it requires; for a notary’s seal it is as a rule the regional court (Landgericht).`,
  otherWay:
    'German offices do not recognise an Indian apostille either. They may ask the German mission in India to verify an Indian certificate. [^apostilleGermany] Ask the German office before you collect documents in India.',
  residency:
    'In Germany your local tax office (Finanzamt) certifies residence. Ask for it on the form of the [Federal Central Tax Office](https://www.bzst.de/).',
  rates: {
    dividends: 'treatyGermany',
    interest: 'treatyGermany',
    source: 'treatyRates',
    comparison: `Both are well below the Act, which taxes dividends at ${law.dividends.printed[0]} plus cess and any surcharge. [^incomeTax]`,
  },
  cities: ['Berlin'],
  proofs: [
    'Indian passport with residence permit; German passport with OCI card',
    'proof of address: registration certificate (Meldebescheinigung), utility bill or bank statement',
    'PAN and a photograph',
    'a declaration of tax residence with your German tax number',
  ],
  offices: [
    { name: 'Embassy of India, Berlin, with its consulates', url: 'https://www.indianembassyberlin.gov.in/' },
    { name: 'Consulate General of India, Munich: powers of attorney', url: 'https://www.cgimunich.gov.in/' },
    { name: 'German missions in India: verification of documents', url: 'https://india.diplo.de/in-en/2673230' },
    { name: 'Federal Central Tax Office', url: 'https://www.bzst.de/' },
  ],
  next: 'If you already hold a German apostille, do not send the document to India. [Tell us what you signed](/contact) and before whom. We ask whether the mission can attest that document or whether you must sign again.',
})
