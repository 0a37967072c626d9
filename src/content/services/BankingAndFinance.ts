import { defineService } from '../serviceEntity.ts'
import { lawReview } from '../texts/lawReview.ts'

export default defineService({
  path: 'BankingAndFinance',
  displayName: 'Banking & Finance Matters',
  pigment: 'neel',
  description: 'Accounts, loans, recovery notices, cheque cases and stopped remittances, taken up with Indian banks.',
  metaDescription:
    'Banking help for NRIs: NRE, NRO and FCNR accounts, loan and recovery notices, Ombudsman complaints, bounced cheques, estate claims and remittances.',
  metaKeywords:
    'NRO account, NRE account, FCNR deposit, repatriation USD 1 million, banking ombudsman 2026, SARFAESI notice, cheque bounce NRI',
  hero: {
    subtitle: 'When a bank is silent, or its letter has a deadline',
    description:
      'Banking disputes run on short clocks: sixty days for a loan demand, thirty for a bounced cheque, thirty before a complaint may go higher. We read the letter, mark its date and prepare the answer for the right place, be it bank, Ombudsman or tribunal. Account and remittance questions belong here too.',
  },
  intro: {
    title: 'The right account and the right office',
    text: 'Trouble with a bank often begins with an account of the wrong kind, or a letter sent to an old address. A resident account that was never redesignated holds up remittances. A recovery notice delivered to an empty flat still counts its days. We put accounts in order, answer lenders in time, and prepare the file that a bank wants before it sends money abroad. Tax forms are agreed with your accountant.',
  },
  list: {
    title: 'Banking matters we take up',
    services: [
      'Advice on redesignating resident accounts after a move abroad',
      'Loan disputes, statements of account and settlement proposals',
      'Objections to recovery notices, and applications to the tribunal',
      'Drafts of complaints to the bank and the Ombudsman',
      'Dishonoured cheque notices and complaints, for either side',
      'Claims to the accounts of a deceased relative',
      'Documents for remitting rent, sale proceeds or an inheritance',
      'Nomination, joint holding and attorney instructions for accounts',
    ],
  },
  faq: [
    {
      question: 'Which account should receive my rent from India?',
      answer:
        'An NRO account, the rupee account for Indian income such as rent, pension and dividends.[^deposits] Its interest is taxable, with TDS of 30% plus cess, 31.2% in all,[^incomeTax] unless you claim a lower treaty rate with a certificate of tax residency and Form 41 before it is paid.[^incomeTaxRules] An NRE account is for foreign earnings; its interest is exempt while you are non-resident under exchange-control law.[^incomeTax] An ordinary resident account has to be redesignated as NRO when you leave India.[^deposits]',
    },
    {
      question: 'What terms are offered for FCNR deposits?',
      answer:
        'FCNR(B) deposits are term deposits of 1 to 5 years, held in a foreign currency.[^deposits] The principal carries no exchange risk against that currency, and both principal and interest may be sent abroad.[^deposits] The account takes no daily payments, so it suits savings and not rent. Our comparison of [NRI banking options](/blogs/nri-banking-options-india) sets the accounts side by side.',
    },
    {
      question: 'The bank ignores my complaint. What next?',
      answer:
        'Complain to the bank in writing and keep the number. After 30 days, or on an unsatisfactory answer, you have 90 days to complain to the Reserve Bank’s Ombudsman at cms.rbi.org.in, under the scheme in force since 1 July 2026.[^ombudsman] Housing finance companies are outside it. You complain yourself; a lawyer may help but may not represent you. The sum in dispute has no ceiling; awards may reach ₹30 lakh for consequential loss and ₹3 lakh for time and harassment.[^ombudsman]',
    },
    {
      question: 'A 60-day loan demand has arrived. What now?',
      answer:
        'This is a demand under section 13(2) of the SARFAESI Act, 2002, which lets a secured lender act without a court.[^sarfaesi] Send an objection under section 13(3A); the lender must answer in 15 days. If it then takes measures against the property, you have 45 days for an application under section 17 to the Debts Recovery Tribunal.[^sarfaesi] Note the date of receipt on the envelope.',
    },
    {
      question: 'How much money may I send out of India?',
      answer:
        'The cap is USD 1 million per financial year (April to March) for NRO balances, on proof of source and tax.[^remittance] Inherited assets and most sale proceeds count within it;[^remittance] what you paid from abroad for up to two homes does not.[^propertyRules] Current income such as rent, interest or pension may be remitted after tax apart from that cap.[^remittance] Money in NRE and FCNR(B) accounts is repatriable already. A transfer from NRO to your own NRE account, after tax, uses the same cap. Anything above it needs Reserve Bank approval.[^remittance]',
    },
    {
      question: 'A cheque given to me has bounced. What are the dates?',
      answer:
        'Section 138 of the Negotiable Instruments Act works in three steps. Send a written notice within 30 days of learning from the bank that the cheque was returned. The drawer then has 15 days from receipt of the notice. If nothing comes, the complaint is due within one month of the end of those 15 days.[^cheques] Keep the cheque, the bank’s return memo and proof of delivery. If the cheque was yours, those 15 days are your chance to pay.',
    },
  ],
  tool: 'sending',
  mainText: `Start with the letter you received. Write the date of receipt on it, photograph the envelope and find it in this list.

- **A demand or possession notice from a lender.** This comes first, because time runs even while you ask questions. Request the full statement of account, compare it with your payments and send a written objection within the 60 days.[^sarfaesi]
- **A returned cheque, or a notice about one.** The first period is 30 days from the bank’s information.[^cheques] Do not spend it on telephone calls.
- **Silence, wrong charges or a frozen account.** File one clear complaint with the bank, ask for its number and count 30 days.[^ombudsman] A complaint to the Ombudsman goes in your own name; we can draft it.
- **A refusal to remit.** Ask which document is missing, and insist on an answer by email.
- **A relative’s account after a death.** Ask first whether there is a nominee. A [succession certificate](/services/SuccessionCertificate) is not always needed.[^bankClaims]

Next, update your records. Tell every bank that you live abroad, give a foreign address and a working telephone number, and have old resident accounts redesignated. Check the nominations; up to four persons may be named for deposits.[^nominees] Close accounts you no longer use, after saving ten years of statements if the bank will give them.

For a remittance, the bank will look for four things: where the money came from, that the tax is paid, who you are and what you request. Collect these early.

- [ ] The sale deed, will, rent agreement or other proof of source.
- [ ] Tax certificates and challans (payment slips), with the accountant’s form where one is required.
- [ ] PAN, passport and proof of address abroad.
- [ ] NRO statements that show the credit.

If someone in India acts for you, remember that an account mandate is narrow. For NRE and FCNR accounts an attorney may make local payments, permitted investments and remittances to you.[^deposits] A power drafted for a house sale may not satisfy the bank at all.

Some steps cost money and achieve nothing. Do not engage counsel for a tribunal when the bank has only asked for updated identity documents. Do not pay anyone who offers to “arrange” Reserve Bank approval. Do not start a court case over a charge that the Ombudsman can decide without a fee. And do not move money between accounts to get round a refusal: the next bank will ask for the trail. Our article on [repatriation](/blogs/repatriation-of-funds-for-nris) lists the documents in full, and our [tool for sending money](/tools/sending) says what may leave now and what waits.

**From the counter, as an example.** The complaint number that counts comes from the bank’s own portal. An email from the branch manager has none, and the Ombudsman’s form stops at that field.

**${lawReview.sentence('22 November 2026')}** The 2026 Ombudsman Scheme replaced the 2021 Scheme on 1 July 2026; complaints made before that day stay under the 2021 Scheme.[^ombudsman] From 1 April 2026 Forms 145 and 146 replace Forms 15CA and 15CB.[^incomeTaxRules] Since 1 November 2025 a depositor may name up to four nominees.[^nominees]`,
})
