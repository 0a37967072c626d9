import { expect, test } from 'vitest'
import { placeBeside } from './placeBeside.ts'

const phone = { width: 390, height: 844 }
const card = { width: 358, height: 200 }
const word = (left: number, top: number) => ({ left, top, bottom: top + 26 })

test('the card starts below its word, at its left edge', () => {
  expect(placeBeside(word(100, 300), { width: 240, height: 200 }, phone)).toEqual({ left: 100, top: 334 })
})

test('on a phone no edge of the card is beyond the screen, wherever the word is', () => {
  for (let left = 0; left <= 380; left += 20) {
    for (let top = 0; top <= 800; top += 20) {
      const placed = placeBeside(word(left, top), card, phone)
      expect(placed.left).toBeGreaterThanOrEqual(0)
      expect(placed.left + card.width).toBeLessThanOrEqual(phone.width)
      expect(placed.top).toBeGreaterThanOrEqual(0)
      expect(placed.top + card.height).toBeLessThanOrEqual(phone.height)
    }
  }
})

test('a card for which there is no room below stands above its word and does not cover it', () => {
  const { top } = placeBeside(word(20, 700), card, phone)
  expect(top + card.height).toBeLessThan(700)
})

test('a card that fits neither below nor above starts below, where scrolling reaches its end', () => {
  expect(placeBeside(word(20, 150), { width: 358, height: 900 }, phone).top).toBe(184)
})
