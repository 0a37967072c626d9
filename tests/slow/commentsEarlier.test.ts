import { expect, test } from 'vitest'
import { productForAllTests, visitorForAllTests } from '../support/forAllTests.ts'
import { openThread, postComment } from '../support/thread.ts'

const site = productForAllTests({ LIMITS: 'off' })
const someone = visitorForAllTests()

test('API-03 a thread of more than 500 comments shows the newest, and the earlier ones when asked', async () => {
  const { page } = someone
  const texts = () => page.locator('#comments .rows article p[dir=auto]').allTextContents()
  const numbers = Array.from({ length: 510 }, (_, index) => `Comment number ${index}`)
  for (const text of numbers) await postComment(site.url, 'blog1', { text })
  await openThread(page, site.url, 'blog1')
  await page.getByText('The newest 500 comments', { exact: true }).waitFor()
  await expect.poll(async () => (await texts()).length).toBe(500)
  await page.getByRole('button', { name: 'Show earlier comments' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('510 comments', { exact: true }).waitFor()
  await expect.poll(texts).toEqual(numbers)
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Comment number 0')
})
