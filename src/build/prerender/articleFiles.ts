import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { articleFilePath, articleListPath, type MovedArticle } from '#content/articleFiles.ts'
import type * as Entry from './entry.tsx'

/** Writes the data files that pages fetch: one per article, a pointer per id, one per address of an article that was taken away, and the pages of the list. */
export async function writeArticleFiles(siteDir: string, entry: typeof Entry, prefix = ''): Promise<void> {
  mkdirSync(join(siteDir, prefix, articleListPath(1), '..'), { recursive: true })
  const put = (path: string, data: object) => writeFileSync(join(siteDir, prefix, path), JSON.stringify(data))
  for (const { id, slug } of entry.articleCards) {
    const file = await entry.articleFile(slug)
    if (file) put(articleFilePath(slug), file)
    put(articleFilePath(id), { slug })
  }
  for (const [address, movedTo] of Object.entries(entry.movedArticles))
    put(articleFilePath(nameIn(address)), { movedTo } satisfies MovedArticle)
  for (let page = 1; page <= entry.articleList(1).pages; page += 1) put(articleListPath(page), entry.articleList(page))
}

const nameIn = (address: string) => address.slice('/blogs/'.length)

/** Serves the same files during development, made on request. */
export function serveArticleFiles(server: ViteDevServer, prefix = ''): void {
  server.middlewares.use(`${prefix}/articles/`, async (request, response, next) => {
    try {
      const { articleFile, articleList, movedArticles } = (await server.ssrLoadModule(
        '/src/content/articles.ts',
      )) as typeof Entry
      const name = /^\/(?:(pages)\/)?([\w-]+)\.json/.exec(request.url ?? '')
      const movedTo = movedArticles[`/blogs/${name?.[2]}`]
      const article = async () => (movedTo ? { movedTo } : articleFile(name?.[2] ?? ''))
      const data = name?.[1] ? articleList(Number(name[2])) : await article()
      response.statusCode = data ? 200 : 404
      response.setHeader('Content-Type', 'application/json')
      response.end(JSON.stringify(data ?? null))
    } catch (error) {
      next(error)
    }
  })
}
