// Addresses in the language of this build. A page that is not translated leads to the English one.
import { translatedPaths } from 'virtual:translations'
import { edition } from './edition.ts'
import { langAt, prefixOf, sourceLanguage } from './languages.ts'
import { pathIn } from './pathIn.ts'
import { unlistedPages } from './unlisted.ts'

/** Whether the language has the page, by its path in English. */
export function hasPage(code: string, path: string): boolean {
  return code === sourceLanguage.code || unlistedPages.includes(path) || Boolean(translatedPaths[code]?.includes(path))
}

/** Address of the page in a language, by its code, or in English where it is not translated. */
export function addressIn(code: string, path: string): string {
  return hasPage(code, path) ? pathIn(prefixOf(code), path) : path
}

/**
 * Attributes of a link. The build for another language puts them into every `href` that a component writes
 * (build/prerender/localLinks.ts): what is translated keeps to the language, everything else says that it is in English.
 */
export function localLink(href: string | undefined, code: string = edition.code) {
  const [, path, rest = ''] = /^(\/(?!\/)[^?#]*)(.*)$/.exec(href ?? '') ?? []
  if (path === undefined || langAt(path) !== sourceLanguage.code) return { href }
  const address = addressIn(code, path)
  return address === path ? { href, hrefLang: sourceLanguage.code } : { href: address + rest }
}
