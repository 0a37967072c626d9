import { defineService } from '../serviceEntity.ts'
import { lawReview } from '../texts/lawReview.ts'

export default defineService({
  path: 'LandlordTenantDisputes',
  displayName: 'Landlord-Tenant Disputes',
  pigment: 'sagwan',
  description: 'Rent arrears, notices, eviction and deposits, handled under the rent law of the right State.',
  metaDescription:
    'For NRI landlords and tenants in India: rent recovery, notices, eviction petitions, deposits and tenancy agreements under the law of the State.',
  metaKeywords:
    'NRI landlord India, eviction petition, tenancy notice section 106, rent recovery, Delhi rent control, tenancy agreement',
  hero: {
    subtitle: 'Rent unpaid, notice ignored, or the house needed back',
    description:
      'A tenancy dispute in India turns first on which State’s rent law covers the building. We answer that question, then write the notice, claim the rent or bring the petition which that law allows. Tenants with a grievance are advised too, though never in the same matter as their landlord.',
  },
  intro: {
    title: 'There is no single rent law for India',
    text: 'Some buildings fall under a State rent Act that allows eviction only on listed grounds. Others are governed by the lease and the Transfer of Property Act. A notice that works in one case may be useless in the other. We therefore read the place, the rent, the dates and the documents before we advise. Owners abroad have one further worry, which is proof: who paid, into which account, and under which agreement.',
  },
  list: {
    title: 'What we do for owners and occupiers',
    services: [
      'Tenancy agreements, stamped and registered where required',
      'Statements of arrears and formal demands for rent',
      'Notices ending a tenancy, served with proof',
      'Eviction petitions on grounds the State law recognises',
      'NRI landlords’ petitions under Punjab rent law',
      'Replies for tenants who face a claim or eviction',
      'Disputes about deposits, repairs and damage',
      'Settlements with a fixed date for vacant possession',
    ],
  },
  faq: [
    {
      question: 'Which law applies to my tenancy?',
      answer:
        'The rent law of the State where the building is, if it reaches your building and your rent. In Delhi, for example, premises let above ₹3,500 a month lie outside the Delhi Rent Control Act, 1958.[^centralActs] Where no rent Act applies, the lease and the Transfer of Property Act decide.[^transfer] The Model Tenancy Act, 2021 is a template and binds only where a State has enacted it.',
    },
    {
      question: 'What notice ends a monthly tenancy?',
      answer:
        'Section 106 of the Transfer of Property Act sets 15 days’ notice for a monthly tenancy, unless the contract or local law says otherwise.[^transfer] A rent Act may demand a recognised ground as well. The wording, the date on which the notice expires and the proof of delivery are what an opponent will attack, so let a lawyer read the draft before it is posted.',
    },
    {
      question: 'Can I recover the house because I need it myself?',
      answer:
        'Many rent Acts accept the owner’s genuine need as a ground. In Delhi it is section 14(1)(e), tried by the summary procedure of section 25B.[^centralActs] Need has to be shown with facts: who will live there, from when, and what other accommodation is available. Old emails about re-letting at a higher rent will be used against you, so tell us your plans.',
    },
    {
      question: 'Is there a special route for NRI landlords?',
      answer:
        'Yes, in Punjab law. Section 13-B of the East Punjab Urban Rent Restriction Act serves an owner who needs the building for his or her own use. It asks for five years of ownership, may be used once in a lifetime, and forbids transfer or letting for five years afterwards. Newer tenancies in Punjab may come under another Act. Neither is a national rule, so first establish which Act covers your letting. Both are laws of the State, which we have read in lawyers’ notes only.',
    },
    {
      question: 'Can a tenant who stays for decades become the owner?',
      answer:
        'No. A tenant’s possession is permissive, which means that it rests on the owner’s consent. In Jyoti Sharma v. Vishnu Goyal, 2025 INSC 1099, the Supreme Court held that a tenant who came in under a rent deed cannot question the landlord’s ownership. Time alone does not turn rent-paying occupation into ownership. The protection is only as good as your proof of the tenancy, so keep agreements, receipts and bank entries for as long as you own the property.',
    },
    {
      question: 'What tax must my tenant deduct?',
      answer:
        'A tenant who pays a non-resident landlord deducts 30% plus cess, 31.2% in all, and surcharge where due.[^incomeTax] There is no minimum rent below which this falls away, and the tenant needs a TAN (a tax deduction number). You may ask the tax officer for a certificate at a lower rate, and claim a refund of any excess through your return.[^incomeTax] See [rental income rules](/blogs/rental-income-rules-nri).',
    },
  ],
  mainText: `Before you write to the tenant, answer three questions. They decide whether you need a letter, a notice or a court.

**Where is the building, and what is the rent?** Have the full address, the date of letting, the first rent and the present rent ready. These tell us which Act applies. Advice from a friend in another State may be correct for that State and wrong for yours.

**What do your documents say?** Find the agreement, all renewals and the record of deposits. A lease for more than one year needs registration.[^registration] If yours was never registered, say so at once, because the case will then lean on receipts, bank entries and the conduct of both sides.

**What do you want: the arrears, the house, or a better agreement?** An owner who wants rent should not open with eviction. An owner who wants the house should not spend a year arguing over small repairs. Rank your aims, and we can choose the route.

When these are settled, the usual order is as follows.

- [ ] Prepare a month-by-month table of rent due, rent paid and tax deducted.
- [ ] Send a polite written reminder with the table attached, and keep proof of delivery.
- [ ] Take advice before accepting rent after a notice, since it may be argued that the tenancy continued.
- [ ] Serve the formal notice that the lease and the law of the State require.
- [ ] File only when the notice has expired and its service can be proved.

Note the date on which the lease ends, the expiry of any notice and the day from which arrears run. If a renewal clause exists, note when it must be used.

Some spending is unnecessary. Do not pay a “recovery agent”, and do not cut off water or power or change the locks: the owner may then become the defendant. Do not sue over small damage that the deposit covers. If the tenant offers to leave on a date, a short surrender agreement, signed and witnessed, may be all you need. If the house is empty, read about [vacant property](/services/AdversePossession).

For a new letting, agree rent, deposit, entry for inspection and the end date in writing, and take the tenant’s tax duty into account when fixing the rent.

**From the counter, as an example.** Keep a notice that the post returns, with its envelope unopened. The postman’s mark on it proves more than the copy inside.

**${lawReview.sentence('22 November 2026')}** Reports of “new rent rules 2025” describe the model Act of 2021, which binds only where a State has enacted it. We check the State’s own statute.`,
})
