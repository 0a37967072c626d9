import type { GlossaryGroup } from './glossaryTerm.ts'

/** Tax. */
export const taxTerms: GlossaryGroup = {
  title: 'Tax',
  text: 'Tax deducted, tax due and the way to a refund.',
  terms: [
    {
      term: 'PAN',
      uses: 'PAN',
      definition:
        'The permanent account number, India’s tax number. Buying, selling, banking and returns all call for it.',
    },
    {
      term: 'TAN',
      uses: 'TAN',
      definition:
        'The tax deduction account number. Whoever deducts tax from payments to a non-resident needs one; since 1 October 2026 a resident individual or Hindu undivided family that buys property no longer does.',
    },
    {
      term: 'Aadhaar',
      uses: 'Aadhaar',
      definition:
        'India’s identity number. A person who has one must link it to the PAN; a non-resident under the tax law who has none need not.',
    },
    {
      term: 'TDS',
      uses: 'TDS|tax deducted at source|deducts? tax at source',
      definition:
        'Tax deducted at source: the payer holds back part of a payment and pays it to the government in your name. Only a return brings back what was too much.',
    },
    {
      term: 'Challan',
      uses: 'challans?',
      definition:
        'The form with which tax is paid to the government. Since 1 October 2026 some buyers use one based on the PAN.',
    },
    {
      term: 'Lower-deduction certificate',
      uses: 'lower[- ]deduction(?: certificate)?|certificate for a lower deduction',
      definition:
        'An order of the tax officer that lets a buyer, tenant or bank deduct less than the full rate, applied for in Form 128.',
    },
    {
      term: 'Capital gain',
      uses: 'capital gains?',
      definition:
        'The price of an asset less the cost of selling it, what you paid for it and what you spent on improving it.',
    },
    {
      term: 'Long-term gain',
      uses: 'long-term (?:capital )?gains?|gains? (?:is|was) long-term',
      definition:
        'A gain on property held for more than 24 months. For transfers from 23 July 2024 a non-resident pays 12.5% on it, without indexation.',
    },
    {
      term: 'Short-term gain',
      uses: 'short-term (?:capital )?gains?|gains? (?:is|was) short-term',
      definition: 'A gain on property held for 24 months or less. It is taxed at slab rates.',
    },
    {
      term: 'Indexation',
      uses: 'indexation',
      definition:
        'Raising the cost of an asset by an official price index before the gain is measured. Non-residents no longer have it for property transferred from 23 July 2024.',
    },
    {
      term: 'Surcharge',
      uses: 'surcharge',
      definition: 'An addition to income tax for higher incomes, as a percentage of the tax.',
    },
    { term: 'Cess', uses: 'cess', definition: 'The health and education cess, 4% of the income tax and surcharge.' },
    {
      term: 'Standard deduction',
      uses: 'standard deduction',
      definition:
        'The 30% taken off rent, after municipal tax, in place of repairs and other costs. No bills are needed.',
    },
    {
      term: 'Basic exemption',
      uses: 'basic exemption(?: limits?)?|exemption limits?',
      definition: 'The first part of a year’s income, on which no tax is due. Its size depends on the regime.',
    },
    {
      term: 'New regime',
      uses: 'new (?:tax )?regime',
      definition: 'The set of income-tax rates that applies by default, with wider slabs and few deductions.',
    },
    {
      term: 'Old regime',
      uses: 'old (?:tax )?regime',
      definition:
        'The other set of income-tax rates, with narrower slabs and the familiar deductions. It has to be chosen in a return filed in time.',
    },
    {
      term: 'Capital Gains Account Scheme',
      uses: 'Capital Gains Account Scheme',
      definition:
        'A deposit with an authorised bank for money that is meant for a new house but not yet spent when the return is due.',
    },
    {
      term: 'Specified bonds',
      uses: '(?:specified|certain) bonds',
      definition:
        'Bonds named by the government, in which a long-term gain on land or buildings can be placed within six months to save the tax.',
    },
    {
      term: 'Tax treaty',
      uses: 'treat(?:y|ies)',
      definition:
        'An agreement between India and another country that prevents the same income from being taxed twice. You rely on it where it is better than the Act.',
    },
    {
      term: 'Tax residency certificate',
      uses: 'tax residency certificate|certificate of tax residence',
      definition:
        'A certificate from the tax office of the country where you live. Relief under a treaty depends on it.',
    },
    {
      term: 'ITR-2',
      uses: 'ITR-2',
      definition: 'The form of return for an individual with rent, interest or gains and without business income.',
    },
  ],
}
