import { expect, test } from 'vitest'
import { someArticle } from '../support/addresses.ts'
import { productForAllTests } from '../support/forAllTests.ts'
import { forEachEngine } from './support/forEachEngine.ts'
import { click, openPage, shown } from './support/page.ts'

const at = productForAllTests()

/** Browsers for phones that have no event for installing, by the engine that they are built on. */
const phones = {
  webkit:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  firefox: 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
}

forEachEngine(
  (engine) => {
    test('OF-20 an article shows the steps to install the site in the phone’s browser', async () => {
      await engine.resize(390, 844)
      await openPage(engine, at.url + someArticle)
      await shown(engine, '[data-install]')
      await click(engine, '[data-install] button', 'Show me how')
      const steps = await shown(engine, '[data-install] ol')
      expect(steps).toContain(engine.name === 'webkit' ? 'Add to Home Screen' : 'Add app to Home screen')
      await click(engine, '[data-install] button', 'Not now')
      expect(engine.complaints).toEqual([])
    })
  },
  { userAgents: phones },
)
