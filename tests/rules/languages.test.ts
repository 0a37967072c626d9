import { expect, test } from 'vitest'
import { translations } from '#content/languages.ts'
import { read, sourceFiles } from './sources.ts'

const codes = translations.map(({ code }) => code).join('|')
/** A text that is the code of a translation, or an address that begins with it. */
const literal = new RegExp(`(?<=['"\`])/?(?:${codes || '(?!)'})(?=['"\`/])`, 'g')
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')

/** The table of languages and the texts of the language itself may name it. */
function mayName(file: string): boolean {
  const [, room = '', folder = ''] = file.split('/')
  return file === 'src/content/languages.ts' || (room === 'content' && codes.split('|').includes(folder))
}

test('nothing but the table and its own texts names another language: everything else derives from the table', () => {
  const files = sourceFiles('src').filter((file) => !/\.test\.tsx?$/.test(file) && !mayName(file))
  const found = files.flatMap((file) =>
    (withoutComments(read(file)).match(literal) ?? []).map((one) => `${file}: ${one}`),
  )
  expect(found).toEqual([])
})

test.each(translations)('a planted literal of $name is found', ({ code }) => {
  for (const text of [`'${code}'`, `"/${code}/"`, `\`/${code}/x\``, `'/${code}'`])
    expect(text.match(literal), text).toHaveLength(1)
  for (const text of [`'${code}x'`, `'x${code}'`, `// '${code}'`])
    expect(withoutComments(text).match(literal), text).toBe(null)
})
