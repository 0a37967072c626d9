// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { setupTexts as texts } from '#content/texts/staff/setup.ts'
import type { SetupAnswer } from '#contract/staff/setup.ts'
import { dismissAll } from '../data/undo.ts'
import { answer, owner } from '../testing/fakeServer.ts'
import { showDesk } from '../testing/showDesk.tsx'

afterEach(() => {
  cleanup()
  dismissAll()
  vi.unstubAllGlobals()
})

const done = { mail: true, replies: true, passkey: false, colleague: false, template: true, enquiry: false }
const show = (setup: SetupAnswer, path = '/', role: 'owner' | 'staff' = 'owner') =>
  showDesk(
    path,
    (server) => {
      server.on('setup', () => setup)
      server.on('dismissSetup', () => {
        setup.isDismissed = true
        return answer(204)
      })
    },
    { ...owner, role },
  )

test('an owner sees in the inbox what is not set up yet, each with a way to it, until it is hidden', async () => {
  const { server } = await show({ done, isDismissed: false })
  await screen.findByText(texts.lede(3))
  expect(screen.queryByText(texts.steps.mail.title)).toBe(null)
  expect(screen.getByRole('link', { name: texts.steps.passkey.link }).getAttribute('href')).toBe('/desk/devices')
  expect(screen.getByRole('link', { name: texts.steps.colleague.link }).getAttribute('href')).toBe('/desk/team')
  expect(screen.getByRole('link', { name: texts.steps.enquiry.link }).getAttribute('href')).toBe('/contact')
  fireEvent.click(screen.getByRole('button', { name: texts.dismiss }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: texts.title })).toBe(null))
  expect(server.calls('dismissSetup')).toHaveLength(1)
})

test('the list is gone when all is done, and was never there for others than owners', async () => {
  const all = { mail: true, replies: true, passkey: true, colleague: true, template: true, enquiry: true }
  const { server } = await show({ done: all, isDismissed: false })
  await waitFor(() => expect(server.calls('setup')).toHaveLength(1))
  expect(screen.queryByRole('heading', { name: texts.title })).toBe(null)
  cleanup()
  const colleague = await show({ done, isDismissed: false }, '/', 'staff')
  expect(colleague.server.calls('setup')).toEqual([])
  expect(screen.queryByRole('heading', { name: texts.title })).toBe(null)
})

test('its own screen shows all steps, also after the list was hidden', async () => {
  await show({ done, isDismissed: true }, '/setup')
  await screen.findByText(texts.lede(3))
  expect(screen.getAllByText(texts.done)).toHaveLength(3)
  screen.getByRole('link', { name: texts.steps.colleague.link })
})
