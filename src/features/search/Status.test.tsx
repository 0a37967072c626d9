// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { searchTexts as texts } from '#content/texts/search.ts'
import type { Found } from '#offline/search.ts'
import { renderInApp } from '#ui/testing/testApp.tsx'
import { Status } from './Status.tsx'

afterEach(cleanup)

const result: Found = { id: '1', kind: 'term', url: '/glossary#nri', page: 'Glossary', title: [], extract: [] }

async function said(query: string, found: readonly Found[] = []) {
  await renderInApp(
    <Status state="ready" query={query} found={found} most={8} retry={() => {}} focusField={() => {}} />,
  )
  return screen.getByRole('status').textContent
}

test('a word in Hindi on an English page leads to the search of the Hindi pages', async () => {
  expect(await said('वसीयत')).toBe(`${texts.nothing('वसीयत')} ${texts.hindi}`)
  const link = screen.getByRole('link', { name: texts.searchInHindi })
  expect(link.getAttribute('href')).toBe(`/hi/search?q=${encodeURIComponent('वसीयत')}`)
  expect(link.getAttribute('hreflang')).toBe('hi')
})

test('beside results the sentence about Hindi follows their number', async () => {
  expect(await said('NRI वसीयत', [result])).toBe(`${texts.count(1)}. ${texts.hindi}`)
})

test.each(['கடன்', 'وصية', 'વસિયત', 'ਵਸੀਅਤ', '遺言', 'завещание', 'tax ক'])(
  'in "%s" are letters of a script that is not searched, and the status says which languages are',
  async (query) => {
    expect(await said(query)).toBe(`${texts.nothing(query)} ${texts.otherScript(true)}`)
    expect(screen.queryByRole('link', { name: texts.searchInHindi })).toBeNull()
  },
)

test.each(['zzqx', 'résumé', '₹50 lakh', '15CA/15CB', 'Müller & Söhne', '“will”'])(
  'of "%s" the status says nothing about languages',
  async (query) => {
    expect(await said(query)).toBe(`${texts.nothing(query)} ${texts.nothingHint}`)
    cleanup()
    expect(await said(query, [result])).toBe(texts.count(1))
  },
)

test('results in English on a page of another language are named as such', async () => {
  const english = { ...result, id: '2', isEnglish: true as const }
  expect(await said('tax', [english])).toBe(`${texts.count(1)}. ${texts.onlyEnglish}`)
  cleanup()
  expect(await said('tax', [result, english])).toBe(`${texts.count(2)}. ${texts.alsoEnglish}`)
})
