import { act, fireEvent, screen } from '@testing-library/react'
import { vi } from 'vitest'
import type { Blog } from '#content/blocks.ts'
import { renderInApp } from '#ui/testing/testApp.tsx'
import { Marks } from '../Marks.tsx'

export const paragraphs = [
  'Keep the certificate of each year of deposit in one folder.',
  'The bank asks for it before money leaves the account.',
  'A tenant pays the rent into the NRO account, and keeps the tax back.',
]

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
  content: [{ type: 'heading', level: 2, content: 'The papers', id: 'papers' }],
}

/** An article with these paragraphs under its heading. */
export function showArticle(
  texts: readonly string[] = paragraphs,
  at = path,
  load?: Parameters<typeof Marks>[0]['load'],
) {
  return renderInApp(
    <article>
      <div>
        <h2 id="papers">The papers</h2>
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <a href="/next">Next</a>
      <Marks blog={blog} {...(load && { load })} />
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
