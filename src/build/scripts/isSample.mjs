import { readFileSync } from 'node:fs'

/** Whether the site file is that of the sample, which the tests in tests/sample state. */
export function isSample() {
  return /^ {2}sample: true,$/m.test(readFileSync('src/content/site.ts', 'utf8'))
}
