import { law } from '../law.ts'
import { defineTask } from '../task.ts'

const printed = ({ printed: [first] }: { printed: readonly [string, ...string[]] }) => first

export default defineTask({
  slug: 'letting',
  metaDescription:
    'Letting a flat or shop in India from abroad: agreement, the tenant’s deduction of tax, NRO account, return and refund, sending the rent, what goes wrong.',
  lede: 'A tenant of a non-resident keeps back tax from the first rupee, and many have never heard of it. Tell the tenant before the agreement; then the year runs by itself until the return brings the excess back.',
  card: 'Agreement, the tenant’s deduction, the account for the rent, the return and the money abroad.',
  reviewed: '22 November 2026',
  pigment: 'moss',
  situations: [
    { text: 'I want to let my flat while I live abroad.' },
    { text: 'The rent is paid into a relative’s account in India.' },
    { text: 'My tenant has never deducted tax from the rent.', choose: 'running' },
    { text: 'I own the flat with my wife and we let it.', choose: 'let-joint' },
    { text: 'I want to let a shop or an office.', choose: 'let-shop' },
  ],
  questions: [
    {
      label: 'What is let?',
      options: [
        { id: 'let-home', label: 'A house or flat' },
        { id: 'let-shop', label: 'A shop or office' },
      ],
    },
    {
      label: 'Who owns it?',
      options: [
        { id: 'alone', label: 'I alone' },
        { id: 'let-joint', label: 'I with others' },
      ],
    },
    {
      label: 'Is it let already?',
      options: [
        { id: 'new', label: 'Not yet' },
        { id: 'running', label: 'Yes, and no tax was deducted' },
      ],
    },
  ],
  cases: [
    {
      only: ['let-joint'],
      title: 'You own it with others',
      text: `Each owner is taxed on his or her share, and the tenant deducts by each owner’s status: ${printed(law.rentTdsWithCess)} from yours, and what applies to residents from the share of an owner who lives in India. [^incomeTax] Name the shares and the accounts in the agreement.`,
    },
    {
      only: ['let-shop'],
      title: 'It is a shop or an office',
      text: 'The deduction is the same as for a home. GST may be due on the rent; from which turnover we could not confirm, so ask an accountant before you fix the rent. A business tenant usually has a TAN already.',
    },
    {
      only: ['running'],
      title: 'Rent was paid without deduction',
      text: `The tenant is liable for the tax not deducted, and may hold back rent to meet it. [^incomeTax] Tell the tenant your status in writing now, deduct from the next payment, and put the past right in your own return: your rent is taxable whether or not anything was deducted.`,
    },
  ],
  axis: { unit: 'months', from: -3, to: 18, zero: 'The tenancy begins' },
  steps: [
    {
      id: 'status',
      title: 'Settle status and account',
      who: ['you', 'bank'],
      when: 'Before the flat is offered',
      basis: 'open',
      text: `Rent is Indian income and goes to an NRO account as a rule. [^deposits] Your tax status decides what the tenant deducts, so count your days with the [tool for residence](/tools/residence).`,
      items: ['Open or redesignate the NRO account', 'Note your tax status for this year'],
    },
    {
      id: 'power',
      title: 'Give a power for letting',
      who: ['you', 'attorney'],
      when: `Stamped within ${printed(law.foreignPower)} after it is first received in India`,
      basis: 'law',
      span: [-law.foreignPower.value, 0],
      text: 'A relative or agent signs, registers and receives notices for you. [^stamp] Leave selling out of it.',
      items: ['Sign a power that is for letting only', 'Have the power stamped in time'],
    },
    {
      id: 'agreement',
      title: 'Sign the agreement, with a clause on tax',
      who: ['attorney', 'tenant'],
      when: 'Before the keys; a lease of more than one year has to be registered',
      basis: 'open',
      text: `State rent, deposit, term, repairs, entry and the deduction. A lease for more than one year must be registered. [^transfer] Duty, rent control, notice and, in some States, the registration of every tenancy are [the State’s](/states); outside rent control a monthly tenancy ends on ${printed(law.monthlyNotice)}’ notice, unless the contract says otherwise. [^transfer]`,
      items: [
        'Put the tax clause into the agreement',
        'Give the tenant your PAN and address abroad',
        'Photograph rooms and meters',
      ],
    },
    {
      id: 'deduction',
      title: 'The tenant deducts and pays',
      who: ['tenant'],
      when: 'From each payment; to the Government by the 7th of the next month',
      basis: 'law',
      span: [0, 12],
      text: `A tenant of a non-resident deducts ${printed(law.rentTdsWithCess)}, from the first rupee, under a TAN, and files ${printed(law.deductionStatement)} each quarter. [^incomeTax] [^incomeTaxRules] The PAN-based challan of October 2026 is for purchases and not for rent. [^finance2026] If the rent stops altogether, there are [other steps](/services/LandlordTenantDisputes).`,
      items: [
        'Ask for the challan of the first month',
        `Collect ${printed(law.deductionCertificate)} each quarter`,
        'Look into your tax record each quarter',
      ],
    },
    {
      id: 'lower',
      title: 'Apply for a lower deduction',
      who: ['accountant', 'officer'],
      when: 'Four to eight weeks, as practitioners estimate, before the year begins',
      basis: 'estimate',
      span: [-2, 0],
      text: `With ${printed(law.lowerDeduction)} the officer may let the tenant deduct less or nothing. [^incomeTaxRules] It names tenant and period, so it is renewed each year.`,
      items: [
        `File ${printed(law.lowerDeduction)} with rent, interest and returns`,
        'Give the certificate to the tenant',
      ],
    },
    {
      id: 'return',
      title: 'File the return',
      who: ['accountant', 'you'],
      when: 'By 31 July after the tax year',
      basis: 'law',
      span: [4, 16],
      text: `Taxed is the rent less municipal tax that you paid, less ${printed(law.rentDeduction)} standard deduction on the rent that is left, less loan interest. [^incomeTax] A return was due for FY 2025-26 whatever the income once ${printed(law.returnDueFrom)} was deducted in the year. [^incomeTax1961] Then follow [getting the refund](/tasks/refund#rent).`,
      items: ['Keep the municipal receipt in your name', 'File and verify the return'],
    },
    {
      id: 'send',
      title: 'Send the rent abroad',
      who: ['you', 'bank'],
      when: 'Once or twice a year',
      basis: 'open',
      text: `After tax, rent is current income and does not count towards the limit of NRO money. [^remittance] The bank wants tenancy, certificates and ${printed(law.remitterForm)}. [^incomeTaxRules]`,
      items: ['Write “current income, rent” on the request'],
    },
  ],
  papers: [
    'Title deed, and the consent of the society where its rules ask for one',
    'Tenancy agreement, stamped, registered where it has to be',
    'Power of attorney for letting, with its stamp',
    'PAN, passport and proof of address abroad',
    'Municipal tax receipts and interest certificate of the loan',
    'Certificates of deduction for each quarter',
  ],
  costs: [
    {
      of: 'Deducted by the tenant',
      range: `${printed(law.rentTdsWithCess)} of the rent of a non-resident [^incomeTax]`,
      basis: 'law',
    },
    {
      of: 'Taken off the rent before tax',
      range: `Standard deduction: ${printed(law.rentDeduction)} of the rent after municipal tax [^incomeTax]`,
      basis: 'law',
    },
    { of: 'Stamp and registration of the tenancy', range: 'Set by the State', basis: 'open' },
    { of: 'Agent or manager', range: 'Ask for a quotation, with what it covers', basis: 'open' },
    { of: 'Certificate for a lower deduction', range: 'Four to eight weeks', basis: 'estimate' },
    { of: 'A small refund', range: 'Three to four months after the return', basis: 'estimate' },
  ],
  pitfalls: [
    {
      title: 'The tenant hears of the deduction after a year',
      text: 'By then there are arrears, and your rent pays for them. Tell the tenant before the agreement and let the clause repeat it.',
    },
    {
      title: 'Let for one month, taxed for twelve',
      text: 'A home that is let for any part of the year counts as let for all of it. [^incomeTax] Tell whoever prepares the return.',
    },
    {
      title: 'The power lets more than you meant',
      text: 'An agent with a general power can do more than let. Give a special one, with an end, and a copy to the tenant.',
    },
  ],
  letters: [
    { name: 'Special power of attorney for letting', to: '/letters#power-letting' },
    { name: 'To the tenant: tax from the rent', to: '/letters#tenant-tax' },
    { name: 'Notice that ends a monthly tenancy', to: '/letters#end-of-tenancy' },
    { name: 'Clause: tax on rent', to: '/blogs/rental-income-rules-nri#what-the-tenant-must-withhold' },
    {
      name: 'Limits for a special power',
      to: '/blogs/power-of-attorney-nri#choosing-the-agent-and-limiting-the-power',
    },
    {
      name: 'Sheet for a visit to the property',
      to: '/blogs/nri-real-estate-investment-tips#manage-it-as-if-you-lived-there',
    },
  ],
  tool: 'rent',
  help: 'We draft agreement and power for the State, explain the deduction to the tenant, and act when rent or keys do not come.',
  service: 'LandlordTenantDisputes',
})
