import { afterEach, expect, test, vi } from 'vitest'
import { track } from './track.ts'

afterEach(() => vi.unstubAllGlobals())

const collector = { collector: 'https://count.example.com/event' }

function beacon(sendBeacon: (url: string, body: string) => boolean) {
  const spy = vi.fn(sendBeacon)
  vi.stubGlobal('navigator', { sendBeacon: spy })
  return spy
}

test('SH-19 SH-20 an event goes to the collector of the site file, and its name is all that it holds', () => {
  const spy = beacon(() => true)
  track('whatsapp_click', collector)
  expect(spy.mock.calls).toEqual([[collector.collector, '{"event":"whatsapp_click"}']])
})

test('SH-20 without a collector nothing is sent', () => {
  const spy = beacon(() => true)
  track('whatsapp_click', 'none')
  expect(spy).not.toHaveBeenCalled()
})

test('SH-18 a collector that cannot be reached stops nobody', () => {
  beacon(() => {
    throw new Error('blocked')
  })
  expect(() => track('whatsapp_click', collector)).not.toThrow()
})
