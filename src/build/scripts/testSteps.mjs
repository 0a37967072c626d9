import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { errorsFile, failedTests } from './failedTests.mjs'
import { run } from './run.mjs'

const e2eFolder = 'tests/e2e'
const postgresOnly = ['src/server/store/postgres.test.ts']
const reporters = ['default', 'json', fileURLToPath(import.meta.resolve('./failedTests.mjs'))].map(
  (reporter) => `--reporter=${reporter}`,
)

/** The steps of one test run, with their counts and times. */
export class TestSteps {
  /** The folder with the results of Vitest as JSON, one file a step; `TEST_RESULTS` names one that several runs share. */
  results = process.env.TEST_RESULTS ?? mkdtempSync(join(tmpdir(), 'pravasi-desk-tests-'))
  #times = /** @type {string[]} */ ([])
  #start = performance.now()
  #passed = 0
  /** The failures, for the end of the output: the only part of a long log that a CI is sure to keep. */
  #failures = /** @type {{ step: string, what: string, why: string }[]} */ ([])

  /**
   * Runs one step; a code other than 0 is a failure, and so is an error, whose message is printed.
   * @param {string} name @param {() => Promise<number> | number} work
   */
  async step(name, work) {
    const start = performance.now()
    const clock = () => `${((performance.now() - start) / 1000).toFixed(1).padStart(7)} s`
    console.log(`\n── ${name}`)
    let code = 1
    try {
      code = await work()
    } catch (error) {
      this.#fail(name, name, error instanceof Error ? error.message : String(error))
    }
    const isNamed = this.#failures.some(({ step }) => step === name)
    if (code !== 0 && !isNamed) this.#fail(name, name, `ended with ${code}; see above`)
    this.#times.push(`${clock()}  ${name}${code === 0 ? '' : ' (failed)'}`)
    console.log(`── ${name} took ${clock().trim()}`)
    if (code !== 0) process.exitCode = 1
  }

  /**
   * Says, here and among the times, that a step is not run.
   * @param {string} name @param {string} why
   */
  leaveOut(name, why) {
    console.log(`\n── ${name}: left out, for ${why}`)
    this.#times.push(` left out  ${name}`)
  }

  /** Types and lint. */
  check() {
    return this.step('Types and lint', () => run(process.execPath, ['src/build/scripts/check.mjs', '--all']))
  }

  /**
   * Unit tests in which what holds on both databases is tested on SQLite only, and what needs PostgreSQL itself not at all.
   * @param {string} name @param {() => Promise<NodeJS.ProcessEnv>} [needs]
   */
  unitTestsOnSqlite(name, needs = async () => ({})) {
    const args = postgresOnly.flatMap((files) => ['--exclude', files])
    return this.vitest(name, 'unit*', { args, env: async () => ({ ...(await needs()), TEST_DATABASES: 'sqlite' }) })
  }

  /**
   * Runs the tests of a project, or those of them that the arguments select.
   * @param {string} name @param {string} project
   * @param {{ args?: string[], env?: NodeJS.ProcessEnv | (() => Promise<NodeJS.ProcessEnv>) }} [options]
   */
  vitest(name, project, { args = [], env: needs } = {}) {
    return this.step(name, async () => {
      const env = typeof needs === 'function' ? await needs() : needs
      mkdirSync(this.results, { recursive: true })
      const file = join(this.results, `${name.toLowerCase().replaceAll(/\W+/g, '-')}.json`)
      const errors = file.replace(/json$/, 'errors')
      const code = await run(
        'vitest',
        ['run', '--project', project, ...reporters, `--outputFile.json=${file}`, ...args],
        { ...env, [errorsFile]: errors },
      )
      const counts = JSON.parse(readFileSync(file, 'utf8'))
      this.#passed += counts.numPassedTests
      const failures = [...failedTests(counts), ...JSON.parse(readFileSync(errors, 'utf8'))]
      for (const { title, message } of failures) this.#fail(name, title, message)
      return code
    })
  }

  /**
   * Notes a failure, also in the file by which `.ci/run` names the failures of several runs at its end.
   * @param {string} step @param {string} what @param {string} why
   */
  #fail(step, what, why) {
    this.#failures.push({ step, what, why })
    mkdirSync(this.results, { recursive: true })
    const reason = what === step ? `: ${why.split('\n')[0]}` : ''
    appendFileSync(join(this.results, 'failed.txt'), `${step}: ${what}${reason}\n`)
  }

  /**
   * Runs the end-to-end tests with the tag 'smoke', except those in the files left out.
   * @param {string} name @param {NodeJS.ProcessEnv} env @param {string[]} [without]
   */
  smoke(name, env, without = []) {
    const files = readdirSync(e2eFolder, { recursive: true, encoding: 'utf8' })
      .filter((file) => !without.includes(file))
      .map((file) => join(e2eFolder, file))
      .filter((file) => file.endsWith('.test.ts') && readFileSync(file, 'utf8').includes("tags: ['smoke']"))
    return this.vitest(name, 'e2e', { args: ['--tags-filter=smoke', ...files], env })
  }

  /** Prints what failed, the times and, as the last line, the counts. */
  report() {
    const failures = this.#failures.map(({ what, why }) => `✗ ${what}\n${why.slice(0, 1500)}`)
    if (failures.length > 0) console.log(`\n── Failed\n${failures.join('\n\n')}`)
    const total = ((performance.now() - this.#start) / 1000).toFixed(1).padStart(7)
    console.log(`\n${this.#times.join('\n')}\n${total} s  in all; steps that ran side by side overlap`)
    console.log(
      `CPU of all steps: ${cpuOfChildren()}\nTest results for 'npm run requirements -- --from': ${this.results}\n`,
    )
    console.log(`${this.#passed} passed, ${failures.length} failed`)
  }
}

/** Processor seconds of the processes that this one has started and that have ended; only Linux tells. */
function cpuOfChildren() {
  try {
    // Fields 16 and 17 of proc(5), counted after the name in brackets, in hundredths of a second.
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? []
    return `${((Number(fields[13]) + Number(fields[14])) / 100).toFixed(0)} s`
  } catch {
    return 'not known on this system'
  }
}
