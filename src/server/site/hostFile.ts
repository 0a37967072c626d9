import { readFileSync } from 'node:fs'
import * as v from 'valibot'

const hostFile = v.object({ redirects: v.record(v.string(), v.string()), headers: v.record(v.string(), v.string()) })

/** Written by the build for the host: redirects of moved paths, and security headers for every response. */
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
