// The common parts of country guides, 'How we work' and the deadlines: sections with numbered sources. They import the
// figures of law, so the browser gets them as data that the build made (build/prerender/contentPlugin.ts), not as these modules.
import { type CitedSource, numberSources } from './citations.ts'
import type { PageMeta } from './pages/pageEntity.ts'
import type { PigmentName } from './pigments.ts'
import { site } from './site.ts'
import { menuTitles } from './texts/frame.ts'
import { guideTexts } from './texts/guides.ts'

export type { SourceName } from './citations.ts'

export type GuidePart =
  /** Paragraphs, and bullets that start with '- '. */
  | { type: 'text'; text: string }
  | { type: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] }
  /** Days on a scale from the first to the last of the page, each with what is due. `iso` is like 2026-06-15. */
  | { type: 'days'; from: string; until: string; days: readonly { iso: string; name: string }[] }
  /** The links by which a calendar subscribes to the days. */
  | { type: 'subscribe'; webcal: string; file: string }
  /** The link to an Atom feed of what the page lists. */
  | { type: 'feed'; file: string }

export interface GuideSection {
  id: string
  title: string
  /** Readers look for it by its title: the search leads to it, and not to the top of the page. */
  isLookedFor?: true
  parts: readonly GuidePart[]
}

/** A fact in the panel at the top of a guide. */
export interface GlanceFact {
  label: string
  value: string
}

/** A card of the overview. */
export interface GuideCard {
  title: string
  path: string
  /** Drawn large in the card’s window. */
  figure: string
  caption: string
  text: string
}

/** A page of sections, whole. */
export interface Guide {
  path: string
  meta: PageMeta
  title: string
  lede: string
  /** Day of the last review, like "22 November 2026". */
  reviewed: string
  pigment: PigmentName
  /** Name of its social picture. */
  picture: string
  glance: readonly GlanceFact[]
  cards: readonly GuideCard[]
  sections: readonly GuideSection[]
  /** Official texts, in the order in which the sections refer to them. */
  sources: readonly CitedSource[]
  /** Structured data in addition to WebPage. */
  data: readonly object[]
}

/** The guide as an editor writes it. A text refers to an official text by its name in law.ts: `[^stamp]`. */
export interface GuideText extends Omit<Guide, 'picture' | 'sources' | 'data' | 'glance' | 'cards'> {
  glance?: readonly GlanceFact[]
  cards?: readonly GuideCard[]
}

/** Makes the whole page: numbers its sources in the order of the text and adds its structured data. */
export function defineGuide(text: GuideText): Guide {
  const { cited, sources } = numberSources(text.path)
  const sections = text.sections.map((section) => ({
    ...section,
    parts: section.parts.map((part) => withSources(part, cited)),
  }))
  const crumbs = [...parentsOf(text.path), { name: text.title, path: text.path }]
  return {
    ...text,
    glance: text.glance ?? [],
    cards: text.cards ?? [],
    sections,
    picture: `guide-${text.path.slice(1).replaceAll('/', '-')}`,
    sources: sources(),
    data: [
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [{ name: menuTitles.home, path: '/' }, ...crumbs].map(({ name, path }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: site.origin + path,
        })),
      },
    ],
  }
}

function parentsOf(path: string): { name: string; path: string }[] {
  return path.startsWith('/countries/') ? [{ name: guideTexts.countries, path: '/countries' }] : []
}

function withSources(part: GuidePart, cited: (text: string) => string): GuidePart {
  switch (part.type) {
    case 'text':
      return { ...part, text: cited(part.text) }
    case 'table':
      return { ...part, rows: part.rows.map((row) => row.map(cited)) }
    case 'days':
    case 'subscribe':
    case 'feed':
      return part
  }
}
