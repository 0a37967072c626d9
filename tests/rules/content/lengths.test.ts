import { expect, test } from 'vitest'
import { articles, services } from '../../support/siteTexts.ts'

/** Everything outside the bounds, as 'name: length'. */
function outside<T>(all: readonly T[], name: (one: T) => string, length: (one: T) => number, from: number, to: number) {
  return all.filter((one) => length(one) < from || length(one) > to).map((one) => `${name(one)}: ${length(one)}`)
}

const path = ({ path }: { path: string }) => path
const slug = ({ slug }: { slug: string }) => slug

test('descriptions for search engines have 120 to 160 characters', () => {
  expect(outside(services, path, ({ metaDescription }) => metaDescription.length, 120, 160)).toEqual([])
  expect(outside(articles, slug, ({ metaDescription }) => metaDescription.length, 120, 160)).toEqual([])
})
