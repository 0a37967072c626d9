import { createHash } from 'node:crypto'
import { pigments } from '#content/pigments.ts'
import { site } from '#content/site.ts'
import { escapedHtml } from '../escapedHtml.ts'

/** What a page behind a signed link says. */
export interface LinkPage {
  title: string
  text: string
  /** Shown as it was written, by whom and in answer to what. */
  quote?: { author: string; text: string }
  /** A button that posts to the path. */
  button?: { label: string; path: string }
}

const ink = site.themeColor.light
const { tint: paper, accent } = pigments.kesar
const css = [
  `body{font:1.125rem/1.6 Georgia,serif;color:${ink};background:${paper};max-width:36rem;margin:12vh auto;padding:0 1.25rem}`,
  `blockquote{margin:1.5rem 0;padding:0 1.25rem;border-left:4px solid ${accent};white-space:pre-wrap;overflow-wrap:anywhere}`,
  `button{font:600 1.0625rem/1 sans-serif;color:${paper};background:${ink};border:0;border-radius:8px;padding:.875rem 1.5rem}`,
  `button:focus-visible{outline:3px solid ${accent};outline-offset:3px}`,
].join('')

const styleHash = `'sha256-${createHash('sha256').update(css).digest('base64')}'`

/** Headers of these pages: not kept, not framed, not found by search engines, and their address told to nobody. */
export const linkPageHeaders: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
  'X-Frame-Options': 'DENY',
  'Content-Security-Policy': `default-src 'none'; style-src ${styleHash}; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
}

/** A whole page that works without JavaScript. */
export function linkPageHtml({ title, text, quote, button }: LinkPage): string {
  const said =
    quote &&
    `<blockquote><p><strong>${escapedHtml(quote.author)}</strong></p><p>${escapedHtml(quote.text)}</p></blockquote>`
  const form =
    button &&
    `<form method="post" action="${escapedHtml(button.path)}"><button>${escapedHtml(button.label)}</button></form>`
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>${escapedHtml(title)} – ${escapedHtml(site.product)}</title><style>${css}</style></head><body><main>`,
    `<h1>${escapedHtml(title)}</h1><p>${escapedHtml(text)}</p>`,
    said ?? '',
    form ?? '',
    '</main></body></html>',
  ].join('')
}
