import { expect, test } from 'vitest'
import { serverMessage } from '#content/hi/texts/serverMessage.ts'
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

test.each(answers)('on a page in Hindi it is said in Hindi: %s', (message) => {
  const words = serverMessage(message).replace(/\S+@\S+|1 MB/g, '')
  expect(words).toMatch(/\p{Script=Devanagari}/u)
  expect(words).not.toMatch(/[a-z]/i)
})

test('fields, numbers and waiting times are kept', () => {
  expect(serverMessage(texts.correct(texts.tooLong('name', 10_000)))).toContain('“नाम” में 10,000 ')
  expect(serverMessage(texts.tooMany(inWords(600)))).toContain(' 10 मिनट बाद ')
})

test('what is not known stays as the server said it', () => {
  expect(serverMessage('Teapot')).toBe('Teapot')
})
