import { createHash } from 'node:crypto'
import { newsletterStyles } from '#content/newsletterStyles.ts'
import { site } from '#content/site.ts'
import { escapeHtml } from '../links/pageHtml.ts'
import { emailTexts } from '../mail/emailTexts.ts'

interface NewsletterPage {
  title: string
  summary: string
  url: string
  unsubscribeUrl: string
}

const texts = emailTexts.newsletter

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

function documentOf({ title, summary, url, unsubscribeUrl }: NewsletterPage, css: string, head: string): string {
  const link = (href: string, label: string, attribute = '') =>
    `<a${attribute} href="${escapeHtml(href)}">${escapeHtml(label)}</a>`
  const paragraphs = summary
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.trim().split('\n').map(escapeHtml).join('<br>')}</p>`)
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8">${head}`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(title)}</title><style>${css}</style></head><body><main>`,
    `<p class="from">${escapeHtml(site.product)}</p><h1>${escapeHtml(title)}</h1>`,
    ...paragraphs,
    `<p>${link(url, texts.read, ' class="read"')}</p>`,
    `<footer><p>${escapeHtml(texts.why)}</p><p>${link(unsubscribeUrl, texts.unsubscribe)}</p></footer>`,
    '</main></body></html>',
  ].join('\n')
}
