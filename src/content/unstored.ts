import { unstoredTexts } from 'virtual:translations'
import { type Language, langAt, languageOf, sourceLanguage } from './languages.ts'
import type { OfflinePage } from './pages/offline.ts'

/** The texts in place of a page that is not on the device. */
export interface UnstoredTexts extends Pick<OfflinePage, 'title' | 'text' | 'tryAgain' | 'storedPages'> {
  /** In the title of the window. */
  name: string
  /** Of the link to the home page. */
  home: string
}

export interface UnstoredInEach {
  /** In the first language. */
  source: UnstoredTexts
  /** By the code of each other language. */
  translated: Readonly<Record<string, UnstoredTexts>>
}

/** The texts in the language of an address, which is not that of the page where nothing in that language is stored. */
export function unstoredAt(path: string): { language: Language; texts: UnstoredTexts } {
  const code = langAt(path)
  const texts = unstoredTexts.translated[code]
  return texts ? { language: languageOf(code), texts } : { language: sourceLanguage, texts: unstoredTexts.source }
}

/** For elements of another language than the page's. */
export function inLanguage({ html, direction }: Language): { lang: string; dir: Language['direction'] } {
  return { lang: html, dir: direction }
}

/** A page of these texts in the first language, with those of its address's language in their place. */
export function inLanguageAt(path: string, page: string): string {
  const { language, texts } = unstoredAt(path)
  if (language === sourceLanguage) return page
  const { source } = unstoredTexts
  const { lang, dir } = inLanguage(language)
  const pairs = [
    [source.title, texts.title],
    [source.text, texts.text],
    [source.tryAgain, texts.tryAgain],
    [source.home, texts.home],
    [source.storedPages.title, texts.storedPages.title],
    [source.storedPages.text, texts.storedPages.text],
  ] as const
  return pairs.reduce(
    (html, [from, to]) => html.replaceAll(`>${from}<`, () => ` lang="${lang}" dir="${dir}">${to}<`),
    page,
  )
}
