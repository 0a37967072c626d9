import { writeFileSync } from 'node:fs'

/**
 * The failed tests of Vitest's JSON report: files with their tests, and files that could not be loaded.
 * @param {{ testResults: { name: string, message: string, status: string,
 *   assertionResults: { status: string, fullName: string, failureMessages?: string[] }[] }[] }} report
 */
export function failedTests({ testResults }) {
  return testResults.flatMap(({ name, message, status, assertionResults }) => {
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => ({ title: `${test.fullName} (${name})`, message: (test.failureMessages ?? []).join('\n') }))
    return failed.length === 0 && status === 'failed' ? [{ title: name, message }] : failed
  })
}

/** Variable of the environment with the file to which the reporter below writes. */
export const errorsFile = 'TEST_ERRORS_FILE'

/**
 * A reporter of Vitest: writes down the errors outside of any test, such as a timer that outlives its page or a worker that
 * ended. They make a run fail in which every test passed, and Vitest's JSON report leaves them out.
 */
export default class ErrorsReporter {
  /** @param {unknown} _modules @param {readonly { name?: string, message: string, stack?: string }[]} errors */
  onTestRunEnd(_modules, errors) {
    const file = process.env[errorsFile]
    if (!file) return
    const named = errors.map(({ name = 'Error', message, stack = '' }) => ({
      title: `outside of any test: ${name}: ${message}`,
      message: stack,
    }))
    writeFileSync(file, JSON.stringify(named))
  }
}
