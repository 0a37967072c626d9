// `npm run test:quick`: types, lint, unit tests and the six end-to-end tests with the tag 'smoke', in under four minutes. What
// holds on both databases is tested on SQLite only: a PostgreSQL of its own for each file would take a third of the time.
// It says soon whether a change broke a promise of the product; `npm test` is the whole.
import { buildWhenNeeded } from './buildWhenNeeded.mjs'
import { findBrowser } from './findBrowser.mjs'
import { TestSteps } from './testSteps.mjs'

const steps = new TestSteps()
await steps.check()
await steps.vitest('Unit tests', 'unit*', { env: { TEST_DATABASES: 'sqlite' } })
await steps.step('Build', () => {
  buildWhenNeeded()
  return 0
})
await steps.smoke('Smoke tests', { CHROME_PATH: await findBrowser() })
steps.report()
