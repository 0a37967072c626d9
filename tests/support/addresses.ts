import { translatedPaths } from 'virtual:translations'
import { allGuides } from '#content/allGuides.ts'
import { articleCards } from '#content/articles.ts'
import { pathIn } from '#content/pathIn.ts'
import { serviceCards } from '#content/services.ts'
import { toolPages } from '#content/tools.ts'

/** The tools, and their overview. */
export const toolAddresses = ['/tools', ...toolPages.map(({ name }) => `/tools/${name}`)]

/** Every address with a page, articles by slug. */
export const pageAddresses = [
  '/',
  '/about',
  '/services',
  '/resources',
  '/testimonials',
  '/blogs',
  '/contact',
  '/privacypolicy',
  '/glossary',
  ...toolAddresses,
  ...serviceCards.map((card) => `/services/${card.path}`),
  ...allGuides.map(({ path }) => path),
  ...articleCards.map((card) => `/blogs/${card.slug}`),
]

/** The same with one country for all nine, which differ in words only: for checks that take a browser some time. */
export const addressesOfEachKind = pageAddresses.filter(
  (path) => !path.startsWith('/countries/') || path === '/countries/canada',
)

/** Every address with a page in Hindi, by its address in English. */
export const hindiAddresses = new Map(translatedPaths.map((path) => [path, pathIn('/hi', path)]))
