import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { officialTexts } from '#content/law.ts'
import { read } from '../sources.ts'

const folder = 'src/content/hi'
const notice =
  /^\/\/ (?:Machine draft, not yet checked by a person|Checked by \S.* on \d{1,2} [A-Z][a-z]+ \d{4})\. Texts only: no advice\.\n/

const ofFolder = '../../../src/content/hi/'
const translations = import.meta.glob<object>([
  '../../../src/content/hi/**/*.ts',
  '!../../../src/content/hi/**/*.test.ts',
])
const originals = import.meta.glob<object>(['../../../src/content/**/*.ts', '!../../../src/content/hi/**'])

const modules = await Promise.all(
  Object.entries(translations).map(async ([path, load]) => {
    const name = path.slice(ofFolder.length)
    return { name, translation: await load(), original: await originals[`../../../src/content/${name}`]?.() }
  }),
)

/** The texts of a value, each with its place. A function is called with a sign for each parameter. */
function textsOf(value: unknown, place: string): { place: string; text: string }[] {
  if (typeof value === 'string') return [{ place, text: value }]
  if (typeof value === 'function') {
    try {
      return textsOf(value('«1»', '«2»', '«3»', '«4»'), place)
    } catch {
      // It computes with what it is given: not a text.
      return []
    }
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => textsOf(one, `${place}.${key}`))
}

/** Titles of official texts, which keep their own language. */
const titles = Object.values(officialTexts).map(({ title }) => title)
/** Texts of pages that are in English only, addresses, and owners' statements about their practice. */
const stays =
  /^(?:pageList\.ts\.translation|pages\/pageMetas\.ts\.pageMetas\.(?:about|resources|testimonials|privacy|glossary)|pages\/testimonials\.ts\.testimonials\.(?!carousel)|site\.ts\.(?:site\.places\.(?:office|footer)\.\w+$|practice\.))/
const inEnglish = /[A-Za-z][A-Za-z’'-]+(?:,? [A-Za-z][A-Za-z’'-]+){3,}/

/** The rest of a text without names in brackets and titles of official texts. */
function ownWords(text: string): string {
  return titles.reduce((rest, title) => rest.replaceAll(title, ''), text).replace(/\([^()]*\)/g, '')
}

test('a folder of translations holds some', () => {
  expect(modules.length > 0 || !existsSync(folder)).toBe(true)
})

test('a translated module says on its first line that it is a draft, or who has checked it and when', () => {
  expect(modules.filter(({ name }) => !notice.test(read(`${folder}/${name}`))).map(({ name }) => name)).toEqual([])
})

test('a translated module exports what its English one exports', () => {
  for (const { name, translation, original } of modules) {
    if (original) expect(Object.keys(translation).sort(), name).toEqual(Object.keys(original).sort())
  }
})

test('no text was left in English, but for those of English pages, official texts and names in brackets', () => {
  const all = modules.flatMap(({ name, translation }) => textsOf(translation, name))
  const left = all.filter(
    ({ place, text }) => !stays.test(place) && !/^(?:https?:|\/)/.test(text) && inEnglish.test(ownWords(text)),
  )
  expect(left).toEqual([])
})
