import { translatedSearchable } from '#build/prerender/readTranslation.ts'
import { siteSearchable } from '#build/prerender/searchPlugin.ts'
import { sourceLanguage } from '#content/languages.ts'
import { openBothLanguages, openSearch, type Search } from '#device/offline/search.ts'
import { type Searchable, searchIndexes } from '#device/offline/searchIndex.ts'

const indexesOf = (content: Searchable) => {
  const { recent, older } = searchIndexes(content)
  return [recent, ...(older ? [older] : [])]
}

interface SearchOfLanguage {
  content: Searchable
  /** As they are sent; the first is stored on the device. */
  indexes: string[]
  search: Search
}

/** The search of a language's pages, with what it looks through. */
export async function searchOf(code: string): Promise<SearchOfLanguage> {
  const english = await siteSearchable()
  if (code === sourceLanguage.code) {
    const indexes = indexesOf(english)
    return { content: english, indexes, search: await openSearch(...indexes) }
  }
  const content = await translatedSearchable(code)
  const indexes = indexesOf(content)
  return { content, indexes, search: await openBothLanguages(indexes, indexesOf(english)) }
}
