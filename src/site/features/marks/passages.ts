import { site } from '#content/site.ts'
import { marksTexts as texts } from '#content/texts/marks.ts'
import type { Mark, MarkedPage } from '#device/kept.ts'
import { passageLink, wordsLink } from '#ui/browser/passageLink.ts'

/** The page that a passage is from. */
export type Source = Pick<MarkedPage, 'path' | 'title'>

/**
 * The text for 'Copy': the words, the page's title and a link to the passage. If the passage is in the page, the link
 * names its words there; of a mark whose passage has gone, those that were marked.
 */
export function withSource({ path, title }: Source, exact: string, place: Range | undefined, root: Element): string {
  const link = (place && passageLink(site.origin + path, place, root)?.link) ?? wordsLink(site.origin + path, exact)
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
