import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { artFiles, drawAll, sha256 } from './files.ts'
import { readLock, standingFiles } from './redraw.ts'

const root = fileURLToPath(new URL('../../public', import.meta.url))
const lock = await readLock(fileURLToPath(new URL('drawn.json', import.meta.url)))
/** Most bytes of one SVG ornament or icon. */
const vectorBudget = 32_000
const drawn = drawAll()
const files = artFiles()

// If one of these fails after a change of a drawing: npm run art.
describe('the committed art', () => {
  test('is drawn from the current code', () => {
    expect(Object.keys(lock.drawings).sort()).toEqual([...drawn.keys()].sort())
    for (const [name, svg] of drawn) expect(lock.drawings[name], name).toBe(sha256(svg))
  })

  test('is neither missing nor left over', async () => {
    const expected = files.map((file) => file.path).sort()
    expect(await standingFiles(root)).toEqual(expected)
    expect(Object.keys(lock.files).sort()).toEqual(expected)
  })

  test('has not been altered since it was drawn', async () => {
    for (const { path: name } of files)
      expect(lock.files[name], name).toBe(sha256(await readFile(path.join(root, name))))
  })

  test('keeps its SVG files exactly as drawn', async () => {
    for (const { path: name, format, drawing } of files) {
      if (format === 'svg') expect(await readFile(path.join(root, name), 'utf8'), name).toBe(drawn.get(drawing))
    }
  })

  test('stays within the budget of each file', async () => {
    for (const { path: name, format, budget } of files) {
      const { size } = await stat(path.join(root, name))
      expect(size, name).toBeLessThanOrEqual(format === 'svg' ? vectorBudget : (budget ?? 40_000))
    }
  })

  test('SH-17 stores every picture as webp of the width that its name says', async () => {
    for (const { path: name, format, width } of files) {
      if (!name.startsWith('art/') || format === 'svg') continue
      const bytes = await readFile(path.join(root, name))
      expect(name).toMatch(new RegExp(`-${width}\\.webp$`))
      expect(bytes.toString('latin1', 0, 4) + bytes.toString('latin1', 8, 12), name).toBe('RIFFWEBP')
      expect(widthOfWebp(bytes), name).toBe(width)
    }
  })
})

/** Width from the first chunk of a webp file: lossy, lossless or extended. */
function widthOfWebp(bytes: Buffer): number {
  const chunk = bytes.toString('latin1', 12, 16)
  if (chunk === 'VP8 ') return bytes.readUInt16LE(26) & 0x3fff
  if (chunk === 'VP8L') return (bytes.readUInt16LE(21) & 0x3fff) + 1
  return bytes.readUIntLE(24, 3) + 1
}
