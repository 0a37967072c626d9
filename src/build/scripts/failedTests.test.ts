import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import ErrorsReporter, { errorsFile, failedTests } from './failedTests.mjs'

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

test('an error outside of any test, of which the report of the tests says nothing, is written down with its place', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pravasi-desk-errors-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv(errorsFile, join(folder, 'unit.errors'))
  new ErrorsReporter().onTestRunEnd(
    [],
    [{ name: 'ReferenceError', message: 'window is not defined', stack: 'at close.ts:3' }],
  )
  expect(JSON.parse(readFileSync(join(folder, 'unit.errors'), 'utf8'))).toEqual([
    { title: 'outside of any test: ReferenceError: window is not defined', message: 'at close.ts:3' },
  ])
})
