import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { langAt, languageOf, languages, prefixOf, sourceLanguage, translations } from './languages.ts'

test('a language is known by the first part of an address, and a page whose name begins alike is none of it', () => {
  expect(['/', '/about', '/contact/x'].map(langAt)).toEqual([
    sourceLanguage.code,
    sourceLanguage.code,
    sourceLanguage.code,
  ])
  for (const { code } of translations) {
    expect([`/${code}`, `/${code}/`, `/${code}/blogs/wills`].map(langAt)).toEqual([code, code, code])
    expect([`/${code}x`, `/${code}-guide/a`, `/blogs/${code}`].map(langAt)).not.toContain(code)
  }
})

test('the first language has addresses without a prefix, every other one its own', () => {
  expect(new Set(languages.map(({ code }) => prefixOf(code))).size).toBe(languages.length)
  expect(prefixOf(sourceLanguage.code)).toBe('')
})

test('what the table says of a language holds: codes and scripts that exist, its texts and its sheet of faces', () => {
  for (const { code, html, script, faces, name } of languages) {
    expect(code).toMatch(/^[a-z]{2}$/)
    expect(Intl.getCanonicalLocales([code, html])[0]).toBe(code)
    expect(name).toMatch(new RegExp(String.raw`\p{Script=${script}}`, 'u'))
    if (faces) expect(existsSync(`src/ui/theme/${faces}`), faces).toBe(true)
  }
  for (const { code } of translations) expect(existsSync(`src/content/${code}/pageList.ts`), code).toBe(true)
})

test('a code that the table does not have is refused with those that it has', () => {
  expect(() => languageOf('xx')).toThrow(/languages\.ts has no language 'xx'; it has en/)
})
