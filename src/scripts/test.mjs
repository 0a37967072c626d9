// `npm test`: installs, checks types and lint, runs the unit tests, builds, breaks the server in every way that has to be
// survived, runs the end-to-end tests in a real browser, takes times with nothing beside it, prints those of first visits on
// a slow line, runs the smoke tests on a build with plain Chakra, and a selection in three engines.
import { join } from 'node:path'
import { buildWhenNeeded } from './buildWhenNeeded.mjs'
import { findBrowser } from './findBrowser.mjs'
import { findEngines } from './findEngines.mjs'
import { run } from './run.mjs'
import { TestSteps } from './testSteps.mjs'

const steps = new TestSteps()
await steps.check()
await steps.vitest('Unit tests', 'unit*')
await steps.step('Build', () => {
  buildWhenNeeded()
  return 0
})
await steps.vitest('Fault injection', 'fault-injection')
const CHROME_PATH = await findBrowser()
await steps.vitest('End to end', 'e2e', { env: { CHROME_PATH } })
await steps.vitest('Timed', 'timed', { env: { CHROME_PATH } })
// Printed and never judged: one round says little, and the CI's machine is not known.
await steps.step('First visits', () =>
  run(process.execPath, ['src/scripts/bench.mjs', 'first-visit', '1', '/blogs/nri-power-of-attorney', '/contact'], {
    CHROME_PATH,
  }),
)
// The fast path of src/theme/precompiled must stay a fast path: without it the product keeps the same promises.
const plain = join(process.env.DIST_DIR ?? 'dist', 'plain-chakra')
// Versions do not depend on styles, and the next one would be built once more.
await steps.smoke('Plain Chakra', { CHROME_PATH, DIST_DIR: plain, SITE_COMPRESSION: 'none', VITE_CHAKRA: 'plain' }, [
  'updates.test.ts',
])
await steps.vitest('Three engines', 'engines', { env: findEngines })
steps.report()
