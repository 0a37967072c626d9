// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { languages, sourceLanguage, translations } from '#content/languages.ts'
import { searchTexts as texts } from '#content/texts/search.ts'
import type { Found } from '#device/offline/search.ts'
import { renderInApp } from '#ui/testing/testApp.tsx'
import { nameOf } from './languageNotice.ts'
import { Status } from './Status.tsx'

afterEach(cleanup)

const result: Found = { id: '1', kind: 'term', url: '/glossary#nri', page: 'Glossary', title: [], extract: [] }

async function said(query: string, found: readonly Found[] = []) {
  await renderInApp(
    <Status state="ready" query={query} found={found} most={8} retry={() => {}} focusField={() => {}} />,
  )
  return screen.getByRole('status').textContent
}

const inOtherScripts = translations.filter(({ script }) => script !== sourceLanguage.script)

test.each(inOtherScripts)('a word in the script of $name leads to the search of its pages', async (language) => {
  const [query, notice] = [language.name, texts.otherLanguage(nameOf(language))]
  expect(await said(query)).toBe(`${texts.nothing(query)} ${notice}`)
  const link = screen.getByRole('link', { name: texts.searchInLanguage(nameOf(language)) })
  expect(link.getAttribute('href')).toBe(`/${language.code}/search?q=${encodeURIComponent(query)}`)
  expect(link.getAttribute('hreflang')).toBe(language.code)
  cleanup()
  // Beside results the sentence follows their number.
  expect(await said(`NRI ${query}`, [result])).toBe(`${texts.count(1)}. ${notice}`)
})

test('a word with half of a sign in it is searched for in its language', async () => {
  for (const language of inOtherScripts) {
    const query = `${language.name} \ud83d`
    await said(query)
    const link = screen.getByRole('link', { name: texts.searchInLanguage(nameOf(language)) })
    const asked = encodeURIComponent(query.replace('\ud83d', '\ufffd'))
    expect(link.getAttribute('href')).toBe(`/${language.code}/search?q=${asked}`)
    cleanup()
  }
})

const strange = {
  Tamil: 'கடன்',
  Arabic: 'وصية',
  Gujarati: 'વસિયત',
  Gurmukhi: 'ਵਸੀਅਤ',
  Han: '遺言',
  Cyrillic: 'завещание',
}
const unsearched = Object.entries(strange).filter(([script]) => !languages.some((one) => one.script === script))

test.each(unsearched.map(([, word]) => word))(
  'in "%s" are letters of a script that is not searched, and the status says which languages are',
  async (word) => {
    const names = new Intl.ListFormat('en-GB').format(languages.map(nameOf))
    for (const query of [word, `tax ${word}`]) {
      expect(await said(query)).toBe(`${texts.nothing(query)} ${texts.otherScript(names)}`)
      expect(screen.queryByRole('link', { name: /pages in/ })).toBeNull()
      cleanup()
    }
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
