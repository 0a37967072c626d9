import { moved } from '#content/moved.ts'

/** One entry of the precache manifest. */
export interface StoredFile {
  url: string
  revision: string | null
  /** Of an article's page: the id under which it can be asked for too. */
  articleId?: string
}

/**
 * Finds the stored file for an address, ignoring letter case and a trailing slash, by an article's id or by the
 * policy's second address. `undefined` for pages that are not stored and for files requested by their own name.
 */
export function pageFiles(files: readonly StoredFile[]): (pathname: string) => string | undefined {
  const byAddress = new Map<string, string>()
  for (const { url, articleId } of files) {
    const page = /^(.*?)\/?index\.html$/.exec(url)?.[1]?.toLowerCase()
    if (page === undefined) continue
    byAddress.set(page, `/${url}`)
    if (articleId === undefined) continue
    byAddress.set(`blogs/${articleId}`, `/${url}`)
    byAddress.set(`articles/${articleId}.json`, `/articles/${page.slice('blogs/'.length)}.json`)
  }
  for (const [from, to] of Object.entries(moved)) {
    const file = byAddress.get(to.slice(1))
    if (file) byAddress.set(from.slice(1), file)
  }
  return (pathname) => byAddress.get(pathname.replace(/^\/|\/+$/g, '').toLowerCase())
}
