import type { Plugin } from 'vite'
import { glossary, termId } from '#content/glossary.ts'
import { resources } from '#content/pages/resources.ts'
import { toolPages } from '#content/tools.ts'
import { searchIndexes } from '#offline/searchIndex.ts'
import { articleFileNames, readArticle, readGuides, readServices } from './readContent.ts'

const virtual = '\0virtual:search-index'
const devPath = '/search-index.json'

/**
 * Builds the search indexes and exports their hashed URLs; they load when search is opened. The worker precaches the
 * first; the second exists only when there are more articles than the first holds.
 */
export function searchPlugin(): Plugin {
  let serving = false
  let ssr = false
  return {
    name: 'search-index',
    configResolved(config) {
      serving = config.command === 'serve'
      ssr = Boolean(config.build.ssr)
    },
    resolveId: (id) => (id === 'virtual:search-index' ? virtual : undefined),
    async load(id) {
      if (id !== virtual) return undefined
      // The prerenderer does not search.
      if (serving || ssr) return `export const searchIndexUrls = [${JSON.stringify(devPath)}]`
      const { recent, older } = await makeIndexes()
      const emit = (name: string, source: string) => {
        return `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name, source })}`
      }
      const urls = [emit('search.json', recent), ...(older ? [emit('search-older.json', older)] : [])]
      return `export const searchIndexUrls = [${urls.join(',')}]`
    },
    configureServer(server) {
      server.middlewares.use(devPath, async (_request, response) => {
        response.setHeader('Content-Type', 'application/json')
        response.end((await makeIndexes()).recent)
      })
    },
  }
}

async function makeIndexes() {
  return searchIndexes({
    services: Object.values(await readServices()),
    guides: await readGuides(),
    articles: await Promise.all(articleFileNames().map(readArticle)),
    questions: resources.faq.items,
    terms: glossary.flatMap(({ terms }) => terms).map((entry) => ({ ...entry, id: termId(entry) })),
    tools: toolPages,
  })
}
