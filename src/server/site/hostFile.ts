import { readFileSync } from 'node:fs'
import * as v from 'valibot'

const texts = v.record(v.string(), v.string())
const article = v.object({
  id: v.string(),
  slug: v.string(),
  displayName: v.string(),
  metaDescription: v.string(),
  reviewed: v.string(),
})
const hostFile = v.object({
  redirects: texts,
  headers: texts,
  fileHeaders: v.optional(texts),
  articles: v.optional(v.array(article)),
})

/** An article as far as the backend has to know it. */
export type SiteArticle = Readonly<v.InferOutput<typeof article>>

/**
 * Written by the build for the host: redirects of moved paths, the security headers of pages, and those of the files that
 * pages load, where they are others; and the articles, which the workplace's site has not.
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
