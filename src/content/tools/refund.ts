import { law, officialTexts } from '../law.ts'

const [verification] = law.verification.printed
const [interest] = law.refundInterest.printed
const [least] = law.refundLeast.printed
const [fee] = law.lateFee.printed
const [feeSmall] = law.lateFeeSmall.printed

/** Texts of the tool that follows a refund. */
export const refundTexts = {
  /** Before the questions. */
  rule: {
    text: `A refund follows a return that was verified within ${verification} of its filing. The tax office may process it until nine months after the end of the financial year in which it was made. On a return in time it pays ${interest} interest a month from 1 April after the tax year.`,
    article: '/blogs/nri-income-tax-rules-india',
  },
  year: 'Tax year in which the tax was withheld',
  stage: 'Where does your return stand?',
  stages: {
    unfiled: 'Not filed yet',
    filed: 'Filed, not verified',
    verified: 'Verified, not processed',
    lower: 'Processed, and the refund is lower than claimed',
    unpaid: 'Refund determined, and no money in the account',
    failed: 'The payment of the refund failed',
  },
  stageHint: 'The portal shows it under the filed returns.',
  filed: 'Day of filing',
  filedHint: 'On the acknowledgement. Of a revised return take the day on which that was filed.',
  verified: 'Day of verification',
  verifiedHint: 'With form ITR-V on paper, the day on which the processing centre received it.',
  required: { stage: 'where the return stands', filed: 'the day of filing', verified: 'the day of verification' },
  faults: {
    early: 'A return of this year cannot be filed before the year has ended.',
    before: 'A return cannot be verified before it is filed.',
  },

  title: {
    early: (from: string) => `The return can be filed from ${from}`,
    file: (due: string) => `File the return by ${due}`,
    fileLate: (last: string) => `File the late return by ${last}`,
    verify: (last: string) => `Verify the return by ${last}`,
    verifyLate: (_last: string, last: string) => `Verify the return now, at the latest by ${last}`,
    tooLate: 'It is too late for a return of this year',
    wait: (last: string) => `Wait: the processing may take until ${last}`,
    waitOver: (last: string) => `The time for the processing ran out on ${last}: file a grievance`,
    lower: 'Find out which credit is missing, and ask for a rectification',
    unpaid: 'File a grievance for the payment',
    failed: 'Validate an account, and ask for the payment again',
  },
  lines: {
    file: 'Check before that every deduction is in your tax statement, and validate the account for the refund. Verify on the day on which you file.',
    fileLate: `A late return costs a fee of ${feeSmall} up to an income of ₹5 lakh and ${fee} above it. The refund comes all the same; its interest begins on the day of filing.`,
    verify: 'A return that is not verified does not count, and no refund follows.',
    verifyLate: `The ${verification} are over. Verified now, the return counts as filed on the day of verification, so it may be a late one.`,
    tooLate: 'The last day for a late return of this year has passed. Ask an adviser whether the delay can be excused.',
    wait: 'As practitioners estimate, small refunds take three to four months and large ones more than a year. Until then look only for questions of the tax office on the portal and answer them.',
    waitOver:
      'After that day no intimation is sent unless the Board extends the time, as it has done before. File a grievance on the portal (e-Nivaran) and keep its number.',
    lower:
      'Compare the intimation with your return line by line. If the payer did not report a deduction, only the payer can correct that; then ask for a rectification on the portal.',
    unpaid:
      'Check on the portal that the account is validated, in your name as the PAN has it. Then file a grievance (e-Nivaran) and keep its number.',
    failed:
      'The account was closed or renamed, or the name differs from that of the PAN. Validate an account, then use “Refund Reissue” on the portal.',
  },
  counts: {
    inTime: (day: string) => `The return counts as filed on ${day}, in time.`,
    late: (day: string) => `The return counts as filed on ${day}, and so as a late one.`,
  },
  interestFrom: (day: string) =>
    `Interest of ${interest} a month runs from ${day}, on a refund of ${least} of the tax or more.`,
  letter: 'The grievance to copy',
  task: 'The whole way, step by step',

  steps: {
    verify: (filed: string, last: string) => `Filed on ${filed}: with the verification by ${last} that day counts.`,
    verifiedInTime: (day: string) => `Verified on ${day}, within ${verification}: the day of filing counts.`,
    verifiedLate: (day: string) => `Verified on ${day}, after ${verification}: the day of verification counts.`,
    due: (due: string, belated: string) =>
      `A return without business income is due by ${due}; a late one is possible until ${belated}.`,
    process: (last: string) =>
      `The intimation may be sent until nine months after the end of the financial year in which the return was made: ${last}.`,
    interest:
      'Of a return in time the interest begins on 1 April after the tax year, of a late one on the day that counts as that of filing.',
  },
  read: 'We read the time for the processing on 26 November 2026 in a reprint of the Finance Bill, 2021 and in a summary of the Bill of 2025, and the rule on verification in a reprint of notification 2 of 2024; not in the official texts.',
  assumes:
    'For a return without business income and without an audit. An assessment by the officer has times of its own.',
  dates: 'What should happen by when',
  dateList: {
    from: 'The return can be filed from',
    filed: 'You filed',
    verifyBy: 'Last day to verify',
    verified: 'You verified',
    due: 'The return is due',
    belated: 'Last day for a late return',
    revised: 'Last day to revise it',
    processBy: 'Last day for the intimation',
    interestFrom: 'Interest on the refund begins',
  },
  sources: {
    old: { ...officialTexts.incomeTax1961, part: 'sections 139, 143(1), 244A' },
    new: { ...officialTexts.incomeTax, part: 'sections 263, 270, 437' },
  },
}
