import { ChakraProvider } from '@chakra-ui/react'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { configure, render } from '@testing-library/react'
import type { StaffSession } from '#contract/staff/signIn.ts'
import { system } from '#ui/theme/system.ts'
import '#ui/testing/waitTimeout.ts'
import { sessionState } from '../data/session.ts'
import { makeRouter } from '../start/router.tsx'
import { type FakeServer, fakeServer, owner } from './fakeServer.ts'

// Asking the style of every ancestor whether it hides an element takes most of a test's time.
configure({ defaultHidden: true })

/** The workplace of somebody signed in, an owner unless said otherwise, at an address, over a server with an empty office. */
export async function showDesk(
  path: string,
  prepare: (server: FakeServer) => void = () => undefined,
  session: StaffSession = owner,
) {
  const server = fakeServer()
  server.on('summary', () => ({
    enquiries: {
      new: 0,
      inProgress: 0,
      waiting: 0,
      answered: 0,
      closed: 0,
      spam: 0,
      unread: 0,
      late: 0,
      mine: 0,
      snoozed: 0,
      heldMails: 0,
    },
    comments: { waiting: 0, reported: 0 },
    deadEmails: 0,
    dueTasks: 0,
    today: '',
  }))
  server.on('enquiries', () => ({ items: [], next: null }))
  const done = { mail: true, replies: true, passkey: true, colleague: true, template: true, enquiry: true }
  server.on('setup', () => ({ done, isDismissed: false }))
  server.on('views', () => ({ items: [] }))
  server.on('tags', () => ({ items: [] }))
  server.on('templates', () => ({ items: [] }))
  server.on('markRead', () => new Response(null, { status: 204 }))
  prepare(server)
  sessionState.setState(() => ({ status: 'in', session }))
  const router = makeRouter(createMemoryHistory({ initialEntries: [`/desk${path}`] }))
  await router.load()
  const view = render(
    <ChakraProvider value={system}>
      <RouterProvider router={router} />
    </ChakraProvider>,
  )
  return { ...view, router, server }
}
