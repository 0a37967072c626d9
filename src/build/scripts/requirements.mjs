// `npm run requirements`: prints every requirement that no passing test proves. Runs all tests first, or reads what an
// earlier run wrote: npm run requirements -- --from <folder>.
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fail } from './install.mjs'
import { run } from './run.mjs'

const id = /\b[A-Z]{2,3}-\d{2}[a-z]?\b/g

const folder = process.argv.includes('--from') ? process.argv[process.argv.indexOf('--from') + 1] : await runTests()
const files = folder ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []
if (!folder || files.length === 0) fail('Name the folder that holds the results of a test run: --from <folder>.')

const rows = rowsOf('tests/requirements.md')
const reviewed = rowsOf('tests/visual-review.md')
const tests = files.flatMap((name) => testsOf(join(folder ?? '', name)))
const proven = idsOf(tests.filter(({ status }) => status === 'passed'))
const failed = idsOf(tests.filter(({ status }) => status === 'failed'))

const unproven = [...rows.keys()].filter((row) => failed.has(row) || !(proven.has(row) || reviewed.has(row)))
for (const row of unproven) {
  console.log(`${row.padEnd(7)} ${failed.has(row) ? 'a test fails' : 'no test'}   ${rows.get(row)}`)
}
const unknown = [...new Set([...proven, ...failed, ...reviewed.keys()])].filter((row) => !rows.has(row))
for (const row of unknown)
  console.log(`${row.padEnd(7)} is named by a test or by visual-review.md, but is no requirement`)
const reviewedOnly = [...rows.keys()].filter((row) => reviewed.has(row) && !proven.has(row))
console.log(
  `\n${rows.size} requirements: ${rows.size - unproven.length - reviewedOnly.length} proven by tests, ` +
    `${reviewedOnly.length} looked at, ${unproven.length} unproven`,
)
process.exitCode = unproven.length || unknown.length ? 1 : 0

/**
 * Reads a table's rows, keyed by the id in the first column.
 * @param {string} file
 */
function rowsOf(file) {
  const cells = readFileSync(file, 'utf8').matchAll(/^\| ([A-Z]{2,3}-\d{2}[a-z]?) \| (?:[^|]* \| )?(.*) \|$/gm)
  return new Map(Array.from(cells, ([, row = '', text = '']) => [row, text]))
}

/**
 * @param {string} file
 * @returns {{ title: string, status: string }[]}
 */
function testsOf(file) {
  /** @type {{ testResults: { assertionResults: { title: string, status: string }[] }[] }} */
  const { testResults } = JSON.parse(readFileSync(file, 'utf8'))
  return testResults.flatMap((result) => result.assertionResults)
}

/** @param {{ title: string }[]} tests */
function idsOf(tests) {
  return new Set(tests.flatMap(({ title }) => title.match(id) ?? []))
}

/** Runs all tests and returns the folder with the results. */
async function runTests() {
  const results = mkdtempSync(join(tmpdir(), 'pravasi-desk-tests-'))
  await run(process.execPath, ['src/build/scripts/testAll.mjs'], { TEST_RESULTS: results })
  return results
}
