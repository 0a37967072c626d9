import { defineGuide, type GuidePart, type GuideSection } from './guide.ts'
import { law, officialTexts } from './law.ts'
import { checks, type OfficialTextName, type ReadIn } from './lawChecks.ts'
import { confirms, isLawFirm } from './practice.ts'
import { type Practice, practice, site } from './site.ts'
import { guideName } from './texts/guidePages.ts'
import { lawReview } from './texts/lawReview.ts'
import { noteTexts } from './texts/notes.ts'

/** A section is left out while nothing of it is known. */
function section(id: string, title: string, parts: readonly (GuidePart | undefined)[]): GuideSection[] {
  const known = parts.filter((part) => part !== undefined)
  return known.length > 0 ? [{ id, title, parts: known }] : []
}

const text = (words: string): GuidePart => ({ type: 'text', text: words })
const given = (value: string, words: (value: string) => string) => (value ? text(words(value)) : undefined)

function signatories({ advocates }: Practice): GuidePart | undefined {
  if (advocates.length === 0) return undefined
  return {
    type: 'table',
    head: ['Advocate', 'Enrolment', 'Qualifications'],
    rows: advocates.map(({ name, enrolment, enrolled, council, qualifications }) => [
      name,
      `${enrolment}, ${council}, ${enrolled}`,
      qualifications,
    ]),
  }
}

/** The page for a practice; sentences about what its owner has not filled in are left out. */
export function howWeWork(of: Practice) {
  return defineGuide({
    path: '/how-we-work',
    meta: {
      title: 'How We Work',
      description: `Who does what at ${site.product}, what the first call covers, how fees are quoted, who signs and how conflicts of interest are checked, before you begin.`,
    },
    title: guideName('/how-we-work'),
    lede: 'Before you send a document or a payment, you should know who will handle it, what the first call covers and what the work will cost.',
    reviewed: '22 November 2026',
    pigment: 'pista',
    sections: [
      ...section('who', 'Who does what', [
        given(of.legalName, (name) => `${site.product} is run by ${name}, which is responsible for the work.`),
        {
          type: 'table',
          head: ['Who', 'What'],
          rows: [
            [
              'You',
              confirms(of, 'approval')
                ? 'decide, approve each draft and sign. Nothing is filed or sent without your approval in writing.'
                : 'decide, approve each draft and sign. Ask us to agree in writing that nothing is filed or sent without your approval.',
            ],
            ['The lead of the practice', 'plans the matter, answers your questions and is responsible for its work.'],
            [
              'An advocate',
              'signs opinions and pleadings, and appears in court under the authority that you sign, as Order III of the Code of Civil Procedure asks. [^centralActs]',
            ],
            [
              'A chartered accountant',
              `computes tax and signs ${law.accountantForm.printed[0]} for remittances. [^incomeTaxRules]`,
            ],
            [
              'Your attorney in India',
              'signs deeds for you, within the power that you gave. You choose this person; it need not be one of us. [^registration]',
            ],
          ],
        },
        given(of.accountants, (name) => `Our accountants are ${name}. You may bring your own.`),
      ]),
      ...section('first-call', 'What the first call covers', [
        given(of.freeCall, (length) =>
          of.kind === 'law firm' ? `The first call takes ${length}.` : `The first call is free and takes ${length}.`,
        ),
        text(`You describe the matter; we say:

- which law and which office decide it
- which documents matter, and which of them are missing
- which date, if any, cannot wait
- whether you need a lawyer, an accountant or neither
- what the next step would be, and how its fee would be quoted`),
        text(
          'The call does not cover reading a file, an opinion, a draft or a computation of tax. Advice that you can rely on needs the documents. Before the call we need names, so that we can check for conflicts. We need no documents yet.',
        ),
      ]),
      ...section('fees', 'How fees are quoted', [
        text(`${confirms(of, 'quotation') ? 'The quotation comes by email before any paid work begins. It states:' : 'Ask for a quotation in writing before any paid work begins. It should state:'}

- the steps it covers, and the point at which it ends
- the fee of each step, and when it is due
- costs paid to others, such as stamp duty, court fees, notaries and couriers, which you pay in addition
- what would change the price, and that we ask before it does`),
        given(of.fees, (rule) => rule),
        text(
          `${confirms(of, 'no success fee') ? 'No fee depends on the result. ' : ''}An advocate in India may not agree to a share of what a case brings in. [^barCouncil] Have it written down that you pay only for the steps that were done if you stop the matter.`,
        ),
      ]),
      ...section('who-signs', 'Who signs', [
        text(
          `${confirms(of, 'signed opinions') ? 'An opinion, a notice or a pleading bears the name of the advocate who is responsible for it.' : 'Ask that each opinion, notice and pleading bear the name of the advocate who is responsible for it.'} An email from us is not an opinion unless it says so.`,
        ),
        signatories(of),
      ]),
      ...section('conflicts', 'Conflicts of interest', [
        text(`${confirms(of, 'conflicts') ? 'We ask for the names of all people and companies involved before we read a document.' : 'Give the names of all people and companies involved before you send a document.'} An advocate who has advised one side of a case may not act for the other. [^barCouncil] If we have advised the other side, we decline and keep what you told us confidential.

In a family, interests can diverge. Heirs who agree may instruct us together, in writing. If they later disagree about the property, we stop acting for all of them.

${confirms(of, 'no commission') ? 'We take no commission from a buyer, a builder, a bank or an agent for your matter.' : 'Ask whoever acts for you whether they take a commission from a buyer, a builder, a bank or an agent.'}`),
      ]),
      ...section('law', 'How we check the law', howWeCheck()),
      ...(isLawFirm(of) ? notice(of) : []),
      ...section('next', 'Your next step', [
        text(
          'Write two lines: what the matter is about, and who is on the other side. [Send them to us](/contact). We answer with a time for the call, or say why we cannot act.',
        ),
      ]),
    ],
  })
}

/** The official texts by the way they were read; the notes at the end of a page say the same of those that it rests on. */
function howWeCheck(): GuidePart[] {
  const names = Object.keys(checks) as OfficialTextName[]
  const readings = [...new Set(names.map((name) => checks[name].readIn))].sort(
    (a, b) => order.indexOf(a) - order.indexOf(b),
  )
  return [
    text(
      `${lawReview.sentence('22 November 2026')} Each text closes with the official texts it rests on, and each note says what was really read of them, by whom and when. A link is where you can read the rule; it does not say that we read it there. If you find a figure that differs from the official text, the official text is right: [tell us](/contact).`,
    ),
    ...readings.map((readIn) =>
      text(`**${noteTexts.read[readIn].replace(/^./, (letter) => letter.toUpperCase())}:**

${names
  .filter((name) => checks[name].readIn === readIn)
  .map((name) => `- [${officialTexts[name].title}](${officialTexts[name].url})`)
  .join('\n')}`),
    ),
  ]
}

/** From the surest kind of reading to the least sure. */
const order: readonly ReadIn[] = ['official text', 'official page', 'article', 'known']

/** The notice that Rule 36 of the Bar Council of India asks of the website of a law firm. */
function notice(of: Practice): GuideSection[] {
  return section('notice', 'Notice under the rules of the Bar Council of India', [
    text(
      'Rule 36 forbids advocates to advertise or to solicit work. [^barCouncil] This site gives information. It is not an advertisement or an invitation to engage us; reading it creates no lawyer–client relation. It is general information, not advice on your matter.',
    ),
    text(
      `${of.legalName}, ${of.address}, ${site.phone}, ${site.email}. Areas of practice: ${of.areas}. We declare that these particulars, and those of the advocates above, are true.`,
    ),
  ])
}

export default howWeWork(practice)
