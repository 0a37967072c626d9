// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { toolTexts as texts } from '#content/texts/tools.ts'
import { type ToolName, toolNames } from '#content/texts/toolTitles.ts'
import { residenceTexts } from '#content/tools/residence.ts'
import { renderInApp } from '#ui/testing/testApp.tsx'
import { changeCase } from './caseStore.ts'
import { loadTool } from './loadTool.ts'
import { filledCase } from './testing/filledCase.ts'
import { emptyCaseForAllTests } from './testing/toolPage.ts'

emptyCaseForAllTests()

async function openFilled(name: ToolName, file = filledCase) {
  changeCase(() => file)
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

/** The fields of a case, all with one text. */
function everywhere<Part>(part: Part, text: string): Part {
  if (typeof part === 'string') return text as Part
  if (Array.isArray(part)) return part.map((one) => everywhere(one, text)) as Part
  return Object.fromEntries(Object.entries(part ?? {}).map(([field, one]) => [field, everywhere(one, text)])) as Part
}

test.each(toolNames.flatMap((name) => ['', 'constructor'].map((text) => [name, text] as const)))(
  '%s: a damaged case with "%s" in each field opens, and takes no choice that is none',
  async (name, text) => {
    const file = { ...everywhere(filledCase, text), kind: filledCase.kind }
    const { form, answer } = await openFilled(name, file)
    expect(form.querySelectorAll('input, select').length).toBeGreaterThan(1)
    expect(answer.textContent).not.toMatch(/function|NaN|Invalid|undefined/)
    expect([...form.querySelectorAll('select')].map(({ selectedOptions }) => selectedOptions[0]?.text)).toEqual(
      [...form.querySelectorAll('select')].map(() => texts.choose),
    )
  },
)

test.each(['', 'abc', '2026.5', '9999'])(
  'a damaged case whose year of residence is "%s" can be mended',
  async (year) => {
    const { form, answer } = await openFilled('residence', {
      ...filledCase,
      residence: { ...filledCase.residence, year },
    })
    expect(answer.querySelector('[role=status]')?.textContent).toContain(texts.unknown('1 April 2024', '31 March 2028'))
    const [field] = form.querySelectorAll('select')
    if (field) fireEvent.change(field, { target: { value: '2026' } })
    expect(answer.querySelector('[role=status]')?.textContent).toContain(residenceTexts.unsettled)
  },
)

test.each(['selling', 'sending'] as const)(
  '%s: one long word for a name widens no column of the answer',
  async (name) => {
    const word = 'Venkatanarasimharajuvaripeta'.repeat(4)
    const { sale, sending } = filledCase
    const { answer } = await openFilled(name, {
      ...filledCase,
      sale: { ...sale, owners: sale.owners.map((owner) => ({ ...owner, name: word })) },
      sending: { ...sending, people: [{ name: word, used: '' }, ...sending.people.slice(1)] },
    })
    const grids = [...answer.querySelectorAll('*')]
      .filter((one) => one.textContent?.includes(word) && getComputedStyle(one).display === 'grid')
      .map((one) => getComputedStyle(one).gridTemplateColumns)
    expect(grids.length).toBeGreaterThan(0)
    expect(new Set(grids)).toEqual(new Set(['minmax(0, 1fr)']))
  },
)
