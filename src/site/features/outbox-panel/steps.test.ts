import { expect, test } from 'vitest'
import type { ItemState } from '#device/outbox/item.ts'
import { stepsOf, stepsOfDelivered } from './steps.ts'

const notesOf = (state: ItemState, attempts = 1) =>
  stepsOf({ state, attempts }).map(({ title, note, state: at }) => [at, title, note].filter(Boolean).join(': '))

test('OB-03 what waits for a connection is called saved, and will be sent automatically', () => {
  expect(notesOf({ name: 'waiting', nextTryAt: 0, waitsFor: 'connection' })).toEqual([
    'waiting: Saved on this device: Tried once. Sends automatically when you are back online',
    'ahead: Sending',
    'ahead: Received',
  ])
})

test('OB-18 what the server asked to wait says until when', () => {
  const [first] = notesOf({ name: 'waiting', nextTryAt: Date.UTC(2026, 3, 2, 12), waitsFor: 'server' }, 3)
  expect(first).toMatch(/Tried 3 times\. The server is busy\. Next try \d+ April 2026 at \d\d:\d\d$/)
})

test('OB-20 what needs attention says what the server answered, else its status', () => {
  expect(notesOf({ name: 'needs-attention', status: 400, message: 'No text.' }).at(-1)).toBe(
    'failed: Needs attention: No text.',
  )
  expect(notesOf({ name: 'needs-attention', status: 413 }).at(-1)).toContain('(status 413)')
})

test('what was received carries its reference, where there is one', () => {
  expect(stepsOfDelivered('PD-1').at(-1)).toEqual({ title: 'Received', note: 'Reference PD-1', state: 'done' })
  expect(stepsOfDelivered(undefined).at(-1)).toEqual({ title: 'Received', state: 'done' })
})
