import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import sharp from 'sharp'
import type { ViteDevServer } from 'vite'
import type { PictureSize } from '#content/blocks.ts'
import { translations } from '#content/languages.ts'
import { pictureKinds, pictureUrl } from '#content/pictures.ts'
import { ContentError } from '#content/schema.ts'
import { articlesFolder } from './articlesAway.ts'

/** Folder of the pictures that are not drawn, such as photographs: one file of each, from which the build makes the sizes. */
const mastersFolder = resolve('src/content/pictures')
const endings = ['webp', 'jpg', 'jpeg', 'png', 'avif']
/** Widths in which a picture is stored, as far as it has them, each with the bytes that a photograph may take there. */
const budgets = { 480: 45_000, 780: 90_000, 1200: 170_000, 1600: 260_000 } as const
const storedWidths = Object.keys(budgets).map(Number)
const widest = Math.max(...storedWidths)
/** Tried in turn until the file fits. A photograph that none fits gets the last one: it is no reason to stop a build. */
const qualities = [74, 66, 58, 50, 40]

/** The names of the pictures of an article's file, and whether each has a caption. Markdown allows three blanks before one. */
export function picturesNamed(text: string): { name: string; hasCaption: boolean }[] {
  return [...text.matchAll(/^ {0,3}!\[.*\]\(\s*([^\s)]+)(\s+["'(])?.*\)\s*$/gm)].map(([, name = '', caption]) => ({
    name,
    hasCaption: caption !== undefined,
  }))
}

/** Whether a figure was drawn for the text of an article. */
export function isDrawnFigure(name: string): boolean {
  return isDrawn('figure', name)
}

/** The pictures of an article's file that no figure was drawn for, by name: those of the folder, and drawn ones of other pages. */
export async function storedPictures(text: string): Promise<Map<string, PictureSize & { src: string }>> {
  const names = new Set(picturesNamed(text).map(({ name }) => name))
  const found = await Promise.all(
    [...names].map(async (name): Promise<[string, PictureSize & { src: string }][]> => {
      const master = masterOf(name)
      if (master !== undefined) return [[name, { src: `picture/${name}`, ...(await pictureSizes(master)) }]]
      const kind = (['desk', 'hero'] as const).find((one) => isDrawn(one, name))
      return kind ? [[name, { src: `${kind}/${name}`, ...pictureKinds[kind] }]] : []
    }),
  )
  return new Map(found.flat())
}

/**
 * Whether an article shows a picture that is no figure drawn for it, or has no caption: only then do pages carry what shows it
 * (`SITE_HAS_PICTURES`).
 */
export function hasStoredPictures(): boolean {
  return articleTexts().some((text) =>
    picturesNamed(text).some(({ name, hasCaption }) => !hasCaption || !isDrawnFigure(name)),
  )
}

/** Writes the sizes of the pictures that articles show, also those in other languages. */
export async function writeStoredPictures(siteDir: string): Promise<void> {
  const names = new Set(articleTexts().flatMap((text) => picturesNamed(text).map(({ name }) => name)))
  const masters = [...names].flatMap((name) => {
    const master = masterOf(name)
    return master === undefined ? [] : [{ name, master }]
  })
  if (masters.length > 0) mkdirSync(join(siteDir, 'art/picture'), { recursive: true })
  for (const { name, master } of masters) await writePicture(master, name, join(siteDir, 'art/picture'))
}

/** Writes every size of a picture into the folder. Throws `ContentError`. */
export async function writePicture(master: string, name: string, folder: string): Promise<void> {
  const { widths } = await pictureSizes(master)
  for (const width of widths) writeFileSync(join(folder, `${name}-${width}.webp`), await encoded(master, width))
}

/** Serves the same files during development, made on request. */
export function serveStoredPictures(server: ViteDevServer): void {
  server.middlewares.use('/art/picture/', async (request, response, next) => {
    try {
      const [, name = '', width = ''] = /^\/([a-z0-9-]+)-(\d+)\.webp/.exec(request.url ?? '') ?? []
      const master = masterOf(name)
      if (master === undefined) return next()
      response.setHeader('Content-Type', 'image/webp')
      response.end(await encoded(master, Math.min(widest, Number(width))))
    } catch (error) {
      next(error)
    }
  })
}

/** The file of a picture; `undefined` for a name that has none. Cameras write the ending in capitals. */
export function masterOf(name: string, folder = mastersFolder): string | undefined {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name) || !existsSync(folder)) return undefined
  const files = readdirSync(folder)
  const found = endings.flatMap((ending) => files.find((file) => isNamed(file, name, ending)) ?? [])[0]
  return found && join(folder, found)
}

function isNamed(file: string, name: string, ending: string): boolean {
  return file.startsWith(`${name}.`) && file.slice(name.length + 1).toLowerCase() === ending
}

/** Its size as it is shown: as the camera held it, and no wider than is stored. Throws `ContentError`. */
export async function pictureSizes(master: string): Promise<PictureSize> {
  const { autoOrient } = await readable(master, () => sharp(master).metadata())
  const width = Math.min(widest, autoOrient.width)
  // One that is hardly smaller than the whole picture would save nothing.
  const widths = [...storedWidths.filter((one) => one < width * 0.9), width]
  return { width, height: Math.round((width * autoOrient.height) / autoOrient.width), widths }
}

/** WebP without metadata, which sharp leaves out unless it is told to keep it. Throws `ContentError`. */
function encoded(master: string, width: number): Promise<Buffer> {
  return readable(master, () => encodedWithin(master, width))
}

async function encodedWithin(master: string, width: number): Promise<Buffer> {
  const budget = budgets[(storedWidths.find((one) => one >= width) ?? widest) as keyof typeof budgets]
  const pixels = await sharp(master).autoOrient().resize({ width, withoutEnlargement: true }).png().toBuffer()
  let bytes = Buffer.alloc(0)
  for (const quality of qualities) {
    bytes = await sharp(pixels).webp({ quality, effort: 5, smartSubsample: true }).toBuffer()
    if (bytes.length <= budget) break
  }
  return bytes
}

/** Runs the work on a picture, whose own errors do not say which file it was. */
async function readable<T>(master: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const [why = ''] = String(error instanceof Error ? error.message : error).split('\n')
    const advice = `cannot be used (${why}); open it in a program for pictures and save it again, whole, as JPEG or PNG, at most ten times as high as wide`
    throw new ContentError(relative('.', master), 'picture', advice)
  }
}

function isDrawn(kind: 'figure' | 'desk' | 'hero', name: string): boolean {
  return existsSync(join('public', pictureUrl(kind, name, pictureKinds[kind].widths[0])))
}

/** The files of the articles in every language. */
function articleTexts(): string[] {
  const folders = [articlesFolder, ...translations.map(({ code }) => resolve(`src/content/${code}/articles`))]
  return folders.flatMap((folder) => {
    const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.md')) : []
    return names.map((name) => readFileSync(join(folder, name), 'utf8'))
  })
}
