/** A language of the site. */
export interface Language {
  /**
   * Two letters (ISO 639-1), by which the worker tells its pages from others. Names its folder in `src/content`, where its texts
   * lie, and begins its addresses: `de` is at `/de`.
   */
  code: string
  /** In its own words, for the link to it. */
  name: string
  direction: 'ltr' | 'rtl'
  /** For the `lang` of its pages and the `inLanguage` of their data (BCP 47). */
  html: string
  /** For `og:locale`. */
  openGraph: string
  /** Of its words, as Unicode names it (`\p{Script=…}`): searches in another script are led to the language that has it. */
  script: string
  /** Its sheet of `src/ui/theme`, where the faces of `fonts.css` lack its letters. */
  faces?: string
  /**
   * Whether a person has read its pages against the English ones: 'draft', or 'checked by Asha Rao on 20 November 2026'. An
   * article says so of itself in its front matter.
   */
  translation: string
}

/**
 * Every language in which the site is built. The first is the one in which it is written: its texts are those of `src/content`
 * itself and its addresses have no prefix. All others are translations of it, file by file.
 */
export const languages: readonly [Language, ...Language[]] = [
  {
    code: 'en',
    name: 'English',
    direction: 'ltr',
    html: 'en-IN',
    openGraph: 'en_IN',
    script: 'Latin',
    translation: '',
  },
  {
    code: 'hi',
    name: 'हिन्दी',
    direction: 'ltr',
    html: 'hi',
    openGraph: 'hi_IN',
    script: 'Devanagari',
    faces: 'fonts.hi.css',
    translation: 'draft',
  },
]

export const [sourceLanguage, ...translations] = languages

/** The language with that code. Throws when the table has none. */
export function languageOf(code: string): Language {
  const found = languages.find((language) => language.code === code)
  if (!found) throw new Error(`src/content/languages.ts has no language '${code}'; it has ${codesOf(languages)}.`)
  return found
}

/** The beginning of the addresses of a language's pages: '/de', and '' for the first one. */
export function prefixOf(code: string): string {
  return code === sourceLanguage.code ? '' : `/${code}`
}

/** Code of the language of the page at a path of this site. */
export function langAt(path: string): string {
  return translations.find(({ code }) => `${path}/`.startsWith(`${prefixOf(code)}/`))?.code ?? sourceLanguage.code
}

const codesOf = (some: readonly Language[]) => some.map(({ code }) => code).join(', ')
