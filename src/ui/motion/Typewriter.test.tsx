// @vitest-environment happy-dom

import { ChakraProvider } from '@chakra-ui/react'
import { act, cleanup, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { system } from '#ui/theme/system.ts'
import { stubSight } from '../testing/stubSight.ts'
import { Typewriter } from './Typewriter.tsx'

// Hoisted above the imports: Framer Motion captures requestAnimationFrame when it loads.
vi.hoisted(() => vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] }))

let lessMotion = false
let sight: ReturnType<typeof stubSight>

/** Reports every observed element as visible. */
const comeIntoSight = () => act(() => sight.near())

beforeEach(() => {
  lessMotion = false
  sight = stubSight()
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => Object.assign(new EventTarget(), { matches: lessMotion && query.includes('reduce') }) as MediaQueryList,
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const tile = (text: string, step?: number) => (
  <ChakraProvider value={system}>
    <Typewriter text={text} step={step} />
  </ChakraProvider>
)
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
/** Visible characters only: not those still to be typed, nor the copy for screen readers. */
const shown = () => {
  const typing = document.querySelector('[aria-hidden=true]')
  return typing ? typing.firstElementChild?.textContent : document.body.textContent
}
/** A frame ends up to 17 ms late. */
const frame = 17

test('TS-13 the first text begins after 1 s and types a character every 50 ms', () => {
  render(tile('Ten chars!', 0))
  expect(shown()).toBe('')
  wait(1000)
  expect(shown()).toBe('')
  wait(50 + frame)
  expect(shown()).toBe('T')
  wait(200)
  expect(shown()).toBe('Ten c')
  wait(250 + frame)
  expect(shown()).toBe('Ten chars!')
})

test('TS-13 each further text begins 2 s later', () => {
  render(tile('Later', 2))
  wait(4980)
  expect(shown()).toBe('')
  wait(20 + 50 + frame)
  expect(shown()).toBe('L')
})

test('TS-12 a text without a step stands whole', () => {
  render(tile('Whole'))
  wait(500)
  expect(shown()).toBe('Whole')
})

test('TS-15 RM-02 with less motion the whole text stands at once', () => {
  lessMotion = true
  render(tile('Whole', 0))
  expect(shown()).toBe('Whole')
  wait(2000)
  expect(shown()).toBe('Whole')
})

test('screen readers get the whole text once while it is typed, and nothing changes its room', () => {
  render(tile('Steady', 0))
  wait(1120)
  const typing = document.querySelector('[aria-hidden=true]')
  expect(typing?.textContent).toBe('Steady')
  expect(typing?.previousElementSibling?.textContent).toBe('Steady')
})

test('what was typed out of sight is typed once more at first sight, and only then', () => {
  render(tile('Again', 0))
  wait(3000)
  expect(shown()).toBe('Again')
  comeIntoSight()
  expect(shown()).toBe('')
  wait(3000)
  expect(shown()).toBe('Again')
  expect(sight.observing()).toBe(0)
})

test('a text that is in sight from the start is typed once', () => {
  render(tile('Once', 0))
  comeIntoSight()
  wait(1100)
  expect(shown()).toBe('O')
})

test('the prerendered page holds the whole text, without a style attribute', () => {
  const html = renderToString(tile('Readable', 0))
  expect(html).toContain('Readable')
  expect(html).not.toContain('style="')
})
