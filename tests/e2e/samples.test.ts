import { expect, test } from 'vitest'
import { articleCards } from '#content/articles.ts'
import { openPage } from '../support/browser.ts'
import { servedSite, visitorForAllTests } from '../support/forAllTests.ts'

const at = servedSite()
const someone = visitorForAllTests({ viewport: { width: 390, height: 844 } })

test('the samples of all articles are shown whole on a phone: nothing has to be swiped sideways', async () => {
  const { page } = someone
  let seen = 0
  for (const { slug } of articleCards) {
    await page.goto(`${at.url}/blogs/${slug}`)
    const overflows = await page
      .locator('pre')
      .evaluateAll((samples) => samples.map((sample) => sample.scrollWidth - sample.clientWidth))
    expect(overflows, slug).toEqual(overflows.map(() => 0))
    seen += overflows.length
  }
  expect(seen).toBeGreaterThan(10)
})

test('a sample is copied line by line as it was written', async () => {
  const { page } = someone
  await openPage(page, `${at.url}/blogs/capital-gains-tax-nri`)
  const copied = await page.locator('pre').evaluate((sample) => {
    getSelection()?.selectAllChildren(sample)
    return getSelection()?.toString()
  })
  expect(copied).toMatch(/^Sample clause: tax on the sale\n\n1\. The Seller .*\n2\. The Buyer .*\n3\./)
})
