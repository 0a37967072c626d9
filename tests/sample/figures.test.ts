import { expect, test } from 'vitest'
import { readGuides } from '#build/prerender/readContent.ts'
import { reviewable } from '#content/law.ts'
import { dayOf, dayText } from '#law/day.ts'
import { datedFigures, figuresOf } from '../rules/content/dated.ts'
import { plain } from '../support/prose.ts'
import { everyText } from '../support/siteTexts.ts'
import { specifiedSlugs } from './specification.ts'

const days = (await readGuides()).flatMap(({ sections }) =>
  sections.flatMap(({ parts }) =>
    parts.flatMap((part) => (part.type === 'days' ? part.days.map(({ iso }) => iso) : [])),
  ),
)
const allText = [...everyText.map(({ text }) => plain(text)), ...days.map((iso) => dayText(dayOf(iso) ?? 0))].join('\n')

test('BA-16 BA-25 every figure of the specification is in at least one article', () => {
  const stated = specifiedSlugs.flatMap((slug) => figuresOf[slug] ?? [])
  expect(new Set(stated)).toEqual(new Set(Object.keys(datedFigures)))
})

test('every figure of law.ts is printed somewhere', () => {
  const unused = Object.entries(reviewable).filter(([, { printed }]) => !printed.some((one) => allText.includes(one)))
  expect(unused.map(([name]) => name)).toEqual([])
})
