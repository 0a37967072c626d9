import { searchIndexUrls } from 'virtual:search-index'
import { openSearch, type Search } from '#offline/search.ts'

let opened: Promise<Search> | undefined

/** The site's search, loaded once. Rejects if the index cannot be loaded; the next call tries again. */
export function loadSearch(): Promise<Search> {
  opened ??= load().catch((error) => {
    opened = undefined
    throw error
  })
  return opened
}

async function load(): Promise<Search> {
  const [recent, ...others] = searchIndexUrls
  // The index of older articles is not precached; offline only the rest is searched.
  const older = Promise.all(others.map((url) => textOf(url).catch(() => undefined)))
  const found = [await textOf(recent), ...(await older)]
  return openSearch(...found.filter((json) => json !== undefined))
}

async function textOf(url: string): Promise<string> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
  return response.text()
}
