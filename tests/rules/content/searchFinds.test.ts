import { expect, test } from 'vitest'
import { languages, sourceLanguage } from '#content/languages.ts'
import { searchEntries } from '#device/offline/searchIndex.ts'
import { searchOf } from '../../support/searchOf.ts'

const all = await Promise.all(languages.map(async ({ code, name }) => ({ code, name, ...(await searchOf(code)) })))
type Content = (typeof all)[number]['content']

/** Titles, headings and terms with the addresses that bear them. */
function named(content: Content): Map<string, string[]> {
  const { recent, older } = searchEntries(content)
  const titles = [
    ...[...recent, ...older].map(({ title, url }) => [title, url] as const),
    ...content.guides.flatMap(({ path, sections }) => sections.map(({ title }) => [title, path] as const)),
  ]
  const byName = new Map<string, string[]>()
  for (const [name, url] of titles) byName.set(name, [...(byName.get(name) ?? []), url])
  return byName
}

test.each(all)(
  'every title, heading and term in $name finds what bears it among the first three',
  ({ content, search }) => {
    const names = named(content)
    expect(names.size).toBeGreaterThan(0)
    const missed = [...names].filter(([name, urls]) => !search(name, 3).some(({ url }) => urls.includes(url)))
    expect(missed).toEqual([])
  },
)

test.each(all)('every single word of a title, heading or term in $name finds something', ({ content, search }) => {
  const words = new Set([...named(content).keys()].flatMap((name) => name.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []))
  expect([...words].filter((word) => search(word, 1).length === 0)).toEqual([])
})

test.each(all)(
  'the index in $name is small enough for every device that keeps it',
  ({ code, indexes: [recent = ''] }) => {
    expect(Buffer.byteLength(recent)).toBeLessThan(code === sourceLanguage.code ? 700_000 : 300_000)
  },
)
