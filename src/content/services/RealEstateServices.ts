import { defineService } from '../serviceEntity.ts'
import { lawReview } from '../texts/lawReview.ts'

export default defineService({
  path: 'RealEstateServices',
  displayName: 'Real Estate Services',
  pigment: 'neem',
  description: 'Buying, selling and letting property in India, from the first set of documents to the registered deed.',
  metaDescription:
    'Help for NRIs who buy, sell or let property in India: documents checked first, agreements drafted, deeds registered, and tax and remittance planned.',
  metaKeywords:
    'NRI property purchase, sell property in India from abroad, sale deed registration, property TDS, OCI property rules',
  hero: {
    subtitle: 'From the first offer to the registered deed',
    description:
      'In an Indian property deal, check the documents before you move the money. We check what is offered, draft what is signed and have the deed registered, whether you come to India or act through an attorney.',
  },
  intro: {
    title: 'One file for the whole transaction',
    text: 'A purchase or sale touches exchange control, tax, stamp duty and the land records, and each office looks only at its own part. We keep one file for all of them. A buyer learns what may be bought and with which money. A seller learns what tax will be withheld and what the bank will ask for afterwards. Each step is written down, so that a decision made abroad can be carried out in India.',
  },
  list: {
    title: 'Our work in a purchase, sale or letting',
    services: [
      'Purchase support from the first offer to possession',
      'Sale support, with a ready pack of title documents',
      'Title and project checks before any large payment',
      'Drafting and review of agreements and sale deeds',
      'Registration appointments and help with State stamp duty',
      'Special powers of attorney for one named transaction',
      'Lease documents and renewals for owners who live abroad',
      'Coordination with tax and repatriation advisers until the money has moved',
    ],
  },
  faq: [
    {
      question: 'Can an NRI buy any kind of property in India?',
      answer:
        'No. An NRI or an OCI cardholder may buy residential and commercial property without Reserve Bank permission. Agricultural land, plantation property and farmhouses may not be bought.[^propertyRules] Inheritance is treated differently: any immovable property may be inherited, farmland included, from a resident or from a lawful non-resident owner. The rules are in Chapter IX (rule 24 onward) of the Foreign Exchange Management (Non-debt Instruments) Rules, 2019.[^propertyRules] After two years of registered marriage, a foreign spouse who is neither NRI nor OCI may buy one property jointly with you.[^propertyRules]',
    },
    {
      question: 'Must I travel to India to buy or sell?',
      answer:
        'Usually not. A special power of attorney, which covers one transaction only, can authorise a person in India to sign the deed and appear before the registrar. It has to be authenticated abroad and stamped within 3 months of its first receipt in India.[^stamp] Registration practice differs by State, so we ask the office concerned before you sign. Our article on [preparing a power of attorney](/blogs/nri-power-of-attorney) gives the steps.',
    },
    {
      question: 'How may I pay for the property?',
      answer:
        'Pay through banking channels: by remittance from abroad, or from your NRE, FCNR(B) or NRO account (for foreign earnings, foreign-currency deposits and Indian income respectively). Neither foreign notes nor traveller’s cheques may be used.[^propertyRules] Keep the remittance advice and the account statements with the deed. If you sell years later, they show which part of the price came from outside India and may be sent back as such.',
    },
    {
      question: 'What tax is deducted when I sell?',
      answer:
        'The buyer deducts tax at source (TDS) before paying a non-resident.[^incomeTax] On long-term gains the rate was 20% for transfers up to 22 July 2024. For transfers from 23 July 2024 it is 12.5%, plus surcharge and cess, which are additions to the tax.[^finance2024] If you held the property for 24 months or less, the gain is short-term and 30%, plus surcharge and cess, is usually withheld.[^finance2026] Our [tool for sales](/tools/selling) computes your own figure.',
    },
    {
      question: 'Can I take the sale money abroad?',
      answer:
        'Yes, within a cap. NRO balances, sale proceeds included, may be remitted up to USD 1 million per financial year (April to March), on proof of source and tax.[^remittance] More than that needs approval from the Reserve Bank. If you paid with foreign exchange or NRE or FCNR(B) money, what you paid in, counted in foreign currency on that day, may go back outside the cap, for two homes at most.[^propertyRules]',
    },
    {
      question: 'I am buying from another NRI. What changes?',
      answer:
        'You must deduct tax as a buyer from a non-resident, even below ₹50 lakh. The 1% rule, on the higher of price and stamp duty value, applies only where the seller is resident in India.[^incomeTax] A buyer who lives abroad, or is a company, needs a TAN, the tax deduction account number. Since 1 October 2026 a resident individual or Hindu undivided family may pay with a PAN-based challan instead.[^finance2026] Get the seller’s residence status in writing before you agree the price.',
    },
  ],
  tool: 'selling',
  mainText: `Write down three things before you call anyone: who will own the property, what it is for, and where the money will come from. The answers decide which checks are needed and whether the proceeds can leave India later. They cost nothing.

**If you are buying**, this order protects your money.

- [ ] Confirm from the records, not the brochure, that the property is residential or commercial.
- [ ] For a new building, read its page on the State real estate regulator’s site.
- [ ] Ask for copies of the title documents and order a [title search](/services/TitleVerification) before you sign anything binding.
- [ ] Agree a payment plan in which each instalment follows a document or a finished stage.
- [ ] Have the power of attorney drafted when the terms are settled, because it should name the property and the act.
- [ ] After registration, apply for mutation, the change of name in the revenue records.

**If you are selling**, begin with tax. Without a certificate from the tax officer, buyers deduct on the whole price and not only on your gain.[^incomeTax] Apply for lower deduction before the agreement fixes payment dates. Then collect the deed by which you bought, proof of how you paid, your PAN and the current property tax receipt. For a house in the family since before April 2001, have a valuer state its worth on 1 April 2001, which may count as the cost.[^incomeTax1961] Tell the buyer in writing that you are a non-resident.

**If you only hold**, keep a yearly file: tax receipt, a dated photograph, the tenancy agreement and the name of the person who has the keys.

Note three dates. A deed is normally presented for registration within four months of signing. A deed signed abroad has four months from its arrival in India.[^registration] The stamping period, 3 months for a power of attorney or a deed signed abroad, runs from the day the document first reaches India.[^stamp] Duty and fees are set by each State, and its registration site has the rates.

Some spending can wait. Pay no booking amount and order no power of attorney until the seller has shown title documents. Do not buy on an agreement and a power of attorney alone, since a sale of land needs a registered deed.[^transfer] A valuation can wait until you know the title is sound. Our [buyer’s checklist](/blogs/nri-buying-property-india) follows a purchase from budget to keys.

**From the counter, as an example.** A builder’s accounts office and its sales office do not share a file. Have each payment confirmed by accounts, by email, since the final demand is computed there.

**${lawReview.sentence('22 November 2026')}** The rate on long-term gains moved from 20% to 12.5% for transfers from 23 July 2024.[^finance2024] The PAN-based challan for buyers has been open since 1 October 2026.[^finance2026]`,
})
