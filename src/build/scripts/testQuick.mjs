// `npm run test:quick`: types, lint, unit tests and the six end-to-end tests with the tag 'smoke'. What holds on both databases
// is tested on SQLite only, and what needs PostgreSQL itself not at all.
// It says soon whether a change broke a promise of the product; `npm test` says more.
import { findBrowser } from './findBrowser.mjs'
import { TestSteps } from './testSteps.mjs'
import { build, forTests } from './testSuites.mjs'

const steps = new TestSteps()
const env = { ...forTests, CHROME_PATH: await findBrowser() }
await Promise.all([
  steps.check().then(() => steps.unitTestsOnSqlite('Unit tests')),
  steps.step('Build', () => build(env)).then(() => steps.smoke('Smoke tests', env)),
])
steps.report()
