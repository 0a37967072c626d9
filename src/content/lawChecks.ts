// How each official text was checked: what was really read, by whom and when. A footnote leads to the law itself, but the
// editors often read a reprint or an article about it, and the page has to say so.
import { type law, officialTexts, reviewable, toolLaw } from './law.ts'

/** A name of the table of official texts in law.ts. */
export type OfficialTextName = keyof typeof officialTexts

/**
 * The thing that was read: the official text itself; a page of the authority about it, such as answers to questions, a circular or a
 * status table; an article or a reprint by somebody else; or nothing again, since the editors knew the rule.
 */
export type ReadIn = 'official text' | 'official page' | 'article' | 'known'

/** One comparison of a text of law with what was read of it. */
export interface Check {
  readIn: ReadIn
  /** The place of the reading, for an editor: the page or the sections. */
  where: string
  by: string
  /** Like 2026-11-22. */
  on: string
}

const editors = 'the editors'
const check = (readIn: ReadIn, where: string, on = '2026-11-22', by = editors): Check => ({ readIn, where, by, on })

/** Every official text with its last check. A text without one does not compile. */
export const checks: Record<OfficialTextName, Check> = {
  incomeTax: check('article', 'reprints of sections 6, 82, 86, 197, 198, 202, 393, 408, 437; notes on the rest'),
  incomeTax1961: check(
    'article',
    'reprints of sections 50AA, 55, 56, 194-IA, 244A; articles on rules 12AB, 37BC, 126 and sections 234F, 234I',
    '2026-11-26',
  ),
  incomeTaxRules: check('article', 'lists of the new forms and rules, in two articles each'),
  finance2023: check('article', 'reprint of the gazette, Act 8 of 2023', '2026-11-26'),
  finance2024: check('article', 'rates in a reprint of the Bill; number of the gazette in four lists', '2026-11-26'),
  finance2025: check('article', 'reprint of the gazette, Act 7 of 2025', '2026-11-26'),
  finance2026: check('article', 'reprint of the gazette, Act 4 of 2026; articles on section 397'),
  fema: check(
    'article',
    'reprints of sections 6(4), 6(5) and 13, and of circular 90 of 2014 on section 6(4); section 2 on residence was known',
    '2026-11-26',
  ),
  propertyRules: check('article', 'reprints of rules 22, 24 and 25; rule 29 was not found', '2026-11-26'),
  propertyQuestions: check(
    'article',
    'reprints of two editions of the answers, on the sites of builders',
    '2026-11-26',
  ),
  listedCountries: check('official page', 'the circular', '2026-11-26'),
  citizenship: check('article', 'a copy of the Home Ministry’s answers of 22 July 2021 on section 7A', '2026-11-26'),
  remittance: check(
    'official page',
    'Reserve Bank circulars 101 of 2003, 106 of 2014 and 64 of 2016; circular 117 of 2012 and regulation 4 in reprints',
    '2026-11-26',
  ),
  deposits: check('article', 'questions and answers of banks'),
  reporting: check('article', 'a bank’s table of the reports'),
  gst: check('article', 'notes on notification 3 of 2019 and on the Council of September 2025', '2026-11-26'),
  lrs: check('article', 'press reports of the Budget; the cap in notes on the circular of June 2015', '2026-11-26'),
  rupeeGifts: check('official page', 'the circular, paragraph 3', '2026-11-26'),
  bankClaims: check('article', 'agency reports of 26 September 2025'),
  ombudsman: check('article', 'the opening of the Reserve Bank’s answers; periods and sums in articles'),
  nominees: check('article', 'reports of the ministry’s release'),
  succession: check(
    'article',
    'sections 63, 69, 370, 371 in reprints and judgments; articles on section 213',
    '2026-11-26',
  ),
  hinduSuccession: check('article', 'reprint of section 15; articles on sections 8 to 10', '2026-11-26'),
  stamp: check('article', 'reprints of section 18', '2026-11-26'),
  registration: check('article', 'reprints of sections 23 and 25; articles on sections 26, 32 and 33', '2026-11-26'),
  transfer: check('known', 'sections 44, 52, 54, 106, 107, 111, 122 to 126'),
  contract: check('known', 'sections 201 to 210'),
  limitation: check('article', 'reprint of section 27; articles on Articles 64, 65 and 112', '2026-11-26'),
  specificRelief: check('known', 'sections 5, 6, 34, 36 to 42'),
  rera: check(
    'article',
    'articles on sections 18 and 31; reports of two orders of Haryana’s authority on late complaints; sections 3, 14 and 44 were known',
    '2026-11-26',
  ),
  consumer: check(
    'article',
    'reports of the rules of 2021; reprints of section 69 and of an order of the National Commission on flats not delivered',
    '2026-11-26',
  ),
  insolvency: check('article', 'articles on section 7 and on the amendment of 2026'),
  companies: check('article', 'reprint of section 149; sections 241 to 245 and 421 were known', '2026-11-26'),
  sarfaesi: check('article', 'articles on sections 13 and 17'),
  cheques: check('article', 'articles on section 138', '2026-11-26'),
  apostille: check('official page', 'rows of the status table, but for Kuwait and Qatar'),
  apostilleGermany: check('official text', 'the page of the missions'),
  treaties: check('known', 'the treaties themselves were not read'),
  treatyRates: check('official page', 'the table, from A to C; other rows in articles, as each figure says'),
  treatyKingdom: check('official page', 'the summary', '2026-11-26'),
  estateKingdom: check('official page', 'the guidance, in a copy of April 2025', '2026-11-26'),
  estateTreaty: check('article', 'articles of solicitors on the treaty of 1956', '2026-11-26'),
  foreignAccounts: check('article', 'articles for US residents', '2026-11-26'),
  foreignFunds: check('article', 'articles for US residents', '2026-11-26'),
  foreignProperty: check('article', 'articles for residents of Canada', '2026-11-26'),
  powerDuty: check('official page', 'the table, its first rows', '2026-11-26'),
  form6166: check('known', 'the form’s purpose'),
  barCouncil: check('article', 'articles on rule 36 and its proviso'),
  uttarakhand: check('article', 'reports of its commencement'),
  centralActs: check('known', 'Acts that the texts name by title'),
}

/** Figures that were checked otherwise than their official text as a whole. */
const ofFigures: Partial<Record<keyof typeof law | keyof typeof toolLaw, Check>> = {
  stampTolerance: check('article', 'notes on sections 50C and 56(2)(x)', '2026-11-26'),
  refundInterest: check('article', 'reprint of section 244A; reports on section 437 of the new Act', '2026-11-26'),
  verification: check('article', 'articles on Notifications 5 of 2022 and 2 of 2024', '2026-11-26'),
  treatyEmirates: check('article', 'a summary of the treaty', '2026-11-26'),
  treatyEmiratesInterest: check('article', 'a summary of the treaty and a bank’s table', '2026-11-26'),
  treatyKingdomDividends: check('official page', 'the summary of HM Revenue & Customs', '2026-11-26'),
  treatyKingdomInterest: check('official page', 'the summary of HM Revenue & Customs', '2026-11-26'),
  treatyStates: check('article', 'articles on Articles 10 and 11', '2026-11-26'),
  treatyStatesInterest: check('article', 'articles on Articles 10 and 11, and a bank’s table', '2026-11-26'),
  treatySingapore: check('article', 'a reprint of Article 10', '2026-11-26'),
  treatySingaporeInterest: check('article', 'a bank’s table', '2026-11-26'),
  treatyKuwait: check('article', 'a summary of the treaty and a bank’s table', '2026-11-26'),
  treatySaudiInterest: check('article', 'a reprint of Article 11', '2026-11-26'),
  gst: check('article', 'notes on the Council’s decision of 24 February 2019', '2026-11-26'),
  gstAffordable: check('article', 'notes on the Council’s decision of 24 February 2019', '2026-11-26'),
  gstPrice: check('article', 'notes on the Council’s decision of 24 February 2019', '2026-11-26'),
  powerDuty: check('article', 'reprint of Article 48 of the Maharashtra Stamp Act', '2026-11-26'),
  panStatement: check('official page', 'the portal’s help on the form', '2026-11-26'),
  panCertificate: check('article', 'articles on the Rules of 2026', '2026-11-26'),
  belowStamp: check('article', 'reprint of section 56(2)(x)', '2026-11-26'),
  intimationMonths: check(
    'article',
    'clause 34 of the Finance Bill, 2021 in a reprint; a summary of clause 270 of the Income-tax Bill, 2025',
    '2026-11-26',
  ),
  advanceBeforeAgreement: check('known', 'section 13'),
}

/** How the figure of that name in law.ts was checked, like `cess` or `return.itr2`. */
export function checkOfFigure(name: string): Check | undefined {
  const own = Object.entries(ofFigures).find(([key]) => key === name)?.[1]
  const figures: Readonly<Record<string, { source: string }>> = { ...reviewable, ...toolLaw }
  const source = figures[name]?.source
  return own ?? (source === undefined ? undefined : checkOfText(source))
}

/** How the official text of that address was checked. */
export function checkOfText(url: string): Check | undefined {
  const name = names.find((one) => officialTexts[one].url === url)
  return name && checks[name]
}

const names = Object.keys(officialTexts) as OfficialTextName[]
