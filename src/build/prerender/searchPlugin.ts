import type { Plugin } from 'vite'
import { glossary, termId } from '#content/glossary.ts'
import { sourceLanguage } from '#content/languages.ts'
import { pageMetas } from '#content/pages/pageMetas.ts'
import { resources } from '#content/pages/resources.ts'
import { toolPages, toolsOverview } from '#content/tools.ts'
import { type Searchable, searchIndexes } from '#device/offline/searchIndex.ts'
import { articleFileNames, readArticle, readGuides, readLetters, readServices, readTasks } from './readContent.ts'
import { searchedPages, translatedSearchable } from './readTranslation.ts'

const virtual = '\0virtual:search-index'
const devPath = '/search-index.json'

/**
 * Builds the search indexes and exports their hashed URLs; they load when search is opened. The worker precaches the
 * first; the second exists only when there are more articles than the first holds. The build in another language has
 * indexes of its own beside the English ones, which are kept with its pages (device/offline/translated.ts).
 */
export function searchPlugin(language = sourceLanguage.code): Plugin {
  let serving = false
  let ssr = false
  return {
    name: 'search-index',
    configResolved(config) {
      serving = config.command === 'serve'
      ssr = Boolean(config.build.ssr)
    },
    resolveId: { filter: { id: /^virtual:search-index$/ }, handler: () => virtual },
    load: {
      filter: { id: /^\0virtual:search-index$/ },
      async handler() {
        // The prerenderer does not search.
        if (serving || ssr) return moduleOf([JSON.stringify(devPath)], [])
        const emit = (content: Searchable, name: string) => {
          const { recent, older } = searchIndexes(content)
          const urlOf = (file: string, source: string) =>
            `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: `${file}.json`, source })}`
          return [urlOf(name, recent), ...(older ? [urlOf(name.replace('search', 'search-older'), older)] : [])]
        }
        const own =
          language === sourceLanguage.code ? [] : emit(await translatedSearchable(language), `search-${language}`)
        return moduleOf(emit(await siteSearchable(), 'search'), own)
      },
    },
    configureServer(server) {
      server.middlewares.use(devPath, async (_request, response) => {
        response.setHeader('Content-Type', 'application/json')
        response.end(searchIndexes(await siteSearchable()).recent)
      })
    },
  }
}

const moduleOf = (english: readonly string[], own: readonly string[]) =>
  `export const searchIndexUrls = [${english.join(',')}]; export const ownIndexUrls = [${own.join(',')}]`

/** Everything in English that the search finds. */
export async function siteSearchable(): Promise<Searchable> {
  const { allTasks, taskList } = await readTasks()
  return {
    services: Object.values(await readServices()),
    guides: await readGuides(),
    tasks: allTasks,
    situations: { page: taskList.title, all: taskList.others },
    letters: await readLetters(),
    articles: await Promise.all(articleFileNames().map(readArticle)),
    questions: resources.faq.items,
    terms: glossary.flatMap(({ terms }) => terms).map((entry) => ({ ...entry, id: termId(entry) })),
    tools: toolPages,
    pages: searchedPages(pageMetas, toolsOverview),
  }
}
