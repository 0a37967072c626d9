import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { masterOf, pictureSizes, picturesNamed, writePicture } from './storedPictures.ts'

/** A folder with a photograph as a phone makes it: lying on its side, with the place where it was taken. */
async function withPhotograph(work: (file: string, folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'pravasi-desk-pictures-'))
  try {
    const file = join(folder, 'desk.jpg')
    await sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#886644' } })
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Make: 'A phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '28/1 36/1 0/1' } })
      .jpeg()
      .toFile(file)
    await work(file, folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

test('a photograph is turned as it was held, stored in several widths and no wider than needed', async () => {
  await withPhotograph(async (file) => {
    expect(await pictureSizes(file)).toEqual({ width: 1200, height: 2400, widths: [480, 780, 1200] })
  })
})

test('what is stored is WebP, of that width, within its bytes as far as can be, and without the place', async () => {
  await withPhotograph(async (file, folder) => {
    expect((await sharp(file).metadata()).exif?.includes('A phone')).toBe(true)
    const stored = join(folder, 'stored')
    mkdirSync(stored)
    await writePicture(file, 'desk', stored)
    const small = join(stored, 'desk-480.webp')
    expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 480, height: 960 })
    const { exif, xmp, iptc, orientation } = await sharp(small).metadata()
    expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined])
    expect(readFileSync(small).includes('A phone')).toBe(false)
  })
})

test('a small picture is stored once, as large as it is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pravasi-desk-pictures-'))
  const file = join(folder, 'small.png')
  writeFileSync(
    file,
    await sharp({ create: { width: 300, height: 200, channels: 3, background: '#123456' } })
      .png()
      .toBuffer(),
  )
  expect(await pictureSizes(file)).toEqual({ width: 300, height: 200, widths: [300] })
  rmSync(folder, { recursive: true })
})

test('pictures are found where they stand alone on a line, with a caption or without', () => {
  const text = 'Text ![not](this)\n\n   ![A desk](our-desk)\n\n![A (old) deed](deed-1 "It (1) is one")\n'
  expect(picturesNamed(text)).toEqual([
    { name: 'our-desk', hasCaption: false },
    { name: 'deed-1', hasCaption: true },
  ])
})

test('a picture that cannot be read, is cut off or too high stops the build, and the message names its file', async () => {
  await withPhotograph(async (photograph, folder) => {
    const whole = readFileSync(photograph)
    const high = { create: { width: 400, height: 17_000, channels: 3, background: '#123456' } } as const
    const pictures = {
      'letter.jpg': Buffer.from('no picture'),
      'cut.jpg': whole.subarray(0, whole.length - 200),
      'receipt.png': await sharp(high).png().toBuffer(),
    }
    for (const [name, bytes] of Object.entries(pictures)) {
      const file = join(folder, name)
      writeFileSync(file, bytes)
      await expect(writePicture(file, 'any', folder)).rejects.toThrow(
        new RegExp(`${name}: picture: cannot be used \\(.+\\); open it in a program for pictures and save it again`),
      )
    }
  })
})

test('a picture is found by its name, with an ending in small letters or in capitals', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pravasi-desk-pictures-'))
  for (const name of ['our-office.JPG', 'deed.png', 'deed-1.webp']) writeFileSync(join(folder, name), '')
  const found = ['our-office', 'deed', 'deed-1', 'office', 'Deed'].map((name) => masterOf(name, folder))
  expect(found).toEqual([
    join(folder, 'our-office.JPG'),
    join(folder, 'deed.png'),
    join(folder, 'deed-1.webp'),
    undefined,
    undefined,
  ])
  expect(masterOf('deed', join(folder, 'nothing'))).toBeUndefined()
  rmSync(folder, { recursive: true })
})
