import { defineService } from '../serviceEntity.ts'
import { lawReview } from '../texts/lawReview.ts'

export default defineService({
  path: 'TransferOfProperty',
  displayName: 'Transfer of Property',
  pigment: 'kesar',
  description: 'Sale, gift, release or will: the fitting deed, its registration and the mutation that follows.',
  metaDescription:
    'Transfer of property in India for NRIs: sale, gift and release deeds, transfer under a will, stamp duty, registration from abroad, mutation and tax.',
  metaKeywords:
    'gift deed NRI, release deed, relinquishment, sale deed from abroad, mutation of property, transfer of inherited property India',
  hero: {
    subtitle: 'The deed that fits, signed once and signed properly',
    description:
      'Property can pass by sale, gift, release or will, and each has its own signatures, duty and tax. We choose the instrument with you, draft it, arrange registration and then see the revenue record changed. Owners abroad sign before a consulate or notary, or through an attorney.',
  },
  intro: {
    title: 'Why the name of the deed matters',
    text: 'Two sisters want their brother to have the family flat. A gift, a release and a sale would each get it to him, yet the duty, the tax and the limits on who may receive it all differ. A deed chosen for its low duty may cost more in tax, or fail because the receiver was not entitled to receive. We start from the relation between the parties and the kind of property, and only then draft.',
  },
  list: {
    title: 'Transfers we draft and complete',
    services: [
      'Sale deeds and agreements for sale',
      'Gift deeds to relatives, with proof of acceptance',
      'Release deeds among co-owners and heirs',
      'Transfer to heirs under a will or without one',
      'Stamp duty and registration in the State concerned',
      'Deeds and powers signed abroad, and their dates',
      'Mutation in revenue, municipal and society records',
      'Coordination of tax deducted, certificates and remittance',
    ],
  },
  faq: [
    {
      question: 'Should it be a sale, a gift or a release?',
      answer:
        'A sale is for a price. A gift is made freely, out of love and affection, and must be accepted during the lifetime of the giver.[^transfer] A release, also called relinquishment, is for co-owners: one gives up a share in favour of the others. A stranger cannot receive by release. Compare duty in the State, tax on each side and whether the receiver may hold that kind of property.',
    },
    {
      question: 'Must the deed be registered?',
      answer:
        'Yes for a sale, a gift or a release of land or a building.[^registration] A sale needs a registered deed under section 54 of the Transfer of Property Act. A gift needs registration and two witnesses under section 123.[^transfer] An agreement with a power of attorney is no substitute: the Supreme Court said so in Suraj Lamp v. State of Haryana, (2012) 1 SCC 656. Registration is normally sought within four months of signing.[^registration]',
    },
    {
      question: 'Can I gift a flat to my child who is also abroad?',
      answer:
        'Yes, if it is residential or commercial property. An NRI or OCI may receive it as a gift from a relative as defined in the Companies Act. A son or daughter is one; a grandchild, niece or nephew is not.[^companies] Agricultural land, plantation property and farmhouses are left out.[^propertyRules] The gift must be accepted, by the child in person or through an attorney, while you are alive. Take separate advice if the child is a minor or the gift has conditions.',
    },
    {
      question: 'The documents are signed abroad. Which deadlines apply?',
      answer:
        'Two. Section 18 of the Indian Stamp Act: whatever is signed abroad, a power of attorney or a deed, must be stamped within 3 months of its first receipt in India.[^stamp] Section 26 of the Registration Act: a deed must then be presented for registration within four months of its arrival.[^registration] Plan for no extension. Keep the courier receipt, which proves the day of arrival.',
    },
    {
      question: 'Is mutation automatic after registration?',
      answer:
        'Do not assume it. Apply to the revenue or municipal office with the registered deed, or after a death with the will or proof of heirs, and ask for the new entry. Mutation is an entry for revenue and not a title. It still matters, because tax bills, notices and later buyers follow the name in that record.',
    },
    {
      question: 'I inherited farmland. To whom may I transfer it?',
      answer:
        'Inheriting it is allowed, but passing it on is limited. Agricultural land, plantation property or a farmhouse may be sold to a person resident in India, and not to another NRI or OCI.[^propertyRules] States add their own rules about who may buy farmland, so ask in the district before you accept an advance. Sale proceeds go through an NRO account.',
    },
  ],
  tool: 'power-of-attorney',
  mainText: `Three facts choose the deed: how the parties are related, whether money passes, and what kind of property it is. Once you know them, the work follows a fixed line.

**Step one: prove that you can give.** Find the deed, will or decree by which you hold. If you inherited and nothing was ever recorded, do that first. If others inherited with you, the question may be one of [partition](/services/PartitionOfProperty), or of a release by them to you.

**Step two: prove that the other side can receive.** As far as exchange control goes, a resident buyer may take any property. A buyer or relative abroad may not take farmland, plantation property or a farmhouse by purchase or gift.[^propertyRules] Ask for proof of residence and citizenship before the draft is begun.

**Step three: count the cost on one page.** Stamp duty and registration fees depend on the State and often on the relation, so have them quoted for the district. Add tax. On a sale by a non-resident, the buyer deducts tax.[^incomeTax] A gift from a relative is generally exempt from Indian tax in the hands of the receiver; gifts from others above ₹50,000 are generally taxable.[^incomeTax]

**Step four: draft, sign, register.** Decide whether you will sign yourself or through an attorney. Then collect:

- [ ] the last registered deed and the chain before it;
- [ ] PAN, passport or OCI card, and proof of foreign address;
- [ ] the current tax receipt and the consent of the society or authority;
- [ ] the power of attorney, with its stamp and authentication;
- [ ] two witnesses who will come to the registrar’s office on the day.

**Step five: close the file.** Apply for mutation, change the society and utility records, collect the tax certificate and keep the original deed where an heir could find it.

Count from the day of the courier’s delivery: 3 months to stamp a power of attorney or a deed,[^stamp] four months to register a deed.[^registration] If a case is pending about the property, tell us before anything is signed, because a transfer during a suit is bound by its result.[^transfer]

Do not pay for a deed while the family is still negotiating. A release, once registered, is hard to take back, and so is a gift. Do not buy stamp paper before the draft is agreed and the duty is confirmed. Where the aim is only that one child should have the flat after your death, a [will](/blogs/inheritance-will-planning-nri) costs little, bears no stamp duty and can be changed. Our [transfer guide](/blogs/nri-property-transfer-guide) compares the four routes further.

**From the counter, as an example.** The mutation clerk wants the last tax receipt in the old name, paid up to the quarter. A small arrear keeps the file on the pile.

**${lawReview.sentence('22 November 2026')}** The rate deducted on long-term gains was 20% for transfers up to 22 July 2024 and is 12.5%, plus surcharge and cess, for later ones.[^finance2024] Since 1 October 2026 a resident individual or Hindu undivided family that buys may pay it with a PAN-based challan.[^finance2026]`,
})
