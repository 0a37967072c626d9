import { defineService } from '../serviceEntity.ts'
import { lawReview } from '../texts/lawReview.ts'

export default defineService({
  path: 'SuccessionCertificate',
  displayName: 'Succession Certificate',
  pigment: 'lac',
  description: 'The court order with which heirs collect deposits, shares and other sums left in India.',
  metaDescription:
    'Succession certificate for heirs abroad: when a bank can do without one, which court to approach, documents to gather, objections and transfer of assets.',
  metaKeywords:
    'succession certificate NRI, deceased bank account claim India, transmission of shares, legal heir certificate, probate section 213',
  hero: {
    subtitle: 'For families who must collect what was left in India',
    description:
      'A succession certificate tells banks and companies to whom a deceased person’s deposits and shares may be paid. We find out whether you need one at all, bring the petition and follow the money and shares into the heirs’ names. Land passes by other documents, and we say which.',
  },
  intro: {
    title: 'First, is a certificate needed?',
    text: 'Some assets reach the family without a court. A deposit with a nominee is paid on few documents. Smaller deposits without a nominee may be paid under the Reserve Bank’s directions of September 2025, if the claim is undisputed. A certificate is for what remains: larger sums, shares, or heirs who disagree. We begin by asking each bank and company what it will accept, because their answer decides how large the petition has to be.',
  },
  list: {
    title: 'From the family tree to the transfer',
    services: [
      'Assessment of heirs under the law that governs the family',
      'Inventory of deposits, shares, funds and debts owed to the deceased',
      'Bank claims that can be settled without a court',
      'Petition to the District Judge, with notice and publication',
      'Replies to objections, and written consents among heirs',
      'Court fee, collection of the certificate and certified copies',
      'Transmission of shares and release of deposits to the heirs’ accounts',
      'Probate or letters of administration where a will calls for them',
    ],
  },
  faq: [
    {
      question: 'How long does a succession certificate take?',
      answer:
        'Allow 3–6 months as a working estimate for an uncontested petition. No statute sets a time, and some petitions take longer. The notice period, the court’s own list and any objection decide the pace. What the family can influence is the file: complete statements, a clear family tree and consents signed by every heir before the petition is filed.',
    },
    {
      question: 'What does the certificate cover?',
      answer:
        'Debts and securities, in the words of sections 370 to 390 of the Indian Succession Act, 1925.[^succession] In practice these are bank deposits, shares, bonds, fund units and money owed to the deceased. It does not cover a house or land, and it is not a ruling on who owns them. For those the family looks to the will or the succession law, followed by mutation.',
    },
    {
      question: 'Which court issues it?',
      answer:
        'Under section 371 it is the District Judge of the place where the deceased ordinarily lived. If there was no such place in India, it is the court where some of the property is found.[^succession] A parent who divided the year between two children may leave room for argument, so bring proof of the address used for voting, tax, pension and bank accounts.',
    },
    {
      question: 'Is it always needed for money in a bank?',
      answer:
        'No. A nominee is paid on minimal documents.[^bankClaims] Without a nominee, banks may pay up to ₹15 lakh (₹5 lakh at co-operative banks) without a succession certificate where the claim is undisputed. The Reserve Bank directed banks to apply this by 31 March 2026 and to settle within 15 days of complete documents.[^bankClaims] ₹15 lakh is a floor that a bank may raise. Above its limit it may take a succession certificate or a legal heir certificate; in a dispute it will wait for a court. For delay it owes the Bank Rate plus 4% on deposits and ₹5,000 a day on a locker.[^bankClaims]',
    },
    {
      question: 'Is probate still compulsory?',
      answer:
        'Section 213 of the Indian Succession Act required it for certain wills, most of them linked to Mumbai, Chennai and Kolkata.[^succession] The Repealing and Amending Act, 2025 removed the section in December 2025. Section 370 refuses a succession certificate where section 213 requires probate, so that refusal is gone, too.[^succession] Probate, the court proof of a will, remains available and may still be wanted. The Act saves accrued rights and pending proceedings, so do not withdraw a petition without advice.[^centralActs]',
    },
    {
      question: 'Does the nominee own the money?',
      answer:
        'No. A nominee receives the money and holds it for the heirs. The bank’s task ends with payment to the nominee; the family’s division follows the will or the law of succession. If one relative has collected a deposit and will not share it, that is a dispute among heirs, which a certificate does not settle.',
    },
  ],
  tool: 'sending',
  mainText: `Put the whole estate on one sheet before you speak to a lawyer. List each asset, the institution, the amount on the date of death and whether there was a nominee. Then sort the list.

- **Nominee named:** ask the bank for its claim form. As a rule no court is needed for payment.[^bankClaims]
- **No nominee, modest sum, no quarrel:** ask for the bank’s simplified claim, within the limits of ₹15 lakh or, at a co-operative bank, ₹5 lakh.[^bankClaims]
- **Large sum, shares or a quarrel:** ask each institution in writing what it will accept. This group may need the certificate.
- **House or land:** put it on a separate sheet. It belongs to [transfer](/services/TransferOfProperty) or [partition](/services/PartitionOfProperty).

Next comes the question of who inherits. The law depends on the religion of the person who died and, for residents of Uttarakhand, on that State’s own code.[^uttarakhand] Draw a family tree with dates of birth and death, daughters included, and children of any heir who died earlier. Include relatives abroad and those out of contact: an heir left out can object later. Our overview of [inheritance laws](/blogs/understanding-nri-inheritance-laws) explains the main rules.

Meanwhile the family can gather these documents.

- [ ] Death certificate, in several certified copies.
- [ ] Proof of where the deceased ordinarily lived.
- [ ] Statements of each account and holding as on the date of death.
- [ ] Identity documents of each heir, and the legal heir certificate if the revenue office issues one. It helps, but it does not decide title.
- [ ] Any will, even an unsigned or foreign one.
- [ ] Consent letters, and a power of attorney from each heir abroad.

If you do not know where the deceased had accounts, search udgam.rbi.org.in for deposits untouched for ten years and iepf.gov.in for shares and dividends unclaimed for seven.[^companies] The claim itself is made at the bank; lost shares and dividends are claimed in Form IEPF-5.[^companies]

Some dates matter. A power of attorney signed abroad has to be stamped within 3 months of first reaching India.[^stamp] The court will fix a date for objections after notice. Each heir abroad should have an NRO account ready to receive a share; from there, up to USD 1 million may be remitted in a financial year, on proof of source and tax.[^remittance]

Two costs can be postponed. Do not file for an asset until the institution has answered in writing, because a shorter petition is simpler. Do not work out the court fee from memory, since it is a State matter and needs actual balances. If there is a will, compare probate with the certificate before paying for either.

**From the counter, as an example.** The petition names the bank’s branch as it is called today. After a merger one with the old name has to be amended, and a hearing is lost.

**${lawReview.sentence('22 November 2026')}** Section 213 on compulsory probate was omitted in December 2025.[^succession] Banks had to apply the directions on claims after a death by 31 March 2026.[^bankClaims] Uttarakhand’s Code has been in force since 27 January 2025.[^uttarakhand]`,
})
