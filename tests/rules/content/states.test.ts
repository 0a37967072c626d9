import { expect, test } from 'vitest'
import { matters, notConfirmed, rowsOf } from '#content/stateLaw.ts'
import guide, { states } from '#content/states.ts'

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

test('no word of a cell is wider than its column on a phone, so the table needs no scrolling sideways', () => {
  const shown = (answer: string) => answer.replace(/\]\([^)]*\)/g, ' ')
  const long = rows.flatMap(({ answer }) =>
    shown(answer)
      .split(/\s+/)
      .filter((word) => word.length > 24),
  )
  expect(long).toEqual([])
})
