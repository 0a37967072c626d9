// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { pushTexts as texts } from '#content/texts/staff/push.ts'
import { sessionTexts } from '#content/texts/staff/session.ts'
import { type PushKind, type PushSettings, pushKinds } from '#contract/staff/push.ts'
import { resumePush, unsubscribe } from '../data/push.ts'
import { fakePush } from '../testing/fakePush.ts'
import { answer, owner } from '../testing/fakeServer.ts'
import { showDesk } from '../testing/showDesk.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  Reflect.deleteProperty(navigator, 'serviceWorker')
  localStorage.clear()
})

/** The devices' page over a server that remembers which endpoint it notifies. */
async function show(settings: Partial<PushSettings> = {}) {
  const kept: PushSettings = { publicKey: 'the-key', endpoint: null, kinds: [...pushKinds], quiet: null, ...settings }
  const shown = await showDesk('/devices', (server) => {
    server.on('devices', () => ({ items: [] }))
    server.on('passkeys', () => ({ items: [] }))
    server.on('pushSettings', () => kept)
    server.on('startPush', ({ body }) => {
      kept.endpoint = (body as { endpoint: string }).endpoint
      return answer(204)
    })
    server.on('endPush', () => {
      kept.endpoint = null
      return answer(204)
    })
    server.on('choosePush', ({ body }) => {
      kept.kinds = (body as { kinds: PushKind[] }).kinds
      return answer(204)
    })
    server.on('saveQuietHours', () => answer(204))
  })
  await screen.findByText(texts.quietTitle)
  return { ...shown, kept }
}

test('the permission is asked for when the button is pressed, and not before; then this device is notified, until it is switched off', async () => {
  const browser = fakePush('granted')
  const { server } = await show()
  expect(browser.asked).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: texts.start }))
  await screen.findByText(texts.isOn)
  expect(browser.register).toHaveBeenCalledWith('/desk/sw.js', { scope: '/desk/' })
  expect(browser.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'the-key' })
  const { endpoint, keys } = browser
  expect(server.calls('startPush').map(({ body }) => body)).toEqual([{ endpoint, keys }])
  fireEvent.click(screen.getByRole('button', { name: texts.end }))
  await screen.findByRole('button', { name: texts.start })
  expect(browser.subscription()).toBe(null)
})

test('a browser that blocks notifications, one that has none, and an iPhone without the app are told what to do', async () => {
  fakePush('denied')
  await show()
  expect(screen.getByText(texts.denied)).toBeTruthy()
  expect(screen.queryByRole('button', { name: texts.start })).toBe(null)
  cleanup()
  Reflect.deleteProperty(globalThis, 'PushManager')
  await show()
  expect(screen.getByText(texts.unsupported)).toBeTruthy()
  cleanup()
  Object.defineProperty(navigator, 'standalone', { configurable: true, value: false })
  await show()
  expect(screen.getByText(texts.installFirst)).toBeTruthy()
  Reflect.deleteProperty(navigator, 'standalone')
})

test('a permission that was not given is explained, and nothing is sent to the server', async () => {
  fakePush('default')
  const { server } = await show()
  fireEvent.click(screen.getByRole('button', { name: texts.start }))
  expect(await screen.findByText(texts.dismissed)).toBeTruthy()
  expect(server.calls('startPush')).toEqual([])
})

test('quiet hours are saved by the clock of this device, and taken away again', async () => {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const { server } = await show({ quiet: { from: '21:00', to: '06:30', zone } })
  fireEvent.change(screen.getByLabelText(texts.to), { target: { value: '21:00' } })
  fireEvent.click(screen.getByRole('button', { name: texts.saveQuiet }))
  expect(await screen.findByText(texts.sameTimes)).toBeTruthy()
  fireEvent.change(screen.getByLabelText(texts.to), { target: { value: '08:00' } })
  fireEvent.click(screen.getByRole('button', { name: texts.saveQuiet }))
  await screen.findByText(texts.quietSaved)
  fireEvent.click(screen.getByRole('button', { name: texts.clearQuiet }))
  await screen.findByText(texts.quietCleared)
  expect(server.calls('saveQuietHours').map(({ body }) => body)).toEqual([
    { quiet: { from: '21:00', to: '08:00', zone } },
    { quiet: null },
  ])
})

test('hours that were saved in another time zone say so, and that saving them here moves them; who has none is told', async () => {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  await show({ quiet: { from: '21:00', to: '06:30', zone: 'Pacific/Auckland' } })
  expect(screen.getByText(texts.otherZone('Pacific/Auckland', here))).toBeTruthy()
  expect(screen.queryByText(texts.noQuiet, { exact: false })).toBe(null)
  cleanup()
  await show()
  expect(screen.getByText(texts.noQuiet, { exact: false })).toBeTruthy()
  expect(screen.getByText(texts.zone(here))).toBeTruthy()
})

test('what a device is told of is chosen on it, and goes with it into the next session', async () => {
  fakePush('granted')
  const { server, kept } = await show()
  expect(screen.queryByText(texts.kindsTitle)).toBe(null)
  fireEvent.click(screen.getByRole('button', { name: texts.start }))
  const box = await screen.findByLabelText<HTMLInputElement>(texts.kinds.comment)
  expect(pushKinds.map((kind) => screen.getByLabelText<HTMLInputElement>(texts.kinds[kind]).checked)).toEqual(
    pushKinds.map(() => true),
  )
  fireEvent.click(box)
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(texts.kinds.comment).checked).toBe(false))
  expect(server.calls('choosePush').at(-1)?.body).toEqual({ kinds: ['enquiry', 'assignment', 'reply'] })
  fireEvent.click(screen.getByLabelText(texts.kinds.enquiry))
  await waitFor(() => expect(kept.kinds).toEqual(['assignment', 'reply']))
  kept.endpoint = null
  await resumePush(owner)
  expect(server.calls('startPush').at(-1)?.body).toMatchObject({ kinds: ['assignment', 'reply'] })
})

test('a moderator, who may not read enquiries, chooses whether the device is told of comments, and nothing else', async () => {
  fakePush('granted')
  await showDesk(
    '/devices',
    (prepared) => {
      prepared.on('devices', () => ({ items: [] }))
      prepared.on('passkeys', () => ({ items: [] }))
      prepared.on('pushSettings', () => ({
        ...{ publicKey: 'key', endpoint: 'https://push.example.com/x', kinds: ['comment'], quiet: null },
      }))
    },
    { ...owner, role: 'moderator' },
  )
  await screen.findByText(sessionTexts.noPasskeys)
  expect((await screen.findByLabelText<HTMLInputElement>(texts.kinds.comment)).checked).toBe(true)
  expect(screen.queryByLabelText(texts.kinds.enquiry)).toBe(null)
})

test('after a new sign-in the device is notified again if the same person asked for it, and never for a colleague', async () => {
  const browser = fakePush('granted')
  const { server, kept } = await show()
  fireEvent.click(screen.getByRole('button', { name: texts.start }))
  await screen.findByText(texts.isOn)
  kept.endpoint = null
  await resumePush({ ...owner, address: 'ravi@office.example' })
  expect(server.calls('startPush')).toHaveLength(1)
  await resumePush(owner)
  expect(server.calls('startPush')).toHaveLength(2)
  await resumePush(owner)
  expect(server.calls('startPush')).toHaveLength(2)
  await unsubscribe()
  expect(browser.subscription()).toBe(null)
  kept.endpoint = null
  await resumePush(owner)
  expect(server.calls('startPush')).toHaveLength(2)
})
