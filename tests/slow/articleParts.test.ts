import { expect, test } from 'vitest'
import { readingStyleKey } from '#content/storageKeys.ts'
import { listenTexts } from '#content/texts/listen.ts'
import { listenPlayerTexts } from '#content/texts/listenPlayer.ts'
import { marksTexts } from '#content/texts/marks.ts'
import { readingSettingsTexts } from '#content/texts/readingSettings.ts'
import { sharingTexts } from '#content/texts/sharing.ts'
import { themes } from '#content/themes.ts'
import { articleWith, samplesOf } from '../support/articles.ts'
import { allRules, colourRules, violations } from '../support/axe.ts'
import { openPage } from '../support/browser.ts'
import { servedSite, visitorForAllTests } from '../support/forAllTests.ts'

const at = servedSite()
const article = articleWith('a sample', (one) => samplesOf(one).length > 0)
const someone = visitorForAllTests({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })

const button = (name: string) => someone.page.getByRole('button', { name, exact: true }).first()
/** The parts that a reader opens in an article, and how. */
const parts: Record<string, () => Promise<unknown>> = {
  'samples and marks': async () => {
    await someone.page.locator('pre').scrollIntoViewIfNeeded()
    await someone.page.locator('.actions button').first().waitFor()
    await someone.page.locator('[data-article-text] > p').first().selectText()
    await button(marksTexts.highlight).click()
    await someone.page.getByRole('region', { name: marksTexts.onArticle }).waitFor()
  },
  player: async () => {
    await button(listenTexts.open).click()
    await someone.page.getByRole('region', { name: listenPlayerTexts.region }).waitFor()
  },
  'share panel': async () => {
    await button(listenPlayerTexts.close).click()
    await button(sharingTexts.open).click()
    await someone.page.getByRole('dialog').waitFor()
  },
  'reading settings': async () => {
    await someone.page.keyboard.press('Escape')
    await button(readingSettingsTexts.open).click()
    await someone.page.getByRole('dialog').waitFor()
  },
}

test('AX-02 axe finds no violation in what an article opens, in every theme at the largest text', async () => {
  const { page } = someone
  await page.addInitScript((key) => {
    localStorage.setItem(key, '--reading-size:1.5')
    const voice = { name: 'Rishi', lang: 'en-IN', voiceURI: 'Rishi', localService: true, default: true }
    speechSynthesis.getVoices = () => [voice]
    speechSynthesis.speak = () => {}
  }, readingStyleKey)
  await openPage(page, `${at.url}/blogs/${article.slug}`)
  const found: string[] = []
  for (const [name, open] of Object.entries(parts)) {
    await open()
    for (const theme of themes) {
      await page.evaluate((chosen) => {
        document.documentElement.dataset.theme = chosen
      }, theme)
      const rules = theme === themes[0] ? allRules : colourRules
      found.push(...(await violations(page, rules)).map((violation) => `${name}, ${theme}: ${violation}`))
    }
  }
  expect(found).toEqual([])
})
