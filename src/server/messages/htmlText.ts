/// <reference path="./html-to-text.d.ts" />
import { convert } from 'html-to-text'

/** Longer HTML is cut before it is read: a mail program's markup is a few times its text. */
const longestHtml = 2_000_000

const options = {
  wordwrap: false,
  selectors: [
    // Neither loaded nor named: a tracking picture is no text.
    { selector: 'img', format: 'skip' },
    { selector: 'hr', format: 'skip' },
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true, ignoreHref: false, noAnchorUrl: true } },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
    { selector: 'table', format: 'block' },
    ...['head', 'style', 'script', 'title', 'noscript', 'template', 'object', 'iframe'].map((selector) => {
      return { selector, format: 'skip' }
    }),
  ],
  limits: { maxInputLength: longestHtml, maxDepth: 200, maxChildNodes: 20_000 },
} satisfies Parameters<typeof convert>[1]

/** The text of an HTML email, with its links written out and quotations marked by `>`. Nothing in it is run or loaded. */
export function htmlText(html: string): string {
  return convert(html.slice(0, longestHtml), options)
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
