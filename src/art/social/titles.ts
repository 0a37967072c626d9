import { allGuides } from '#content/allGuides.ts'
import { allTasks, taskList } from '#content/allTasks.ts'
import letters from '#content/letters.ts'
import { about } from '#content/pages/about.ts'
import { blogs } from '#content/pages/blogs.ts'
import { contact } from '#content/pages/contact.ts'
import { glossaryPage } from '#content/pages/glossary.ts'
import { home } from '#content/pages/home.ts'
import { notFound } from '#content/pages/notFound.ts'
import { offline } from '#content/pages/offline.ts'
import { privacy } from '#content/pages/privacy.ts'
import { resources } from '#content/pages/resources.ts'
import { servicesOverview } from '#content/pages/servicesOverview.ts'
import { testimonials } from '#content/pages/testimonials.ts'
import { articleFronts } from '../articleScene/articleFronts.ts'
import { frontsIn } from '../fronts.ts'

/** The text on the social picture of each page: the page's own title. */
export const pageTitles = {
  home: home.hero.titleLines.join('\n'),
  about: about.meta.title,
  services: servicesOverview.meta.title,
  contact: contact.meta.title,
  resources: resources.meta.title,
  testimonials: testimonials.meta.title,
  blogs: blogs.meta.title,
  privacypolicy: privacy.meta.title,
  glossary: glossaryPage.meta.title,
  offline: offline.meta.title,
  'not-found': notFound.meta.title,
} as const

/** Titles of the guides and tasks, by the name of their picture. */
export const guideTitles = new Map(
  [...allGuides, taskList, ...allTasks, letters].map(({ picture, title }): [string, string] => [picture, title]),
)

/** Titles of the services, by path. */
export const serviceTitles = new Map(frontsIn('services').map(({ name, field }) => [name, field('displayName')]))

/** Titles of the articles, by slug. */
export const articleTitles = new Map(articleFronts.map(({ slug, title }): [string, string] => [slug, title]))
