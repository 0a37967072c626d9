import { translatedPaths } from 'virtual:translations'
import { type ArticleList, articleListPath } from '#content/articleFiles.ts'
import type { BlogCard } from '#content/blocks.ts'
import { edition } from '#content/edition.ts'
import { pathIn } from '#content/pathIn.ts'
import { serviceCards } from '#content/services.ts'
import { unreadablePages } from './checkStored.ts'
import { saveComments } from './comments.ts'
import { fileLimit } from './fileLimit.ts'
import { loadPictureList, missingPictures, savePictures } from './pictures.ts'
import { fetchComments } from './readComments.ts'
import { refreshOffline } from './refreshOffline.ts'
import { keepAsked } from './visited.ts'

/** The present step; `done` of `all` for one that takes long. */
export type SaveStep = { name: 'pages' | 'check' } | { name: 'pictures' | 'comments'; done: number; all: number }

export interface SavedAll {
  /** Services and articles; in another language all of its pages take the place of the articles. */
  pages: number
  /** How many of them open without a connection: checked on the device, not assumed. */
  opening: number
  /** Pictures and threads that did not come, and whether the newest pages did. */
  isComplete: boolean
}

/**
 * Brings the whole site onto this device: pages, pictures in their smallest useful width, and every article's comments;
 * then checks each service and article. In another language, whose services are in English, it brings and checks that
 * language's pages. Never rejects; what cannot be loaded now is left for the next time.
 */
export async function saveAll(onStep: (step: SaveStep) => void): Promise<SavedAll> {
  onStep({ name: 'pages' })
  const isRefreshed = await refreshOffline()
  const hasPictures = await saveEveryPicture(onStep).catch(() => false)
  const { articles, isWhole } = await articleCards()
  const translated = import.meta.env.SITE_IS_TRANSLATION
    ? translatedPaths[edition.code]?.map((path) => pathIn(edition.prefix, path))
    : undefined
  if (translated) await (await import('./translated.ts')).keepTranslatedAsked(translated)
  // A part of the list would give up what was kept for the rest.
  else if (isWhole) await keepAsked(articles.map(({ slug }) => slug))
  const hasComments = await saveThreads(articles, onStep)
  onStep({ name: 'check' })
  const paths = [
    ...serviceCards.map(({ path }) => `/services/${path}`),
    ...(translated ?? articles.map(({ slug }) => `/blogs/${slug}`)),
  ]
  const unreadable = await unreadablePages(paths).catch(() => paths)
  return {
    pages: paths.length,
    opening: paths.length - unreadable.length,
    isComplete: isWhole && isRefreshed && hasPictures && hasComments && unreadable.length === 0,
  }
}

async function saveEveryPicture(onStep: (step: SaveStep) => void): Promise<boolean> {
  const list = await loadPictureList()
  const missing = await missingPictures(list)
  const all = missing.length
  if (all > 0) onStep({ name: 'pictures', done: 0, all })
  const { saved } = await savePictures(missing, {
    onProgress: (progress) => onStep({ name: 'pictures', done: progress.saved + progress.failed, all }),
  })
  return list.length > 0 && saved === all
}

async function saveThreads(articles: readonly BlogCard[], onStep: (step: SaveStep) => void): Promise<boolean> {
  let failed = 0
  for (const [done, { id }] of articles.entries()) {
    onStep({ name: 'comments', done, all: articles.length })
    const fetched = await fetchComments(id)
    if (fetched.state === 'read') await saveComments(id, fetched.comments, { isWhole: fetched.earlier === undefined })
    else failed += 1
    // Each would wait for its time-out: there is no connection.
    if (fetched.state === 'unreachable') return false
  }
  return failed === 0
}

/** Every article, from the pages of the list, and whether all of those came. */
async function articleCards(): Promise<{ articles: BlogCard[]; isWhole: boolean }> {
  const articles: BlogCard[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const list = await listPage(page)
    if (!list) return { articles, isWhole: false }
    pages = list.pages
    articles.push(...list.cards)
  }
  return { articles, isWhole: true }
}

async function listPage(page: number): Promise<ArticleList | undefined> {
  try {
    const response = await fetch(articleListPath(page), { signal: fileLimit() })
    return response.ok ? await response.json() : undefined
  } catch {
    return undefined
  }
}
