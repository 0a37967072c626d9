import { expect, test } from 'vitest'
import { files } from './staticRoutes.ts'

/** Whether a pattern of named segments matches a path, as URLPattern does: a name never matches a slash. */
function isRead(path: string): boolean {
  return files.some((pattern) => new RegExp(`^${pattern.replace(':name.', '[^/]+\\.')}$`).test(path))
}

test('scripts, styles and fonts are read without the worker; what is stored compressed is not', () => {
  for (const path of ['/assets/frame-1.js', '/assets/site-1.css', '/assets/serif-1.woff2'])
    expect(isRead(path), path).toBe(true)
  for (const path of ['/assets/packed/kuwait-1.js', '/assets/search-1.json', '/countries/kuwait/index.html'])
    expect(isRead(path), path).toBe(false)
})
