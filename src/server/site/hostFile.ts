import { readFileSync } from 'node:fs'
import * as v from 'valibot'

const texts = v.record(v.string(), v.string())
const hostFile = v.object({ redirects: texts, headers: texts, fileHeaders: v.optional(texts) })

/**
 * Written by the build for the host: redirects of moved paths, the security headers of pages, and those of the files that
 * pages load, where they are others.
 */
export type HostFile = v.InferOutput<typeof hostFile>

/** The site has not been built, or the build is incomplete. */
export class SiteMissing extends Error {
  override name = 'SiteMissing'
}

/** Reads `site.json`. Throws `SiteMissing` with one line that says what to do. */
export function readHostFile(path: string): HostFile {
  try {
    return v.parse(hostFile, JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    throw new SiteMissing(`${path} is missing or damaged: build the site first (npm run build).`)
  }
}
