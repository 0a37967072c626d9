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
