// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { auditTexts as texts } from '#content/texts/staff/audit.ts'
import type { AuditItem, AuditSearch } from '#contract/staff/operation.ts'
import { seekAudit } from '../data/auditSubject.ts'
import { showDesk } from '../testing/showDesk.tsx'
import { idOf } from '../testing/testEnquiries.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const item = (number: number, action: string, about: AuditItem['about'], actor = 'ravi@office.example'): AuditItem => ({
  ...{ id: idOf(number), at: '2026-01-02T00:00:00.000Z', actor, action, object: about?.id ?? '', about },
})
const sita = { kind: 'enquiry', id: idOf(1), name: '<b>Sita</b>' } as const

test('the audit trail says in sentences who did what, with links, also of what is gone or unknown', async () => {
  await showDesk('/audit', (server) =>
    server.on('audit', () => ({
      items: [
        item(1, 'enquiry stage lost', sita),
        item(2, 'enquiry closed', null),
        item(3, 'office settings', null),
        item(4, 'limits reset', null, 'root'),
        item(5, 'subscriber bounced', { kind: 'person', id: idOf(9), name: 'a@example.org' }, 'webhook'),
        item(6, 'service publish', { kind: 'article', id: 'service:Documents', name: 'Papers' }),
      ],
      next: null,
      actors: ['ravi@office.example', 'root', 'webhook'],
    })),
  )
  await screen.findByRole('link', { name: '<b>Sita</b>' })
  const sentences = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  for (const sentence of [
    'Ravi marked <b>Sita</b> as lost',
    `Ravi closed ${texts.gone}`,
    'Ravi changed the settings of the office',
    `Root ${texts.other('limits reset')}`,
    `${texts.actors.webhook} ended the subscription of a@example.org because its mailbox is gone`,
    'Ravi published the service Papers',
  ])
    expect(sentences.some((one) => one?.startsWith(sentence))).toBe(true)
  const link = screen.getByRole('link', { name: 'Papers' })
  expect(link.getAttribute('href')).toBe('/desk/articles/service%3ADocuments')
})

test('it is of one colleague, or about one person, who stands in no address', async () => {
  seekAudit({ id: idOf(1), name: 'Sita' })
  const { server, router } = await showDesk('/audit', (prepared) =>
    prepared.on('audit', () => ({ items: [], next: null, actors: ['ravi@office.example'] })),
  )
  await screen.findByText(texts.empty)
  expect(server.calls('audit').at(-1)?.body as AuditSearch).toMatchObject({ about: idOf(1) })
  expect(router.state.location.href).toBe('/audit')
  fireEvent.change(screen.getByLabelText(texts.colleague), { target: { value: 'ravi@office.example' } })
  await waitFor(() =>
    expect(server.calls('audit').at(-1)?.body).toMatchObject({ about: idOf(1), actor: 'ravi@office.example' }),
  )
  fireEvent.click(screen.getByText(`${texts.about('Sita')} ×`))
  await waitFor(() => expect(server.calls('audit').at(-1)?.body).not.toHaveProperty('about'))
})
