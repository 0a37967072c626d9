import { defineGuide } from './guide.ts'
import { law } from './law.ts'
import { type ChangeNote, changesFeedPath, changesIn, type LawChange } from './lawChanges.ts'
import { changesYear, guideName } from './texts/guidePages.ts'

const printed = ({ printed: [first] }: { printed: readonly [string, ...string[]] }) => first
const files = import.meta.glob<string>('./articles/*.md', { query: '?raw', import: 'default', eager: true })

/** Name, reader and earlier rule of each change of the year; the change itself is in the articles. */
const notes: readonly ChangeNote[] = [
  {
    id: 'pan-challan',
    day: '1 October 2026',
    words: 'PAN-based challan',
    title: 'A buyer can pay your tax without a TAN',
    who: 'You, if you sell a home or land to an individual or a Hindu undivided family resident in India, and the buyer.',
    before: 'Every buyer from a non-resident needed a TAN to pay the tax deducted.',
  },
  {
    id: 'ombudsman',
    day: '1 July 2026',
    words: 'Ombudsman',
    title: 'A new scheme for complaints about banks',
    who: `Everybody who complains about a bank. First write to the bank; after ${printed(law.ombudsmanWait)}, or on an unsatisfactory answer, you have ${printed(law.ombudsmanTime)} to go to the Ombudsman. [^ombudsman]`,
    before: 'Complaints went by the Integrated Ombudsman Scheme of 2021. [^ombudsman]',
  },
  {
    id: 'insolvency',
    day: '26 May 2026',
    words: 'IBC',
    title: 'Insolvency of a developer or a company',
    who: 'Buyers in a project whose developer is before the National Company Law Tribunal, and creditors of an Indian company.',
    before: 'The same Code in its older wording, which we have not compared line by line. [^insolvency]',
  },
  {
    id: 'income-tax-act',
    day: '1 April 2026',
    words: 'Income-tax Act, 2025',
    title: 'A new Income-tax Act',
    who: 'Everybody with income in India. Sections have new numbers, and several words are new.',
    before: 'The Income-tax Act, 1961, with its previous year and assessment year. [^incomeTax1961]',
  },
  {
    id: 'tax-forms',
    day: '1 April 2026',
    words: 'Forms 145 and 146',
    title: 'New numbers for the tax forms',
    who: 'You, if you send money abroad, claim a treaty or ask for a lower deduction; and your buyer or tenant, who files and certifies what was deducted.',
    before: `Until 31 March 2026: ${law.remitterFormBefore.printed[1]} to send money, ${printed(law.treatyFormBefore)} for a treaty, ${printed(law.lowerDeductionBefore)} for a lower deduction, ${printed(law.deductionStatementBefore)} and ${printed(law.deductionCertificateBefore)} from buyer or tenant. [^incomeTaxRules]`,
  },
  {
    id: 'lrs-collection',
    day: '1 April 2026',
    words: 'LRS',
    title: 'Less tax collected on money for study and treatment',
    who: 'Your family resident in India, when it sends money abroad under the Liberalised Remittance Scheme. It does not concern your own NRO account. [^lrs]',
    before: 'The same tax at a higher rate for education and medical treatment. [^finance2026]',
  },
  {
    id: 'bank-claims',
    day: '31 March 2026',
    words: '26 September 2025',
    title: 'One set of rules for bank money after a death',
    who: `Heirs and nominees. Without a nominee a bank pays up to ${printed(law.bankClaim)} without a succession certificate if nobody disputes it. [^bankClaims]`,
    before: 'Banks followed earlier instructions of the Reserve Bank.',
  },
]

const all = changesIn(files, notes)

/** The changes of the year, the newest first. */
export const changesOfYear = all.filter(({ day }) => day.endsWith(String(changesYear)))
const earlier = all.filter(({ day }) => !day.endsWith(String(changesYear)))

const pageLinks = ({ pages }: LawChange) => pages.map(({ path, name }) => `[${name}](${path})`).join(' · ')

/** The name of a change: of its note, or else its day. */
export function titleOfChange({ note, day }: LawChange): string {
  return note?.title ?? `Changed on ${day}`
}

const textOf = (change: LawChange) =>
  [
    `**Since ${change.day}.** ${change.text}`,
    ...(change.note ? [`**Before.** ${change.note.before}`, `**Concerns.** ${change.note.who}`] : []),
    `**More in** ${pageLinks(change)}`,
  ].join('\n\n')

export default defineGuide({
  path: '/what-changed',
  meta: {
    title: guideName('/what-changed'),
    description: `Changes in Indian law that NRIs met in ${changesYear}, newest first: the tax Act, forms, sales, bank complaints and claims. Before, after, and whom each concerns.`,
  },
  title: guideName('/what-changed'),
  lede: `Each change in Indian law of ${changesYear} that our texts rest on, the newest first: how it was before, how it is now, and whom it concerns.`,
  reviewed: '22 November 2026',
  pigment: 'neel',
  sections: [
    {
      id: 'follow',
      title: 'Follow the changes',
      parts: [
        {
          type: 'text',
          text: `${changesOfYear.length} changes are listed. When we add one, it appears in the feed too, and your feed reader shows it.`,
        },
        { type: 'feed', file: changesFeedPath },
      ],
    },
    ...changesOfYear.map((change) => ({
      id: change.id,
      title: titleOfChange(change),
      parts: [{ type: 'text' as const, text: textOf(change) }],
    })),
    {
      id: 'earlier',
      title: `Before ${changesYear}, and still new to many`,
      parts: [
        { type: 'text', text: earlier.map(({ day, text }) => `- **${day}:** ${text}`).join('\n') },
        {
          type: 'text',
          text: `Which law governs an older sale or an older year’s return goes by the day of the sale or the income, not by today. The days still to come are on [deadlines of the year](/deadlines). If you are between two rules, write the day of your sale, death or payment in the first line of [your message to us](/contact).`,
        },
      ],
    },
  ],
})
