// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { officeTexts as texts } from '#content/texts/staff/office.ts'
import type { OfficeAnswer, OfficeSettings } from '#contract/staff/messages.ts'
import { dropDrafts } from '../data/drafts.ts'
import { announceChange } from '../data/live.ts'
import { dismissAll } from '../data/undo.ts'
import { answer, owner } from '../testing/fakeServer.ts'
import { showDesk } from '../testing/showDesk.tsx'
import { daysIn } from './daysIn.ts'
import { hoursIn } from './hoursIn.ts'

afterEach(() => {
  cleanup()
  dismissAll()
  dropDrafts()
  vi.unstubAllGlobals()
})

const settings: OfficeSettings = { version: 3, days: [1, 2, 3, 4, 5], holidays: ['2026-11-08'], acknowledges: true }
const emails = { enquiries: true, comments: true }
const stored: OfficeAnswer = {
  ...settings,
  defaults: { answerHours: 48, digest: { count: 10, minutes: 10 }, emails },
}

test('days are read from what is typed, each once, and the first line that is none is named', () => {
  expect(daysIn(' 2026-11-08 Diwali\n\n2026-01-26, Republic Day\n2026-11-08')).toEqual({
    found: ['2026-01-26', '2026-11-08'],
    unread: undefined,
  })
  const spans = ['2026-10-19 to 2026-10-23', '2026-11-08, 2026-11-09', '2026-11-08 until 2026-11-9']
  for (const line of ['Diwali', '08.11.2026', '2026-02-30', '2026-13-01', ...spans])
    expect(daysIn(line).unread).toBe(line)
})

test('the owner changes working days, holidays and the acknowledgement, with a way back', async () => {
  const { server } = await showDesk('/office', (prepared) => {
    prepared.on('office', () => stored)
    prepared.on('saveOffice', ({ body }) => ({ ...(body as OfficeSettings), version: 4 }))
  })
  fireEvent.click(await screen.findByLabelText(texts.dayNames[6]))
  fireEvent.click(screen.getByLabelText(texts.acknowledges))
  const holidays = screen.getByLabelText(texts.holidays)
  fireEvent.change(holidays, { target: { value: '2026-11-08\nsomeday' } })
  const save = () => fireEvent.click(screen.getByRole('button', { name: texts.save }))
  save()
  await screen.findByText(texts.unreadDay('someday'))
  fireEvent.change(holidays, { target: { value: '2026-11-08\n2026-01-26' } })
  save()
  await screen.findByText(texts.saved)
  fireEvent.click(screen.getByRole('button', { name: deskTexts.undo }))
  await waitFor(() => expect(server.calls('saveOffice')).toHaveLength(2))
  expect(server.calls('saveOffice').map(({ body }) => body)).toEqual([
    { version: 3, days: [1, 2, 3, 4, 5, 6], holidays: ['2026-01-26', '2026-11-08'], acknowledges: false },
    { ...settings, version: 4 },
  ])
})

test('a change of somebody else is not overwritten, and staff only read', async () => {
  const prepare = { role: 'staff' as const }
  await showDesk('/office', (server) => server.on('office', () => stored), { ...owner, ...prepare })
  await screen.findByText(texts.ownerOnly)
  expect(screen.queryByRole('button', { name: texts.save })).toBe(null)
  cleanup()
  await showDesk('/office', (server) => {
    server.on('office', () => stored)
    server.on('saveOffice', () => answer(409, { ...stored, version: 4 }))
  })
  fireEvent.click(await screen.findByRole('button', { name: texts.save }))
  await screen.findByText(texts.conflict)
})

test('the promise, the digest and the emails are set here; what is not set says whose value it is, and stays the server’s', async () => {
  const { server } = await showDesk('/office', (prepared) => {
    prepared.on('office', () => stored)
    prepared.on('saveOffice', ({ body }) => ({ ...(body as OfficeSettings), version: 4 }))
  })
  const save = () => fireEvent.click(screen.getByRole('button', { name: texts.save }))
  await screen.findByText((text) => text.startsWith(texts.byProgram('48')))
  screen.getByText(texts.digestHint(texts.digestValue(10, 10)))
  fireEvent.change(screen.getByLabelText(texts.promise), { target: { value: '24' } })
  screen.getByText((text) => text.startsWith(texts.setHere))
  fireEvent.change(screen.getByLabelText(texts.digest), { target: { value: 'own' } })
  fireEvent.change(screen.getByLabelText(texts.digestCount), { target: { value: '5' } })
  fireEvent.click(screen.getByLabelText(texts.ofEnquiries))
  save()
  await waitFor(() => expect(server.calls('saveOffice')).toHaveLength(1))
  expect(server.calls('saveOffice')[0]?.body).toEqual({
    ...settings,
    answerHours: 24,
    digest: { count: 5, minutes: 10 },
    emails: { enquiries: false, comments: true },
  })
})

test('what a colleague saves meanwhile does not take away what is being typed, and is a conflict', async () => {
  let current = stored
  const { server } = await showDesk('/office', (prepared) => {
    prepared.on('office', () => current)
    prepared.on('saveOffice', () => answer(409, current))
  })
  fireEvent.change(await screen.findByLabelText(texts.promise), { target: { value: '24' } })
  current = { ...stored, version: 4, holidays: ['2026-12-25'] }
  announceChange({ kind: 'office', id: '', what: 'changed' })
  await waitFor(() => expect(server.calls('office')).toHaveLength(2))
  expect(screen.getByLabelText(texts.promise)).toHaveProperty('value', '24')
  fireEvent.click(screen.getByRole('button', { name: texts.save }))
  await screen.findByText(texts.conflict)
  expect(server.calls('saveOffice')[0]?.body).toMatchObject({ version: 3, answerHours: 24, holidays: ['2026-12-25'] })
  server.on('saveOffice', ({ body }) => body)
  fireEvent.click(screen.getByRole('button', { name: texts.save }))
  await screen.findByText(texts.saved)
  expect(server.calls('saveOffice')[1]?.body).toMatchObject({ version: 4, answerHours: 24, holidays: ['2026-12-25'] })
})

test('settings that a colleague saved are taken over with their version, also where they cannot be loaded', async () => {
  const { defaults: _, ...theirs } = { ...stored, version: 4, holidays: ['2026-12-25'] }
  const { server } = await showDesk('/office', (prepared) => {
    prepared.on('office', () => stored)
    prepared.on('saveOffice', () => answer(409, theirs))
  })
  fireEvent.change(await screen.findByLabelText(texts.promise), { target: { value: '24' } })
  server.on('office', () => answer(503))
  fireEvent.click(screen.getByRole('button', { name: texts.save }))
  await screen.findByText(texts.conflict)
  server.on('saveOffice', ({ body }) => body)
  fireEvent.click(screen.getByRole('button', { name: texts.save }))
  await screen.findByText(texts.saved)
  expect(server.calls('saveOffice')[1]?.body).toMatchObject({ version: 4, answerHours: 24, holidays: ['2026-12-25'] })
})

test('hours are read as people write them, and the first line that is none is named', () => {
  expect(hoursIn('14:00-17:30\n\n 9.30 – 12 ').found).toEqual([
    { from: '09:30', to: '12:00' },
    { from: '14:00', to: '17:30' },
  ])
  for (const line of ['12:00-10:00', '10-25', 'mornings', '10:00', '10-11-12']) expect(hoursIn(line).unread).toBe(line)
})

test('calls that clients choose are switched on with hours, length and time zone, and off again', async () => {
  const { server } = await showDesk('/office', (prepared) => {
    prepared.on('office', () => stored)
    prepared.on('saveOffice', ({ body }) => ({ ...(body as OfficeSettings), version: 4 }))
  })
  const save = () => fireEvent.click(screen.getByRole('button', { name: texts.save }))
  const on = await screen.findByLabelText(texts.callsOn)
  expect(screen.queryByLabelText(texts.callHours)).toBe(null)
  fireEvent.click(on)
  fireEvent.change(screen.getByLabelText(texts.callHours), { target: { value: 'mornings' } })
  save()
  await screen.findByText(texts.unreadHours('mornings'))
  fireEvent.change(screen.getByLabelText(texts.callHours), { target: { value: '10-13' } })
  fireEvent.change(screen.getByLabelText(texts.callMinutes), { target: { value: '45' } })
  fireEvent.click(screen.getByLabelText(texts.callsOffered))
  const onSite = screen.getByLabelText(texts.callsOnSite)
  expect(onSite).toHaveProperty('checked', false)
  fireEvent.click(onSite)
  save()
  await waitFor(() => expect(server.calls('saveOffice')).toHaveLength(1))
  expect(server.calls('saveOffice')[0]?.body).toMatchObject({
    calls: {
      hours: [{ from: '10:00', to: '13:00' }],
      minutes: 45,
      zone: 'Asia/Kolkata',
      isOffered: true,
      isOnSite: true,
    },
  })
  fireEvent.click(on)
  save()
  await waitFor(() => expect(server.calls('saveOffice')).toHaveLength(2))
  expect(server.calls('saveOffice')[1]?.body).not.toHaveProperty('calls')
})

test('what is typed while the settings are being saved stays, and is saved over them', async () => {
  let now: OfficeAnswer = {
    ...stored,
    calls: { hours: [{ from: '10:00', to: '13:00' }], minutes: 30, zone: 'Asia/Kolkata', isOffered: false },
  }
  let arrive: (() => void) | undefined
  const { server } = await showDesk('/office', (prepared) => {
    prepared.on('office', () => now)
    prepared.on('saveOffice', ({ body }) => {
      now = { ...now, ...(body as OfficeSettings), version: (body as OfficeSettings).version + 1 }
      const { defaults: _, ...saved } = now
      return new Promise((resolve) => (arrive = () => resolve(saved)))
    })
  })
  const save = () => fireEvent.click(screen.getByRole('button', { name: texts.save }))
  const type = (value: string) => fireEvent.change(screen.getByLabelText(texts.callHours), { target: { value } })
  await screen.findByLabelText(texts.callHours)
  type('10-12')
  save()
  await waitFor(() => expect(arrive).toBeDefined())
  type('10-12\n14-15')
  arrive?.()
  await screen.findByText(texts.saved)
  announceChange({ kind: 'office', id: '', what: 'changed' })
  await waitFor(() => expect(server.calls('office').length).toBeGreaterThan(1))
  expect(screen.getByLabelText<HTMLTextAreaElement>(texts.callHours).value).toBe('10-12\n14-15')
  save()
  await waitFor(() => expect(server.calls('saveOffice')).toHaveLength(2))
  expect(server.calls('saveOffice')[1]?.body).toMatchObject({
    version: 4,
    calls: {
      hours: [
        { from: '10:00', to: '12:00' },
        { from: '14:00', to: '15:00' },
      ],
    },
  })
})

test('settings that are typed and not saved are there again after the page was left, until they are saved or cancelled', async () => {
  const digest = { count: 5, minutes: 10 }
  const show = (version: number) =>
    showDesk('/office', (prepared) => {
      prepared.on('office', () => ({ ...stored, version, digest }))
      prepared.on('saveOffice', ({ body }) => {
        const { version: over } = body as OfficeSettings
        return over === version
          ? { ...(body as OfficeSettings), version: over + 1 }
          : answer(409, { ...stored, version })
      })
    })
  const holidays = () => screen.findByLabelText<HTMLTextAreaElement>(texts.holidays)
  const save = () => fireEvent.click(screen.getByRole('button', { name: texts.save }))
  await show(3)
  fireEvent.change(await holidays(), { target: { value: '2026-11-08\n2026-12' } })
  fireEvent.change(screen.getByLabelText(texts.digest), { target: { value: 'server' } })
  cleanup()
  const { server } = await show(4)
  expect((await holidays()).value).toBe('2026-11-08\n2026-12')
  fireEvent.change(await holidays(), { target: { value: '2026-12-25' } })
  save()
  await screen.findByText(texts.conflict)
  save()
  await screen.findByText(texts.saved)
  expect(server.calls('saveOffice')[1]?.body).toEqual({ ...settings, version: 4, holidays: ['2026-12-25'] })
  cleanup()
  await show(5)
  expect((await holidays()).value).toBe('2026-11-08')
  fireEvent.change(await holidays(), { target: { value: '' } })
  fireEvent.click(screen.getByRole('button', { name: deskTexts.cancel }))
  expect((await holidays()).value).toBe('2026-11-08')
})
