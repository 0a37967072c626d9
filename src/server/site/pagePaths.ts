import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

const maxAge = 10_000

/** The paths of the site's pages, to redirect a path typed in the wrong letter case. */
export class PagePaths {
  readonly #siteDir: string
  #byLowerCase: Promise<ReadonlyMap<string, string>> | undefined
  /** On a clock that is never turned back. */
  #readAt = Number.NEGATIVE_INFINITY

  constructor(siteDir: string) {
    this.#siteDir = siteDir
  }

  /** The correct spelling of the path; `undefined` if there is no such page or the path is correct already. */
  async canonicalPath(path: string): Promise<string | undefined> {
    const now = performance.now()
    if (now - this.#readAt > maxAge) {
      this.#readAt = now
      this.#byLowerCase = readPages(this.#siteDir).catch(() => new Map())
    }
    const canonical = (await this.#byLowerCase)?.get(path.toLowerCase().replace(/\/$/, ''))
    return canonical === path ? undefined : canonical
  }
}

async function readPages(siteDir: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(siteDir, { recursive: true, withFileTypes: true })
  const pages = entries
    .filter((entry) => entry.name === 'index.html')
    .map((entry) => join('/', entry.parentPath.slice(siteDir.length)).replaceAll('\\', '/'))
  return new Map(pages.map((page) => [page.toLowerCase(), page]))
}
