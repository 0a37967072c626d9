import { law, officialTexts } from '../law.ts'

const [withCess] = law.rentTdsWithCess.printed
const [deduction] = law.rentDeduction.printed
const [certificate] = law.lowerDeduction.printed
const [exemption] = law.newExemption.printed
const [returnFrom] = law.returnDueFrom.printed

/** Texts of the tool for rent. */
export const rentTexts = {
  /** Before the questions. */
  rule: {
    text: `The tenant of a non-resident withholds ${withCess} of the gross rent, however small it is. Tax is due on the rent less municipal tax, a standard deduction of ${deduction} and interest. The rest comes back by the return.`,
    article: '/blogs/rental-income-rules-nri',
  },
  year: 'Tax year of the rent',
  yearOption: (name: string, from: string) => `${name}, from ${from}`,
  rent: 'Rent of the whole property for the year, in ₹',
  rentHint: 'All months together, before the tenant keeps anything back.',
  municipalTax: 'Municipal tax that you paid in the year, in ₹',
  municipalHint: 'Tax that the tenant paid does not count. Repairs are in the standard deduction.',
  interest: 'Interest of the year on a loan for the property, in ₹',
  interestHint: 'The interest only, not what was paid back. The lender certifies it.',
  share: 'Your share',
  shareHint: 'As a fraction or a percentage: 1, 1/2, 25%. The sums above are those of all owners together.',
  withheld: 'Does the tenant withhold tax?',
  withholds: { yes: 'Yes, or I do not know yet', no: 'No, nothing was withheld' },
  required: { rent: 'the rent of the year' },
  faults: { share: 'Write a share like 1, 1/2, 1/3 or 25%.' },
  beyond: 'On a share of this size the surcharge depends on the regime of the owner. The tool gives no answer; ask us.',

  title: {
    back: (sum: string) => `${sum} comes back by your return`,
    due: (sum: string) => `${sum} of tax remains to be paid`,
    none: 'Nothing is withheld, and no tax is due',
  },
  withheldIs: (sum: string) => `The tenant withholds ${sum}.`,
  withheldNone: 'Nothing was withheld.',
  taxIs: (sum: string) => `The tax on the rent is ${sum}.`,
  noTax: 'No tax is due on the rent.',
  advance: `If ${law.advanceTaxFrom.printed[0]} or more of the year’s tax remains after deductions, it is paid in advance during the year.`,
  liable:
    'The tenant was bound to withhold. Tell the tenant your status in writing; your rent is taxable all the same.',
  certificate: (sum: string) =>
    `With a certificate for a lower deduction the tenant withholds only what is due, ${sum}. Apply for it in ${certificate} before the year begins.`,
  returnDue: {
    deducted: `A return is due whatever the income, because ${returnFrom} or more of tax was deducted (rule 12AB of 1962).`,
    income: `A return is due, because the income is above the exemption of ${exemption}.`,
    open: `Whether a return is due is open: rule 12AB of 1962 asked for one from ${returnFrom} of tax deducted, and we have not read its successor of 2026. The refund needs one in any case.`,
    none: 'By these rules no return is due. Other income may ask for one, and a refund needs one in any case.',
  },

  picture: 'From the rent to the money in hand',
  rows: {
    rent: 'Rent',
    withheld: 'Withheld by the tenant',
    received: 'Received from the tenant',
    back: 'Back by the return',
    due: 'Still to be paid',
    hand: 'In hand after tax, before costs',
  },
  steps: {
    withheld: `From a non-resident’s rent the tenant withholds ${withCess} of the gross rent, with a surcharge above ${law.surchargeFrom.printed[0]}. There is no minimum.`,
    value: (rent: string, municipal: string) => `Rent ${rent} less municipal tax ${municipal}.`,
    standard: (sum: string) => `Less the standard deduction of ${deduction}: ${sum}.`,
    interest: (sum: string) => `Less interest on the loan: ${sum}.`,
    income: (sum: string) => `Income from the house: ${sum}.`,
    loss: (sum: string) => `Loss from the house: ${sum}. In the new regime it reduces no other income.`,
    tax: (tax: string, surcharge: string, cess: string) =>
      `Tax by the slabs of the new regime, free up to ${exemption}: ${tax}, surcharge with marginal relief ${surcharge}, cess ${cess}.`,
  },
  assumes:
    'Computed for a non-resident owner without other income in India in this year, in the new regime, for a property that was let the whole time. A year with a vacant time, arrears, and the old regime are not computed.',
  dates: 'Dates',
  dateList: {
    from: 'The return can be filed from',
    due: 'The return is due',
    belated: 'Last day for a late return',
    revised: 'Last day to revise it',
  },
  verify: `Verify the return within ${law.verification.printed[0]} of filing; without that no refund follows.`,
  interestPaid: `On a return filed in time interest of ${law.refundInterest.printed[0]} a month is paid from 1 April after the year, on a late one from the day of filing.`,
  noInterest: `No interest is paid on a refund of less than ${law.refundLeast.printed[0]} of the tax.`,
  sources: {
    new: { ...officialTexts.incomeTax, part: 'sections 21, 22, 393(2), 395' },
    old: { ...officialTexts.incomeTax1961, part: 'sections 23, 24, 195, 197, 244A' },
    rates: officialTexts.finance2026,
    ratesOld: officialTexts.finance2025,
  },
}
