import { edition } from '#content/edition.ts'
import { type Language, languages, sourceLanguage } from '#content/languages.ts'
import { locale } from '#content/locale.ts'
import { searchTexts as texts } from '#content/texts/search.ts'
import type { Found } from '#device/offline/search.ts'

const inScript = (script: string) => String.raw`\p{Script=${script}}`
const scripts = languages.map(({ script }) => inScript(script)).join('')
/** A letter of a script in which the site has no texts. */
const unsearched = new RegExp(String.raw`[^\P{L}${scripts}\p{Script=Common}\p{Script=Inherited}]`, 'u')

/** The other language whose pages would find what this page cannot: the query has letters of its script alone. */
export function languageFor(query: string): Language | undefined {
  const searched = languages.filter(({ code }) => code === edition.code || code === sourceLanguage.code)
  return languages.find(
    (one) => searched.every(({ script }) => script !== one.script) && new RegExp(inScript(one.script), 'u').test(query),
  )
}

/** Name of a language in the words of this page. */
export function nameOf({ code, name }: Language): string {
  return new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? name
}

/** A notice about the languages that are searched; empty if none is needed. */
export function languageNotice(query: string, found: readonly Found[]): string {
  const other = languageFor(query)
  if (other) return texts.otherLanguage(nameOf(other))
  if (unsearched.test(query)) return texts.otherScript(new Intl.ListFormat(locale).format(languages.map(nameOf)))
  if (!found.some(({ isEnglish }) => isEnglish)) return ''
  return found.every(({ isEnglish }) => isEnglish) ? texts.onlyEnglish : texts.alsoEnglish
}
