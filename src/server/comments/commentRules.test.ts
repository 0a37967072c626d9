import { expect, test } from 'vitest'
import { site } from '#content/site.ts'
import type { Comment } from '#contract/calls.ts'
import { workTime } from '#contract/testing/workTime.ts'
import { type TestBackend, testBackend } from '../testing/testBackend.ts'
import { type CommentRules, contentReason, defaultCommentRules } from './commentRules.ts'
import { countLinks } from './spamRules.ts'

const reason = (author: string, text = 'Hello', rules: Partial<CommentRules> = {}) =>
  contentReason({ author, text }, { ...defaultCommentRules, ...rules })
const heldIn = async (server: TestBackend, body: object) =>
  (await server.post('/api/comments/blog1', body)).json<Comment>().held ?? false

test("the product's name as an author is held, however it is written; an ordinary name is not", () => {
  const imitations = ['Pravasi Desk', 'PRAVASI-DESK support', 'Рrаvаsі Dеsk', 'P r a v a s i  D e s k', 'Ｐravasi Désk']
  const rules = { reservedNames: ['Pravasi Desk'] }
  for (const name of [...imitations, 'pravasi\u200b desk'])
    expect(reason(name, 'Hello', rules), name).toContain('reserved name')
  expect(reason(`${site.product.toUpperCase()} support`)).toContain('reserved name')
  for (const name of ['Asha Rao', 'प्रवासी', 'Pravasi', 'desk', '']) expect(reason(name), name).toBeUndefined()
})

test.each([
  'Pravasi\ufe0f Desk',
  'Pra\u{e0100}vasi Desk',
  'Pravasi\u3164Desk',
  'Pra\u115fvasi Desk',
  'Pravasi D\u20dde\u1ab0sk',
  'Pra\u0489vasi Desk',
])('the name is held with marks and characters in it that change nothing of how it looks, or little: %j', (name) => {
  expect(reason(name, 'Hello', { reservedNames: ['Pravasi Desk'] })).toContain('reserved name')
  const words = { heldWords: ['Pravasi Desk', 'गारंटी'] }
  expect(reason('Asha', `I am of ${name}`, words)).toBe('it contains Pravasi Desk')
  expect(reason('Asha', 'पूरी गारंटी है', words)).toBe('it contains गारंटी')
  expect(reason('Asha', 'पूरी गारटी है', words)).toBeUndefined()
})

test('names of staff and words that the provider lists are held', () => {
  const rules = { reservedNames: ['Adv. Meera Iyer'], heldWords: ['crypto', 'गारंटी'] }
  expect(reason('meera iyer', 'Hi', { reservedNames: ['Meera Iyer'] })).toContain('reserved name Meera Iyer')
  expect(reason('Asha', 'Get CRYPTO now', rules)).toBe('it contains crypto')
  expect(reason('Asha', 'पूरी गारंटी है', rules)).toBe('it contains गारंटी')
  expect(reason('Asha', 'A plot in four names', rules)).toBeUndefined()
})

test('a text that turns the direction of reading round is held; Arabic and Urdu with isolates are not', () => {
  expect(reason('Asha', 'pay \u202egnp.exe')).toContain('reverse the direction')
  expect(reason('\u202edeсk', 'Hello')).toContain('reverse the direction')
  expect(reason('Asha', 'یہ \u2067زمین\u2069 ہے')).toBeUndefined()
})

test('bare domains, paths and telephone numbers count as links; figures, dates, laws and sentences do not', () => {
  const links = [
    't.me/x',
    'evil.example/a',
    'see cheap-flats.xyz now',
    'call +91 98765 43210',
    '(022) 2345-6789',
    '९८७६५ ४३२१०',
  ]
  for (const text of [
    ...links,
    'www.a.example',
    'https://a.example/b',
    'e\u200bvil.com',
    'evil.inf\ufe0fo',
    'ｅvil.com',
  ])
    expect(countLinks(text), text).toBe(1)
  const plain = [
    'It took 2.5 years.Then it ended',
    'Rs. 12,50,000 in 2024-25',
    'Section 194IA, 195(2)',
    'asha@example.com',
  ]
  for (const text of [
    ...plain,
    'On 12.03.2024 and 2024-03-12',
    'etc.and so on',
    '1 2 3 4 5 6 7 8 9 10 11 12',
    'i.e. this',
  ])
    expect(countLinks(text), text).toBe(0)
})

test('digits of several scripts in a row are counted in a moment, and too many are no telephone number', async () => {
  const hostile = [`1${'१'.repeat(30)}`.repeat(20), '1१'.repeat(2000), '१ '.repeat(3000), '११-'.repeat(3000)]
  const taken = await workTime(() => {
    for (const text of hostile) expect(countLinks(text)).toBeLessThanOrEqual(text.length)
  })
  expect(taken).toBeLessThan(1000)
  expect(countLinks('१२३४५६७८९०१२३४५६')).toBe(0)
})

test('with COMMENTS=review every comment waits, and the provider is asked', async () => {
  const open = await testBackend()
  expect(await heldIn(open, { text: 'Hello' })).toBe(false)
  await open.close()
  const server = await testBackend({ commentRules: { ...defaultCommentRules, reviewAll: true } })
  expect(await heldIn(server, { text: 'Hello' })).toBe(true)
  expect((await server.app.inject('/api/comments/blog1')).json()).toEqual([])
  const emails = await server.store.db.selectFrom('mail_queue').select('kind').execute()
  expect(emails).toEqual([{ kind: 'held' }])
  await server.close()
})

test('a comment or a report of nothing visible is refused as empty', async () => {
  const server = await testBackend()
  for (const text of ['\u200b\u200d', '\u3164', '\u2800 \ufe0f', '\u00ad\u2060\ufeff']) {
    const answer = await server.post('/api/comments/blog1', { text })
    expect([text, answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      text,
      400,
      'Please correct the following: text must not be empty.',
    ])
  }
  for (const text of ['👍🏽', '❤️', 'क्‍ष', '.'])
    expect((await server.post('/api/comments/blog1', { text })).statusCode).toBe(201)
  await server.close()
})
