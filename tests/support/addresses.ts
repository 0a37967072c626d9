import { translatedPaths } from 'virtual:translations'
import { allGuides } from '#content/allGuides.ts'
import { allTasks, taskList } from '#content/allTasks.ts'
import { articleCards } from '#content/articles.ts'
import { prefixOf, translations } from '#content/languages.ts'
import { pathIn } from '#content/pathIn.ts'
import { serviceCards } from '#content/services.ts'
import { toolPages } from '#content/tools.ts'

const [newest] = articleCards
const oldest = articleCards.at(-1)
const [firstService, secondService] = serviceCards
if (!newest || !oldest || !firstService || !secondService)
  throw new Error('The tests need an article and two services.')

/** An article and a service, for what all of them have. */
export const someArticle = `/blogs/${newest.slug}`
export const someService = `/services/${firstService.path}`
/** Others than these; by the article's id its comments are asked for. */
export const otherArticle = `/blogs/${oldest.slug}`
export const otherArticleId = oldest.id
export const otherService = `/services/${secondService.path}`

/** The tools, and their overview. */
export const toolAddresses = ['/tools', ...toolPages.map(({ name }) => `/tools/${name}`)]

/** The tasks, and their list. */
export const taskAddresses = [taskList, ...allTasks].map(({ path }) => path)

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
  '/letters',
  ...toolAddresses,
  ...serviceCards.map((card) => `/services/${card.path}`),
  ...allGuides.map(({ path }) => path),
  ...taskAddresses,
  ...articleCards.map((card) => `/blogs/${card.slug}`),
]

const ofMany = /^\/(?:countries|tasks)\//
/** The same with one country and one task for all, which differ in words only: for checks that take a browser some time. */
export const addressesOfEachKind = pageAddresses.filter((path) => {
  const kind = ofMany.exec(path)?.[0]
  return kind === undefined || path === pageAddresses.find((one) => one.startsWith(kind))
})

/** For each language but the first: every address with a page in it, by its address in English. */
export const translatedAddresses = translations.map((language) => {
  const paths = translatedPaths[language.code] ?? []
  return { ...language, addresses: new Map(paths.map((path) => [path, pathIn(prefixOf(language.code), path)])) }
})

/** All of those addresses. */
export const everyTranslation = translatedAddresses.flatMap(({ addresses }) => [...addresses.values()])
