// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderInApp } from '../testing/testApp.tsx'
import { PanelButton } from './PanelButton.tsx'

afterEach(cleanup)

type Panel = () => string

/** Presses the button beside a field; the panel's script is still on the way. */
async function pressed() {
  let [resolve, reject] = [(_: { default: Panel }) => {}, (_: Error) => {}]
  const script = new Promise<{ default: Panel }>((...ends) => {
    ;[resolve, reject] = ends
  })
  await renderInApp(
    <>
      <PanelButton label="Share" failed="It did not load." load={() => script}>
        {(panel) => <p>{panel()}</p>}
      </PanelButton>
      <textarea aria-label="Comment" />
      <input type="checkbox" />
      <a href="/next">Next</a>
    </>,
  )
  const press = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Share' })))
  screen.getByRole('button').focus()
  await press()
  return {
    press,
    arrive: () => act(async () => resolve({ default: () => 'By mail' })),
    fail: () => act(async () => reject(new Error('no line'))),
  }
}
const write = () => act(async () => screen.getByRole('textbox').focus())
const panel = () => screen.queryByText('By mail')

test('the panel is shown when its script is there, also to a reader who went on to a link', async () => {
  const { arrive } = await pressed()
  screen.getByRole('link').focus()
  await arrive()
  expect(panel()).toBeTruthy()
})

test('an item that is ticked meanwhile is no writing', async () => {
  const { arrive } = await pressed()
  await act(async () => screen.getByRole('checkbox').focus())
  await arrive()
  expect(panel()).toBeTruthy()
})

test('a script that fails says so to a reader who writes, too, and takes no focus', async () => {
  const { fail } = await pressed()
  await write()
  await fail()
  expect(screen.getByRole('status').textContent).toBe('It did not load.')
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})

test('a panel that arrives late leaves a reader alone who writes by then, and opens on the next press', async () => {
  const { arrive, press } = await pressed()
  await write()
  await arrive()
  expect(panel()).toBeNull()
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('false')
  await press()
  expect(panel()).toBeTruthy()
})

test('a script that fails says so', async () => {
  const { fail } = await pressed()
  await fail()
  expect(screen.getByRole('status').textContent).toBe('It did not load.')
})
