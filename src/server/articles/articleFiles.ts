import { createHash, randomUUID } from 'node:crypto'
import { constants, link, lstat, open, readdir, realpath, rename, rm } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { longestArticle } from '#contract/staff/articles.ts'

const folder = join('src', 'content', 'articles')

/** An article that is not there, or is no plain file in its folder. */
export class NoArticle extends Error {
  override name = 'NoArticle'
}

/** The article's path in the folder of the sources, in the notation of git. Throws `NoArticle` for what is no slug. */
export function articlePath(slug: string): string {
  if (slug.length > 120 || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) throw new NoArticle(slug)
  return `src/content/articles/${slug}.md`
}

/** Why the folder cannot be edited, in one sentence that says what to do; `undefined` if it can. */
export async function sourceProblem(source: string | undefined): Promise<string | undefined> {
  if (source === undefined) return 'Set SITE_SOURCE on the server to a folder with the sources and their packages.'
  for (const needed of [folder, 'node_modules', 'src/build/scripts/articleFindings.mjs']) {
    const found = await lstat(join(source, needed)).catch(() => undefined)
    if (!found)
      return `SITE_SOURCE on the server names a folder without ${needed}: put the sources there and run npm ci.`
  }
  return undefined
}

/** Slugs of the articles, as their files are named. */
export async function articleSlugs(source: string): Promise<string[]> {
  const entries = await readdir(join(source, folder), { withFileTypes: true })
  return entries.flatMap((entry) => {
    const slug = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/.exec(entry.name)?.[1]
    return entry.isFile() && slug !== undefined ? [slug] : []
  })
}

/** The article's file as it is. Throws `NoArticle`, also for a link, which could lead anywhere. */
export async function readArticleText(source: string, slug: string): Promise<string> {
  const file = await safeFile(source, slug)
  // O_NOFOLLOW: it may have become a link since.
  const handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW)
  try {
    return (await handle.readFile('utf8')).replaceAll(/\r\n?/g, '\n')
  } finally {
    await handle.close()
  }
}

/** The article's file as it is; an empty text where no file has its name. Throws `NoArticle` for anything else of that name. */
export async function readArticleOrNothing(source: string, slug: string): Promise<string> {
  return (await isFree(source, slug)) ? '' : readArticleText(source, slug)
}

/**
 * Replaces the article's file by the text, or begins it, in one step that survives a power cut. If it rejects, the folder is as
 * it was.
 */
export async function writeArticleText(source: string, slug: string, text: string): Promise<void> {
  const isNew = await isFree(source, slug)
  const file = isNew ? join(await safeFolder(source), `${slug}.md`) : await safeFile(source, slug)
  const made = join(source, folder, `.${slug}-${randomUUID()}`)
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

async function isFree(source: string, slug: string): Promise<boolean> {
  return (await lstat(join(source, articlePath(slug))).catch(() => undefined)) === undefined
}

/** The folder of the articles; throws `NoArticle` where it is not in the sources themselves. */
async function safeFolder(source: string): Promise<string> {
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
