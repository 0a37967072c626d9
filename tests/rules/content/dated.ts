import type { specifiedSlugs } from './specification.ts'

/** A figure of the specification's section 9, with what must stand in the same statement to make it true. */
export interface DatedFigure {
  figure: RegExp
  /** What the figure is about, where the number alone does not tell. */
  about?: RegExp
  /** The date or the condition. */
  dated: RegExp
  /** What the law check adds beside it. */
  lawCheck?: RegExp
}

const until2024 = /up to 22 July 2024/
const oldRegime = /old (?:tax )?regime/i

export const datedFigures = {
  cap: { figure: /USD 1 million/, dated: /financial year/, lawCheck: /cap(?: of USD 1 million)? is unchanged/ },
  saleTds: {
    figure: /\b20%/,
    about: /long-term|more than two years|TDS/,
    dated: until2024,
    lawCheck:
      /20% applied to long-term gains on transfers up to 22 July 2024\. For later transfers the base rate is 12\.5%, plus surcharge and cess; short-term gains remain at 30%/,
  },
  rentTds: {
    figure: /\b30%/,
    about: /\brents?\b|tenant/i,
    dated: /non-resident|base rate|plus cess/,
    lawCheck: /30% rates(?: on rent)? are unchanged/,
  },
  rentDeduction: { figure: /\b30%/, about: /standard deduction/, dated: /rent|what (?:is left|remains)/ },
  shortGain: {
    figure: /\b30%/,
    about: /short-term|[Gg]ain|slab/,
    dated: /(?:2 years|two years|24 months) or less/,
    lawCheck: /short-term gains follow slab rates, with 30% usually withheld/i,
  },
  longGain: {
    figure: /20% with indexation/,
    dated: until2024,
    lawCheck: /12\.5% without indexation; the indexation choice is not open to non-residents/,
  },
  sharesShort: { figure: /\b15%/, about: /short-term/i, dated: until2024, lawCheck: /20% short-term/ },
  sharesLong: {
    figure: /\b10% on gains above ₹1 lakh/,
    dated: until2024,
    lawCheck: /12\.5% long-term above ₹1\.25 lakh/,
  },
  loan: {
    figure: /up to ₹2 lakh/,
    about: /interest/,
    dated: oldRegime,
    lawCheck: /₹2 lakh interest deduction is available only under the old tax regime; the new regime is the default/,
  },
  exemption: {
    figure: /₹2\.5 lakh/,
    dated: oldRegime,
    lawCheck: /₹2\.5 lakh is the old-regime limit\. Under the default new regime it is ₹4 lakh from FY 2025-26/,
  },
  nonResident: {
    figure: /under 182 days/,
    dated: /general rule/,
    lawCheck: /limits of 60 or 120 days, and a deemed-residence rule for citizens with Indian income above ₹15 lakh/,
  },
  fcnr: { figure: /1 to 5 years/, dated: /term deposit/, lawCheck: /1 to 5 year FCNR range is unchanged/ },
  attorney: {
    figure: /\b(?:3|three) months/,
    dated: /\bfirst (?:received|reaches|reached|receipt|arrives|arrival)/,
    lawCheck:
      /[Ss]ection 18 of the Indian Stamp Act sets three months from first receipt in India; State procedure differs/,
  },
  succession: {
    figure: /3–6 months/,
    dated: /estimate/,
    lawCheck: /Three to six months is a working estimate for an uncontested petition/,
  },
  titleSearch: { figure: /7–14 days/, dated: /estimate/ },
} satisfies Record<string, DatedFigure>

export type FigureName = keyof typeof datedFigures

/** The figures that each article has to state. */
export const figuresOf: Record<(typeof specifiedSlugs)[number], FigureName[]> = {
  'understanding-nri-inheritance-laws': ['cap', 'succession'],
  'buying-property-india-nri': ['loan', 'cap', 'titleSearch', 'attorney'],
  'repatriation-of-funds-for-nris': ['cap', 'saleTds', 'succession'],
  'nri-income-tax-rules-india': [
    'nonResident',
    'exemption',
    'rentTds',
    'rentDeduction',
    'shortGain',
    'longGain',
    'sharesShort',
    'sharesLong',
  ],
  'capital-gains-tax-nri': ['shortGain', 'longGain', 'sharesShort', 'sharesLong', 'saleTds', 'cap'],
  'rental-income-rules-nri': ['rentTds', 'rentDeduction', 'loan', 'exemption'],
  'power-of-attorney-nri': ['attorney'],
  'inheritance-will-planning-nri': ['succession', 'cap'],
  'nri-legal-rights-property-disputes': ['attorney', 'titleSearch'],
  'nri-property-transfer-guide': ['saleTds', 'cap', 'attorney', 'titleSearch'],
  'nri-power-of-attorney': ['attorney'],
  'nri-buying-property-india': ['cap', 'loan', 'attorney', 'titleSearch', 'saleTds'],
  'nri-banking-options-india': ['fcnr', 'cap', 'succession'],
  'nri-real-estate-investment-tips': ['shortGain', 'longGain', 'rentTds', 'rentDeduction', 'loan', 'exemption', 'cap'],
}
