import { sourceLanguage } from '#content/languages.ts'
import { site } from '#content/site.ts'

/** The words around the office's own. */
export interface NewsletterTexts {
  read: string
  why: string
  unsubscribe: string
  /** Above a text that is not in the reader's language. */
  notInYours: string
}

const english: NewsletterTexts = {
  read: 'Read the article',
  why: `You get this email because you subscribed to ${site.product} and confirmed it.`,
  unsubscribe: 'Unsubscribe',
  notInYours: '',
}

const texts: Readonly<Record<string, NewsletterTexts>> = {
  hi: {
    read: 'लेख पढ़ें',
    why: `आपको यह ईमेल इसलिए मिला है कि आपने ${site.product} की सदस्यता ली और उसकी पुष्टि की थी।`,
    unsubscribe: 'सदस्यता छोड़ें',
    notInYours: 'यह ईमेल केवल अंग्रेज़ी में है।',
  },
}

/** The words for readers of a language, and the language that they are in: the first where there are none of its own. */
export function newsletterTextsIn(code: string): { lang: string; texts: NewsletterTexts } {
  const own = texts[code]
  return own ? { lang: code, texts: own } : { lang: sourceLanguage.code, texts: english }
}
