// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { toolTexts as texts } from '#content/texts/tools.ts'
import { type ToolName, toolNames } from '#content/texts/toolTitles.ts'
import { renderInApp } from '#ui/testing/testApp.tsx'
import { type CaseFile, emptyCase, emptyOwner, emptySender, emptySum } from './caseFile.ts'
import { changeCase } from './caseStore.ts'
import { loadTool } from './loadTool.ts'
import { emptyCaseForAllTests } from './testing/toolPage.ts'

const filled: CaseFile = {
  ...emptyCase,
  residence: {
    ...emptyCase.residence,
    person: 'citizen',
    purpose: 'visit',
    completeYears: '10',
    stays: [
      { arrival: '2026-06-01', departure: '2026-11-05' },
      { arrival: '2025-06-01', departure: '2025-11-05' },
    ],
  },
  power: { document: 'deed', country: 'US', done: 'nothing', signed: '2026-11-01', arrived: '2026-11-30' },
  sale: {
    ...emptyCase.sale,
    kind: 'house',
    sold: '2026-12-01',
    how: 'received',
    acquired: '1994-06-14',
    price: '1.9 crore',
    cost: '4.5 lakh',
    owners: [
      { ...emptyOwner, name: 'Ravi', share: '1/2' },
      { ...emptyOwner, share: '1/2', residence: 'resident' },
    ],
  },
  rent: { ...emptyCase.rent, rent: '7.2 lakh', municipalTax: '20,000', interest: '1.5 lakh' },
  refund: { ...emptyCase.refund, stage: 'verified', filed: '2026-07-20', verified: '2026-08-25' },
  sending: {
    from: '2027-01-11',
    rate: '90',
    people: [emptySender, { name: 'Asha', used: '10,00,000' }],
    sums: [
      { ...emptySum, kind: 'other', amount: '12 crore' },
      { ...emptySum, kind: 'home', amount: '1 crore', paidIn: '50,000', person: '2' },
    ],
  },
  estate: {
    ...emptyCase.estate,
    who: 'man',
    died: '2026-05-01',
    spouse: 'yes',
    mother: 'yes',
    sons: '2',
    value: '2 crore',
    branches: [
      { child: 'son', widow: 'yes', children: '2' },
      { child: 'daughter', widow: 'no', children: '1' },
    ],
  },
}

emptyCaseForAllTests()

async function openFilled(name: ToolName) {
  changeCase(() => filled)
  const loaded = await loadTool(name)
  if (!loaded) throw new Error(`no tool ${name}`)
  await renderInApp(<loaded.Tool title={loaded.page.title} />)
  const [form, answer] = document.querySelectorAll('section')
  if (!form || !answer) throw new Error('no answer')
  return { form, answer }
}

test.each(toolNames)('%s: the answer is read out politely, in words', async (name) => {
  const { answer } = await openFilled(name)
  const status = answer.querySelector('[role=status]')
  expect(document.getElementById(answer.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(texts.result)
  // A status is polite and read as a whole, unless these say otherwise.
  expect([status?.getAttribute('aria-live'), status?.getAttribute('aria-atomic')]).toEqual([null, null])
  expect(status?.querySelectorAll('p').length).toBeGreaterThan(1)
  expect(status?.textContent).not.toContain(texts.wait)
  // The question is no part of what is read out.
  expect(status?.contains(screen.getByText(texts.ask))).toBe(false)
})

test.each(toolNames)('%s: every picture has its words, every field its label, every list its rows', async (name) => {
  const { form, answer } = await openFilled(name)
  for (const svg of answer.querySelectorAll('svg')) {
    const isImage = svg.getAttribute('role') === 'img' && svg.getAttribute('aria-label') !== ''
    expect(isImage || svg.getAttribute('aria-hidden') === 'true', svg.outerHTML.slice(0, 80)).toBe(true)
  }
  const fields = [...form.querySelectorAll('input, select, textarea')]
  const labels = fields.map(({ id }) => form.querySelector(`label[for="${id}"]`)?.textContent ?? '')
  expect(labels).not.toContain('')
  expect(new Set(labels).size).toBe(labels.length)
  for (const list of answer.querySelectorAll('ul, ol')) expect(list.querySelector('li')).not.toBeNull()
  expect(answer.querySelectorAll('table')).toHaveLength(0)
})

test.each(toolNames)(
  'the tool %s states its rule before its questions, with source, day, article and task',
  async (name) => {
    const loaded = await loadTool(name)
    if (!loaded) throw new Error(`there is no tool ${name}`)
    const { Tool, page } = loaded
    await renderInApp(<Tool title={page.title} />)
    const rule = screen.getByRole('link', { name: texts.article }).parentElement?.parentElement
    expect(rule?.textContent).toContain(`${texts.rule}: `)
    expect(rule?.textContent).toMatch(/Law (?:compared|reviewed) by .* on \d+ [A-Z][a-z]+ \d{4}/)
    const links = [...(rule?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href') ?? '')
    expect(links.filter((to) => to.startsWith('https:'))).not.toEqual([])
    expect(links.filter((to) => to.startsWith('/blogs/'))).toHaveLength(1)
    expect(links.filter((to) => to.startsWith('/tasks/'))).not.toEqual([])
    const questions = screen.getByRole('heading', { name: texts.entries })
    expect(rule?.compareDocumentPosition(questions)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
)
