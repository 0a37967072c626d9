// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { createReader, findPlace, minutesFrom, type Reader } from './createReader.ts'
import type { Passage } from './readPassages.ts'
import { FakeSynth, fakeSpeech, rishi } from './testing/fakeSpeech.ts'

const passage = (...texts: string[]): Passage => ({
  element: document.createElement('p'),
  sentences: texts.map((text) => ({ written: text, spoken: text, range: document.createRange() })),
})
const passages = [passage('A1.', 'A2.'), passage('B1.', 'B2.'), passage('C1.')]

let opened: Reader | undefined
afterEach(() => opened?.pause())

function reader(voices = [rishi], isOnline = () => true) {
  const synth = new FakeSynth(voices)
  const made = createReader({ passages, speech: fakeSpeech(synth), choice: { rate: 1 }, isOnline })
  opened = made
  return { synth, reader: made, place: () => [made.state.get().passage, made.state.get().sentence] }
}

test('an article is read sentence by sentence to its end, and then from the top again', () => {
  const { synth, reader: it } = reader()
  it.play()
  for (const _ of [1, 2, 3, 4, 5]) synth.finish()
  expect(synth.texts).toEqual(['A1.', 'A2.', 'B1.', 'B2.', 'C1.'])
  expect(it.state.get().status).toBe('ended')
  it.play()
  expect(synth.current.text).toBe('A1.')
})

test('a pause cancels, for Android cannot pause, and reading goes on with the same sentence', () => {
  const { synth, reader: it } = reader()
  it.play()
  synth.finish()
  it.pause()
  expect([synth.cancelled, it.state.get().status]).toEqual([1, 'paused'])
  it.play()
  expect(synth.texts).toEqual(['A1.', 'A2.', 'A2.'])
})

test('the previous paragraph is first the beginning of this one', () => {
  const { synth, reader: it, place } = reader()
  it.play()
  it.next()
  synth.finish()
  expect(place()).toEqual([1, 1])
  it.previous()
  expect([place(), synth.current.text]).toEqual([[1, 0], 'B1.'])
  it.previous()
  it.previous()
  expect([place(), synth.current.text]).toEqual([[0, 0], 'A1.'])
})

test('the next paragraph is the last one at most, and moving while paused stays silent', () => {
  const { synth, reader: it, place } = reader()
  for (const _ of [1, 2, 3, 4]) it.next()
  expect([place(), synth.texts]).toEqual([[2, 0], []])
  it.play()
  expect(synth.texts).toEqual(['C1.'])
})

test('another speed or voice takes effect at once, with the same sentence', () => {
  const daniel = { ...rishi, name: 'Daniel', voiceURI: 'Daniel', lang: 'en-GB' }
  const { synth, reader: it } = reader([rishi, daniel])
  it.play()
  it.choose({ rate: 2, voice: 'Daniel' })
  expect(synth.texts).toEqual(['A1.', 'A1.'])
  expect(synth.current).toMatchObject({ rate: 2, voice: daniel })
})

test('a voice that fails pauses the reading and says so; being interrupted only pauses it', () => {
  const { synth, reader: it } = reader()
  it.play()
  synth.begin()
  synth.fail('synthesis-failed')
  expect(it.state.get()).toMatchObject({ status: 'paused', failed: true })
  it.play()
  synth.begin()
  synth.fail('interrupted')
  expect(it.state.get()).toMatchObject({ status: 'paused', failed: false })
})

test('a voice of the network is left when the connection is gone, and without another one the reading pauses', () => {
  let online = true
  const { synth, reader: it } = reader([{ ...rishi, localService: false }], () => online)
  it.play()
  online = false
  synth.finish()
  expect(it.state.get()).toMatchObject({ status: 'paused', sentence: 1, failed: true })
})

test('a kept sentence is found in its passage, elsewhere after a change of the text, or not at all', () => {
  expect(findPlace(passages, { passage: 1, sentence: 'B2.' })).toEqual({ passage: 1, sentence: 1 })
  expect(findPlace(passages, { passage: 0, sentence: 'C1.' })).toEqual({ passage: 2, sentence: 0 })
  expect(findPlace(passages, { passage: 9, sentence: 'gone' })).toBeUndefined()
})

test('the minutes left are those from the place at the speed', () => {
  const long = [passage('x'.repeat(850)), passage('x'.repeat(850), 'x'.repeat(850))]
  const at = (passageIndex: number, sentence: number) =>
    ({ status: 'playing', failed: false, passage: passageIndex, sentence }) as const
  expect(minutesFrom(long, at(0, 0), 1)).toBe(3)
  expect(minutesFrom(long, at(1, 1), 2)).toBe(0.5)
})
