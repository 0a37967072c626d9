import { readFileSync } from 'node:fs'
import * as v from 'valibot'

const hostFile = v.object({ redirects: v.record(v.string(), v.string()), headers: v.record(v.string(), v.string()) })

/** What the build says about serving the site: moved paths, and the security headers of every answer. */
export type HostFile = v.InferOutput<typeof hostFile>

/** The site was not built, or not wholly. */
export class SiteMissing extends Error {
  override name = 'SiteMissing'
}

/** Reads `site.json`. Throws `SiteMissing` with one line that names the remedy. */
export function readHostFile(path: string): HostFile {
  try {
    return v.parse(hostFile, JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    throw new SiteMissing(`${path} is missing or damaged: build the site first (npm run build).`)
  }
}
