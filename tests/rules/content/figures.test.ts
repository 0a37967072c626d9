import { describe, expect, test } from 'vitest'
import { plain, statementsOf } from '../../support/prose.ts'
import { articles, partsOf, runningTextOf } from '../../support/written.ts'
import { type DatedFigure, datedFigures, type FigureName, figuresOf } from './dated.ts'
import { specifiedSlugs } from './specification.ts'

const bySlug = new Map(articles.map((blog) => [blog.slug, blog]))
const figures: Record<FigureName, DatedFigure> = datedFigures

/** Whether one statement says the figure together with its date or condition. */
function stated({ figure, about = figure, dated }: DatedFigure, text: string): boolean {
  return statementsOf(text).some((one) => figure.test(one) && about.test(one) && dated.test(one))
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
