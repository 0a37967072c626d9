// Addresses in the language of this build. A page that is not translated leads to the English one.
import { translatedPaths } from 'virtual:translations'
import { edition } from './edition.ts'
import { pathIn } from './pathIn.ts'
import { unlistedPages } from './unlisted.ts'

/** Whether the page, by its path in English, is there in every language. */
export function isTranslated(path: string): boolean {
  return translatedPaths.includes(path)
}

/** The same, with the pages that search engines do not list. */
export function isInEveryLanguage(path: string): boolean {
  return isTranslated(path) || unlistedPages.includes(path)
}

/** Address of the page in a language, by its code, or in English where it is not translated. */
export function addressIn(lang: string, path: string): string {
  return lang !== 'en' && isTranslated(path) ? pathIn(`/${lang}`, path) : path
}

/**
 * Attributes of a link. The build for another language puts them into every `href` that a component writes
 * (prerender/localLinks.ts): what is translated keeps to the language, everything else says that it is in English.
 */
export function localLink(href: string | undefined, { prefix }: { prefix: string } = edition) {
  const [, path, rest = ''] = /^(\/(?!\/)[^?#]*)(.*)$/.exec(href ?? '') ?? []
  if (path === undefined || `${path}/`.startsWith(`${prefix}/`)) return { href }
  return isInEveryLanguage(path) ? { href: pathIn(prefix, path) + rest } : { href, hrefLang: 'en' }
}
