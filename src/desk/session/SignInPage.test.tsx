// @vitest-environment happy-dom
import { ChakraProvider } from '@chakra-ui/react'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { sessionTexts as texts } from '#content/texts/staff/session.ts'
import { system } from '#ui/theme/system.ts'
import '#ui/testing/waitTimeout.ts'
import { noteSession, sessionState } from '../data/session.ts'
import { makeRouter } from '../start/router.tsx'
import { answer, fakeServer, owner } from '../testing/fakeServer.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

async function show(path: string) {
  const server = fakeServer()
  sessionState.setState(() => ({ status: 'out' }))
  const router = makeRouter(createMemoryHistory({ initialEntries: [`/desk${path}`] }))
  await router.load()
  render(
    <ChakraProvider value={system}>
      <RouterProvider router={router} />
    </ChakraProvider>,
  )
  return { server, router }
}

test('asking for a link says the same for every address', async () => {
  const { server } = await show('/')
  server.on('requestLink', () => answer(202, { message: 'sent' }))
  fireEvent.change(screen.getByLabelText(texts.email), { target: { value: 'nobody@example.com' } })
  fireEvent.click(screen.getByRole('button', { name: texts.send }))
  expect(await screen.findByText(texts.checkMail('nobody@example.com'))).toBeTruthy()
  expect(server.calls('requestLink').map(({ body }) => body)).toEqual([{ email: 'nobody@example.com' }])
})

test('the code of the email signs in where its link cannot, as in an installed app', async () => {
  const { server } = await show('/')
  server.on('requestLink', () => answer(202, { message: 'sent' }))
  fireEvent.change(screen.getByLabelText(texts.email), { target: { value: owner.address } })
  fireEvent.click(screen.getByRole('button', { name: texts.send }))
  const field = await screen.findByLabelText<HTMLInputElement>(texts.code)
  expect([field.inputMode, field.autocomplete]).toEqual(['numeric', 'one-time-code'])
  const type = (value: string) => {
    fireEvent.change(field, { target: { value } })
    fireEvent.click(screen.getByRole('button', { name: texts.codeButton }))
  }
  server.on('redeemCode', () => answer(410, { message: 'used', reason: 'unknown' }))
  type('000000')
  expect(await screen.findByText(texts.codeFailed)).toBeTruthy()
  server.on('redeemCode', () => owner)
  type('123 456')
  await expect.poll(() => sessionState.get().status).toBe('in')
  expect(server.calls('redeemCode').map(({ body }) => body)).toEqual([{ code: '000000' }, { code: '123 456' }])
})

test('after a link was asked for, and when there were too many attempts, the page names the ways that need no email', async () => {
  const { server } = await show('/')
  server.on('requestLink', () => answer(429))
  expect(screen.queryByText(texts.otherWays)).toBeNull()
  fireEvent.change(screen.getByLabelText(texts.email), { target: { value: 'asha@office.example' } })
  fireEvent.click(screen.getByRole('button', { name: texts.send }))
  expect(await screen.findByText(deskTexts.tooMany)).toBeTruthy()
  expect(screen.getByText(texts.otherWays).textContent).toMatch(/passkey.+desk sign-in/)
  server.on('requestLink', () => answer(500))
  fireEvent.click(screen.getByRole('button', { name: texts.send }))
  expect(await screen.findByText(deskTexts.saveFailed)).toBeTruthy()
  expect(screen.queryByText(texts.otherWays)).toBeNull()
  server.on('requestLink', () => answer(202, { message: 'sent' }))
  fireEvent.click(screen.getByRole('button', { name: texts.send }))
  expect(await screen.findByText(texts.checkMailTitle)).toBeTruthy()
  expect(screen.getByText(texts.otherWays)).toBeTruthy()
})

test('too many attempts with a passkey are told as what they are', async () => {
  vi.stubGlobal('PublicKeyCredential', class {})
  const { server } = await show('/')
  server.on('passkeyOptions', () => answer(429))
  fireEvent.click(screen.getByRole('button', { name: texts.passkey }))
  expect(await screen.findByText(deskTexts.tooMany)).toBeTruthy()
  expect(screen.queryByText(texts.passkeyFailed)).toBeNull()
})

test('opening a mailed link does nothing before its button is pressed, and its token leaves the address', async () => {
  history.replaceState(null, '', '/desk/sign-in#the-token')
  const { server, router } = await show('/sign-in')
  expect(location.hash).toBe('')
  expect(server.calls('redeemLink')).toEqual([])
  server.on('redeemLink', () => owner)
  for (const name of ['summary', 'enquiries'] as const) server.on(name, () => answer(503))
  fireEvent.click(screen.getByRole('button', { name: texts.linkButton }))
  await expect.poll(() => router.state.location.pathname).toBe('/')
  expect(server.calls('redeemLink').map(({ body }) => body)).toEqual([{ token: 'the-token' }])
  expect(sessionState.get().status).toBe('in')
})

test('a link that a colleague opens where somebody is signed in starts the page anew, where the link is not needed', async () => {
  history.replaceState(null, '', '/desk/sign-in#the-token')
  const { server } = await show('/sign-in')
  noteSession({ signedIn: true, ...owner })
  const replace = vi.spyOn(location, 'replace').mockReturnValue()
  server.on('redeemLink', () => ({ ...owner, id: 'device-2', address: 'ravi@office.example' }))
  for (const name of ['summary', 'enquiries'] as const) server.on(name, () => answer(503))
  fireEvent.click(screen.getByRole('button', { name: texts.linkButton }))
  await expect.poll(() => replace).toHaveBeenCalledWith('/desk/')
  replace.mockRestore()
})

test.each(['expired', 'used', 'unknown'])('a link that is %s offers a new one', async (reason) => {
  history.replaceState(null, '', '/desk/sign-in#the-token')
  const { server } = await show('/sign-in')
  server.on('redeemLink', () => answer(410, { message: 'refused', reason }))
  fireEvent.click(screen.getByRole('button', { name: texts.linkButton }))
  expect(await screen.findByText(texts.linkFailed)).toBeTruthy()
  expect(screen.getByRole('button', { name: texts.send })).toBeTruthy()
})
