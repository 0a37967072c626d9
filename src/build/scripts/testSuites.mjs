import { join } from 'node:path'
import { findBrowser } from './findBrowser.mjs'
import { findEngines } from './findEngines.mjs'
import { isSample } from './isSample.mjs'
import { testOnOtherNodes } from './otherNodes.mjs'
import { run } from './run.mjs'

const dist = process.env.DIST_DIR ?? 'dist'
/** Builds for tests stay apart: compression takes a quarter of a build and is the subject of few tests. */
export const forTests = { DIST_DIR: join(dist, 'tests'), SITE_COMPRESSION: 'none' }

/**
 * Runs what a change may break soon, for `npm test`: unit tests beside the build, then the journeys. These keep two processors
 * busy by themselves, and beside anything else their time-outs would measure the machine.
 * @param {import('./testSteps.mjs').TestSteps} steps
 */
export async function ordinarySuites(steps) {
  const env = { ...forTests, CHROME_PATH: await findBrowser() }
  await Promise.all([
    steps.check().then(() => steps.vitest('Unit tests', 'unit*')),
    steps.step('Build', () => build(env)),
  ])
  await steps.vitest('Built site', 'site', { env })
  await sampleSuite(steps, env)
  await steps.vitest('End to end', 'e2e', { env })
}

/**
 * Tests of the sample site only; left out once the site file is an owner's.
 * @param {import('./testSteps.mjs').TestSteps} steps @param {NodeJS.ProcessEnv} env
 */
export async function sampleSuite(steps, env) {
  if (isSample()) await steps.vitest('Sample site', 'sample', { env })
  else console.log('\n── Sample site: left out, for src/content/site.ts says that this is not the sample')
}

/**
 * Tests that are slow and rarely break, on the build that is deployed. Nothing runs beside these: some take times.
 * @param {import('./testSteps.mjs').TestSteps} steps
 */
export async function slowSuites(steps) {
  const env = { CHROME_PATH: await findBrowser() }
  await steps.step('Build as deployed', () => build({}))
  await steps.vitest('Slow unit tests', 'slow-unit')
  await steps.vitest('Fault injection', 'fault-injection')
  await steps.vitest('Slow journeys', 'slow', { env })
  // The fast path of src/ui/theme/precompiled must stay a fast path: without it the product keeps the same promises.
  const plain = { ...env, DIST_DIR: join(dist, 'plain-chakra'), SITE_COMPRESSION: 'none', VITE_CHAKRA: 'plain' }
  const visits = ['first-visit', '1', '/blogs/nri-power-of-attorney', '/contact']
  /** @type {[name: string, suite: (name: string) => Promise<void>][]} */
  const last = [
    ['Three engines', (name) => steps.vitest(name, 'engines', { env: findEngines })],
    // Versions do not depend on styles, and the next one would be built once more.
    ['Plain Chakra', (name) => steps.smoke(name, plain, ['updates.test.ts'])],
    ['Timed', (name) => steps.vitest(name, 'timed', { env })],
    // Printed and never judged: one round says little, and the CI's machine is not known.
    [
      'First visits',
      (name) => steps.step(name, () => run(process.execPath, ['src/build/scripts/bench.mjs', ...visits], env)),
    ],
  ]
  for (const [name, suite] of last) {
    if (isLate()) steps.leaveOut(name, 'the tests before took too long, on a machine that is slow or busy')
    else await suite(name)
  }
}

/** Whether a CI, which tells the time in seconds since 1970, begins no suite any more; by hand there is no end. */
const isLate = () => Date.now() / 1000 > Number(process.env.BEGIN_UNTIL ?? Number.POSITIVE_INFINITY)

/**
 * Runs the longest: an owner's acts on a copy of the project, and the unit tests on other versions of Node. For a release,
 * and after a change of build or content checks; not for each change.
 * @param {import('./testSteps.mjs').TestSteps} steps
 */
export async function releaseSuites(steps) {
  await steps.vitest("An owner's acts", 'owner')
  await testOnOtherNodes(steps)
}

/**
 * In a process of its own: the settings are read from the environment, and other steps go on meanwhile.
 * @param {NodeJS.ProcessEnv} env
 */
export function build(env) {
  return run(process.execPath, ['src/build/scripts/buildForTests.mjs'], env)
}
