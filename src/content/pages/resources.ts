import { guideName } from '../texts/guidePages.ts'
import { lettersName, lettersPath } from '../texts/letters.ts'
import { taskName, tasksPath } from '../texts/taskPages.ts'
import { type ConsultationBlock, consultation } from './consultation.ts'
import { type ImportantLinks, importantLinks } from './importantLinks.ts'
import type { PageHero, PageLink, PageMeta } from './pageEntity.ts'
import { pageMetas } from './pageMetas.ts'

export interface ResourcesPage {
  meta: PageMeta
  hero: PageHero
  /** In the order of the sections; each button scrolls to its id. */
  anchors: readonly { id: AnchorId; label: string }[]
  videos: {
    title: string
    text: string
    /** Instead of the text while every video is an example, and on each that is one. */
    examples: string
    example: string
    items: readonly VideoLink[]
    loadMore: string
  }
  askUs: { title: string; text: string; prompts: readonly string[]; link: PageLink }
  /** Six items, Q1 to Q6. */
  faq: { title: string; items: readonly FaqItem[]; loadMore: string; glossary: { text: string; link: PageLink } }
  importantLinks: ImportantLinks
  /** Pages of their own, after the helpful links. */
  guides: { title: string; text: string; links: readonly { text: string; to: string; about: string }[] }
  consultation: ConsultationBlock
}

export type AnchorId = 'videos' | 'ask-us' | 'faq' | 'helpful-links' | 'contact'

export interface VideoLink {
  id: number
  title: string
  /** Address on YouTube; the thumbnail is built from the 11-character video id in it. */
  link: string
}

export interface FaqItem {
  question: string
  answer: string
}

export const resources: ResourcesPage = {
  meta: pageMetas.resources,
  hero: {
    title: 'For NRIs',
    subtitle: 'Short answers, official addresses and a way to ask',
    description:
      'What most people want to know before they write: who counts as non-resident, what may be bought, what tax is held back and how money leaves. The answers are general. Your documents may change them.',
  },
  anchors: [
    { id: 'videos', label: 'Videos' },
    { id: 'ask-us', label: 'Ask Us' },
    { id: 'faq', label: 'Frequently Asked Questions' },
    { id: 'helpful-links', label: 'Helpful Links' },
    { id: 'contact', label: 'Contact Us' },
  ],
  videos: {
    title: 'Videos',
    text: 'Each opens on YouTube in a new tab.',
    examples: 'These titles are examples. The videos are not published yet.',
    example: 'Example',
    // Samples: the ids after 'v=' are not real videos, so the cards are no links. The site's owner replaces ids and titles.
    items: [
      {
        id: 1,
        title: 'A power of attorney from abroad, step by step',
        link: 'https://www.youtube.com/watch?v=sampleVid01',
      },
      { id: 2, title: 'NRE, NRO and FCNR accounts compared', link: 'https://www.youtube.com/watch?v=sampleVid02' },
      { id: 3, title: 'What to read in a title report', link: 'https://www.youtube.com/watch?v=sampleVid03' },
      { id: 4, title: 'Sending sale money out of India', link: 'https://www.youtube.com/watch?v=sampleVid04' },
    ],
    loadMore: 'Load More',
  },
  askUs: {
    title: 'Ask Us',
    text: 'A question is easier to answer when it brings its facts along. If you can, say:',
    prompts: [
      'which country you live in, since when, and on which passport',
      'where in India the property, account or company is',
      'whose name is on the documents today',
      'what has been sent, signed or filed so far, with dates',
      'which date worries you',
    ],
    link: { text: 'Ask a question', to: '/contact' },
  },
  faq: {
    title: 'Frequently Asked Questions',
    items: [
      {
        question: 'Who is a non-resident Indian?',
        answer:
          'For income tax, a person who stays in India for under 182 days in the year is non-resident as a general rule. Shorter limits of 60 or 120 days, and a deemed-residence rule for citizens with Indian income above ₹15 lakh, can change the answer. Foreign exchange law has a separate test, which looks at the preceding financial year and at the purpose of going or coming. A person who leaves for a job abroad is non-resident under it from departure.',
      },
      {
        question: 'Do I have to travel to India?',
        answer:
          'Usually not. A special power of attorney lets a person in India sign and register for you. Sign it before an Indian consular officer, or before a notary with an apostille where the Apostille Convention is in force between India and your country. With Germany, mainland China, the UAE, Qatar and Kuwait it is not. It must be stamped in India within 3 months after it is first received there. Some offices and courts ask for more, and State procedure differs.',
      },
      {
        question: 'Which property may an NRI buy?',
        answer:
          'Residential and commercial property, without permission of the Reserve Bank. Agricultural land, plantation property and farmhouses may not be bought, though an NRI or OCI can inherit them. Payment goes by remittance through a bank or from an NRE, FCNR(B) or NRO account, never in foreign notes or traveller’s cheques.',
      },
      {
        question: 'How much money may I take out of India?',
        answer:
          'From an NRO account, up to USD 1 million in a financial year (April to March), including sale proceeds, inherited assets and transfers to your NRE account, on proof of source and tax. Current income such as rent, interest and pension may be remitted after tax apart from that cap. NRE and FCNR(B) balances are repatriable.',
      },
      {
        question: 'What tax is held back when I sell or let?',
        answer:
          'On a sale the buyer deducts tax: on long-term gains 20% for transfers up to 22 July 2024 and 12.5% for later ones, plus surcharge and cess; on short-term gains, from property held 2 years or less, usually 30%, plus surcharge and cess. A tenant deducts 30% of the rent plus cess. A certificate from the tax officer can lower the deduction, and a return can bring back what was too much.',
      },
      {
        question: 'How long do a title search and a succession certificate take?',
        answer:
          'A title search takes 7–14 days as a working estimate, longer where records are old or scattered. An uncontested petition for a succession certificate takes 3–6 months as an estimate. The law sets no time for either, and neither can be promised.',
      },
    ],
    loadMore: 'Load More',
    glossary: { text: 'A term that is new to you?', link: { text: 'Look it up in the glossary', to: '/glossary' } },
  },
  importantLinks,
  guides: {
    title: 'Guides',
    text: 'Longer answers, each with its official sources. All of them can be read offline.',
    links: [
      {
        text: taskName(tasksPath),
        to: tasksPath,
        about:
          'Selling, the tax refund, an inheritance, letting, coming home, buying: what comes when, with which papers, to tick off.',
      },
      {
        text: lettersName,
        to: lettersPath,
        about: 'Powers of attorney, a will, letters to buyer, tenant, bank and heirs, with blanks that fill in once.',
      },
      {
        text: 'Tools: where do I stand?',
        to: '/tools',
        about:
          'Residence by your dates, what is withheld on a sale, the last days of a power of attorney, and what may leave India.',
      },
      {
        text: guideName('/countries'),
        to: '/countries',
        about: 'How to sign a document for India where you live, treaty forms, time zones and bank documents.',
      },
      {
        text: guideName('/states'),
        to: '/states',
        about: 'Stamp duty, fees, offices and rent Acts by State, each line with what we read and when.',
      },
      {
        text: guideName('/deadlines'),
        to: '/deadlines',
        about: 'Advance tax, returns and yearly limits, with a calendar to subscribe to.',
      },
      {
        text: guideName('/what-changed'),
        to: '/what-changed',
        about: 'Each change of the law that our texts rest on: before, after and whom it concerns, with a feed.',
      },
      {
        text: guideName('/how-we-work'),
        to: '/how-we-work',
        about: 'Who does what, what the first call covers, how fees are quoted and who signs.',
      },
    ],
  },
  consultation,
}
