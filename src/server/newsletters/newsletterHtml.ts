import { createHash } from 'node:crypto'
import { languageOf } from '#content/languages.ts'
import { newsletterStyles } from '#content/newsletterStyles.ts'
import { site } from '#content/site.ts'
import { escapeHtml } from '../links/pageHtml.ts'
import { markupHtml } from './newsletterMarkup.ts'
import type { NewsletterTexts } from './newsletterTexts.ts'

/** A newsletter as one reader gets it. */
export interface NewsletterPage {
  /** Code of the language of its words. */
  lang: string
  title: string
  summary: string
  /** The article's address; absent for a text of the office's own. */
  url: string | undefined
  /** The words around the text, and their language. */
  around: { lang: string; texts: NewsletterTexts }
  /** The words are not in the reader's language, which `around` is. */
  isFallback: boolean
  unsubscribeUrl: string
}

/**
 * A newsletter as HTML: without scripts, pictures and anything that is loaded or counted. Its one style sheet is the same in
 * every newsletter and follows the reader's theme; a mail client that drops it shows the plain structure.
 */
export function newsletterHtml(page: NewsletterPage): string {
  return documentOf(page, newsletterStyles.email, '')
}

/**
 * The same for the workplace's preview, in one theme. Its policy allows the style sheet and nothing else, and its links
 * open nowhere, because the frame that shows it may open no window.
 */
export function newsletterPreviewHtml(page: NewsletterPage, theme: 'light' | 'dark'): string {
  const css = newsletterStyles[theme]
  const hash = createHash('sha256').update(css).digest('base64')
  const policy = `default-src 'none'; style-src 'sha256-${hash}'`
  return documentOf(
    page,
    css,
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}"><base target="_blank">`,
  )
}

function documentOf(page: NewsletterPage, css: string, head: string): string {
  const { lang, title, summary, url, around, isFallback, unsubscribeUrl } = page
  const { texts } = around
  const link = (href: string, label: string, attribute = '') =>
    `<a${attribute} href="${escapeHtml(href)}">${escapeHtml(label)}</a>`
  const inItsLanguage = around.lang === lang ? '' : ` ${attributesOf(around.lang)}`
  return [
    `<!doctype html><html ${attributesOf(lang)}><head><meta charset="utf-8">${head}`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(title)}</title><style>${css}</style></head><body><main>`,
    `<p class="from">${escapeHtml(site.product)}</p>`,
    ...(isFallback ? [`<p class="note"${inItsLanguage}>${escapeHtml(texts.notInYours)}</p>`] : []),
    `<h1>${escapeHtml(title)}</h1>`,
    markupHtml(summary),
    ...(url === undefined ? [] : [`<p${inItsLanguage}>${link(url, texts.read, ' class="read"')}</p>`]),
    `<footer${inItsLanguage}><p>${escapeHtml(texts.why)}</p><p>${link(unsubscribeUrl, texts.unsubscribe)}</p></footer>`,
    '</main></body></html>',
  ].join('\n')
}

function attributesOf(code: string): string {
  const { direction } = languageOf(code)
  return `lang="${code}"${direction === 'rtl' ? ' dir="rtl"' : ''}`
}
