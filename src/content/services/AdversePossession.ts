import { defineService } from '../serviceEntity.ts'
import { lawReview } from '../texts/lawReview.ts'

export default defineService({
  path: 'AdversePossession',
  displayName: 'Adverse Possession',
  pigment: 'moss',
  description: 'Guarding vacant land and homes against long occupation, and answering claims that rest on it.',
  metaDescription:
    'Adverse possession in India explained for owners abroad: the 12-year rule, caretakers and relatives, risk audits, notices, suits and defence of claims.',
  metaKeywords:
    'adverse possession India NRI, 12 year limitation property, vacant plot protection, caretaker claim, encroachment notice, Limitation Act Article 65',
  hero: {
    subtitle: 'How to keep a vacant plot',
    description:
      'An owner may lose land that a stranger holds openly, continuously and without permission for twelve years. We work out how much of that time has run, gather the proof and act by notice, suit or defence. For property not yet touched, we set up a yearly routine of checks.',
  },
  intro: {
    title: 'Absence is a risk that can be managed',
    text: 'Adverse possession is the rule by which an owner who does nothing for long enough can no longer recover land from the person who holds it. Mere use is not enough: the possession must be open, continuous and hostile to the owner, and it must be proved with dates. An owner abroad therefore has two tasks. One is to prevent such a period from beginning. The other is to interrupt it lawfully, well before it ends.',
  },
  list: {
    title: 'Prevention, recovery and defence',
    services: [
      'Risk audit of each property, with an occupancy history',
      'Inspection visits with dated photographs and a short report',
      'Boundary survey and comparison with revenue entries',
      'Written licences for caretakers, relatives and temporary users',
      'Notices to occupiers that record your ownership',
      'Suits for possession and injunctions against building',
      'Defence against a claim of title by long possession',
    ],
  },
  faq: [
    {
      question: 'After how long can title be lost?',
      answer:
        'Against a private owner, 12 years from the day on which the possession became hostile, under Article 65 of the Limitation Act.[^limitation] Where a suit rests on earlier possession and not on title, Article 64 gives 12 years from the dispossession. For government land the period is 30 years, under Article 112. Section 27 then extinguishes the owner’s title.[^limitation] Each of these turns on facts, so the first date is often the real dispute.',
    },
    {
      question: 'Does living abroad stop the clock?',
      answer:
        'No. The Limitation Act has no exemption for owners abroad. Section 15(5), which is sometimes quoted, leaves out the time when the defendant is outside India; it gives an absent owner nothing.[^limitation] Act early, through an attorney if you cannot travel.',
    },
    {
      question: 'Can a caretaker or a relative claim my house?',
      answer:
        'Permission defeats the claim. A person who entered with your consent, as a caretaker, guest, tenant or relative, does not hold against you unless the permission is clearly renounced and the full period then runs. Between co-owners, a clear ouster has to be shown. The difficulty is proof, so record the permission in writing while both sides still agree about it.',
    },
    {
      question: 'Can the occupier go to court and ask for title?',
      answer:
        'Yes. In Ravinder Kaur Grewal v. Manjit Kaur, (2019) 8 SCC 729, the Supreme Court held that adverse possession can found a suit and is not only a defence. The claimant still has to plead and prove when the possession began, how it was open and how it was hostile. If court documents reach you or your old address, have them answered at once.',
    },
    {
      question: 'How do I protect a vacant plot?',
      answer:
        'Have it inspected regularly, with dated photographs from the same corners. Fence it and put up a board. Pay the property tax in your own name and keep the receipts. See that mutation is made and the boundary agrees with the record. If anyone stores goods, parks or farms there, give a written licence or a written notice, and do so in the first season.',
    },
    {
      question: 'Does a legal notice stop the twelve years?',
      answer:
        'No. A notice puts your ownership and the other person’s answer on record, and the answer may admit permission, which helps. What protects you is a suit brought in time, or actual recovery of possession, peacefully and with proof. If the twelfth year is near, prepare the suit and the notice together.',
    },
  ],
  mainText: `Sort your properties by who is there today. The first step differs for each.

- **No one:** inspection, fence, tax, board.
- **A tenant:** occupation with consent. See that a written tenancy, rent receipts or bank entries exist, and renew them. A dispute belongs with [landlord and tenant](/services/LandlordTenantDisputes).
- **A caretaker or friend:** consent again, but seldom in writing. Have a one-page licence signed that names you as owner and can be ended at any time.
- **A brother, sister or cousin:** possibly a co-owner. Settle shares by [partition](/services/PartitionOfProperty), because a dispute over ouster is slow.
- **A stranger:** start the count today, as below.

When a stranger is in possession, work backwards. When did you, or someone for you, last see the place free? What shows it: a photograph, a dated map image, an electricity bill, a neighbour’s letter? The period can only have begun after that. Write down the first day on which it could have begun and add twelve years.[^limitation] If the end is less than two years away, treat the matter as urgent.

Then gather these documents.

- [ ] Deed, mutation entry and site plan with measurements.
- [ ] Property tax receipts for as many years as you can find.
- [ ] Old photographs, tenancy documents and caretakers’ letters.
- [ ] Any message in which the occupier called the land yours, or asked your permission.
- [ ] The revenue record of the plot and of its neighbours.

Have a boundary survey made where the intrusion is a strip along the edge; the wall may be on the line after all. After that comes a notice, and, if the answer denies your title, a suit for possession with an injunction against building. Do not send men to clear the land. A forcible eviction can turn the true owner into the accused.

A few things need no money yet. Do not sue a caretaker who has only asked for wages: pay, take a receipt that describes the work, and sign the licence. Do not buy a survey for a flat, or a fence before the boundary is known. If a family member pays the tax for you, ask for the receipts in your name from now on.

Put two dates in your calendar each year, one before the monsoon and one after. On each, someone takes the same photographs and sends them to you. Ten such sets are strong evidence. Our article on [property rights and disputes](/blogs/nri-legal-rights-property-disputes) shows how such a file is used.

**From the counter, as an example.** A photograph of a gate is doubted less when the municipal number or the meter is in the picture.

**${lawReview.sentence('22 November 2026')}**`,
})
