import { expect, test } from 'vitest'
import type { Blog } from '#content/blocks.ts'
import { sourcesId } from '#content/sourceId.ts'
import { articleWith, termsOf } from '../support/articles.ts'
import { openPage } from '../support/browser.ts'
import { servedSite, visitorForAllTests } from '../support/forAllTests.ts'

const at = servedSite()
const someone = visitorForAllTests()
/** The official text to which the first mark of an article leads. */
const firstSource = ({ content }: Blog) => {
  const list = content[content.findIndex((block) => 'id' in block && block.id === sourcesId) + 1]
  return list?.type === 'numbered' ? list.items.find((item) => item.includes('[^<1]')) : undefined
}
const article = articleWith('a term and a source', (one) => termsOf(one).length > 0 && firstSource(one) !== undefined)
const [termName] = termsOf(article)

test('a term shows its meaning beside the text and leads to it in the glossary, and Back to the text; a mark leads to its official text and back to the mark', async () => {
  const { page } = someone
  await openPage(page, `${at.url}/blogs/${article.slug}`)
  await page.locator(`article a[href="/glossary#${termName}"]`).click()
  await page.getByRole('dialog').getByRole('link', { name: 'In the glossary' }).click()
  const term = page.locator(`dt#${termName}`)
  await expect.poll(() => term.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(0)
  await expect.poll(() => term.evaluate((element) => element.getBoundingClientRect().bottom < innerHeight)).toBe(true)
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe(`/glossary#${termName}`)
  await page.goBack()
  const mark = page.locator('#cite-1')
  await mark.click()
  const note = page.locator('#source-1')
  await expect.poll(() => note.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await note.evaluate((element) => element.closest('li')?.textContent)).toContain(
    /^\[([^\]]+)\]/.exec(firstSource(article) ?? '')?.[1],
  )
  await note.click()
  await expect.poll(() => mark.evaluate((element) => element === document.activeElement)).toBe(true)
})
