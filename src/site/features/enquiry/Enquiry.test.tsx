// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callOfferTexts as texts } from '#content/texts/callOffer.ts'
import { enquiryTexts } from '#content/texts/enquiry.ts'
import { clearDraft } from '#device/outbox/drafts.ts'
import { announce } from '#device/outbox/item.ts'
import { renderInApp } from '#ui/testing/testApp.tsx'
import { ContactSection } from './ContactSection.tsx'
import { Enquiry } from './Enquiry.tsx'

const call = '/api/call/call.0190-a.1.abc.d_-E'
let answer: object

beforeEach(() => {
  answer = { message: 'Received', call }
  vi.stubEnv('SITE_OFFERS_CALLS', 'true')
  vi.stubGlobal('fetch', async () => Response.json(answer, { status: 201 }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  clearDraft('enquiry')
})

/** A service's page has two forms, where its query form is a real one. */
const show = () =>
  renderInApp(
    <>
      <section aria-label="query">
        <Enquiry />
      </section>
      <ContactSection />
    </>,
  )
const place = (name: string) => within(screen.getByRole('region', { name }))
const places = () => ['query', enquiryTexts.sectionTitle].map(place)
const offeredIn = (one: ReturnType<typeof place> | undefined) => one?.queryByRole('link', { name: texts.choose })

async function submitIn(one: ReturnType<typeof place> | undefined): Promise<void> {
  const message = one?.getByLabelText(enquiryTexts.message)
  if (!message) throw new Error('no form')
  fireEvent.input(message, { target: { value: `A plot, ${Math.random()}` } })
  fireEvent.submit(message.closest('form') as HTMLFormElement)
  await screen.findByText(enquiryTexts.sent)
}

test.each([0, 1])(
  'each enquiry form of a page offers a call once its own enquiry has arrived, announced, and no other form does (%i)',
  async (which) => {
    await show()
    expect(places().map(offeredIn)).toEqual([null, null])
    await submitIn(places()[which])
    const link = await places()[which]?.findByRole('link', { name: texts.choose })
    expect(new URL(link?.getAttribute('href') ?? '', location.href).pathname).toBe(call)
    expect(link?.closest('[role=status]')).not.toBeNull()
    expect(offeredIn(places()[1 - which])).toBeNull()
  },
)

test('an answer without an offer takes away the one of the enquiry before', async () => {
  await show()
  await submitIn(places()[0])
  await places()[0]?.findByRole('link', { name: texts.choose })
  answer = { message: 'Received' }
  await submitIn(places()[0])
  await expect.poll(() => offeredIn(places()[0])).toBeNull()
})

test('what other tabs send, and what is sent later, is offered with its receipt, not by a form', async () => {
  await show()
  act(() => announce({ what: 'sent', key: 'k', kind: 'enquiry', answer, replayed: true }))
  act(() => announce({ what: 'sent', key: 'l', kind: 'enquiry', answer, replayed: false }))
  expect(places().map(offeredIn)).toEqual([null, null])
})

test('a site that offers no calls shows no link, whatever the server answers', async () => {
  vi.stubEnv('SITE_OFFERS_CALLS', '')
  await show()
  await submitIn(places()[0])
  expect(places().map(offeredIn)).toEqual([null, null])
})
