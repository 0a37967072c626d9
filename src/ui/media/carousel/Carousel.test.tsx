// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInApp } from '../../testing/testApp.tsx'
import { Carousel } from './Carousel.tsx'
import { slideTime } from './useRotation.ts'

const texts = {
  previous: 'go to previous slide',
  next: 'go to next slide',
  goTo: (n: number) => `Go to testimonial ${n}`,
  pause: 'stop',
  play: 'play',
  slideOf: (n: number, count: number) => `${n} of ${count}`,
}
const slides = ['first', 'second', 'third'].map((name) => ({ id: name, content: <p>{name}</p> }))

let lessMotion = false

beforeEach(() => {
  lessMotion = false
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => Object.assign(new EventTarget(), { matches: lessMotion && query.includes('reduce') }) as MediaQueryList,
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Fake timers start after the render, because the router awaits real time. */
async function show() {
  await renderInApp(
    <>
      <h2 id="title">Stories</h2>
      <Carousel slides={slides} texts={texts} labelledBy="title" />
    </>,
  )
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  // Restarts the timer under fake timers.
  fireEvent.mouseEnter(carousel())
  fireEvent.mouseLeave(carousel())
}

const carousel = () => screen.getByRole('group', { name: 'Stories' })
const current = () => document.querySelector('[data-state=current]')?.textContent
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('TS-02 one slide shows, the others wait', async () => {
  await show()
  expect(current()).toBe('first')
  expect(document.querySelectorAll('[data-state=waiting]')).toHaveLength(2)
})

test('TS-06 it advances every 6000 ms and not before', async () => {
  await show()
  expect(slideTime).toBe(6000)
  wait(5999)
  expect(current()).toBe('first')
  wait(1)
  expect(current()).toBe('second')
  wait(6000)
  expect(current()).toBe('third')
})

test('TS-04 the index wraps at both ends, by timer and by button', async () => {
  await show()
  wait(6000)
  wait(6000)
  wait(6000)
  expect(current()).toBe('first')
  press('go to previous slide')
  expect(current()).toBe('third')
  press('go to next slide')
  expect(current()).toBe('first')
})

test('TS-03 TS-05 previous, next and one dot per slide lead to their slide', async () => {
  await show()
  press('go to next slide')
  expect(current()).toBe('second')
  press('Go to testimonial 3')
  expect(current()).toBe('third')
  expect(screen.getByRole('button', { name: 'Go to testimonial 3' }).getAttribute('aria-current')).toBe('true')
  expect(screen.getAllByRole('button', { name: /^Go to testimonial/ })).toHaveLength(3)
})

test('a chosen slide stays its whole time', async () => {
  await show()
  wait(4000)
  press('go to next slide')
  wait(5999)
  expect(current()).toBe('second')
  wait(1)
  expect(current()).toBe('third')
})

test('it rests while it is pointed at or has the focus in it', async () => {
  await show()
  fireEvent.mouseEnter(carousel())
  wait(20_000)
  expect(current()).toBe('first')
  fireEvent.mouseLeave(carousel())
  act(() => screen.getByRole('button', { name: 'go to next slide' }).focus())
  wait(20_000)
  expect(current()).toBe('first')
  act(() => screen.getByRole('button', { name: 'go to next slide' }).blur())
  wait(6000)
  expect(current()).toBe('second')
})

test('the visitor can stop it and let it go on', async () => {
  await show()
  press('stop')
  wait(20_000)
  expect(current()).toBe('first')
  press('play')
  wait(6000)
  expect(current()).toBe('second')
})

test('RM-01 with reduced motion it never advances on its own, and the buttons still work', async () => {
  lessMotion = true
  await show()
  wait(20_000)
  expect(current()).toBe('first')
  expect(screen.queryByRole('button', { name: 'stop' })).toBeNull()
  press('go to next slide')
  expect(current()).toBe('second')
  expect(document.querySelectorAll('[data-state=leaving]')).toHaveLength(0)
})

test('a change is announced only when the visitor made it', async () => {
  await show()
  const list = screen.getByRole('list')
  wait(6000)
  expect(list.getAttribute('aria-live')).toBe('off')
  press('go to next slide')
  expect(list.getAttribute('aria-live')).toBe('polite')
  fireEvent.mouseLeave(carousel())
  wait(6000)
  expect(list.getAttribute('aria-live')).toBe('off')
})

test('a stroke to the left shows the next slide, one to the right the one before', async () => {
  await show()
  const list = screen.getByRole('list')
  const swipe = (from: number, to: number) => {
    fireEvent.touchStart(list, { touches: [{ clientX: from }] })
    fireEvent.touchEnd(list, { changedTouches: [{ clientX: to }] })
  }
  swipe(200, 100)
  expect(current()).toBe('second')
  swipe(100, 200)
  expect(current()).toBe('first')
  swipe(100, 120)
  expect(current()).toBe('first')
})

test('nothing is written into style attributes before the first change, as the security policy demands', async () => {
  await show()
  expect(document.querySelectorAll('li[style]')).toHaveLength(0)
})
