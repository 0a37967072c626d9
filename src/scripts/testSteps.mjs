import { mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { failedTests } from './failedTests.mjs'
import { run } from './run.mjs'

const e2eFolder = 'tests/e2e'
const postgresOnly = ['src/server/store/{frozenPostgres,pooler,postgres}.test.ts', 'src/server/instances.test.ts']

/** The steps of one test run, with their counts and times. */
export class TestSteps {
  /** The folder with the results of Vitest as JSON, one file a step; `TEST_RESULTS` names one that several runs share. */
  results = process.env.TEST_RESULTS ?? mkdtempSync(join(tmpdir(), 'pravasi-desk-tests-'))
  #times = /** @type {string[]} */ ([])
  #start = performance.now()
  #passed = 0
  #failed = 0
  /** The failures, for the end of the output: the only part of a long log that a CI is sure to keep. */
  #failures = /** @type {string[]} */ ([])

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
      this.#fail(name, error instanceof Error ? error.message : String(error))
    }
    this.#times.push(`${clock()}  ${name}${code === 0 ? '' : ' (failed)'}`)
    console.log(`── ${name} took ${clock().trim()}`)
    if (code !== 0) process.exitCode = 1
  }

  /** Types and lint. */
  check() {
    return this.step('Types and lint', async () => {
      const code = await run(process.execPath, ['src/scripts/check.mjs', '--all'])
      if (code !== 0) this.#fail('Types and lint', 'see above')
      return code
    })
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
      const code = await run(
        'vitest',
        ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...args],
        env,
      )
      const counts = JSON.parse(readFileSync(file, 'utf8'))
      this.#passed += counts.numPassedTests
      const failed = failedTests(counts)
      for (const { title, message } of failed) this.#fail(title, message)
      if (code !== 0 && failed.length === 0) this.#fail(name, `Vitest ended with ${code}; see above`)
      return code
    })
  }

  /** @param {string} what @param {string} why */
  #fail(what, why) {
    this.#failed += 1
    this.#failures.push(`✗ ${what}\n${why.slice(0, 1500)}`)
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
    if (this.#failures.length > 0) console.log(`\n── Failed\n${this.#failures.join('\n\n')}`)
    const total = ((performance.now() - this.#start) / 1000).toFixed(1).padStart(7)
    console.log(`\n${this.#times.join('\n')}\n${total} s  in all; steps that ran side by side overlap`)
    console.log(
      `CPU of all steps: ${cpuOfChildren()}\nTest results for 'npm run requirements -- --from': ${this.results}\n`,
    )
    console.log(`${this.#passed} passed, ${this.#failed} failed`)
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
