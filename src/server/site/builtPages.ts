import { existsSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type HostFile, readHostFile } from './hostFile.ts'
import { PagePaths } from './pagePaths.ts'
import { SiteFiles } from './siteFiles.ts'

/** How long a new build may go unnoticed, in milliseconds. */
const checkInterval = 1000

/** Pages of one build, and the headers that belong to them and to no other build's. */
export interface BuiltPages {
  files: SiteFiles
  pages: PagePaths
  host: HostFile
}

/**
 * The pages of the newest build below a folder that is a link to it, or whose files are replaced (`build/scripts/replaceBuild.mjs`).
 * Pages and their Content-Security-Policy are always of one build: a policy names the inline styles and scripts of its own
 * pages by hash, and with that of another build a page would lose them.
 */
export class NewestPages {
  readonly #folder: string
  readonly #hostFile: string
  #key = ''
  #built: BuiltPages
  /** On a clock that is never turned back. */
  #checkedAt = performance.now()

  /** `hostFile` is the name of the file with the headers, beside the folder. Throws `SiteMissing` if it cannot be read. */
  constructor(folder: string, hostFile: string) {
    this.#folder = folder
    this.#hostFile = hostFile
    this.#built = this.#read()
  }

  /** The build to answer a whole request from. While a new one cannot be read, it is the one before. */
  current(): BuiltPages {
    const now = performance.now()
    if (now - this.#checkedAt < checkInterval) return this.#built
    this.#checkedAt = now
    try {
      this.#built = this.#read()
    } catch {
      // Being replaced, or damaged: the next check is in a second.
    }
    return this.#built
  }

  #read(): BuiltPages {
    // Without links in it: the folder stays that of the same build, whatever becomes the newest one.
    const folder = existsSync(this.#folder) ? realpathSync(this.#folder) : this.#folder
    const hostFile = join(folder, '..', this.#hostFile)
    const { ino, size, mtimeMs } = statSync(hostFile, { throwIfNoEntry: false }) ?? { ino: 0, size: 0, mtimeMs: 0 }
    const key = [folder, ino, size, mtimeMs].join()
    if (key === this.#key) return this.#built
    const host = readHostFile(hostFile)
    this.#key = key
    return { files: new SiteFiles(folder), pages: new PagePaths(folder), host }
  }
}

/**
 * The folder of the newest build, for a script of any build: builds lie side by side in `builds`, and `current` beside that
 * leads to the newest. A build that was taken out of there is alone, and the newest.
 */
export function newestBuild(scriptFolder: string): string {
  const own = dirname(scriptFolder)
  const current = join(own, '..', '..', 'current')
  return basename(dirname(own)) === 'builds' && existsSync(current) ? current : own
}
