import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shortParts, speak } from './speak.ts'
import { FakeSynth, fakeSpeech, rishi } from './testing/fakeSpeech.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function begin(text: string) {
  const synth = new FakeSynth()
  const [onDone, onFailed] = [vi.fn(), vi.fn()]
  const stop = speak(fakeSpeech(synth), text, { voice: rishi, rate: 1.5, onDone, onFailed })
  return { synth, onDone, onFailed, stop }
}

test('a sentence is said in the voice and at the speed chosen, and its end is reported once', () => {
  const { synth, onDone } = begin('Two dates decide.')
  expect(synth.current).toMatchObject({ text: 'Two dates decide.', voice: rishi, lang: 'en-IN', rate: 1.5 })
  synth.finish()
  vi.advanceTimersByTime(60_000)
  expect(onDone).toHaveBeenCalledOnce()
})

test('a long sentence is said in short parts, divided at semicolons, commas or blanks, and nothing of it is lost', () => {
  const clause = 'the buyer deducts the tax before paying the price to the seller'
  const text = `${clause}; ${clause}, ${clause} and ${clause}.`
  const parts = shortParts(text)
  expect(parts.length).toBeGreaterThan(1)
  expect(parts.every(({ length }) => length <= 180)).toBe(true)
  expect(parts.join(' ')).toBe(text)
  expect(parts[0]).toBe(`${clause};`)
  const { synth, onDone } = begin(text)
  for (const _ of parts) synth.finish()
  expect(synth.texts).toEqual(parts)
  expect(onDone).toHaveBeenCalledOnce()
})

test('what is stopped falls silent, and its late events count for nothing', () => {
  const { synth, stop, onDone, onFailed } = begin('One.')
  stop()
  expect(synth.cancelled).toBe(1)
  synth.finish()
  synth.fail('interrupted')
  vi.advanceTimersByTime(60_000)
  expect([onDone.mock.calls, onFailed.mock.calls]).toEqual([[], []])
})

test('an end of which the browser does not tell is noticed', () => {
  const { synth, onDone } = begin('One.')
  synth.begin()
  vi.advanceTimersByTime(20_000)
  expect(onDone).not.toHaveBeenCalled()
  synth.speaking = false
  vi.advanceTimersByTime(3000)
  expect(onDone).toHaveBeenCalledOnce()
})

test('a voice that never begins is given up', () => {
  const { synth, onFailed } = begin('One.')
  vi.advanceTimersByTime(20_000)
  expect(onFailed).toHaveBeenCalledExactlyOnceWith('silent')
  expect(synth.cancelled).toBe(1)
})

test('Safari’s late cancelling of what was just asked for is answered by asking again, once', () => {
  const { synth, onFailed } = begin('One.')
  synth.fail('canceled')
  expect(synth.texts).toEqual(['One.', 'One.'])
  synth.fail('canceled')
  expect(synth.texts).toHaveLength(2)
  expect(onFailed).toHaveBeenCalledExactlyOnceWith('stopped')
})

test.each([
  ['not-allowed', 'stopped'],
  ['network', 'silent'],
  ['synthesis-failed', 'silent'],
] as const)('the error %s is reported as %s', (error, why) => {
  const { synth, onFailed } = begin('One.')
  synth.fail(error)
  expect(onFailed).toHaveBeenCalledExactlyOnceWith(why)
})
