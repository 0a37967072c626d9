// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { listeningKey } from '#content/storageKeys.ts'
import { changeChoice, readChoice } from './choice.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test('a speed that another tab chose meanwhile is kept when a voice is chosen in this one', () => {
  const shown = readChoice()
  localStorage.setItem(listeningKey, '{"rate":1.5}')
  expect(changeChoice(shown, { voice: 'Daniel' })).toEqual({ rate: 1.5, voice: 'Daniel' })
  expect(readChoice()).toEqual({ rate: 1.5, voice: 'Daniel' })
})

test('where storage is blocked the choice lasts as long as the player', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked)
  expect(changeChoice({ rate: 1.5 }, { voice: 'Daniel' })).toEqual({ rate: 1.5, voice: 'Daniel' })
})
