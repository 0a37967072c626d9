import { createHash } from 'node:crypto'
import { themeColor } from '#content/brand.ts'
import { pigments } from '#content/pigments.ts'
import { site } from '#content/site.ts'

/** The content of a page behind a signed link. */
export interface LinkPage {
  title: string
  text: string
  /** The comment in question, as written. */
  quote?: { author: string; text: string }
  /** A button that posts to the path. */
  button?: { label: string; path: string }
}

const ink = themeColor.light
const { tint: background, accent } = pigments.kesar
const css = [
  `body{font:1.125rem/1.6 Georgia,serif;color:${ink};background:${background};max-width:36rem;margin:12vh auto;padding:0 1.25rem}`,
  `blockquote{margin:1.5rem 0;padding:0 1.25rem;border-left:4px solid ${accent};white-space:pre-wrap;overflow-wrap:anywhere}`,
  `button{font:600 1.0625rem/1 sans-serif;color:${background};background:${ink};border:0;border-radius:8px;padding:.875rem 1.5rem}`,
  `button:focus-visible{outline:3px solid ${accent};outline-offset:3px}`,
].join('')

const styleHash = `'sha256-${createHash('sha256').update(css).digest('base64')}'`

/** No icon: browsers would ask for `/favicon.ico`, which the policy forbids, and the site may be on another server. */
export const iconLink = '<link rel="icon" href="data:,">'
/** The part of a page's policy that lets it in. */
export const iconPolicy = 'img-src data:'

/** Headers of these pages: not cached, framed or indexed, and no Referer that would leak the token. */
export const linkPageHeaders: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
  'X-Frame-Options': 'DENY',
  'Content-Security-Policy': `default-src 'none'; style-src ${styleHash}; ${iconPolicy}; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
}

/** A complete page that works without JavaScript. */
export function linkPageHtml({ title, text, quote, button }: LinkPage): string {
  const blockquote =
    quote &&
    `<blockquote><p><strong>${escapeHtml(quote.author)}</strong></p><p>${escapeHtml(quote.text)}</p></blockquote>`
  const form =
    button &&
    `<form method="post" action="${escapeHtml(button.path)}"><button>${escapeHtml(button.label)}</button></form>`
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>${escapeHtml(title)} – ${escapeHtml(site.product)}</title>${iconLink}<style>${css}</style></head><body><main>`,
    `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>`,
    blockquote ?? '',
    form ?? '',
    '</main></body></html>',
  ].join('')
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** The text without marks that change the direction of reading, with which it could hide what it says. */
export function withoutDirectionMarks(text: string): string {
  return text.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
}

/** Escapes text for HTML elements and quoted attributes. */
export function escapeHtml(text: string): string {
  return withoutDirectionMarks(text).replace(/[&<>"']/g, (mark) => entities[mark] ?? mark)
}
