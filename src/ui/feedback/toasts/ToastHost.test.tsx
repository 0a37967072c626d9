// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInApp } from '../../testing/testApp.tsx'

const loaded = vi.hoisted(() => ({ times: 0 }))
vi.mock('react-toastify/unstyled', async (original) => {
  loaded.times += 1
  return original()
})

let toast: typeof import('./toast.ts').toast
let ToastHost: typeof import('./ToastHost.tsx').ToastHost

beforeEach(async () => {
  vi.resetModules()
  loaded.times = 0
  ;({ toast } = await import('./toast.ts'))
  ;({ ToastHost } = await import('./ToastHost.tsx'))
  await renderInApp(<ToastHost />)
})

afterEach(cleanup)

const shown = (text: string) => screen.findByText(text).then((node) => node.closest<HTMLElement>('.Toastify__toast'))

test('TO-09 the library is loaded only when the first toast is due', async () => {
  await act(() => vi.dynamicImportSettled())
  expect(loaded.times).toBe(0)
  expect(document.querySelector('.Toastify')).toBeNull()
  act(() => void toast('First'))
  expect(await screen.findByText('First')).toBeTruthy()
  expect(loaded.times).toBe(1)
})

test('TO-01 TO-11 a toast stands top right, in the light theme, as a status', async () => {
  act(() => void toast('Done', 'success'))
  const node = await shown('Done')
  expect(node?.className).toContain('Toastify__toast--success')
  expect(node?.className).toContain('Toastify__toast-theme--light')
  expect(node?.getAttribute('role')).toBe('status')
  expect(node?.closest('.Toastify__toast-container--top-right')).toBeTruthy()
})

test('TO-02 TO-04 TO-05 its time is five seconds and stands still while hovered or while the window is left', async () => {
  act(() => void toast('Timed', 'success'))
  const node = await shown('Timed')
  const time = () => node?.querySelector<HTMLElement>('.Toastify__progress-bar--animated')?.style
  expect(time()?.animationDuration).toBe('5000ms')
  const running = () => waitFor(() => expect(time()?.animationPlayState).toBe('running'))
  const paused = () => waitFor(() => expect(time()?.animationPlayState).toBe('paused'))
  if (!node) throw new Error('No toast')
  fireEvent.mouseLeave(node)
  await running()
  fireEvent.mouseEnter(node)
  await paused()
  fireEvent.mouseLeave(node)
  await running()
  fireEvent.blur(window)
  await paused()
  fireEvent.focus(window)
  await running()
})

test('TO-03 TO-10 every type of toast is there; an error is an alert', async () => {
  for (const type of ['default', 'info', 'error', 'warning'] as const) {
    act(() => void toast(type, type))
    expect((await shown(type))?.className).toContain(`Toastify__toast--${type}`)
  }
  expect((await shown('error'))?.getAttribute('role')).toBe('alert')
})

test('TO-10 a loading toast stays, until another takes its place', async () => {
  let id = 0
  act(() => {
    id = toast('Sending', 'loading')
  })
  const node = await shown('Sending')
  expect(node?.querySelector('.Toastify__spinner')).toBeTruthy()
  expect(node?.querySelector('.Toastify__progress-bar--animated')).toBeNull()
  act(() => void toast('Sent', 'success', id))
  expect((await shown('Sent'))?.className).toContain('Toastify__toast--success')
  expect(screen.queryByText('Sending')).toBeNull()
})

test('TO-08 Alt+T moves the focus to the toasts, which stand still; Escape lets them go on', async () => {
  act(() => void toast('Here'))
  const node = await shown('Here')
  fireEvent.keyDown(document, { altKey: true, code: 'KeyT', key: 't' })
  expect(document.activeElement).toBe(node)
  const time = () => node?.querySelector<HTMLElement>('.Toastify__progress-bar--animated')?.style.animationPlayState
  await waitFor(() => expect(time()).toBe('paused'))
  fireEvent.keyDown(document, { key: 'Escape' })
  await waitFor(() => expect(time()).toBe('running'))
})

test('a toast can be dismissed by a named button', async () => {
  act(() => void toast('Go'))
  await shown('Go')
  expect(screen.getByRole('button', { name: 'Dismiss' })).toBeTruthy()
})

test('where the library cannot be loaded the text is shown all the same', async () => {
  cleanup()
  await renderInApp(<ToastHost load={() => Promise.reject(new Error('no connection'))} />)
  act(() => void toast('Saved on this device', 'info'))
  const text = await screen.findByText('Saved on this device')
  expect(text.closest('[role=status]')).toBeTruthy()
  expect(document.querySelector('.Toastify')).toBeNull()
})
