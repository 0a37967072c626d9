import { encoded, passageLink } from '#browser/passageLink.ts'
import { site } from '#content/site.ts'
import { marksTexts as texts } from '#content/texts/marks.ts'
import type { Mark, MarkedPage } from '#offline/marks.ts'

/** The page that a passage is from. */
export type Source = Pick<MarkedPage, 'path' | 'title'>

/** So many words at either end name a passage that is longer than both. */
const edge = 5

/**
 * A link that opens the page at words that may have been there, as a text fragment (https://wicg.github.io/scroll-to-text-fragment/). A
 * browser that does not know them opens the page at its top.
 */
export function linkToQuote(path: string, exact: string): string {
  const lines = exact.split('\n')
  const [first = [], last = []] = [lines[0], lines.at(-1)].map((line = '') => line.trim().split(/\s+/))
  const isWhole = lines.length === 1 && first.length <= 2 * edge
  const parts = isWhole ? [first] : [first.slice(0, edge), last.slice(-edge)]
  return `${site.origin}${path}#:~:text=${parts.map((words) => encoded(words.join(' '))).join(',')}`
}

/**
 * What 'Copy' copies: the words, the page's title and a link to the passage. Where the passage is in the page, the link
 * names its words there; of a mark whose passage has gone, those that were marked.
 */
export function withSource({ path, title }: Source, exact: string, place: Range | undefined, root: Element): string {
  const link = (place && passageLink(site.origin + path, place, root)?.link) ?? linkToQuote(path, exact)
  return `${texts.quoted(exact)}\n\n${texts.source(title, site.product)}\n${link}`
}

/** The question that 'Ask about this passage' puts into the enquiry form, with room for what the visitor asks. */
export function questionAbout({ path, title }: Source, { exact, note }: Pick<Mark, 'exact' | 'note'>): string {
  return [texts.askOpening(title), texts.quoted(exact), site.origin + path, note].filter(Boolean).join('\n\n')
}

/** All marks as Markdown, which every editor opens: each page with its passages as quotations and the notes under them. */
export function asMarkdown(pages: readonly MarkedPage[], day: string): string {
  const parts = pages.flatMap(({ path, title, marks }) => [
    `## ${title}`,
    `<${site.origin}${path}>`,
    ...marks.flatMap(({ exact, note, changed }) => [
      exact.replace(/^/gm, '> '),
      ...(changed ? [`_${texts.changed[changed]}_`] : []),
      ...(note ? [note] : []),
    ]),
  ])
  return `${[`# ${texts.title}`, texts.saved(site.product, day), ...parts].join('\n\n')}\n`
}
