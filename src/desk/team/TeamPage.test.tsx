// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { sourceLanguage, translations } from '#content/languages.ts'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { sessionTexts } from '#content/texts/staff/session.ts'
import { teamTexts as texts } from '#content/texts/staff/team.ts'
import type { Member } from '#contract/staff/members.ts'
import { dropDrafts } from '../data/drafts.ts'
import { memberName } from '../data/members.ts'
import { sessionState } from '../data/session.ts'
import { dismissAll } from '../data/undo.ts'
import { answer, owner } from '../testing/fakeServer.ts'
import { showDesk } from '../testing/showDesk.tsx'

afterEach(() => {
  cleanup()
  dismissAll()
  dropDrafts()
  vi.unstubAllGlobals()
})

const at = '2026-01-02T10:00:00.000Z'
const phone = { id: 'phone-1', name: 'Safari on iPhone', method: 'passkey' as const, signedInAt: at, lastSeenAt: at }
const asha: Member = {
  address: owner.address,
  name: 'Asha',
  role: 'owner',
  isFixed: true,
  hasPasskey: true,
  devices: [{ ...phone, id: owner.id, isThisOne: true }],
  invitation: null,
}
const ravi: Member = {
  ...asha,
  address: 'ravi@office.example',
  name: 'Ravi Kumar',
  role: 'staff',
  isFixed: false,
  devices: [{ ...phone, isThisOne: false }],
}
const nila: Member = {
  ...ravi,
  address: 'nila@office.example',
  name: '',
  devices: [],
  invitation: { state: 'failed', at, error: 'No such mailbox' },
}

const show = () =>
  showDesk('/team', (server) => {
    server.on('members', () => ({ items: [asha, ravi, nila] }))
    server.on('changeMember', ({ body }) => ({ ...ravi, ...(body as object) }))
    server.on('removeMember', () => answer(204))
    server.on('signOutDevice', () => answer(204))
    server.on('inviteAgain', () => nila)
  })

test('an owner invites by address, name and role; a refusal keeps what was typed', async () => {
  const { server } = await show()
  fireEvent.change(await screen.findByLabelText(texts.address), { target: { value: 'new@office.example' } })
  fireEvent.change(screen.getByLabelText(texts.name), { target: { value: 'New Colleague' } })
  fireEvent.change(screen.getByLabelText(texts.role), { target: { value: 'moderator' } })
  server.on('inviteMember', () => answer(409, { message: 'This address has access already.' }))
  fireEvent.click(screen.getByRole('button', { name: texts.send }))
  await screen.findByText('This address has access already.')
  expect((screen.getByLabelText(texts.address) as HTMLInputElement).value).toBe('new@office.example')
  server.on('inviteMember', ({ body }) => ({ ...nila, ...(body as object), invitation: null }))
  fireEvent.click(screen.getByRole('button', { name: texts.send }))
  // Without mail the owner is told how the colleague gets in.
  await screen.findByText(texts.invitedWithoutEmail('new@office.example'))
  expect(server.calls('inviteMember').at(-1)?.body).toEqual({
    address: 'new@office.example',
    name: 'New Colleague',
    role: 'moderator',
  })
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(texts.address).value).toBe(''))
  expect(screen.queryByLabelText(texts.name)).toBe(null)
})

test('a role is changed with a way back; whom STAFF names shows why neither role nor access is changed here', async () => {
  const { server } = await show()
  const role = await screen.findByLabelText(texts.roleOf('Ravi Kumar'))
  fireEvent.change(role, { target: { value: 'moderator' } })
  await screen.findByText(texts.roleChanged('Ravi Kumar', texts.roles.moderator))
  fireEvent.click(screen.getByRole('button', { name: deskTexts.undo }))
  await waitFor(() => expect(server.calls('changeMember')).toHaveLength(2))
  expect(server.calls('changeMember').map(({ body }) => body)).toEqual([
    { address: ravi.address, role: 'moderator' },
    { address: ravi.address, role: 'staff' },
  ])
  screen.getByText(texts.fixed)
  expect(screen.queryByRole('button', { name: texts.removeOf('Asha') })).toBe(null)
  expect(screen.queryByLabelText(texts.roleOf('Asha'))).toBe(null)
})

test('removing asks first and says what it ends; a lost phone is signed out, one’s own device is not', async () => {
  const { server } = await show()
  fireEvent.click(await screen.findByRole('button', { name: sessionTexts.revokeOf('Safari on iPhone, Ravi Kumar') }))
  await waitFor(() => expect(server.calls('signOutDevice').map(({ id }) => id)).toEqual(['phone-1']))
  expect(screen.queryByRole('button', { name: sessionTexts.revokeOf('Safari on iPhone, Asha') })).toBe(null)
  fireEvent.click(screen.getByRole('button', { name: texts.removeOf('Ravi Kumar') }))
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByText(texts.removeText)
  expect(server.calls('removeMember')).toEqual([])
  fireEvent.click(dialog.getByRole('button', { name: texts.remove }))
  await screen.findByText(texts.removed('Ravi Kumar'))
  expect(server.calls('removeMember').map(({ body }) => body)).toEqual([{ address: ravi.address }])
})

test('an invitation that could not be delivered says why and is sent again', async () => {
  const { server } = await show()
  await screen.findByText(/could not be delivered.*No such mailbox/)
  fireEvent.click(screen.getByRole('button', { name: texts.inviteAgain }))
  await waitFor(() => expect(server.calls('inviteAgain').map(({ body }) => body)).toEqual([{ address: nila.address }]))
})

test('everybody says a name and a signature for each language; the name that was given stands in place of the address', async () => {
  const { server } = await showDesk(
    '/profile',
    (prepared) => {
      prepared.on('profile', () => ({ name: 'Ravi', signatures: { en: 'Ravi\nOffice' } }))
      prepared.on('saveProfile', ({ body }) => body)
    },
    { ...owner, role: 'moderator' },
  )
  fireEvent.change(await screen.findByLabelText(texts.ownName), { target: { value: 'Ravi Kumar' } })
  for (const { name } of translations)
    fireEvent.change(screen.getByLabelText(texts.signature(name)), { target: { value: `Ravi, ${name}` } })
  const inOthers = Object.fromEntries(translations.map(({ code, name }) => [code, `Ravi, ${name}`]))
  fireEvent.click(screen.getByRole('button', { name: texts.save }))
  await screen.findByText(texts.saved)
  expect(server.calls('saveProfile').map(({ body }) => body)).toEqual([
    { name: 'Ravi Kumar', signatures: { en: 'Ravi\nOffice', ...inOthers } },
  ])
  sessionState.setState(() => ({ status: 'in', session: { ...owner, names: { 'r@office.example': 'Ravi Kumar' } } }))
  expect([memberName('r@office.example'), memberName('old.name@office.example')]).toEqual(['Ravi Kumar', 'Old Name'])
})

test('an invitation that is typed and not sent is there again after the page was left, until it is sent or cancelled', async () => {
  const address = () => screen.findByLabelText<HTMLInputElement>(texts.address)
  await show()
  fireEvent.change(await address(), { target: { value: 'new@office.example' } })
  fireEvent.change(screen.getByLabelText(texts.role), { target: { value: 'moderator' } })
  cleanup()
  const { server } = await show()
  expect((await address()).value).toBe('new@office.example')
  server.on('inviteMember', () => ({ ...nila, address: 'new@office.example' }))
  fireEvent.click(screen.getByRole('button', { name: texts.send }))
  await waitFor(async () => expect((await address()).value).toBe(''))
  expect(server.calls('inviteMember')[0]?.body).toMatchObject({ address: 'new@office.example', role: 'moderator' })
  fireEvent.change(await address(), { target: { value: 'wrong@office.example' } })
  fireEvent.click(screen.getByRole('button', { name: deskTexts.cancel }))
  cleanup()
  await show()
  expect((await address()).value).toBe('')
})

test('a signature that is typed and not saved is there again after the page was left, and once saved it is what was stored', async () => {
  const show = (signature: string) =>
    showDesk('/profile', (prepared) => {
      prepared.on('profile', () => ({ name: 'Ravi', signatures: { en: signature } }))
      prepared.on('saveProfile', ({ body }) => body)
    })
  const field = () => screen.findByLabelText<HTMLTextAreaElement>(texts.signature(sourceLanguage.name))
  await show('Ravi')
  fireEvent.change(await field(), { target: { value: 'Ravi Kumar\nPune' } })
  cleanup()
  const { server } = await show('Ravi')
  expect((await field()).value).toBe('Ravi Kumar\nPune')
  fireEvent.click(screen.getByRole('button', { name: texts.save }))
  await screen.findByText(texts.saved)
  expect(server.calls('saveProfile').map(({ body }) => body)).toEqual([
    { name: 'Ravi', signatures: { en: 'Ravi Kumar\nPune' } },
  ])
  expect((await field()).value).toBe('Ravi Kumar\nPune')
  cleanup()
  await show('Stored since by another device')
  expect((await field()).value).toBe('Stored since by another device')
})
