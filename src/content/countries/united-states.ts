import { defineCountry } from '../countryGuide.ts'
import { law } from '../law.ts'

export default defineCountry({
  slug: 'united-states',
  metaDescription:
    'For NRIs in the United States: notary and State apostille for India, Form 6166 and treaty relief, four time zones, and what Indian banks usually ask for.',
  lede: 'In the United States you sign before a notary, and the State adds the apostille. The Indian embassy and consulates are the other route.',
  signing: `The Apostille Convention has been in force between the United States and India since 14 July 2005. [^apostille] You sign before a notary. The Secretary of State of the State that commissioned the notary adds the apostille, not the federal government. Ask whether the State wants a county clerk’s certificate first.

Some registries in India still ask for attestation by an Indian consulate. Ask the one that will receive your document.`,
  otherWay:
    'An Indian certificate for use in the United States gets its apostille from the Ministry of External Affairs in India. Ask first whether the American office wants one.',
  residency: `In the United States this is ${law.residencyUnitedStates.printed[0]} of the Internal Revenue Service. Apply for it well before the payment. [^form6166]`,
  rates: {
    dividends: 'treatyStates',
    interest: 'treatyStatesInterest',
    source: 'treatyRates',
    comparison: `For dividends the Act is already better: it taxes them at ${law.dividends.printed[0]}, plus cess and any surcharge. [^incomeTax] So claim the treaty for interest.`,
  },
  homeTax: `Two reports surprise people most.

- **Accounts.** If all your accounts outside the United States together held more than ${law.foreignAccounts.printed[0]} on any day of the year, report them to the Treasury (FBAR). NRE, NRO and FCNR(B) accounts count. [^foreignAccounts]
- **Funds.** An Indian mutual fund is as a rule a passive foreign investment company. Each one needs ${law.fundForm.printed[0]} a year, and its gains are taxed at the highest rate with interest. [^foreignFunds] Deposits, shares of single companies and houses are not such funds.`,
  cities: ['New York', 'Chicago', 'Denver', 'San Francisco'],
  proofs: [
    'Indian passport with visa or green card; US passport with OCI card',
    'proof of address: driving licence of the State, utility bill or bank statement',
    'PAN and a photograph',
    'a declaration of tax residence with your US taxpayer number, which banks report under FATCA',
  ],
  offices: [
    { name: 'Embassy of India, Washington, with its consulates', url: 'https://www.indianembassyusa.gov.in/' },
    { name: 'US Department of State: records and authentications', url: 'https://travel.state.gov/' },
    { name: 'Internal Revenue Service: certification of residency', url: 'https://www.irs.gov/' },
  ],
  next: 'Tell us [the State in which you will sign](/contact) and the office in India that will receive the document. We ask that office what it accepts before you pay for a notary and a courier.',
})
