import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readLock, standingFiles } from './redraw.ts'

let root = ''
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'art-'))
})
afterEach(() => rm(root, { recursive: true }))

describe('redrawing', () => {
  test('knows every file in the folders of art and none beside them', async () => {
    await mkdir(path.join(root, 'art/hero'), { recursive: true })
    await writeFile(path.join(root, 'art/hero/home-780.webp'), '')
    await writeFile(path.join(root, 'robots.txt'), '')
    expect(await standingFiles(root)).toEqual(['art/hero/home-780.webp'])
  })

  test('begins without a lock as if nothing had been drawn', async () => {
    expect(await readLock(path.join(root, 'drawn.json'))).toEqual({ drawings: {}, files: {} })
  })
})
