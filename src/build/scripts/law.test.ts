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

test.each([['soon'], ['01/06/2027'], ['1', 'June', '2027'], ['2027-02-30']])(
  'a day like %s, which is none or can be taken for another, is refused in one line',
  (...day) => {
    const stderr = `--due takes a day like 2027-06-01, not "${day[0]}".\n`
    expect(law('--due', ...day)).toMatchObject({ status: 1, stderr })
  },
)
