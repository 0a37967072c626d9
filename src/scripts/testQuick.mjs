// `npm run test:quick`: types, lint, unit tests and the six end-to-end tests with the tag 'smoke', in under four minutes. What
// holds on both databases is tested on SQLite only, and what needs PostgreSQL itself not at all: a database server of its own
// for each file would take a third of the time.
// It says soon whether a change broke a promise of the product; `npm test` is the whole.
import { buildWhenNeeded } from './buildWhenNeeded.mjs'
import { findBrowser } from './findBrowser.mjs'
import { TestSteps } from './testSteps.mjs'

const postgresOnly = ['src/server/store/{frozenPostgres,postgres}.test.ts', 'src/server/instances.test.ts']
const steps = new TestSteps()
await steps.check()
await steps.step('Build', () => {
  buildWhenNeeded()
  return 0
})
const CHROME_PATH = await findBrowser()
// Side by side: the smoke tests wait half of their time.
await Promise.all([
  steps.vitest('Unit tests', 'unit*', {
    args: postgresOnly.flatMap((files) => ['--exclude', files]),
    env: { TEST_DATABASES: 'sqlite' },
  }),
  steps.smoke('Smoke tests', { CHROME_PATH }),
])
steps.report()
