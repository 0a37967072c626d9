import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pictureSize } from './pictureSize.ts'

const blank = () => sharp({ create: { width: 31, height: 17, channels: 4, background: 'red' } })

test.each([
  ['a PNG', 'image/png', () => blank().png()],
  ['a JPEG', 'image/jpeg', () => blank().jpeg()],
  [
    'a progressive JPEG with EXIF',
    'image/jpeg',
    () => blank().jpeg({ progressive: true }).withMetadata({ orientation: 6 }),
  ],
  ['a WebP', 'image/webp', () => blank().flatten().webp()],
  ['a lossless WebP', 'image/webp', () => blank().webp({ lossless: true })],
  ['a WebP with transparency', 'image/webp', () => blank().composite([]).ensureAlpha(0.5).webp()],
])('%s is known by its content, with its size', async (_name, type, make) => {
  expect(pictureSize(await make().toBuffer())).toEqual({ type, width: 31, height: 17 })
})

test('what is no such picture, or breaks off before it says its size, is none', async () => {
  const jpeg = await blank().jpeg().toBuffer()
  const others = [
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    Buffer.from('GIF89a\x01\0\x01\0'),
    Buffer.alloc(0),
  ]
  const broken = [
    jpeg.subarray(0, 40),
    Buffer.from('ffd8ffff', 'hex'),
    Buffer.from('ffd8ffe00000', 'hex'),
    Buffer.alloc(9),
  ]
  expect([...others, ...broken].map(pictureSize)).toEqual([...others, ...broken].map(() => undefined))
  const none = Buffer.from(await blank().png().toBuffer())
  none.writeUInt32BE(0, 16)
  expect(pictureSize(none)).toBe(undefined)
})

test('a JPEG whose segments never end is given up at its end', () => {
  // Segments of no bytes.
  const endless = Buffer.concat([Buffer.from('ffd8', 'hex'), Buffer.alloc(4_000_000, Buffer.from('ffe10002', 'hex'))])
  expect(pictureSize(endless)).toBe(undefined)
})
