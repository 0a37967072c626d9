import { basename, dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { languageOf } from '#content/languages.ts'
import { serverMessage } from '#content/texts/serverMessage.ts'
import { inWords } from './rateLimits.ts'
import { texts } from './texts.ts'

/** The messages that a write may give a visitor; the other texts are for those who write programs. */
const answers = [
  texts.subscribed,
  texts.confirmationSent,
  texts.notAnAddress,
  texts.unknownArticle,
  texts.unknownComment,
  texts.parentDeleted,
  texts.commentDeleted,
  texts.keyReused,
  texts.tooLarge,
  texts.correct(`${texts.missing('email')}; ${texts.tooLong('contactNumber', 10_000)}`),
  texts.tooMany(inWords(80)),
  texts.tooMuch(inWords(600)),
  texts.tooMuchTogether(inWords(7200)),
  texts.busy(inWords(1)),
  texts.banned,
  texts.unavailable,
  texts.failed,
  texts.stopping,
]

type ServerMessage = { serverMessage: (message: string) => string }
const modules = import.meta.glob<ServerMessage>('../../content/*/texts/serverMessage.ts', { eager: true })
const translated = Object.entries(modules).map(([path, { serverMessage }]) => {
  const { name, script } = languageOf(basename(dirname(dirname(path))))
  return { name, script, serverMessage }
})

test('an English page says it as the server does', () => {
  expect(answers.map(serverMessage)).toEqual(answers)
})

describe.each(translated)('on a page in $name', ({ script, serverMessage }) => {
  test.each(answers)('it is said in that language: %s', (message) => {
    const words = serverMessage(message).replace(/\S+@\S+|1 MB/g, '')
    expect(words).toMatch(new RegExp(String.raw`\p{Script=${script}}`, 'u'))
    expect(words).not.toBe(message)
    if (script !== 'Latin') expect(words).not.toMatch(/[a-z]/i)
  })

  test('numbers and waiting times are kept, and fields have their names', () => {
    const tooLong = serverMessage(texts.correct(texts.tooLong('contactNumber', 10_000)))
    expect(tooLong).toContain('10,000')
    expect(tooLong).not.toContain('contactNumber')
    expect(serverMessage(texts.tooMany(inWords(600)))).toMatch(/\b10\b/)
  })

  test('a message that is not known stays as the server said it', () => {
    expect(serverMessage('Teapot')).toBe('Teapot')
  })
})
