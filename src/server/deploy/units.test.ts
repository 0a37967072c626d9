import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = 'src/server/deploy'
const units = readdirSync(folder).filter((name) => name.endsWith('.service'))
const linesOf = (unit: string) => readFileSync(join(folder, unit), 'utf8').split('\n')
const sandbox = /^(?:NoNew|Capab|Ambient|Private|Protect|Proc|Restrict|Lock|RemoveIPC|SystemCall|UMask)\w*=/

test('every unit runs as the unprivileged user in the same sandbox', () => {
  expect(units.length).toBe(4)
  const strict = linesOf('pravasi-desk.service')
    .filter((line) => sandbox.test(line))
    .sort()
  expect(strict.length).toBeGreaterThan(20)
  for (const unit of units) {
    expect(
      linesOf(unit)
        .filter((line) => sandbox.test(line))
        .sort(),
      unit,
    ).toEqual(strict)
    expect(linesOf(unit), unit).toContain('User=pravasi-desk')
  }
})

test('a backup, a server or an instance that fails is reported, and the report itself starts no other', () => {
  for (const unit of units) {
    const reports = linesOf(unit).includes('OnFailure=pravasi-desk-alert@%n.service')
    expect([unit, reports]).toEqual([unit, unit !== 'pravasi-desk-alert@.service'])
  }
})

test('no unit knows where Node.js is installed', () => {
  for (const unit of units) {
    const starts = linesOf(unit).filter((line) => line.startsWith('ExecStart='))
    expect(starts.length).toBe(1)
    expect(starts[0]).toMatch(/^ExecStart=\/usr\/bin\/env (?:PORT=%i )?node dist\/server\/(?:main|desk)\.js/)
  }
})
