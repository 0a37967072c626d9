import { expect, test } from 'vitest'
import { isIdempotencyKey, keyTime, uuidv7 } from './idempotencyKey.ts'

test('FM-07 a key is a UUID of version 7 that carries the time of writing', () => {
  const now = Date.UTC(2026, 10, 20, 12, 30)
  const key = uuidv7(now)
  expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(isIdempotencyKey(key)).toBe(true)
  expect(keyTime(key)).toBe(now)
})

test('FM-08 a thousand keys of the same millisecond are a thousand keys', () => {
  expect(new Set(Array.from({ length: 1000 }, () => uuidv7(1))).size).toBe(1000)
})

test('a UUID without a time has none, and other text is not a key', () => {
  expect(keyTime('3f0c7ad0-5d2c-4f0e-9a59-0b6f6b7d1c11')).toBeUndefined()
  expect(isIdempotencyKey('not-a-key')).toBe(false)
})
