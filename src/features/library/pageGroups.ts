import { serviceCards } from '#content/services.ts'
import { frameTexts, menuTitles } from '#content/texts/frame.ts'

export interface NamedPage {
  path: string
  name: string
}

/** Pages that are neither services nor articles, in the order of the menu. */
const others: readonly NamedPage[] = [
  { path: '/', name: menuTitles.home },
  { path: '/about', name: menuTitles.about },
  { path: '/services', name: menuTitles.services },
  { path: '/testimonials', name: menuTitles.testimonials },
  { path: '/resources', name: menuTitles.forNris },
  { path: '/blogs', name: menuTitles.blogs },
  { path: '/contact', name: menuTitles.contact },
  { path: '/privacypolicy', name: menuTitles.privacy },
  { path: '/search', name: frameTexts.search },
]

/** The stored pages by kind, with their names; an article whose name is not known is left out. */
export function pageGroups(stored: readonly { path: string }[], articleNames: ReadonlyMap<string, string>) {
  const paths = new Set(stored.map(({ path }) => path))
  const services = serviceCards.map(({ path, title }) => ({ path: `/services/${path}`, name: title }))
  const articles = Array.from(articleNames, ([slug, name]) => ({ path: `/blogs/${slug}`, name }))
  const isHere = ({ path }: NamedPage) => paths.has(path)
  return { services: services.filter(isHere), articles: articles.filter(isHere), others: others.filter(isHere) }
}
