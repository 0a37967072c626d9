import { defineService } from '../serviceEntity.ts'
import { lawReview } from '../texts/lawReview.ts'

export default defineService({
  path: 'PartitionOfProperty',
  displayName: 'Partition of Property',
  pigment: 'rani',
  description: 'Dividing joint or inherited property by agreement or suit, with the shares worked out first.',
  metaDescription:
    'Partition of family property for NRI co-owners: shares worked out, family settlements, partition deeds and suits, buy-outs, sale and accounts of rent.',
  metaKeywords:
    'partition suit India NRI, family settlement, partition deed, daughters share property, co-owner sale, ancestral property division',
  hero: {
    subtitle: 'How co-owners divide a house or land',
    description:
      'Partition turns an undivided share in family property into a separate part or a sum of money. We establish who holds which share, put a proposal to the family and draft what is agreed. If agreement fails, we bring or defend the suit.',
  },
  intro: {
    title: 'A quarrel about rooms is a question of shares',
    text: 'Families argue about rooms, shops and gardens. The law asks first who the co-owners are, and in what fractions. Once that is written down, many arguments end, because each person can see what an offer is worth. We do the arithmetic before we write the letter. An heir abroad is a full co-owner, even after years of absence, but should not leave the decision to the others.',
  },
  list: {
    title: 'From family tree to separate titles',
    services: [
      'Family tree and calculation of shares',
      'Search of titles and revenue entries for all family assets',
      'Proposals, meetings and mediation by video',
      'Family settlements and memoranda of what was settled',
      'Partition deeds, stamped and registered',
      'Partition suits, preliminary and final decrees',
      'Buy-outs, sales and the sharing of proceeds',
      'Accounts of rent that one co-owner has collected',
      'Mutation of the divided parts',
    ],
  },
  faq: [
    {
      question: 'Can one co-owner demand partition?',
      answer:
        'Generally yes. A co-owner may ask for division by agreement, and failing that by suit. The court first declares the shares in a preliminary decree, then a commissioner may examine how to divide, and a final decree follows.[^centralActs] You need not persuade the others that it is a good idea. You do need to prove that you are an owner and in what share.',
    },
    {
      question: 'What if the house cannot be divided?',
      answer:
        'Section 2 of the Partition Act, 1893 lets the court order a sale instead of a division, if co-owners who hold at least half ask for it.[^centralActs] Co-owners may buy one another out, and a fair price is then the main issue. In practice a written offer, with a valuation both sides have seen, does more than an argument about rooms. Ask what each person would accept, as a seller and as a buyer.',
    },
    {
      question: 'Do daughters share equally in family property?',
      answer:
        'In joint Hindu family property, since the amendment of 9 September 2005, daughters are coparceners by birth, that is, joint owners from birth as sons are.[^hinduSuccession] The Supreme Court held in Vineeta Sharma v. Rakesh Sharma, (2020) 9 SCC 1, that the father need not have been alive on that date. Property of a deceased owner passes by will or by the family’s succession law.',
    },
    {
      question: 'Must a family settlement be registered?',
      answer:
        'A settlement may be oral, and a document that merely records what was settled earlier need not be registered. A deed that itself creates or divides rights must be.[^registration] The distinction comes from Kale v. Deputy Director of Consolidation, (1976) 3 SCC 119. Since the wording decides on which side a document falls, have it drafted for the purpose and not adapted from a form.',
    },
    {
      question: 'Can my brother sell his share to an outsider?',
      answer:
        'A co-owner can generally transfer an undivided share.[^transfer] For a family dwelling house there is protection: under section 4 of the Partition Act, 1893 the family may buy out the stranger who sues for partition.[^centralActs] Section 22 of the Hindu Succession Act also gives certain heirs a preference.[^hinduSuccession] If you hear of a proposed sale, write at once, offer to buy and ask for the terms.',
    },
    {
      question: 'One brother collects all the rent. What can I do?',
      answer:
        'Ask in writing for an account: tenants, rent received, taxes and repairs paid. If it is refused, a claim for accounts can be joined to the partition suit. Do not let years pass. Sole enjoyment by one co-owner is not by itself hostile, and a clear ouster is needed before time runs, but the evidence of rents fades quickly.',
    },
  ],
  mainText: `You can begin without a lawyer, with two lists.

On the first, draw the family tree from the person who last owned the property. Mark each death with its date, each marriage that matters and every daughter. On the second, list the assets: house, land, shops, deposits, gold, loans. Note in whose name each is held and who uses it. Partition should cover the whole estate where it can, since a suit about one plot may leave the others for a second round.

Now ask which law gives the shares. The family’s religion, any will, and for some families a State code, decide this. Our overview of [inheritance law](/blogs/understanding-nri-inheritance-laws) helps you to make a first estimate. Treat it as an estimate until the title documents are read, because ancestral and self-acquired property may follow different lines.

Then proceed in this order.

- [ ] Collect deeds, wills, revenue extracts and death certificates. Certified copies can be ordered without the consent of others.
- [ ] Write a calm letter that states your understanding of the shares and asks each co-owner for theirs.
- [ ] Ask for a standstill in writing: no sale, no building, no new tenants while talks continue.
- [ ] Exchange valuations of each asset on the same date.
- [ ] Put two or three workable divisions on the table, including one in which you are paid and leave.
- [ ] Record a result in a settlement or a registered partition deed, then apply for mutation of each part.

If a co-owner refuses, hides documents or starts building, a suit with a request for an injunction is the answer. See [property litigation](/services/LitigationMatters) for how it is run from abroad.

Certain dates count. A partition deed, like other deeds, goes to the registrar within four months of being signed.[^registration] A power of attorney that you sign abroad must be stamped within 3 months of reaching India.[^stamp] If a relative has openly denied your share, note that day, for a twelve-year count may be claimed from it.[^limitation]

Do not sue over furniture, and do not pay a surveyor before the shares are known. Above all, do not sign a release in haste: read [what a release does](/services/TransferOfProperty) before you give up anything, and take separate advice if anyone presses you to sign. Sale proceeds of your share normally reach an NRO account, from which up to USD 1 million may leave in a financial year after tax.[^remittance]

**From the counter, as an example.** A surveyor measures to the wall as it is today. Bring the old site plan to the visit: the strip along the lane is what the brothers disagree about.

**${lawReview.sentence('22 November 2026')}** Uttarakhand’s Code, in force since 27 January 2025, can displace personal law for its residents;[^uttarakhand] other States may follow.`,
})
