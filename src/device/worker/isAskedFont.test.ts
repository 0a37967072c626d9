import { expect, test } from 'vitest'
import { isAskedFont } from '#device/offline/isAskedFont.ts'
import { files } from './staticRoutes.ts'

const asked = '/assets/asked/atkinson-B9NaNUtK.woff2'

test('a font that few visitors need is the worker’s, which keeps it; those of every page are not', () => {
  expect(isAskedFont(asked)).toBe(true)
  for (const other of ['/assets/serif-N_ZnkNdQ.woff2', '/assets/asked/index.html', `/elsewhere${asked}`])
    expect(isAskedFont(other), other).toBe(false)
})

test('no static route takes such a font past the worker', () => {
  const folders = files.map((pattern) => pattern.slice(0, pattern.lastIndexOf('/') + 1))
  expect(folders).not.toContain('/assets/asked/')
})
