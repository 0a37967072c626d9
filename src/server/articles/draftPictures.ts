import { randomUUID } from 'node:crypto'
import { copyFile, link, lstat, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { type DraftPicture, pictureLimits } from '#contract/staff/articlePictures.ts'
import { isDiskTrouble, NoArticle } from './articleFiles.ts'
import { type Run, runNode } from './checkArticle.ts'

/** Milliseconds that one picture may take; a large one takes two seconds. */
const limit = 60_000
/** Uploaded pictures, below the folder of the sources, until their article is published. */
const draftsFolder = '.drafts'
const publishedFolder = 'src/content/pictures'
const endings = { webp: 'image/webp', jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png', avif: 'image/avif' }

const made = v.union([
  v.object({ width: v.number(), height: v.number() }),
  v.object({ fault: v.picklist(['pixels', 'unreadable', 'storage']) }),
])

/** An upload that was not taken: too many pixels, unreadable, more than a draft may have, or nowhere to write it. */
export class NoPicture extends Error {
  constructor(readonly why: 'pixels' | 'unreadable' | 'count' | 'storage') {
    super(why)
  }
}

/**
 * Keeps an uploaded picture with the article's draft: turned, made smaller and without metadata, under a name of its own. Throws
 * `NoPicture`; then nothing is left of it.
 */
export async function addDraftPicture(
  source: string,
  slug: string,
  content: Buffer,
  run: Run = runNode,
): Promise<DraftPicture> {
  const folder = draftOf(source, slug)
  try {
    return await makeIn(folder, source, slug, content, run)
  } catch (error) {
    throw isDiskTrouble(error) ? new NoPicture('storage') : error
  }
}

async function makeIn(folder: string, source: string, slug: string, content: Buffer, run: Run): Promise<DraftPicture> {
  await mkdir(folder, { recursive: true })
  const before = await namesIn(folder)
  if (before.length >= pictureLimits.ofDraft) throw new NoPicture('count')
  const uploaded = join(folder, `.${randomUUID()}`)
  const kept = `${uploaded}.webp`
  try {
    await writeFile(uploaded, content, { flag: 'wx', mode: 0o600 })
    const script = join('src', 'build', 'scripts', 'masterPicture.mjs')
    const end = await run([script, uploaded, kept, String(pictureLimits.pixels)], { cwd: source, limit })
    const answer = v.safeParse(v.pipe(v.string(), v.parseJson(), made), end.output.trim().split('\n').at(-1))
    // A decoder that ended without an answer was brought down by the file.
    if (!answer.success) throw new NoPicture('unreadable')
    if ('fault' in answer.output) throw new NoPicture(answer.output.fault)
    return { name: await keep(source, slug, kept), ...answer.output }
  } finally {
    await Promise.all([uploaded, kept].map((file) => rm(file, { force: true })))
  }
}

/** The bytes of a picture of a draft, or of the sources, and their type; `undefined` if there is none of that name. */
export async function readPicture(source: string, name: string): Promise<{ bytes: Buffer; type: string } | undefined> {
  const slug = /^([a-z0-9]+(?:-[a-z0-9]+)*)-photo(?:-\d+)?$/.exec(name)?.[1]
  const ofDraft = slug === undefined ? [] : [[join(draftOf(source, slug), `${name}.webp`), endings.webp]]
  const published = Object.entries(endings).map(([ending, type]) => [
    join(source, publishedFolder, `${name}.${ending}`),
    type,
  ])
  if (!isName(name)) return undefined
  for (const [file = '', type = ''] of [...ofDraft, ...published]) {
    // No link: it could lead anywhere.
    const found = await lstat(file).catch(() => undefined)
    if (found?.isFile()) return { bytes: await readFile(file), type }
  }
  return undefined
}

/** Puts the draft's pictures that the text names into the sources; the paths of those files, in the notation of git. */
export async function placePictures(source: string, slug: string, text: string): Promise<string[]> {
  const names = await namedPictures(source, slug, text)
  if (names.length > 0) await mkdir(join(source, publishedFolder), { recursive: true })
  for (const name of names) {
    const half = join(source, publishedFolder, `.${name}-${randomUUID()}`)
    try {
      await copyFile(join(draftOf(source, slug), `${name}.webp`), half)
      await rename(half, published(source, name))
    } finally {
      await rm(half, { force: true })
    }
  }
  return names.map((name) => `${publishedFolder}/${name}.webp`)
}

/** Takes the draft's pictures out of the sources again, but for those of the text that is published. */
export async function takeBackPictures(source: string, slug: string, publishedText: string): Promise<void> {
  if (!isName(slug)) return
  const kept = await namedPictures(source, slug, publishedText)
  const names = (await namesIn(draftOf(source, slug))).filter((name) => !kept.includes(name))
  await Promise.all(names.map((name) => rm(published(source, name), { force: true })))
}

/** Forgets the draft's pictures that were published with the text; all of them once there is no draft. */
export async function settlePictures(source: string, slug: string, text: string, hasDraft: boolean): Promise<void> {
  if (!hasDraft) return dropDraftPictures(source, slug)
  const names = await namedPictures(source, slug, text)
  await Promise.all(names.map((name) => rm(join(draftOf(source, slug), `${name}.webp`), { force: true })))
}

/** Drops the pictures of a draft. */
export async function dropDraftPictures(source: string, slug: string): Promise<void> {
  if (isName(slug)) await rm(draftOf(source, slug), { recursive: true, force: true })
}

/** The next free name; a link never replaces a picture that was added meanwhile. */
async function keep(source: string, slug: string, file: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? `${slug}-photo` : `${slug}-photo-${number}`
    const isPublished = await lstat(published(source, name)).catch(() => undefined)
    if (isPublished) continue
    try {
      await link(file, join(draftOf(source, slug), `${name}.webp`))
      return name
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
  }
}

async function namedPictures(source: string, slug: string, text: string): Promise<string[]> {
  const named = new Set([...text.matchAll(/^!\[.*\]\(\s*([a-z0-9-]+)/gm)].map(([, name = '']) => name))
  return isName(slug) ? (await namesIn(draftOf(source, slug))).filter((name) => named.has(name)) : []
}

async function namesIn(folder: string): Promise<string[]> {
  const files = await readdir(folder).catch(() => [])
  return files.flatMap((file) =>
    file.endsWith('.webp') && !file.startsWith('.') ? [file.slice(0, -'.webp'.length)] : [],
  )
}

const published = (source: string, name: string) => join(source, publishedFolder, `${name}.webp`)

/** Throws `NoArticle` for what is no slug of an article. */
function draftOf(source: string, slug: string): string {
  if (!isName(slug)) throw new NoArticle(slug)
  return join(source, draftsFolder, slug)
}

function isName(name: string): boolean {
  return name.length <= 140 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)
}
