import { ownIndexUrls, searchIndexUrls } from 'virtual:search-index'
import { openBothLanguages, openSearch, type Search } from '#device/offline/search.ts'

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
  if (!import.meta.env.SITE_IS_TRANSLATION) return openSearch(...(await textsOf(searchIndexUrls)))
  // English results only follow those in the language of the page.
  const [own, english] = await Promise.all([textsOf(ownIndexUrls), textsOf(searchIndexUrls).catch(() => [])])
  return openBothLanguages(own, english)
}

/** The indexes of a language. That of older articles is not precached; offline only the rest is searched. */
async function textsOf([recent, ...others]: readonly string[]): Promise<string[]> {
  const older = Promise.all(others.map((url) => textOf(url).catch(() => undefined)))
  const found = [recent && (await textOf(recent)), ...(await older)]
  return found.filter((json) => json !== undefined)
}

async function textOf(url: string): Promise<string> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
  return response.text()
}
