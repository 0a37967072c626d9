import { expect, test } from 'vitest'
import { articleCards, loadArticle } from '#content/articles.ts'
import { articleWith, samplesOf } from '../support/articles.ts'
import { openPage } from '../support/browser.ts'
import { servedSite, visitorForAllTests } from '../support/forAllTests.ts'

const at = servedSite()
const article = articleWith('a sample', (one) => samplesOf(one).length > 0)
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
  const whole = await Promise.all(articleCards.map(({ slug }) => loadArticle(slug)))
  expect(seen).toBe(whole.flatMap((one) => (one ? samplesOf(one) : [])).length)
})

test('a sample is copied line by line as it was written', async () => {
  const { page } = someone
  await openPage(page, `${at.url}/blogs/${article.slug}`)
  const copied = await page
    .locator('pre')
    .first()
    .evaluate((sample) => {
      getSelection()?.selectAllChildren(sample)
      return getSelection()?.toString()
    })
  expect(copied?.trim()).toBe(samplesOf(article)[0]?.content.trim())
})
