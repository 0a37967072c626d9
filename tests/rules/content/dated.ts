/** A figure fixed by the specification (BA-25), with the qualifier that its sentence needs to be true. */
export interface DatedFigure {
  figure: RegExp
  /** The subject of the figure, if the number alone is ambiguous. */
  about?: RegExp
  /** The date or the condition. */
  dated: RegExp
  /** The words of the list of changes about it, if the law moved. */
  changed?: RegExp
}

const until2024 = /up to 22 July 2024/
const oldRegime = /old (?:tax )?regime/i

export const datedFigures = {
  cap: { figure: /USD 1 million/, dated: /financial year/ },
  saleTds: {
    figure: /\b20%/,
    about: /long-term|more than two years|TDS/,
    dated: until2024,
    changed: /23 July 2024: .*from 20% with indexation to 12\.5% without indexation/,
  },
  rentTds: { figure: /\b30%/, about: /\brents?\b|tenant/i, dated: /non-resident|base rate|plus cess/ },
  rentDeduction: { figure: /\b30%/, about: /standard deduction/, dated: /rent|what (?:is left|remains)/ },
  shortGain: {
    figure: /\b30%/,
    about: /short-term|[Gg]ain|slab/,
    dated: /(?:2 years|two years|24 months) or less/,
  },
  longGain: {
    figure: /20% with indexation/,
    dated: until2024,
    changed: /Non-residents have no choice between the two/,
  },
  sharesShort: { figure: /\b15%/, about: /short-term/i, dated: until2024, changed: /15% became 20% short-term/ },
  sharesLong: {
    figure: /\b10% on gains above ₹1 lakh/,
    dated: until2024,
    changed: /10% above ₹1 lakh became 12\.5% long-term above ₹1\.25 lakh/,
  },
  loan: {
    figure: /up to ₹2 lakh/,
    about: /interest/,
    dated: oldRegime,
    changed: /1 April 2023: .*The ₹2 lakh interest deduction [^.]* is available only under the old regime/,
  },
  exemption: {
    figure: /₹2\.5 lakh/,
    dated: oldRegime,
    changed: /1 April 2025: .*₹3 lakh to ₹4 lakh, from FY 2025-26\. The old regime’s ₹2\.5 lakh stayed/,
  },
  nonResident: { figure: /under 182 days/, dated: /general rule/ },
  fcnr: { figure: /1 to 5 years/, dated: /term deposit/ },
  attorney: {
    figure: /\b(?:3|three) months/,
    dated: /\bfirst (?:received|reaches|reached|receipt|arrives|arrival)/,
  },
  succession: { figure: /3–6 months/, dated: /estimate/ },
  titleSearch: { figure: /7–14 days/, dated: /estimate/ },
} satisfies Record<string, DatedFigure>

export type FigureName = keyof typeof datedFigures

/** The figures that articles have to state, by slug; a line without an article does nothing. */
export const figuresOf: Record<string, FigureName[]> = {
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
