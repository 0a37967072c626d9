import { expect, test } from 'vitest'
import { sourceLanguage, translations } from '#content/languages.ts'
import { officialTexts } from '#content/law.ts'
import { read } from '../sources.ts'

const notice =
  /^\/\/ (?:Machine draft, not yet checked by a person|Checked by \S.* on \d{1,2} [A-Z][a-z]+ \d{4})\. Texts only: no advice\.\n/

const content = '../../../src/content/'
const all = import.meta.glob<object>(['../../../src/content/**/*.ts', '!../../../src/content/**/*.test.ts'])

const modules = await Promise.all(
  Object.entries(all).flatMap(([path, load]) => {
    const language = translations.find(({ code }) => path.startsWith(`${content}${code}/`))
    if (!language) return []
    const name = path.slice(content.length + language.code.length + 1)
    const read = async () => ({
      file: path.slice(9),
      name,
      language,
      translation: await load(),
      original: await all[content + name]?.(),
    })
    return [read()]
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
/**
 * Texts of pages that are in English only, addresses, owners' statements about their practice, and what the build of the
 * language adds to a task (src/build/prerender/readTranslation.test.ts).
 */
const stays =
  /^(?:tasks\/[a-z-]+\.ts\.default\.(?:title|meta\.title|sources|data)|tasks\.ts\.default\.cards\.\d+\.title|pages\/pageMetas\.ts\.pageMetas\.(?:about|resources|testimonials|glossary)|pages\/testimonials\.ts\.testimonials\.(?!carousel)|site\.ts\.(?:site\.places\.(?:office|footer)\.\w+$|practice\.))/
const inEnglish = /[A-Za-z][A-Za-z’'-]+(?:,? [A-Za-z][A-Za-z’'-]+){3,}/

/** The rest of a text without names in brackets and titles of official texts. */
function ownWords(text: string): string {
  return titles.reduce((rest, title) => rest.replaceAll(title, ''), text).replace(/\([^()]*\)/g, '')
}

test('a translated module says on its first line that it is a draft, or who has checked it and when', () => {
  expect(modules.filter(({ file }) => !notice.test(read(file))).map(({ file }) => file)).toEqual([])
})

test('a translated module exports what its English one exports', () => {
  for (const { file, translation, original } of modules) {
    if (original) expect(Object.keys(translation).sort(), file).toEqual(Object.keys(original).sort())
  }
})

test('no text was left in English where the letters are other ones, but for those of English pages, official texts and names in brackets', () => {
  const inOtherLetters = modules.filter(({ language }) => language.script !== sourceLanguage.script)
  const texts = inOtherLetters.flatMap(({ name, translation }) => textsOf(translation, name))
  const left = texts.filter(
    ({ place, text }) => !stays.test(place) && !/^(?:https?:|\/)/.test(text) && inEnglish.test(ownWords(text)),
  )
  expect(left).toEqual([])
})
