import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { servedSite, visitorForAllTests } from '../support/forAllTests.ts'

const at = servedSite()
const someone = visitorForAllTests()

test('a term shows its meaning beside the text and leads to it in the glossary, and Back to the text; a mark leads to its official text and back to the mark', async () => {
  const { page } = someone
  await openPage(page, `${at.url}/blogs/nri-power-of-attorney`)
  await page.locator('article a[href="/glossary#apostille"]').click()
  await page.getByRole('dialog').getByRole('link', { name: 'In the glossary' }).click()
  const term = page.locator('dt#apostille')
  await expect.poll(() => term.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(0)
  await expect.poll(() => term.evaluate((element) => element.getBoundingClientRect().bottom < innerHeight)).toBe(true)
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/glossary#apostille')
  await page.goBack()
  const mark = page.locator('#cite-1')
  await mark.click()
  const note = page.locator('#source-1')
  await expect.poll(() => note.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await note.evaluate((element) => element.closest('li')?.textContent)).toContain('Registration Act, 1908')
  await note.click()
  await expect.poll(() => mark.evaluate((element) => element === document.activeElement)).toBe(true)
})
