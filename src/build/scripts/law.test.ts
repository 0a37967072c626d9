import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { answersByState } from '#content/stateLaw.ts'
import { states } from '#content/states.ts'

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

test('npm run law lists every answer by State with its day and its reading, and with --due those that must be read again', () => {
  const answers = answersByState(states)
  const lines = answers.map(({ state, question, cell }) => `${state}, ${question}: ${cell.text}`)
  expect(law().lines.filter((line) => lines.includes(line))).toEqual(lines)
  const last =
    answers
      .map(({ cell }) => cell.on)
      .sort()
      .at(-1) ?? ''
  const later = `${Number(last.slice(0, 4)) + 1}${last.slice(4)}`
  const due = law('--due', later).lines
  expect(due.filter((line) => lines.includes(line))).toEqual(lines)
  for (const { cell } of answers) expect(due).toContain(`  read ${cell.on}, ${cell.readIn}: ${cell.source}`)
})

test('a day that is none is refused in one line', () => {
  expect(law('--due', 'soon')).toMatchObject({ status: 1, stderr: '--due takes a day like 2027-06-01, not "soon".\n' })
})
