import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

const freshFor = 10_000

/** The pages of the site, to lead a visitor who typed an address in other letter case to the right one. */
export class PagePaths {
  readonly #siteDir: string
  #byLowerCase: Promise<ReadonlyMap<string, string>> | undefined
  #readAt = 0

  constructor(siteDir: string) {
    this.#siteDir = siteDir
  }

  /** The page's own spelling; `undefined` when there is no such page, or it is spelt like that already. */
  async rightSpelling(path: string): Promise<string | undefined> {
    if (Date.now() - this.#readAt > freshFor) {
      this.#readAt = Date.now()
      this.#byLowerCase = readPages(this.#siteDir).catch(() => new Map())
    }
    const right = (await this.#byLowerCase)?.get(path.toLowerCase().replace(/\/$/, ''))
    return right === path ? undefined : right
  }
}

async function readPages(siteDir: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(siteDir, { recursive: true, withFileTypes: true })
  const pages = entries
    .filter((entry) => entry.name === 'index.html')
    .map((entry) => join('/', entry.parentPath.slice(siteDir.length)).replaceAll('\\', '/'))
  return new Map(pages.map((page) => [page.toLowerCase(), page]))
}
