import { readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { runnerImport } from 'vite'
import type { Blog } from '#content/blocks.ts'
import type { Guide } from '#content/guide.ts'
import { langAt, prefixOf, sourceLanguage } from '#content/languages.ts'
import type { LetterList } from '#content/letterEntity.ts'
import { parseArticle } from '#content/markdown.ts'
import { ContentError } from '#content/schema.ts'
import type { Service } from '#content/serviceEntity.ts'
import { parseService } from '#content/serviceFile.ts'
import { servicePaths } from '#content/services/order.ts'
import type { Task } from '#content/taskEntity.ts'
import type { TaskList } from '#content/tasks.ts'
import { articlesAway, articlesFolder, isAway } from './articlesAway.ts'
import { languagePlugin } from './languagePlugin.ts'
import { markdownNames } from './markdownNames.ts'
import { isDrawnFigure, storedPictures } from './storedPictures.ts'

const servicesFolder = resolve('src/content/services')

let services: Promise<Record<string, Service>> | undefined

/** Every service by file name. Throws `ContentError`. */
export function readServices(): Promise<Record<string, Service>> {
  services ??= Promise.resolve().then(() => {
    const names = markdownNames(servicesFolder)
    names.forEach(checkServiceName)
    return Object.fromEntries(names.map((name) => [`./${name}`, readService(name)]))
  })
  return services
}

/** Throws `ContentError` for a name that cannot be the last part of an address as it is. */
export function checkServiceName(file: string): void {
  if (/^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*\.md$/.test(file)) return
  const advice = 'must be letters and digits, joined by hyphens; rename the file, and its path in order.ts'
  throw new ContentError(`src/content/services/${file}`, 'file name', advice)
}

/** Parses one service. Throws `ContentError`. */
export function readService(file: string): Service {
  return parseService(`src/content/services/${file}`, readFileSync(join(servicesFolder, file), 'utf8'))
}

/** The service that a file holds; `undefined` for every other file. */
export async function serviceOfFile(file: string): Promise<Service | undefined> {
  const path = servicePaths.find((one) => file === serviceFile(one))
  return path && (await readServices())[`./${path}.md`]
}

/** The file of a service, by its path. */
export function serviceFile(path: string): string {
  return join(servicesFolder, `${path}.md`)
}

/** Reads the services, and the articles in their colours, again when they are next asked for, since a file has changed. */
export function forgetServices(): void {
  services = undefined
  parsed.clear()
}

let guides: Promise<readonly Guide[]> | undefined

/** Every guide: countries, deadlines and the like. */
export function readGuides(): Promise<readonly Guide[]> {
  guides ??= runnerImport<{ allGuides: readonly Guide[] }>('./src/content/allGuides.ts', {
    configFile: false,
    logLevel: 'error',
  }).then(({ module }) => module.allGuides)
  return guides
}

interface Tasks {
  taskList: TaskList
  allTasks: readonly Task[]
}

const tasks = new Map<string, Promise<Tasks>>()

/** Every task, and the list of them, in a language; in English where it has no words for them. */
export function readTasks(code = sourceLanguage.code): Promise<Tasks> {
  const read = tasks.get(code) ?? importTasks(code)
  tasks.set(code, read)
  return read
}

async function importTasks(code: string): Promise<Tasks> {
  const { module } = await runnerImport<Tasks>('./src/content/allTasks.ts', {
    configFile: false,
    logLevel: 'error',
    ...(code !== sourceLanguage.code && {
      plugins: [languagePlugin(code)],
      define: { 'import.meta.env.SITE_LANGUAGE': JSON.stringify(code) },
    }),
  })
  return module
}

let letters: Promise<LetterList> | undefined

/** The page of letters. */
export function readLetters(): Promise<LetterList> {
  letters ??= runnerImport<{ default: LetterList }>('./src/content/letters.ts', {
    configFile: false,
    logLevel: 'error',
  }).then(({ module }) => module.default)
  return letters
}

/** The guide, task, list of tasks or page of letters that a module of the content holds, if it holds one: `src/content/countries/kuwait.ts`. */
export async function pageOfModule(file: string): Promise<Guide | Task | TaskList | LetterList | undefined> {
  const name = /^(.*)\.ts$/.exec(relative('src/content', file))?.[1]
  if (name === undefined) return undefined
  const code = langAt(`/${name}`)
  if (code !== sourceLanguage.code) {
    const { taskList, allTasks } = await readTasks(code)
    return [taskList, ...allTasks].find(({ path }) => prefixOf(code) + path === `/${name}`)
  }
  const { taskList, allTasks } = await readTasks()
  return [...(await readGuides()), taskList, ...allTasks, await readLetters()].find(({ path }) => path === `/${name}`)
}

/** File names of the articles in a folder, also of their translations; without those that were taken away. Throws `ContentError`. */
export function articleFileNames(folder = articlesFolder): string[] {
  const away = new Set(articlesAway().map(({ slug }) => `${slug}.md`))
  return markdownNames(folder).filter((name) => !away.has(name))
}

/** Parses one article. Throws `ContentError`. */
export function readArticle(file: string): Promise<Blog> {
  return readArticleIn(articlesFolder, 'src/content/articles', file)
}

const parsed = new Map<string, Promise<Blog>>()

/** Parses an article of that folder, which messages call by its name; once in a build, which asks for it in several places. Throws `ContentError`. */
export function readArticleIn(folder: string, name: string, file: string): Promise<Blog> {
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  const key = `${path}\n${text}`
  const read = parsed.get(key) ?? parse(`${name}/${file}`, text)
  parsed.set(key, read)
  return read.then(withoutAway)
}

async function parse(name: string, text: string): Promise<Blog> {
  const all = Object.values(await readServices())
  return parseArticle(name, text, {
    pigmentOfService: (path) => all.find((service) => service.path === path)?.pigment ?? 'neel',
    hasFigure: isDrawnFigure,
    pictures: await storedPictures(text),
  })
}

/** Another article that was taken away is related no more, until it comes back. */
function withoutAway(blog: Blog): Blog {
  const { relatedArticles } = blog
  return relatedArticles ? { ...blog, relatedArticles: relatedArticles.filter((slug) => !isAway(slug)) } : blog
}
