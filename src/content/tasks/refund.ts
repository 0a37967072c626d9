import { law } from '../law.ts'
import { defineTask } from '../task.ts'

const printed = ({ printed: [first] }: { printed: readonly [string, ...string[]] }) => first

export default defineTask({
  slug: 'refund',
  metaDescription:
    'How an NRI gets back tax deducted in India: tax record, return, verification without Aadhaar, bank account, interest, and what to do when nothing comes.',
  lede: 'A buyer, a tenant or a bank kept back more than the tax. Only a return brings it home, and it stops at small things: a record that lacks the credit, a code sent to an old number, an account that nobody validated.',
  card: 'From the tax record to the account: return, verification, interest, and what to do when nothing comes.',
  reviewed: '22 November 2026',
  pigment: 'neel',
  situations: [
    { text: 'The buyer of my flat deducted far too much tax (TDS) from the sale, and I want it back.', choose: 'sale' },
    { text: 'My tenant deducts tax and I want it back.', choose: 'rent' },
    { text: 'I filed my return and the refund has not come.' },
    { text: 'I have not received my income tax refund.' },
    { text: 'I have no Aadhaar and cannot verify my return.', choose: 'no-aadhaar' },
  ],
  questions: [
    {
      label: 'From what was the tax deducted?',
      options: [
        { id: 'sale', label: 'The price of a property' },
        { id: 'rent', label: 'Rent' },
        { id: 'interest', label: 'Interest or dividends' },
      ],
    },
    {
      label: 'Have you an Aadhaar number?',
      options: [
        { id: 'aadhaar', label: 'Yes' },
        { id: 'no-aadhaar', label: 'No' },
      ],
    },
  ],
  cases: [
    {
      only: ['sale'],
      title: 'It was deducted from a price',
      text: 'The credit stands or falls with the buyer’s statement. Write to the buyer before you file, since a buyer who has the keys answers less readily each month. The wait is the longest of the three.',
    },
    {
      only: ['rent'],
      title: 'It was deducted from rent',
      text: `The tenant deducts ${printed(law.rentTdsWithCess)} of the gross rent of a non-resident. The tax is computed on less: municipal tax that you paid comes off, and then ${printed(law.rentDeduction)} standard deduction on the rent that is left. [^incomeTax] So nearly every landlord abroad has a refund. A certificate before the year begins avoids the next one.`,
    },
    {
      only: ['interest'],
      title: 'It was deducted from interest or dividends',
      text: `The bank deducts ${printed(law.rentTdsWithCess)} from NRO interest and a company ${printed(law.dividendsWithCess)} from dividends. [^incomeTax] If a treaty sets less, the return claims it: have the certificate of tax residency and ${printed(law.treatyForm)} ready. [^incomeTaxRules]`,
    },
    {
      only: ['no-aadhaar'],
      title: 'You have no Aadhaar',
      text: `Verify through net banking or a demat account, or print form ITR-V, sign it in ink and post it so that it reaches the processing centre in Bengaluru in time: the day of its arrival counts. Either has to be done within ${printed(law.verification)} of filing. [^incomeTax1961] A non-resident without an Aadhaar need not link the PAN.`,
    },
  ],
  axis: { unit: 'months', from: -4, to: 18, zero: 'The return is due, 31 July' },
  steps: [
    {
      id: 'record',
      title: 'Compare the tax record with your papers',
      who: ['you'],
      when: 'From the first quarter on, and again before you file',
      basis: 'open',
      text: 'On the [income tax portal](https://www.incometax.gov.in/) two lists show what the department knows: the statement of tax deducted and the Annual Information Statement. Each deduction has to be there, under your PAN and in the right year.',
      items: [
        'Save the tax statement and the Annual Information Statement',
        'Set your status on the portal to non-resident',
        'Change the telephone number in your profile to one that you hold',
      ],
    },
    {
      id: 'certificate',
      title: 'Ask for the certificate of deduction',
      who: ['buyer', 'tenant', 'bank'],
      when: `Within ${printed(law.certificateTime)} of the statement`,
      basis: 'law',
      span: [-4, -3],
      text: `It is ${printed(law.deductionCertificate)} and follows the payer’s statement, ${printed(law.deductionStatement)}; where the buyer used the PAN-based challan, it is ${printed(law.panCertificate)} and follows ${printed(law.panStatement)}. [^incomeTaxRules] If the credit is missing, write to the payer with the day, the sum and your PAN: only the payer can correct the statement.`,
      items: ['Ask the payer for the certificate', 'Have a missing or wrong entry corrected by the payer'],
    },
    {
      id: 'account',
      title: 'Have the bank account validated',
      who: ['you', 'bank'],
      when: 'Before you file',
      basis: 'open',
      text: 'A refund goes only to an account that the portal shows as validated, in your own name as the PAN has it. After a merger of banks validate it again. An NRO account will do.',
      items: ['Validate the account for the refund'],
    },
    {
      id: 'return',
      title: 'File the return',
      who: ['accountant', 'you'],
      when: 'By 31 July after the tax year; late until 31 December',
      basis: 'law',
      span: [-4, 5],
      text: `NRIs with rent, interest or gains file ITR-2. [^incomeTax] For FY 2025-26 a late return is possible until 31 December 2026, in the new regime only, for a fee of ${printed(law.lateFeeSmall)} up to an income of ₹5 lakh and ${printed(law.lateFee)} above it. [^incomeTax1961]`,
      items: ['Claim each deduction that is in the tax record', 'Save the acknowledgement'],
    },
    {
      id: 'verify',
      title: 'Verify it',
      who: ['you'],
      when: `Within ${printed(law.verification)} of filing`,
      basis: 'law',
      span: [0, 1],
      text: 'A return that is not verified does not count, and no refund follows. [^incomeTax1961] Verify on the day on which you file.',
      items: ['Verify the return', 'See “verified” on the portal'],
    },
    {
      id: 'processing',
      title: 'Wait for the processing',
      who: ['officer'],
      when: 'After the return three to four months for small refunds, more than a year for large ones, as practitioners estimate',
      basis: 'estimate',
      span: [3, 18],
      text: `The law gives the centre until nine months after the end of the financial year in which the return was made; the tool below works out your day. The centre sends an intimation that compares its sum with yours. On a return filed in time interest of ${printed(law.refundInterest)} a month runs from 1 April; on a late one from the day of filing. None is paid if the refund is less than ${printed(law.refundLeast)} of the tax. [^incomeTax]`,
      items: ['Read the intimation line by line', 'Check the interest'],
    },
    {
      id: 'nothing',
      title: 'If nothing comes',
      who: ['you', 'accountant'],
      when: 'As soon as the portal says so',
      basis: 'open',
      text: 'If the payment failed, ask for it again on the portal (“Refund Reissue”), to a validated account. If the sum is lower, see in the intimation which credit is missing, and ask for a rectification once the payer has corrected it. If nothing moves, file a grievance on the portal (e-Nivaran); it gets a number.',
      items: ['Ask for the refund again if the payment failed', 'File a grievance and keep its number'],
    },
  ],
  papers: [
    'Certificate of each deduction',
    'Tax statement and Annual Information Statement of the year',
    'Deed of sale, tenancy or interest certificate',
    'PAN; Aadhaar if you have one',
    'Details of the validated account',
    'Returns and acknowledgements of earlier years',
  ],
  costs: [
    { of: 'Filing in time', range: 'No fee to the Government [^incomeTax]', basis: 'law' },
    {
      of: 'Filing late, until 31 December',
      range: `${printed(law.lateFeeSmall)} up to an income of ₹5 lakh, ${printed(law.lateFee)} above it [^incomeTax1961]`,
      basis: 'law',
    },
    { of: 'Accountant’s fee', range: 'Ask for a quotation in writing', basis: 'open' },
    { of: 'Interest for you', range: `${printed(law.refundInterest)} for each month [^incomeTax]`, basis: 'law' },
    { of: 'A small refund', range: 'Three to four months after the return', basis: 'estimate' },
    {
      of: 'A refund after a sale',
      range: 'Six to eighteen months after the sale, and never before the return',
      basis: 'estimate',
      only: ['sale'],
    },
  ],
  pitfalls: [
    {
      title: 'The payer filed no statement',
      text: 'You hold a receipt, and the department knows nothing of it. Look into the tax record each quarter, while the tenant or the buyer still answers.',
    },
    {
      title: 'The return was filed and not verified',
      text: `The code goes to the telephone number in your profile. If that number now belongs to a stranger, the ${printed(law.verification)} run out. [^incomeTax1961] Change it before the season.`,
    },
    {
      title: 'The account was closed or renamed',
      text: 'The refund is sent back, and nothing tells you unless you look. Validate the account again, then ask for the payment again.',
    },
  ],
  letters: [
    { name: 'Grievance for a refund that has not come', to: '/letters#refund-reminder' },
    { name: 'Clause: tax on rent', to: '/blogs/rental-income-rules-nri#what-the-tenant-must-withhold' },
    { name: 'Clause: tax on the sale', to: '/blogs/capital-gains-tax-nri#what-the-buyer-must-deduct' },
    { name: 'Day count for the tax year', to: '/blogs/nri-income-tax-rules-india#count-your-days-first' },
  ],
  tool: 'refund',
  help: 'We find out where the credit is missing, have the payer’s statement corrected, and follow return, grievance and rectification until the money comes.',
  service: 'Consultancy',
})
