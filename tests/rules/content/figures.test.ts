import { describe, expect, test } from 'vitest'
import { plain, statementsOf } from '../../support/prose.ts'
import { articles, everyText, partsOf, runningTextOf } from '../../support/written.ts'
import { type DatedFigure, datedFigures, type FigureName, figuresOf } from './dated.ts'
import { specifiedSlugs } from './specification.ts'

const bySlug = new Map(articles.map((blog) => [blog.slug, blog]))
const figures: Record<FigureName, DatedFigure> = datedFigures

/** Whether one statement says the figure together with its date or condition. */
function stated({ figure, about = figure, dated }: DatedFigure, text: string): boolean {
  return statementsOf(text).some((one) => figure.test(one) && about.test(one) && dated.test(one))
}

/** Statements that say the one without the other, with their places. */
function statementsWith(said: RegExp, missing: RegExp): string[] {
  return everyText.flatMap(({ where, text }) =>
    statementsOf(text)
      .filter((one) => said.test(one) && !missing.test(one))
      .map((one) => `${where}: ${one}`),
  )
}

describe.each(specifiedSlugs)('%s', (slug) => {
  const blog = bySlug.get(slug)
  const { body = [], lawCheck = [] } = blog ? partsOf(blog) : {}

  test.each(figuresOf[slug])('BA-16 BA-25 states %s with its date or condition in one sentence', (name) => {
    expect(stated(figures[name], runningTextOf(body))).toBe(true)
  })

  test.each(figuresOf[slug].filter((name) => figures[name].lawCheck))(
    'BA-16 its law check says how %s stands',
    (name) => {
      expect(figures[name].lawCheck?.test(plain(runningTextOf(lawCheck)))).toBe(true)
    },
  )
})

test('BA-16 every figure of the specification stands in at least one article', () => {
  expect(new Set(Object.values(figuresOf).flat())).toEqual(new Set(Object.keys(datedFigures)))
})

test('BA-25 a rate on gains that was replaced in July 2024 never stands without its time', () => {
  const replaced = /(?=.*\b(?:10|15|20)%)(?=.*(?:\bgains?\b|indexation|short-term|long-term))/i
  const timed = /2[23] July 2024|(?:[Oo]ld|[Ee]arlier|[Ll]ater) (?:rule|one)|surcharge on such a gain|costs ₹20,000 now/
  expect(statementsWith(replaced, timed)).toEqual([])
})

test('BA-25 a form that was replaced never stands as the one of today', () => {
  const replaced = /\bForms? (?:15C[AB]|10F|13|27Q|16A|49AA?)\b/
  const timed = /\b(?:14[456]|41|128|131|93|95)\b|\b(?:until|was|were|applied) |31 March 2026/i
  expect(statementsWith(replaced, timed)).toEqual([])
})

test('BA-25 the ₹2 lakh deduction and the ₹2.5 lakh exemption never stand without their regime', () => {
  const limits =
    /interest[^.]* up to ₹2 lakh|up to ₹2 lakh[^.]* interest|₹2\.5 lakh[^.]*(?:exempt|limit)|(?:exempt|limit)[^.]*₹2\.5 lakh/
  expect(statementsWith(limits, /regime/)).toEqual([])
})
