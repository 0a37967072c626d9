import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { runnerImport } from 'vite'
import type { Blog } from '#content/blocks.ts'
import { parseArticle } from '#content/markdown.ts'
import { pictureUrl } from '#content/pictures.ts'
import type { Service } from '#content/serviceEntity.ts'

/** Another folder of articles can take the place of the site's own, to try the build with a thousand of them. */
export const articlesFolder = resolve(process.env.CONTENT_ARTICLES_DIR ?? 'src/content/articles')

let services: Promise<Record<string, Service>> | undefined

/** Every service by file name. */
export function readServices(): Promise<Record<string, Service>> {
  services ??= runnerImport<{ allServices: Record<string, Service> }>('./src/content/services/all.ts', {
    configFile: false,
    logLevel: 'error',
  }).then(({ module }) => module.allServices)
  return services
}

/** Names of the articles' files. */
export function articleFileNames(): string[] {
  return readdirSync(articlesFolder).filter((name) => name.endsWith('.md'))
}

/** One article; faults are `ContentError`s. */
export async function readArticle(file: string): Promise<Blog> {
  const all = Object.values(await readServices())
  return parseArticle(`src/content/articles/${file}`, readFileSync(join(articlesFolder, file), 'utf8'), {
    pigmentOfService: (path) => all.find((service) => service.path === path)?.pigment ?? 'neel',
    hasFigure: (name) => existsSync(join('public', pictureUrl('figure', name, 480))),
  })
}
