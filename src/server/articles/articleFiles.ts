import { createHash, randomUUID } from 'node:crypto'
import { constants, link, lstat, open, readdir, realpath, rename, rm } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { plainText } from '#content/frontMatter.ts'
import { longestArticle, serviceId, servicePathOf } from '#contract/staff/articles.ts'

const folders = { article: 'src/content/articles', service: 'src/content/services' }

/** Anchored at both ends: neither a dot nor a slash leads out of the folder. */
const articleName = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const serviceName = /^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/

/** An article or a service that is not there, or is no plain file in its folder. */
export class NoArticle extends Error {
  override name = 'NoArticle'
}

/** The path of the article's or service's file in the folder of the sources, in the notation of git. Throws `NoArticle` for what is no id. */
export function articlePath(id: string): string {
  const { folder, name } = placeOf(id)
  return `${folder}/${name}.md`
}

/** An article's file is named by its slug, a service's by the last part of its address, in the same letter case. */
function placeOf(id: string): { folder: string; name: string } {
  const service = servicePathOf(id)
  const isName = service === undefined ? articleName.test(id) : serviceName.test(service)
  if (id.length > 120 || !isName) throw new NoArticle(id)
  return service === undefined ? { folder: folders.article, name: id } : { folder: folders.service, name: service }
}

/** The kind of page that the file holds, with which its acts in the audit trail begin. */
export function kindOf(id: string): 'article' | 'service' {
  return servicePathOf(id) === undefined ? 'article' : 'service'
}

/** The page in the words of a commit. */
export function nounOf(id: string): string {
  return `the ${kindOf(id)} ${servicePathOf(id) ?? id}`
}

/** Why the folder cannot be edited, in one sentence that says what to do; `undefined` if it can. */
export async function sourceProblem(source: string | undefined): Promise<string | undefined> {
  if (source === undefined) return 'Set SITE_SOURCE on the server to a folder with the sources and their packages.'
  for (const needed of [...Object.values(folders), 'node_modules', 'src/build/scripts/articleFindings.mjs']) {
    const found = await lstat(join(source, needed)).catch(() => undefined)
    if (!found)
      return `SITE_SOURCE on the server names a folder without ${needed}: put the sources there and run npm ci.`
  }
  return undefined
}

/** Slugs of the articles, as their files are named. */
export async function articleSlugs(source: string): Promise<string[]> {
  return (await filesIn(source, folders.article)).filter((name) => articleName.test(name))
}

/** Ids of the services, as their files are named. */
export async function serviceIds(source: string): Promise<string[]> {
  return (await filesIn(source, folders.service)).filter((name) => serviceName.test(name)).map(serviceId)
}

async function filesIn(source: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(source, folder), { withFileTypes: true })
  return entries.filter((entry) => entry.isFile() && entry.name.endsWith('.md')).map(({ name }) => name.slice(0, -3))
}

/** The file of an article or a service as it is. Throws `NoArticle`, also for a link, which could lead anywhere. */
export async function readArticleText(source: string, slug: string): Promise<string> {
  const file = await safeFile(source, slug)
  // O_NOFOLLOW: it may have become a link since.
  const handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW)
  try {
    return plainText(await handle.readFile('utf8')).replaceAll('\r', '\n')
  } finally {
    await handle.close()
  }
}

/** The same; an empty text for an article whose name no file has. Throws `NoArticle` for anything else of that name. */
export async function readArticleOrNothing(source: string, slug: string): Promise<string> {
  return (await isFree(source, slug)) ? '' : readArticleText(source, slug)
}

/**
 * Replaces the article's file by the text, or begins it, in one step that survives a power cut. If it rejects, the folder is as
 * it was.
 */
export async function writeArticleText(source: string, slug: string, text: string): Promise<void> {
  const isNew = await isFree(source, slug)
  const { folder, name } = placeOf(slug)
  const file = isNew ? join(await safeFolder(source, folder), `${name}.md`) : await safeFile(source, slug)
  const made = join(source, folder, `.${name}-${randomUUID()}`)
  try {
    const handle = await open(made, 'wx', 0o644)
    try {
      await handle.writeFile(text)
      await handle.sync()
    } finally {
      await handle.close()
    }
    // A link never replaces a file that somebody else has begun meanwhile.
    if (isNew) await link(made, file)
    else await rename(made, file)
    if (isNew) await rm(made)
  } catch (error) {
    await rm(made, { force: true })
    throw error
  }
}

/** Removes the article's file. */
export async function removeArticle(source: string, slug: string): Promise<void> {
  await rm(await safeFile(source, slug))
}

/** The name of a text. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** The name of the text of a file that is not there: an article whose draft was typed over it is new. */
export const noFile = hashOf('')

/** The value of a field of the front matter, as far as it can be read. */
export function fieldOf(text: string, name: string): string {
  const front = /^---\n([\s\S]*?)\n---\n/.exec(text)?.[1] ?? ''
  return new RegExp(`^${name}:[ \\t]*(.*)$`, 'm').exec(front)?.[1]?.trim() ?? ''
}

/** Whether an article can begin there. A service has an address, a place in menus and pictures, too: none begins here. */
async function isFree(source: string, slug: string): Promise<boolean> {
  if (servicePathOf(slug) !== undefined) return false
  return (await lstat(join(source, articlePath(slug))).catch(() => undefined)) === undefined
}

/** A folder of the content; throws `NoArticle` where it is not in the sources themselves. */
async function safeFolder(source: string, folder: string): Promise<string> {
  const path = join(source, folder)
  if ((await realpath(path)) !== join(await realpath(source), folder)) throw new NoArticle(folder)
  return path
}

async function safeFile(source: string, slug: string): Promise<string> {
  const file = join(source, articlePath(slug))
  const found = await lstat(file).catch(() => undefined)
  if (!found?.isFile() || found.size > longestArticle * 4) throw new NoArticle(slug)
  const root = await realpath(source)
  const real = await realpath(file)
  if (real !== join(root, articlePath(slug)) || !real.startsWith(root + sep)) throw new NoArticle(slug)
  return file
}

/** Trouble that an operator can end: no space, no rights. Its message names a file of the sources, nothing personal. */
export function isDiskTrouble(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && /^(?:ENOSPC|EDQUOT|EACCES|EPERM|EROFS)$/.test(String(error.code))
}
