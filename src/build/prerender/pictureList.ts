import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type ArticleFile, articleFilePath } from '#content/articleFiles.ts'
import { type PictureKind, pictureUrl, storedUrl } from '#content/pictures.ts'
import { type PictureFile, pictureListPath } from '#device/offline/pictures.ts'
import { precachedArticles } from './precacheSelection.ts'

/**
 * The smallest width in which a picture still looks right on a phone; the worker shows it when another width is
 * missing.
 */
const widths: Partial<Record<PictureKind, number>> = {
  hero: 780,
  'hero-narrow': 480,
  desk: 780,
  figure: 780,
  window: 200,
  plate: 320,
  portrait: 160,
}

/** Writes the list of pictures that complete the stored pages (precached articles only), with sizes in bytes. */
export function writePictureList(siteDir: string): void {
  const file = join(siteDir, pictureListPath)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(pictureList(siteDir)))
}

function pictureList(siteDir: string): PictureFile[] {
  const slugs = precachedArticles(siteDir).map(({ slug }) => slug)
  const isStored = (kind: string, name: string) =>
    kind === 'desk' ? slugs.includes(name) : kind !== 'figure' || slugs.some((slug) => name.startsWith(`${slug}-`))
  const drawn = Object.entries(widths).flatMap(([kind, width]) => {
    const ending = `-${width}.webp`
    const files = readdirSync(join(siteDir, 'art', kind)).filter((file) => file.endsWith(ending))
    return files
      .map((file) => file.slice(0, -ending.length))
      .filter((name) => isStored(kind, name))
      .map((name) => {
        const url = pictureUrl(kind as PictureKind, name, width)
        return { url, bytes: statSync(join(siteDir, url)).size }
      })
  })
  const known = new Set(drawn.map(({ url }) => url))
  return [...drawn, ...shownIn(siteDir, slugs).filter(({ url }) => !known.has(url))]
}

/** The pictures in the texts of those articles that are no figures drawn for them. */
function shownIn(siteDir: string, slugs: readonly string[]): PictureFile[] {
  const urls = slugs.flatMap((slug) => {
    const { blog } = JSON.parse(readFileSync(join(siteDir, articleFilePath(slug)), 'utf8')) as ArticleFile
    return blog.content.flatMap((block) =>
      block.type === 'image' && block.size ? [storedUrl(block.src, usefulWidth(block.size.widths))] : [],
    )
  })
  return [...new Set(urls)].map((url) => ({ url, bytes: statSync(join(siteDir, url)).size }))
}

/** Like a figure's, or all that the picture has. */
const usefulWidth = (widths: readonly number[]) => widths.find((width) => width >= 780) ?? Math.max(...widths)
