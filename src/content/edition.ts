/** A language in which the site is built. */
export interface Edition {
  code: 'en' | 'hi'
  /** For the `lang` of a page and the `inLanguage` of its data. */
  html: string
  /** For `og:locale`. */
  openGraph: string
  /** The beginning of its pages' addresses. */
  prefix: '' | '/hi'
  /** The other language, to switch to, in its own words. */
  other: { code: string; name: string; prefix: string }
}

/** The language of this build. A build in another one reads the file of the same name in its own folder instead. */
export const edition: Edition = {
  code: 'en',
  html: 'en-IN',
  openGraph: 'en_IN',
  prefix: '',
  other: { code: 'hi', name: 'हिन्दी', prefix: '/hi' },
}
