import { describe, expect, test } from 'vitest'
import { plain, statementsOf } from '../../support/prose.ts'
import { articles, partsOf, runningTextOf } from '../../support/siteTexts.ts'
import { type DatedFigure, datedFigures, type FigureName, figuresOf } from './dated.ts'

const bySlug = new Map(articles.map((blog) => [blog.slug, blog]))
const figures: Record<FigureName, DatedFigure> = datedFigures

/** Whether one statement says the figure together with its date or condition. */
function stated({ figure, about = figure, dated }: DatedFigure, text: string): boolean {
  return statementsOf(text).some((one) => figure.test(one) && about.test(one) && dated.test(one))
}

const stating = Object.keys(figuresOf).filter((slug) => bySlug.has(slug))

describe.each(stating)('%s', (slug) => {
  const [blog, names] = [bySlug.get(slug), figuresOf[slug] ?? []]
  const { body = [], changes = [] } = blog ? partsOf(blog) : {}

  test.each(names)('BA-16 BA-25 states %s with its date or condition in one sentence', (name) => {
    expect(stated(figures[name], runningTextOf(body))).toBe(true)
  })

  test('BA-16 its list of changes names every figure that the law replaced', () => {
    const listed = plain(runningTextOf(changes))
    const missing = names.filter((name) => !(figures[name].changed?.test(listed) ?? true))
    expect(missing).toEqual([])
  })
})
