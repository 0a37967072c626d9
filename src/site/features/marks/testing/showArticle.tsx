import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, vi } from 'vitest'
import type { Blog } from '#content/blocks.ts'
import { marksTexts as texts } from '#content/texts/marks.ts'
import type { Mark } from '#device/kept.ts'
import { marksOn, saveMark } from '#device/offline/marks.ts'
import { holdsArticleText } from '#ui/browser/articleText.ts'
import { renderInApp } from '#ui/testing/testApp.tsx'
import { Marks } from '../Marks.tsx'

export const paragraphs = [
  'Keep the certificate of each year of deposit in one folder.',
  'The bank asks for it before money leaves the account.',
  'A tenant pays the rent into the NRO account, and keeps the tax back.',
]

const title = 'The papers'
/** Words that are no part of the text. */
export const outside = 'Next'

export const path = '/blogs/renting'

const blog: Blog = {
  id: '1',
  slug: 'renting',
  displayName: 'Renting Out a Flat',
  heroSection: { image: '', backgroundColor: '', titleColor: '', textColor: '', description: '' },
  metaDescription: '',
  date: 'May 1, 2025',
  reviewed: '20 November 2026',
  readingTime: '3 min read',
  service: '',
  content: [{ type: 'heading', level: 2, content: title, id: 'papers' }],
}

const withBlocks = (blocks: readonly string[]): Blog => ({
  ...blog,
  content: [...blog.content, ...blocks.map((content) => ({ type: 'paragraph' as const, content }))],
})

/** An article with these paragraphs under its heading. */
export function showArticle(
  blocks: readonly string[] = paragraphs,
  at = path,
  load?: Parameters<typeof Marks>[0]['load'],
) {
  return renderInApp(
    <article>
      <div {...holdsArticleText}>
        <h2 id="papers">{title}</h2>
        {blocks.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <a href="/next">{outside}</a>
      <Marks blog={withBlocks(blocks)} {...(load && { load })} />
    </article>,
    at,
  )
}

/** Selects these words, as a drag or the keyboard does. */
export async function select(words: string) {
  const node = textWith(words)
  const start = node.data.indexOf(words)
  const range = document.createRange()
  range.setStart(node, start)
  range.setEnd(node, start + words.length)
  await act(async () => {
    getSelection()?.removeAllRanges()
    getSelection()?.addRange(range)
    fireEvent(document, new Event('selectionchange'))
  })
}

/** The text node of the article that holds these words. */
export function textWith(words: string): Text {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text && node.data.includes(words)) return node
  }
  throw new Error(`no text with ${words}`)
}

/** Takes the place of the browser's highlights, which the test environment lacks. Returns the painted words by name. */
export function stubHighlights(): (name: string) => string[] {
  const painted = new Map<string, Set<Range>>()
  vi.stubGlobal(
    'Highlight',
    class extends Set<Range> {
      constructor(...ranges: Range[]) {
        super(ranges)
      }
    },
  )
  vi.stubGlobal('CSS', { highlights: painted })
  return (name) => [...(painted.get(name) ?? [])].map(String)
}

export const tools = () => screen.findByRole('region', { name: 'Selected passage' })

/** A passage of the first paragraph. */
export const words = 'certificate of each year'

export const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
export const list = () => screen.findByRole('region', { name: texts.onArticle })
export const entries = async () => within(await list()).getAllByRole('listitem')
/** The contents of the device: words and notes. */
export const kept = () => marksOn(path).map(({ exact, note }) => [exact, note])

/** Highlights a passage as a reader does. */
export async function highlight(passage = words) {
  await select(passage)
  await tools()
  await press(texts.highlight)
  await waitFor(() =>
    expect(within(screen.getByRole('region', { name: texts.onArticle })).getByText(passage)).toBeTruthy(),
  )
  expect(kept().map(([exact]) => exact)).toContain(passage)
}

/** A mark of those words, as it is on the device. */
export const markOf = (id: string, more: Partial<Mark> = {}): Mark => ({
  id,
  exact: words,
  prefix: 'Keep the ',
  suffix: ' of deposit',
  place: 0,
  times: 1,
  note: '',
  madeAt: 1,
  changedAt: 1,
  ...more,
})

/** Puts it on the device before the article is opened, or as another tab does. */
export const store = (mark: Mark) => saveMark({ path, title: 'Renting Out a Flat' }, mark)
