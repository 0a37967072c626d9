import { expect, test } from 'vitest'
import { failedTests } from './failedTests.mjs'

const passed = { status: 'passed', fullName: 'opens', failureMessages: [] }

test('each failed test is named with its file and its message', () => {
  const failed = { status: 'failed', fullName: 'closes', failureMessages: ['expected true to be false'] }
  const report = {
    testResults: [{ name: 'door.test.ts', message: '', status: 'failed', assertionResults: [passed, failed] }],
  }
  expect(failedTests(report)).toEqual([{ title: 'closes (door.test.ts)', message: 'expected true to be false' }])
})

test('a file that could not be loaded has no tests, and counts as one failure', () => {
  const report = {
    testResults: [
      { name: 'door.test.ts', message: '', status: 'passed', assertionResults: [passed] },
      { name: 'roof.test.ts', message: 'Cannot find module', status: 'failed', assertionResults: [] },
    ],
  }
  expect(failedTests(report)).toEqual([{ title: 'roof.test.ts', message: 'Cannot find module' }])
})
