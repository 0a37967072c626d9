import { officialTexts } from '../law.ts'

/** Texts of the tool for shares of an estate. */
export const estateTexts = {
  /** Before the questions. */
  rule: {
    text: 'Without a will, a Hindu man’s widow, children and mother inherit in equal shares, and a woman’s husband and children. The family of a child who died before takes that child’s share. Daughters take what sons take, and a foreign passport takes no share away.',
    article: '/blogs/understanding-nri-inheritance-laws',
  },
  scope:
    'For the own property of a Hindu, Buddhist, Jain or Sikh who left no will. Others have other laws; a share in property of a joint family, and a code of a State such as Uttarakhand’s, can change the answer.',
  who: 'Who died',
  whos: { man: 'A man', woman: 'A woman' },
  died: 'Day of death',
  diedHint: 'The family on that day decides: who was alive then counts, also if he or she has died since.',
  spouse: { man: 'Was his wife alive?', woman: 'Was her husband alive?' },
  mother: 'Was his mother alive?',
  answers: { yes: 'Yes', no: 'No' },
  sons: 'Living sons',
  daughters: 'Living daughters',
  countHint: 'Adopted children count, and married daughters. Empty means none.',
  branches: 'Sons and daughters who died before',
  branchesHint: 'Their children stand in their place. If a grandchild had died too and left children, ask us.',
  branch: (number: number) => `child ${number} who died before`,
  child: (number: number) => `Who died before, ${number}`,
  children: { none: 'Nobody', son: 'A son', daughter: 'A daughter' },
  widow: (number: number) => `Was the widow of the son alive, ${number}?`,
  grandchildren: (number: number) => `Living children, ${number}`,
  addBranch: 'Add a child who died before',
  value: 'Value of the estate after debts, in ₹',
  valueHint: 'You may leave it empty. The shares are then shown as fractions only.',
  required: {
    who: 'who died',
    died: 'the day of death',
    spouse: 'whether wife or husband was alive',
    mother: 'whether his mother was alive',
  },
  faults: { count: 'Write a whole number from 0 to 20.' },

  title: (shares: number) => (shares === 1 ? 'There is one share' : `There are ${shares} equal shares`),
  kinds: {
    spouse: { man: 'The widow', woman: 'The husband' },
    mother: 'The mother',
    son: (count: number) => (count === 1 ? 'The son' : `Each of ${count} sons`),
    daughter: (count: number) => (count === 1 ? 'The daughter' : `Each of ${count} daughters`),
    branchWidow: 'The son’s widow',
    grandchild: (count: number) => (count === 1 ? 'The grandchild' : `Each of ${count} grandchildren`),
  },
  share: (who: string, part: string) => `${who}: ${part}`,
  whole: 'all of it',
  withSum: (part: string, sum: string) => `${part}, ${sum}`,
  inPlaceOf: {
    son: (number: number) => `In place of the son who died before (${number})`,
    daughter: (number: number) => `In place of the daughter who died before (${number})`,
  },
  estate: 'The estate',
  noClassOne:
    'There is no heir of class I. The father comes next, then brothers, sisters and others in an order of entries (class II). The tool gives no answer; ask us.',
  childless:
    'She left no child and no child of a dead child, so the origin of each asset decides. What she inherited from her parents goes back to her father’s heirs and passes her husband by; what she had from her husband or his father goes to the husband’s heirs. The tool gives no shares; ask us.',
  family: 'The family and the shares',
  steps: {
    man: 'A man’s heirs of class I inherit together and exclude all others (sections 8 and 9).',
    widow:
      'The widow takes one share; each living son, each living daughter and the mother take one each (section 10, rules 1 and 2).',
    branch:
      'The branch of a child who died before takes one share between them: of a son his widow and his children in equal portions, of a daughter her children (rules 3 and 4).',
    woman:
      'A woman’s sons, daughters and husband inherit together in equal shares (section 15(1)(a) and section 16, rule 1).',
    womanBranch: 'The children of a child who died before share that child’s part (section 16, rule 2).',
    disqualified: 'A will, a release, a gift made in life, or the murder of the deceased changes who takes what.',
  },
  read: 'We read sections 10, 15 and 16 on 26 November 2026 in reprints that agree, one of them in a report of the Law Commission of India; not in the official text.',
  assumes:
    'Being a nominee or in a revenue record does not make an heir, and a foreign passport takes no share away. Property that someone inherited from a grandfather may be joint family property.',
  source: { ...officialTexts.hinduSuccession, part: 'sections 8 to 10, 15 and 16' },
}
