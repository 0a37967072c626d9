import { expect, test } from 'vitest'
import { someArticle } from '../support/addresses.ts'
import { productForAllTests } from '../support/forAllTests.ts'
import { alsoEndToEnd, forEachEngine } from './support/forEachEngine.ts'
import { openPage } from './support/page.ts'

const at = productForAllTests()

/** Shows the page as it is printed. No driver but Chromium's can, so the rules for print are made rules for all media. */
function showPrinted(): void {
  const visit = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const media = rule.media.mediaText
        rule.media.mediaText = /\bprint\b/.test(media) ? 'all' : /\bscreen\b/.test(media) ? 'not all' : media
      }
      if ('cssRules' in rule) visit(rule.cssRules as CSSRuleList)
    }
  }
  for (const sheet of document.styleSheets) visit(sheet.cssRules)
}

forEachEngine((engine) => {
  test('an article is printed as dark text on white, without bar, forms and footer, and with its address as a code', async () => {
    await openPage(engine, at.url + someArticle)
    await engine.evaluate(() => {
      document.documentElement.dataset.theme = 'dark'
    })
    await engine.evaluate(showPrinted)
    const printed = await engine.evaluate(() => {
      const shown = (css: string) => [...document.querySelectorAll(css)].filter((element) => element.checkVisibility())
      return {
        frame: shown('body > * header:not(main header), footer:not(main footer), form, dialog').length,
        paragraphs: shown('main p').length > 10,
        colors: [...new Set(shown('main p').map((text) => getComputedStyle(text).color))],
        grounds: [...new Set(shown('html, body, main *').map((one) => getComputedStyle(one).backgroundColor))],
        foot: shown('[data-print-footer]').length,
        code: shown('[data-on-paper] svg path[d]').length,
      }
    })
    expect(printed).toMatchObject({ frame: 0, paragraphs: true, grounds: ['rgba(0, 0, 0, 0)'], foot: 1, code: 1 })
    expect(printed.colors).toHaveLength(1)
    const [red = 255, green = 255, blue = 255] = (printed.colors[0]?.match(/\d+/g) ?? []).map(Number)
    expect(Math.max(red, green, blue)).toBeLessThan(90)
  })
}, alsoEndToEnd)
