import { expect, test } from 'vitest'
import { chooseVoice } from './chooseVoice.ts'
import { audibleVoices, type Voice } from './voices.ts'

const voice = (name: string, lang: string, more: Partial<Voice> = {}): Voice => ({
  ...{ name, lang, voiceURI: name, localService: true, default: false },
  ...more,
})
const remote = { localService: false }

const american = voice('Samantha', 'en-US', { default: true })
const british = voice('Daniel', 'en-GB')
const indian = voice('Rishi', 'en_IN')
const cloud = voice('Google India', 'en-IN', remote)
const french = voice('Amélie', 'fr-FR')

test.each([
  ['one of India', [american, british, indian, cloud, french], 'Rishi'],
  ['else one of Britain', [american, british, cloud], 'Daniel'],
  ['else any English one, the device’s own first', [voice('Moira', 'en-IE'), american], 'Samantha'],
  ['a local one before one of the network', [cloud, american], 'Samantha'],
  ['one of the network where there is no other', [french, cloud], 'Google India'],
])('the voice is %s', (_, voices, name) => {
  expect(chooseVoice(voices, true)?.name).toBe(name)
})

test('a voice that needs the network is not chosen without it', () => {
  expect(chooseVoice([cloud, american], false, 'Google India')?.name).toBe('Samantha')
  expect(chooseVoice([cloud, french], false)).toBeUndefined()
})

test('the voice that the reader chose is kept while the device has it', () => {
  expect(chooseVoice([american, british, indian], true, 'Daniel')?.name).toBe('Daniel')
  expect(chooseVoice([american, indian], true, 'Daniel')?.name).toBe('Rishi')
})

test('only voices that speak the language of the page are offered', () => {
  expect(audibleVoices([french, american, voice('Ennio', 'enm'), indian], true)).toEqual([american, indian])
})

test('a text in Hindi is read by a voice that speaks Hindi, whatever was chosen for English', () => {
  const [hindi, cloudHindi] = [voice('Lekha', 'hi-IN'), voice('Google Hindi', 'hi_IN', remote)]
  expect(audibleVoices([american, cloudHindi, hindi], true, 'hi')).toEqual([cloudHindi, hindi])
  expect(chooseVoice([american, cloudHindi, hindi], true, 'Samantha', 'hi')?.name).toBe('Lekha')
})
