import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
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
import { allServices } from '#content/services/all.ts'

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
export const serviceTitles = new Map(Object.values(allServices).map((service) => [service.path, service.displayName]))

const articlesFolder = fileURLToPath(new URL('../../content/articles', import.meta.url))

/** Titles of the articles, by slug; read from the front matter, since nothing else of an article is needed here. */
export const articleTitles = new Map(
  readdirSync(articlesFolder)
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file): [string, string] => {
      const title = /^displayName: (.+)$/m.exec(readFileSync(`${articlesFolder}/${file}`, 'utf8'))?.[1]
      if (!title) throw new Error(`${file} has no displayName`)
      return [file.slice(0, -3), title]
    }),
)
