// `npm run test:quick`: types, lint, unit tests and the six end-to-end tests with the tag 'smoke', in under four minutes.
// It says soon whether a change broke a promise of the product; `npm test` is the whole.
import { buildWhenNeeded } from './buildWhenNeeded.mjs'
import { findBrowser } from './findBrowser.mjs'
import { TestSteps } from './testSteps.mjs'

const steps = new TestSteps()
await steps.check()
await steps.vitest('Unit tests', 'unit*')
await steps.step('Build', () => {
  buildWhenNeeded()
  return 0
})
await steps.smoke('Smoke tests', { CHROME_PATH: await findBrowser() })
steps.report()
