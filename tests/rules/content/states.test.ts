import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { sourceLanguage } from '#content/languages.ts'
import { answersByState, matters, notConfirmed, read, rowsOf, type StateLaw } from '#content/stateLaw.ts'
import guide, { states } from '#content/states.ts'
import { searchOf } from '../../support/searchOf.ts'

const rows = states.flatMap((state) => rowsOf(state).map(([matter = '', answer = '']) => ({ state, matter, answer })))
const confirmed = rows.filter(({ answer }) => answer !== notConfirmed)

test('every State answers every question, and each has a section of its own to be chosen by', () => {
  expect(rows).toHaveLength(states.length * Object.keys(matters).length)
  expect(new Set(states.map(({ id }) => id)).size).toBe(states.length)
  const ids = guide.sections.map(({ id }) => id)
  expect(states.filter(({ id }) => !ids.includes(id)).map(({ name }) => name)).toEqual([])
  expect(guide.meta.description.length).toBeLessThanOrEqual(160)
})

test('every answer ends with how it was read, its source and the day; one that nobody confirmed has no number', () => {
  const end = /\. _(?:Official page|Reprint|Article|Address):_ \S.*, \d{1,2} [A-Z][a-z]+ \d{4}\.$/
  expect(confirmed.filter(({ answer }) => !end.test(answer)).map(({ state, matter }) => [state.id, matter])).toEqual([])
  expect(notConfirmed).not.toMatch(/\d/)
  expect(confirmed.length).toBeGreaterThan(0)
})

test('an answer that is called an official page leads to a page of the State', () => {
  const official = states.flatMap(({ id, cells }) =>
    Object.entries(cells).flatMap(([matter, { readIn, source }]) => {
      return readIn === 'Official page' ? [{ place: `${id} ${matter}`, source }] : []
    }),
  )
  const leads = /\]\(https:\/\/[\w.]+\.gov\.in(?:\/\S*)?\)$|\.nic\.in\b/
  expect(official.filter(({ source }) => !leads.test(source))).toEqual([])
})

test('an answer is due six months after it was read, each by its own day, and one that nobody confirmed never', () => {
  const sample: StateLaw = {
    id: 'goa',
    name: 'Goa',
    cells: {
      sale: read('Article', 'a paper', '3%.', '2026-04-02'),
      rent: read('Reprint', 'a site', 'An Act.', '2026-05-02'),
    },
  }
  const due = (day: string) => answersByState([sample], new Date(day)).map(({ question }) => question)
  expect(due('2026-10-02')).toEqual([])
  expect(due('2026-10-03')).toEqual([matters.sale])
  expect(due('2026-11-03')).toEqual([matters.sale, matters.rent])
  expect(answersByState([sample])).toHaveLength(2)
})

test('a search for a State, or for stamp duty in it, opens the page at that State', async () => {
  const { search } = await searchOf(sourceLanguage.code)
  const opens = (query: string) => search(query, 1).map(({ url }) => url)
  const missed = states.flatMap(({ id, name }) =>
    [name, `stamp duty ${name}`, `stamp duty in ${name.toLowerCase()}`].filter(
      (query) => opens(query)[0] !== `${guide.path}#${id}`,
    ),
  )
  expect(missed).toEqual([])
})

const law = (...args: string[]) =>
  spawnSync(process.execPath, ['src/build/scripts/law.mjs', ...args], { encoding: 'utf8' }).stdout.split('\n')

test('npm run law lists every answer by State with its day and its reading, and with --due those that must be read again', () => {
  const answers = answersByState(states)
  const lines = answers.map(({ state, question, cell }) => `${state}, ${question}: ${cell.text}`)
  expect(law().filter((line) => lines.includes(line))).toEqual(lines)
  const last =
    answers
      .map(({ cell }) => cell.on)
      .sort()
      .at(-1) ?? ''
  const later = `${Number(last.slice(0, 4)) + 1}${last.slice(4)}`
  const due = law('--due', later)
  expect(due.filter((line) => lines.includes(line))).toEqual(lines)
  for (const { cell } of answers) expect(due).toContain(`  read ${cell.on}, ${cell.readIn}: ${cell.source}`)
})

test('no word of a cell is wider than its column on a phone, so the table needs no scrolling sideways', () => {
  const shown = (answer: string) => answer.replace(/\]\([^)]*\)/g, ' ')
  const long = rows.flatMap(({ answer }) =>
    shown(answer)
      .split(/\s+/)
      .filter((word) => word.length > 24),
  )
  expect(long).toEqual([])
})
