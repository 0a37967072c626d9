import { serviceCards } from '#content/services.ts'
import { claims } from '#content/texts/claims.ts'
import { frameTexts, menuTitles } from '#content/texts/frame.ts'
import { guidePages } from '#content/texts/guidePages.ts'
import { lettersName, lettersPath } from '#content/texts/letters.ts'
import { offlineStorageTexts } from '#content/texts/offlineStorage.ts'
import { taskPages } from '#content/texts/taskPages.ts'

export interface NamedPage {
  path: string
  name: string
  /** Of the name, where it is not the language of the page. */
  lang?: string
}

/** Pages that are neither services nor articles, in the order of the menu. */
const others: readonly NamedPage[] = [
  { path: '/', name: menuTitles.home },
  { path: '/about', name: menuTitles.about },
  { path: '/services', name: menuTitles.services },
  ...(claims.stories ? [{ path: '/testimonials', name: menuTitles.testimonials }] : []),
  { path: '/resources', name: menuTitles.forNris },
  { path: '/blogs', name: menuTitles.blogs },
  { path: '/tools', name: offlineStorageTexts.tools },
  ...taskPages,
  ...guidePages,
  { path: lettersPath, name: lettersName },
  { path: '/contact', name: menuTitles.contact },
  { path: '/privacypolicy', name: menuTitles.privacy },
  { path: '/glossary', name: menuTitles.glossary },
  { path: '/search', name: frameTexts.search },
]

/** The stored pages by kind, with their names. An article without a known name is left out. */
export function pageGroups(storedPages: readonly { path: string }[], articleNames: ReadonlyMap<string, string>) {
  const paths = new Set(storedPages.map(({ path }) => path))
  const services = serviceCards.map(({ path, title }) => ({ path: `/services/${path}`, name: title }))
  const articles = Array.from(articleNames, ([slug, name]) => ({
    path: `/blogs/${slug}`,
    name,
    ...(import.meta.env.SITE_IS_TRANSLATION && { lang: 'en' }),
  }))
  const isHere = ({ path }: NamedPage) => paths.has(path)
  return { services: services.filter(isHere), articles: articles.filter(isHere), others: others.filter(isHere) }
}
