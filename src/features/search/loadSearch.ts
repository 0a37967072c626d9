import { searchIndexUrls } from 'virtual:search-index'
import { openSearch, type Search } from '#library/search.ts'

let opened: Promise<Search> | undefined

/** The search of this site, loaded once. Rejects when the index cannot be had; then the next call tries again. */
export function loadSearch(): Promise<Search> {
  opened ??= load().catch((error) => {
    opened = undefined
    throw error
  })
  return opened
}

async function load(): Promise<Search> {
  const [recent, ...others] = searchIndexUrls
  // The index of older articles is not stored on the device; without a connection the rest is searched.
  const older = Promise.all(others.map((url) => textOf(url).catch(() => undefined)))
  const found = [await textOf(recent), ...(await older)]
  return openSearch(...found.filter((json) => json !== undefined))
}

async function textOf(url: string): Promise<string> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
  return response.text()
}
