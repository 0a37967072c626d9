// @vitest-environment happy-dom
// The text of an article as its page has it, and as its data has it: what differs would be taken for a translator's.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Blog } from '#content/blocks.ts'
import { translations } from '#content/languages.ts'
import { ownWords } from '#site/features/marks/ownWords.ts'
import { readText } from '#site/features/marks/pageText.ts'
import { articleText } from '#ui/browser/articleText.ts'

const site = join(process.env.DIST_DIR ?? 'dist', 'site')
/** The site's own, and one for each language with articles. */
const folders = ['', ...translations.map(({ code }) => code).filter((code) => existsSync(join(site, code, 'blogs')))]

test.for(folders)('every block of every article is known for its own words (%s)', (language) => {
  const folder = join(site, language, 'articles')
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  let count = 0
  for (const file of files) {
    const { blog } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { blog?: Blog }
    // That of an id leads to the article's own.
    if (!blog) continue
    const html = readFileSync(join(site, language, 'blogs', blog.slug, 'index.html'), 'utf8')
    document.body.innerHTML = html.slice(html.indexOf('<body'), html.lastIndexOf('<script'))
    const root = articleText()
    if (!root) throw new Error(`${file} has no text`)
    const { text, blocks } = readText(root)
    const isOwn = ownWords(blog.content)
    const strange = blocks.map(({ start, end }) => text.slice(start, end)).filter((words) => !isOwn(words))
    expect(strange, file).toEqual([])
    count += blocks.length
  }
  expect(count).toBeGreaterThan(0)
})
