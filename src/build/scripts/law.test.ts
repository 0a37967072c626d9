import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const law = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['src/build/scripts/law.mjs', ...args], {
    encoding: 'utf8',
  })
  return { status, lines: stdout.trim().split('\n'), stderr }
}

test('npm run law lists every figure with its review and its source, and with --due only those due on a day', () => {
  const all = law()
  expect(all.status).toBe(0)
  expect(all.lines).toContain('repatriationCap: NRO remittances in a financial year: USD 1 million')
  expect(all.lines.filter((line) => line.startsWith('  reviewed ')).length).toBeGreaterThan(90)
  expect(law('--due', '2026-11-22').lines.at(-1)).toBe('0 figures and 0 answers by State due for review on 2026-11-22')
  expect(law('--due', '2027-06-01').lines).toContain('cess: health and education cess on tax: 4%')
})

test('a day that is none is refused in one line', () => {
  expect(law('--due', 'soon')).toMatchObject({ status: 1, stderr: '--due takes a day like 2027-06-01, not "soon".\n' })
})
