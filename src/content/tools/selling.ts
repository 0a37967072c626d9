import { law, officialTexts, toolLaw } from '../law.ts'

const percent = (rate: number) => `${Math.round(rate * 10_000) / 100}%`

/** Texts of the tool for sales. */
export const saleTexts = {
  /** Before the questions. */
  rule: {
    text: `From a non-resident the buyer withholds on the whole price: ${percent(law.longTermGain.value)} if it was held for more than ${law.propertyHolding.printed[0]}, else ${percent(law.shortTermGain.value)}, with surcharge and cess. Tax is due on the gain alone. The rest comes back by the return, or is never withheld if a certificate (${law.lowerDeduction.printed[0]}) comes in time.`,
    article: '/blogs/capital-gains-tax-nri',
  },
  kind: 'What is sold',
  kinds: {
    house: 'House or flat to live in',
    shop: 'Shop, office or another commercial building',
    land: 'Land or a plot',
    farmland: 'Farmland in a rural area',
  },
  kindHint:
    'Rural is farmland outside municipalities and cantonments of 10,000 people or more, and beyond 2 km of their limits in a straight line, 6 km above one lakh people, 8 km above ten lakh. All other farmland is land.',
  farmland:
    'Rural farmland is no capital asset: there is no tax on the gain, and the buyer withholds nothing. Keep proof of use and distance, such as the revenue record and a certificate of the tehsildar. Without it the buyer and the officer may take it for land.',
  sold: 'Day of the sale',
  soldHint: 'The day on which the property passes to the buyer.',
  how: 'How you came to own it',
  hows: { bought: 'I bought it', received: 'I inherited it or received it as a gift' },
  acquired: { bought: 'Day of purchase', received: 'Day on which the previous owner acquired it' },
  acquiredHint:
    'If the previous owner also inherited it or received it as a gift, go back to the last owner who bought it.',
  price: 'Price of the whole property, in ₹',
  sellingCosts: 'Costs of the sale, such as brokerage, in ₹',
  cost: { bought: 'What you paid, in ₹', received: 'What the previous owner paid, in ₹' },
  improvements: 'Improvements, in ₹',
  improvementsHint:
    'Additions and alterations, not repairs. For property from before April 2001, only those made since then.',
  value2001: 'Value on 1 April 2001, in ₹',
  stamp2001: 'Stamp duty value on 1 April 2001, in ₹',
  hint2001: 'From a registered valuer and from the registry. If you leave it empty, the price paid counts.',
  stampValue: 'Value for stamp duty today, in ₹',
  stampValueHint: `You may leave it empty. If it is above ${percent(law.stampTolerance.value)} of the price, it replaces the price when the gain is computed. From a resident owner the buyer withholds on the higher of both.`,
  owners: 'Owners',
  ownersHint: 'Every owner sells a share. Shares are fractions or percentages: 1/2, 1/3, 25%.',
  owner: (number: number) => `owner ${number}`,
  ownerName: (number: number) => `Name, owner ${number} (optional)`,
  ownerShare: (number: number) => `Share, owner ${number}`,
  residence: (number: number) => `For income tax, owner ${number} is`,
  residences: { nonResident: 'Non-resident', resident: 'Resident' },
  residenceHint: `It counts for the tax year of the sale, and the gain is income of that year. A citizen whom no country taxes, as in the UAE, becomes resident when Indian income exceeds ${law.indianIncome.printed[0]}; so may a visitor of ${law.visitorDays.value} days or more. The buyer then withholds as from a resident. The tool for residence decides it.`,
  pan: (number: number) => `PAN of owner ${number}`,
  pans: { yes: 'Has a PAN', no: 'Has none' },
  bonds: (number: number) => `Into bonds in time, owner ${number}, in ₹`,
  house: (number: number) => `Into a new house in India in time, owner ${number}, in ₹`,
  addOwner: 'Add an owner',
  required: {
    kind: 'what is sold',
    sold: 'the day of the sale',
    how: 'how you came to own it',
    acquired: 'when it was acquired',
    price: 'the price',
    cost: 'what was paid',
  },
  faults: {
    backwards: 'The property cannot be sold before it is acquired.',
    zero: 'The price has to be more than zero.',
    share: 'Write a share like 1/2, 1/3 or 25%.',
    sum: 'The shares of all owners do not add up to the whole. Write thirds as 1/3.',
  },
  beyond:
    'A share of this size in a short-term sale carries a surcharge that depends on the regime of the seller. The tool gives no answer; ask us.',

  withheld: (sum: string) => `The buyer withholds ${sum}`,
  withheldNoPan: (sum: string) => `The buyer withholds at least ${sum}`,
  forOwner: (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}:`,
  taxIs: (sum: string) => `The tax on the gain is ${sum}.`,
  comesBack: (sum: string) => `${sum} comes back by your return.`,
  remains: (sum: string) => `${sum} remains to be paid.`,
  residentTax: 'The tax of a resident owner depends on all income and is not computed here.',
  certificate: (sum: string) =>
    `With a certificate that names the tax due, the buyer withholds ${sum} and nothing has to come back. Apply for it in ${law.lowerDeduction.printed[0]}, in good time before the sale.`,
  noPan: `Without a PAN the buyer withholds at least ${percent(toolLaw.withoutPan.value)}. Apply for one first.`,
  noPanAbroad:
    'The rate stays the usual one if the seller gives the buyer name, email, telephone, address abroad, a tax number of that country and its certificate of residence (rule 37BC of 1962). We have not read its successor of 2026: have the buyer’s accountant confirm it.',
  sendOn: 'Plan how it is sent',
  sendOnHint: 'Takes the money in hand of owners abroad to the next tool. A refund that is still to come is left out.',
  picture: 'From the price to the money in hand',
  rows: {
    price: 'Price',
    costs: 'Costs of the sale',
    withheld: 'Withheld by the buyer',
    received: 'Received at the sale',
    back: 'Back by the return',
    due: 'Still to be paid',
    hand: 'In hand after tax',
  },
  steps: {
    long: 'Held for more than 24 months: a long-term gain, taxed at 12.5% without indexation. Non-residents have no other choice.',
    longResident: `A resident owner pays ${percent(law.longTermGain.value)} without indexation, too, or ${percent(law.longTermGainBefore.value)} with indexation where that is less and the property was acquired before 23 July 2024.`,
    shortResident: 'Held for 24 months or less: a resident owner pays by the slabs, and can use the basic exemption.',
    short:
      'Held for 24 months or less: a short-term gain, taxed by the slabs of the new regime. The buyer withholds 30%.',
    edge: 'The 24 months end within a day of the sale. This is too close: take advice on the dates.',
    cost: (sum: string) => `Cost as the law takes it, with improvements: ${sum}.`,
    stamp: (rate: string) =>
      `The stamp duty value is above ${rate} of the price and replaces it for the gain. What is withheld from a non-resident stays on the price.`,
    gain: (name: string, sum: string) => `Gain${name}: ${sum}.`,
    loss: (name: string, sum: string) =>
      `Loss${name}: ${sum}. There is no tax; to carry the loss forward, file the return in time.`,
    house: (name: string, sum: string) => `Exempt for the new house${name}: ${sum}.`,
    bonds: (name: string, sum: string) => `Exempt for bonds${name}: ${sum}.`,
    tax: (name: string, tax: string, surcharge: string, cess: string) =>
      `Tax${name}: ${tax}, surcharge with marginal relief ${surcharge}, cess ${cess}.`,
    deduction:
      'From a non-resident the buyer withholds on the whole price, whatever the gain, with the surcharge that belongs to the share of the price, and cess.',
    deductionResident: `From a resident the buyer withholds ${percent(law.residentSellerTds.value)} of the price or of the stamp duty value, whichever is higher, if one of them is ${law.residentSellerFrom.printed[0]} or more.`,
  },
  of: (name: string) => ` of ${name}`,
  assumes:
    'Computed for sellers with no other income in India in this tax year and in the new regime. Other income can raise the surcharge and the slab rate. Sums are not rounded to ten rupees as the return does.',
  dates: 'Dates',
  dateList: {
    houseFrom: 'A new house may have been bought since',
    houseUntil: 'Last day to buy a new house',
    builtUntil: 'Last day to finish building one',
    bondsUntil: 'Last day to buy bonds',
    returnFrom: 'The return can be filed from',
    returnUntil: 'The return is due, and the deposit of what is not yet spent on the house',
  },
  refund: 'The refund comes after the return is processed; no date can be given for it.',
  houseRules: {
    house:
      'A house for a house: the gain that is reinvested is exempt, for one house in India, up to ₹10 crore. Once in a lifetime it may be two houses, if the gain does not exceed ₹2 crore. Keep the new house for three years.',
    shop: 'A house for a commercial building: the gain is exempt in the proportion of the net price that is invested, up to ₹10 crore, and only if you own at most one other house. Keep the new house for three years. If depreciation was ever claimed on the building, the gain is short-term and this answer does not hold.',
    land: 'A house for land: the gain is exempt in the proportion of the net price that is invested, up to ₹10 crore, and only if you own at most one other house. Keep the new house for three years.',
  },
  bondRule: 'Bonds: at most ₹50 lakh for each owner, over this year and the next together, locked for five years.',
  sources: {
    new: { ...officialTexts.incomeTax, part: 'sections 82, 85, 86, 197' },
    old: { ...officialTexts.incomeTax1961, part: 'sections 49, 50C, 54, 54EC, 54F, 55, 112, 195' },
    rates: officialTexts.finance2026,
    ratesOld: officialTexts.finance2025,
  },
  stampRate: () => percent(law.stampTolerance.value),
}
