import { defineService } from '../serviceEntity.ts'
import { lawReview } from '../texts/lawReview.ts'

export default defineService({
  path: 'CorporateServicesAdvisory',
  displayName: 'Corporate Services Advisory',
  pigment: 'lapis',
  description: 'Forming, funding and running an Indian company or LLP whose owners live abroad.',
  metaDescription:
    'Corporate advice for NRIs: forming a company or LLP in India, resident director rule, foreign investment reporting, shareholder agreements and exit.',
  metaKeywords:
    'NRI company registration India, resident director, FC-GPR, FC-TRS, LLP for NRI, shareholder agreement, annual compliance',
  hero: {
    subtitle: 'An Indian company, kept in order from abroad',
    description:
      'A company owned from abroad has filings all year, and a missed one tends to surface when you want to sell. We form the entity, report the investment, draft the documents among owners and keep the yearly dates. Disputes, if they come, then start from a clean record.',
  },
  intro: {
    title: 'Choose the structure before you register',
    text: 'Registering a company is the short part. The longer questions come before it: which business, whose money, in which account, and how the owners will part if they disagree. The answers settle whether a private company or a limited liability partnership (LLP) is the better form. They also decide which foreign investment reports fall due. We write these down with you, then register, so that the entity fits the plan.',
  },
  list: {
    title: 'Work for owners, directors and partners',
    services: [
      'Choice between a private company and an LLP',
      'Formation documents, signatures from abroad and registered office records',
      'Compliance calendars for directors and designated partners',
      'Reports of foreign investment and of share transfers',
      'Shareholder, founder and partner agreements',
      'Board and member resolutions, registers and annual filings',
      'Review of a company before you invest in it',
      'Exit: share sale, buy-out, or closing a dormant company',
    ],
  },
  faq: [
    {
      question: 'Can an NRI own an Indian company?',
      answer:
        'Yes, within the rules for the sector. Some activities are open, others carry a limit, a condition or a bar, so the business has to be described precisely before money is sent. Investment by an NRI on a non-repatriation basis is treated as domestic investment; the price of that simplicity is a limit on taking the money out again.[^propertyRules] Decide on this point before the first transfer.',
    },
    {
      question: 'Do I need a director who lives in India?',
      answer:
        'A private company needs two members and two directors. Under section 149(3) of the Companies Act, 2013 one director must have been in India for at least 182 days in the financial year.[^companies] The resident director carries real duties and signs real filings. Choose a person who will do the work, and put access to information and the terms of resignation in a written agreement.',
    },
    {
      question: 'When is Form FC-GPR due?',
      answer:
        'Where the investment may be repatriated, within 30 days of issuing the shares to a person resident outside India.[^reporting] Another date comes first: shares are to be allotted within 60 days of receiving the money.[^reporting] Both are easily missed when the subscription arrives in instalments. Keep the bank advice of each transfer, the valuation if one is required and the board resolution in one folder, since the form draws on all three.',
    },
    {
      question: 'Is an LLP or a company better for me?',
      answer:
        'It depends on funding and on how you expect to leave. Outside investors generally prefer shares. An LLP needs two designated partners, one of them resident in India for 120 days,[^centralActs] and reports capital from abroad in Form LLP-I within 30 days.[^reporting] Compare tax on profits, the list of yearly filings and the ease of adding an owner. We set these out on one page for your case.',
    },
    {
      question: 'I want to buy or sell existing shares. What must be reported?',
      answer:
        'A transfer of shares between a resident and a non-resident is generally reported in Form FC-TRS, within 60 days.[^reporting] Agree in the contract who files, who supplies which document and what happens if the bank raises a query. Tax on the sale has to be worked out separately and before payment, because the person who pays a non-resident may have to deduct it.[^incomeTax]',
    },
    {
      question: 'Is the 2026 company-law Bill in force?',
      answer:
        'A Bill changes nothing until it is passed and brought into force. The Corporate Laws (Amendment) Bill, 2026 (Bill 85 of 2026) was introduced on 23 March 2026 and went to a joint committee of Parliament. If a consultant offers a filing “under the new law”, ask for the notification before you pay for it.',
    },
  ],
  mainText: `A small company needs few documents, but it needs them on time. It helps to think in four periods.

**Before you register.** Describe the business in two sentences and have the sector rule checked against them. List the owners, their residence and their contributions. Choose between repatriable and non-repatriable money, as this is hard to change later. Speak to an accountant in your own country, which may tax the Indian entity’s profits in its own way. Gather passports, proof of address, photographs and the registered office documents. Signatures given abroad usually need a notary or consulate, so see our [documents service](/services/Documents) about the order of steps.

**In the first ninety days.** Open the bank account, bring in the money from the named source and keep each remittance advice.

- [ ] Allot shares within 60 days of receiving the money.[^reporting]
- [ ] File FC-GPR within 30 days of issue; for an LLP, file LLP-I within 30 days.[^reporting]
- [ ] Hold the first board meeting, with minutes that say what was decided.
- [ ] Sign the agreement among owners now, before any dispute.

**Every year after that.** Keep one calendar with the accounts, tax returns, annual filings and foreign investment reports. Count the resident director’s days in India,[^companies] or the resident partner’s,[^centralActs] before the year closes and not afterwards. Read the bank statement yourself each month. An owner abroad who reads only the yearly accounts learns about trouble a year late.

**On the way out.** A sale of shares between a resident and a non-resident is reported within 60 days.[^reporting] Before you name a price, check that every earlier allotment was reported, for a buyer’s lawyer will look there first. Then look at tax, and at how the proceeds will leave India.

The agreement among owners deserves more thought than the registration. It should say who may sign at the bank, what needs everyone’s consent, how a stranger may be kept out, and how a share is valued when an owner leaves or dies.

Do not register early. An entity with no business still has filings, and winding it up costs money. Do not pay for a trade mark, an office lease or a website until the sector rule is clear. If you only wish to hold a flat, a company is seldom called for; read [the rules for buying property](/blogs/buying-property-india-nri) first. If you are invited into a relative’s company, pay for a review of its filings before you pay for shares. Where owners have already fallen out, the route may lead to the [NCLT](/services/NCLT-Matters).

**From the counter, as an example.** The bank’s branch and its reporting cell have to write the sender’s name alike. A middle name in one and not in the other stops the report of the shares.

**${lawReview.sentence('22 November 2026')}** The reporting periods are those of the Mode of Payment and Reporting of Non-Debt Instruments Regulations, 2019.[^reporting]`,
})
