import 'fake-indexeddb/auto'
import { beforeEach, expect, test } from 'vitest'
import { clearListening, listeningIn, saveListening } from './listening.ts'

beforeEach(() => clearListening())

test('an article is heard on from the sentence at which it was stopped', async () => {
  await saveListening('a', { passage: 3, sentence: 'Two dates decide.' })
  expect(await listeningIn('a')).toEqual({ passage: 3, sentence: 'Two dates decide.' })
  expect(await listeningIn('b')).toBeUndefined()
})

test('the place in one article can be deleted, or in all', async () => {
  for (const slug of ['a', 'b', 'c']) await saveListening(slug, { passage: 1, sentence: 'x' })
  await clearListening('a')
  expect([await listeningIn('a'), await listeningIn('b')]).toEqual([undefined, { passage: 1, sentence: 'x' }])
  await clearListening()
  expect([await listeningIn('b'), await listeningIn('c')]).toEqual([undefined, undefined])
})
