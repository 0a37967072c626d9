import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { NoArticle } from './articleFiles.ts'
import { type Run, runNode } from './checkArticle.ts'
import {
  addDraftPicture,
  dropDraftPictures,
  placePictures,
  readPicture,
  settlePictures,
  takeBackPictures,
} from './draftPictures.ts'

/** The script of these sources, run for a folder that has nothing but pictures. */
const run: Run = ([script = '', ...args], options) => runNode([resolve(script), ...args], options)

const slug = 'selling-a-farm'
const photo = `${slug}-photo`
const shows = (name: string) => `Text.\n\n![A farm](${name} "Ours")\n`

interface Folder extends Disposable {
  path: string
  published: () => string[]
  drafts: () => string[]
}

function sources(): Folder {
  const path = mkdtempSync(join(tmpdir(), 'pravasi-desk-pictures-'))
  const names = (folder: string) => (existsSync(join(path, folder)) ? readdirSync(join(path, folder)).sort() : [])
  return {
    path,
    published: () => names('src/content/pictures'),
    drafts: () => names(`.drafts/${slug}`),
    [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }),
  }
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#886644' } })
/** As a phone makes it: lying on its side, with its maker and the place. */
const photograph = () =>
  plain(3000, 1500)
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Make: 'A phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '28/1 36/1 0/1' } })
    .jpeg()
    .toBuffer()

test('a photograph is kept turned and no wider than is shown, without its maker and the place where it was taken', async () => {
  using folder = sources()
  const content = await photograph()
  expect((await sharp(content).metadata()).exif?.includes('A phone')).toBe(true)
  const picture = await addDraftPicture(folder.path, slug, content, run)
  expect(picture).toEqual({ name: photo, width: 1500, height: 3000 })
  const kept = await readPicture(folder.path, photo)
  expect(kept?.type).toBe('image/webp')
  const { format, exif, xmp, icc, orientation } = await sharp(kept?.bytes).metadata()
  expect([format, exif, xmp, icc, orientation]).toEqual(['webp', undefined, undefined, undefined, undefined])
  expect(kept?.bytes.includes('A phone')).toBe(false)
  // Nothing of the upload itself is left.
  expect(folder.drafts()).toEqual([`${photo}.webp`])
})

test('each picture has a name of its own, also beside one that is published', async () => {
  using folder = sources()
  mkdirSync(join(folder.path, 'src/content/pictures'), { recursive: true })
  writeFileSync(join(folder.path, `src/content/pictures/${photo}.webp`), '')
  const content = await plain(40, 30).png().toBuffer()
  const made = await Promise.all([1, 2].map(() => addDraftPicture(folder.path, slug, content, run)))
  expect(made.map(({ name }) => name).sort()).toEqual([`${photo}-2`, `${photo}-3`])
})

test('a bomb, a damaged file and what is no picture are refused, and nothing is left of them', async () => {
  using folder = sources()
  const bomb = await plain(8000, 7000).png({ compressionLevel: 9 }).toBuffer()
  expect(bomb.length).toBeLessThan(1_000_000)
  const add = (content: Buffer) => addDraftPicture(folder.path, slug, content, run)
  await expect(add(bomb)).rejects.toMatchObject({ why: 'pixels' })
  const whole = await photograph()
  await expect(add(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({ why: 'unreadable' })
  await expect(add(Buffer.from('no picture'))).rejects.toMatchObject({ why: 'unreadable' })
  expect(folder.drafts()).toEqual([])
})

test('a picture that cannot be written is not called unreadable, whether the upload or what is made of it finds no place', async () => {
  using folder = sources()
  const content = await photograph()
  const elsewhere: Run = ([script = '', uploaded = '', , pixels = ''], options) =>
    run([script, uploaded, join(folder.path, 'missing', 'kept.webp'), pixels], options)
  await expect(addDraftPicture(folder.path, slug, content, elsewhere)).rejects.toMatchObject({ why: 'storage' })
  const gone: Run = ([script = '', , kept = '', pixels = ''], options) =>
    run([script, join(folder.path, 'missing'), kept, pixels], options)
  await expect(addDraftPicture(folder.path, slug, content, gone)).rejects.toMatchObject({ why: 'storage' })
  const full: Run = async () => {
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  }
  await expect(addDraftPicture(folder.path, slug, content, full)).rejects.toMatchObject({ why: 'storage' })
  expect(folder.drafts()).toEqual([])
})

test('a path is no slug and no name, and a link is not followed', async () => {
  using folder = sources()
  for (const bad of ['../x', '', 'a/b', '.', 'service:Documents', 'x'.repeat(141)]) {
    await expect(addDraftPicture(folder.path, bad, Buffer.from(''), run), bad).rejects.toThrow(NoArticle)
    expect(await readPicture(folder.path, bad), bad).toBeUndefined()
    await dropDraftPictures(folder.path, bad)
  }
  mkdirSync(join(folder.path, '.drafts', slug), { recursive: true })
  symlinkSync('/etc/passwd', join(folder.path, '.drafts', slug, `${photo}.webp`))
  expect(await readPicture(folder.path, photo)).toBeUndefined()
})

test('a publication puts the pictures that its text names into the sources, and takes them out again', async () => {
  using folder = sources()
  const content = await plain(40, 30).png().toBuffer()
  for (const _ of [1, 2]) await addDraftPicture(folder.path, slug, content, run)
  expect(await placePictures(folder.path, slug, shows(photo))).toEqual([`src/content/pictures/${photo}.webp`])
  expect(folder.published()).toEqual([`${photo}.webp`])
  await takeBackPictures(folder.path, slug, 'Text.')
  expect(folder.published()).toEqual([])
  expect(folder.drafts()).toHaveLength(2)
  // One that the published text shows stays, whatever a later publication does.
  await placePictures(folder.path, slug, shows(photo))
  await takeBackPictures(folder.path, slug, shows(photo))
  expect(folder.published()).toEqual([`${photo}.webp`])
  expect(readFileSync(join(folder.path, `src/content/pictures/${photo}.webp`)).length).toBeGreaterThan(20)
})

test('after a publication a draft that goes on keeps its other pictures, and nothing is kept without one', async () => {
  using folder = sources()
  const content = await plain(40, 30).png().toBuffer()
  for (const _ of [1, 2]) await addDraftPicture(folder.path, slug, content, run)
  await settlePictures(folder.path, slug, shows(photo), true)
  expect(folder.drafts()).toEqual([`${photo}-2.webp`])
  await settlePictures(folder.path, slug, shows(photo), false)
  expect(existsSync(join(folder.path, '.drafts', slug))).toBe(false)
})
