import { type CaseFile, emptyCase, emptyOwner, emptySender, emptySum } from '../caseFile.ts'

/** A case in which every tool has an answer. */
export const filledCase: CaseFile = {
  ...emptyCase,
  residence: {
    ...emptyCase.residence,
    person: 'citizen',
    purpose: 'visit',
    completeYears: '10',
    stays: [
      { arrival: '2026-06-01', departure: '2026-11-05' },
      { arrival: '2025-06-01', departure: '2025-11-05' },
    ],
  },
  power: { document: 'deed', country: 'US', done: 'nothing', signed: '2026-11-01', arrived: '2026-11-30' },
  sale: {
    ...emptyCase.sale,
    kind: 'house',
    sold: '2026-12-01',
    how: 'received',
    acquired: '1994-06-14',
    price: '1.9 crore',
    cost: '4.5 lakh',
    owners: [
      { ...emptyOwner, name: 'Ravi', share: '1/2' },
      { ...emptyOwner, share: '1/2', residence: 'resident' },
    ],
  },
  rent: { ...emptyCase.rent, rent: '7.2 lakh', municipalTax: '20,000', interest: '1.5 lakh' },
  refund: { ...emptyCase.refund, stage: 'verified', filed: '2026-07-20', verified: '2026-08-25' },
  sending: {
    from: '2027-01-11',
    rate: '90',
    people: [emptySender, { name: 'Asha', used: '10,00,000' }],
    sums: [
      { ...emptySum, kind: 'other', amount: '12 crore' },
      { ...emptySum, kind: 'home', amount: '1 crore', paidIn: '50,000', person: '2' },
    ],
  },
  estate: {
    ...emptyCase.estate,
    who: 'man',
    died: '2026-05-01',
    spouse: 'yes',
    mother: 'yes',
    sons: '2',
    value: '2 crore',
    branches: [
      { child: 'son', widow: 'yes', children: '2' },
      { child: 'daughter', widow: 'no', children: '1' },
    ],
  },
}
