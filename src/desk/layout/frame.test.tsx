// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { enquiryTexts } from '#content/texts/staff/enquiry.ts'
import { inboxTexts } from '#content/texts/staff/inbox.ts'
import { peopleTexts } from '#content/texts/staff/lists.ts'
import { taskTexts } from '#content/texts/staff/tasks.ts'
import { isLive } from '../data/live.ts'
import { serverState } from '../data/serverState.ts'
import { clearSummary, loadSummary } from '../data/summary.ts'
import { answer, owner } from '../testing/fakeServer.ts'
import { showDesk } from '../testing/showDesk.tsx'
import { idOf, testDetail } from '../testing/testEnquiries.ts'

afterEach(() => {
  cleanup()
  serverState.setState(() => 'ok')
  isLive.setState(() => false)
  vi.unstubAllGlobals()
})

test('an address that names no page keeps the frame around it, with a heading and a way on', async () => {
  const { router } = await showDesk('/nowhere/at/all')
  await screen.findByRole('heading', { level: 1, name: deskTexts.notFoundTitle })
  expect(screen.getAllByRole('navigation').length).toBeGreaterThan(0)
  expect(screen.getByRole('main').textContent).toContain(deskTexts.notFoundText)
  fireEvent.click(screen.getByText(deskTexts.toInbox))
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
})

test('the menu says how many tasks are due, and says nothing of none', async () => {
  const { server } = await showDesk('/devices')
  expect(screen.getByText(taskTexts.title).closest('a')?.textContent).toBe(taskTexts.title)
  server.on('summary', () => ({ enquiries: null, comments: { waiting: 0, reported: 0 }, deadEmails: 0, dueTasks: 3 }))
  await loadSummary()
  const menu = await screen.findByLabelText(`${deskTexts.more}, ${taskTexts.dueCount('3')}`)
  const entry = screen.getByText(taskTexts.title).closest('a')
  expect([entry?.getAttribute('href'), entry?.textContent]).toEqual(['/desk/tasks', `${taskTexts.title}3`])
  expect(menu.tagName).toBe('SUMMARY')
  await clearSummary()
})

test('an enquiry that is gone has a heading and a way back', async () => {
  await showDesk(`/enquiries/${idOf(1)}`, (server) => server.on('enquiry', () => answer(404)))
  await screen.findByRole('heading', { level: 1, name: enquiryTexts.goneTitle })
  expect(screen.getByText(deskTexts.toInbox).closest('a')?.getAttribute('href')).toBe('/desk/')
})

test.each(['health', 'subscribers', 'newsletters', 'templates', 'people', 'mails', 'office'])(
  'a moderator who opens /desk/%s is told that it is not for the role, and nothing is asked of the server',
  async (path) => {
    const { server } = await showDesk(`/${path}`, () => undefined, { ...owner, role: 'moderator' })
    await screen.findByRole('heading', { level: 1, name: deskTexts.notAllowedTitle })
    expect(screen.queryByText(deskTexts.retry)).toBe(null)
    expect(server.calls('health').length + server.calls('emails').length).toBe(0)
  },
)

test('from an enquiry the records of its person are found without typing the address again, which is in no address', async () => {
  const counts = {
    enquiries: 1,
    notes: 0,
    answers: 0,
    comments: 0,
    reports: 0,
    subscriptions: 0,
    newsletters: 0,
    emails: 2,
  }
  const { server, router } = await showDesk(`/enquiries/${idOf(1)}`, (prepared) => {
    prepared.on('enquiry', () => testDetail(1, { email: ' sita@example.org ' }))
    prepared.on('findPerson', () => counts)
  })
  fireEvent.click(await screen.findByText(enquiryTexts.eraseOrExport))
  await screen.findByText(peopleTexts.counts.emails(2))
  expect(screen.getByLabelText<HTMLInputElement>(peopleTexts.kinds.email).value).toBe('sita@example.org')
  expect(server.calls('findPerson').map(({ body }) => body)).toEqual([{ kind: 'email', value: 'sita@example.org' }])
  expect(router.state.location.href).not.toContain('sita')
})

test('from an enquiry without one whole address the records of its person are found by its reference', async () => {
  const { reference } = testDetail(1)
  const { server } = await showDesk(`/enquiries/${idOf(1)}`, (prepared) => {
    prepared.on('enquiry', () => testDetail(1, { email: 'two@example.org, three@example.org', canAnswer: false }))
    prepared.on('findPerson', () => answer(400))
  })
  fireEvent.click(await screen.findByText(enquiryTexts.eraseOrExport))
  await waitFor(() =>
    expect(server.calls('findPerson').map(({ body }) => body)).toEqual([{ kind: 'reference', value: reference }]),
  )
})

test('the mark of the live connection says so only while the server is reached', async () => {
  isLive.setState(() => true)
  await showDesk('/')
  await screen.findByText(inboxTexts.live)
  serverState.setState(() => 'away')
  await screen.findByText(inboxTexts.notLive)
})
