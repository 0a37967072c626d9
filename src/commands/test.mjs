// `npm test`: installs, checks types and lint, runs the unit tests, builds, breaks the server
// in every way that has to be survived, and runs the journeys in a real browser.
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWhenNeeded } from './buildWhenNeeded.mjs'
import { findBrowser } from './findBrowser.mjs'
import { run } from './run.mjs'

const results = mkdtempSync(join(tmpdir(), 'pravasi-desk-tests-'))
const times = /** @type {string[]} */ ([])
let failed = 0
let passed = 0

/** @param {string} name @param {() => Promise<number> | number} work */
async function step(name, work) {
  const start = performance.now()
  console.log(`\n── ${name}`)
  const code = await work()
  times.push(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s${code === 0 ? '' : ' (failed)'}`)
  return code
}

/** @param {string} project @param {NodeJS.ProcessEnv} [env] */
async function vitest(project, env) {
  const file = join(results, `${project}.json`)
  const code = await run(
    'vitest',
    ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    env,
  )
  const counts = JSON.parse(readFileSync(file, 'utf8'))
  passed += counts.numPassedTests
  failed += counts.numFailedTests + (code !== 0 && counts.numFailedTests === 0 ? 1 : 0)
  return code
}

const codes = [
  await step('Types and lint', async () => {
    const code = await run(process.execPath, ['src/commands/check.mjs'])
    failed += code === 0 ? 0 : 1
    return code
  }),
  await step('Unit tests', () => vitest('unit')),
  await step('Build', () => {
    buildWhenNeeded()
    return 0
  }),
  await step('Faults', () => vitest('faults')),
  await step('Journeys', async () => vitest('journeys', { CHROME_PATH: await findBrowser() })),
]

console.log(`\n${times.join('\n')}\nTest results for 'npm run proofs': ${results}\n`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = codes.some((code) => code !== 0) ? 1 : 0
