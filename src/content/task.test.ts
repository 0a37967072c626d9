import { expect, test } from 'vitest'
import { defineTask } from './task.ts'
import type { TaskText } from './taskEntity.ts'
import refund from './tasks/refund.ts'

const { path: _path, meta, title: _title, picture: _picture, sources: _sources, data: _data, ...rest } = refund
/** A task without faults, as an editor would write it. */
const sound: TaskText = {
  ...rest,
  slug: 'refund',
  metaDescription: meta.description,
  questions: [
    {
      label: 'What?',
      options: [
        { id: 'rent', label: 'Rent' },
        { id: 'sale', label: 'A price' },
      ],
    },
  ],
  situations: [{ text: 'I want it back.', choose: 'rent' }],
  cases: [{ only: ['rent'], title: 'Rent', text: 'Thirty. [^incomeTax]' }],
  steps: [
    {
      id: 'file',
      title: 'File',
      who: ['you'],
      when: 'In July',
      basis: 'law',
      span: [0, 5],
      text: 'File it. [^fema]',
      items: ['File'],
    },
  ],
  papers: ['PAN'],
  costs: [{ of: 'Fee', range: 'None [^incomeTax]', basis: 'law' }],
  axis: { unit: 'months', from: 0, to: 6, zero: 'The end' },
}
const step = sound.steps[0]
if (!step) throw new Error('The task has no step.')

test('the sources of a task are numbered in the order of its page, each once', () => {
  const { cases, steps, costs, sources } = defineTask(sound)
  expect(sources.map(({ title }) => title)).toEqual(['Income-tax Act, 2025', 'Foreign Exchange Management Act, 1999'])
  expect([cases[0]?.text, steps[0]?.text, costs[0]?.range]).toEqual([
    'Thirty. ([source 1](/tasks/refund#source-1))',
    'File it. ([source 2](/tasks/refund#source-2))',
    'None ([source 1](/tasks/refund#source-1))',
  ])
})

test('the last step of the breadcrumb is the task, behind the list of tasks', () => {
  expect(JSON.stringify(defineTask(sound).data)).toMatch(
    /"name":"Home".*"name":"Tasks, step by step".*"name":"Getting the refund"/,
  )
})

test.each<[string, Partial<TaskText>]>([
  ['metaDescription: has 5 characters; write 120 to 160', { metaDescription: 'Short' }],
  ['"flat": is not an option of the questions; use one of rent, sale', { steps: [{ ...step, only: ['flat'] }] }],
  ['"plot": is not an option of the questions', { situations: [{ text: 'A plot', choose: 'plot' }] }],
  ['step "file": is open, so it may have no span', { steps: [{ ...step, basis: 'open' }] }],
  ['step "file": ends before it begins', { steps: [{ ...step, span: [5, 0] }] }],
  ['step "file": lies outside the axis, 0 to 6', { steps: [{ ...step, span: [0, 7] }] }],
  ['step "file": is there twice', { steps: [step, step] }],
  ['item "File": is there twice', { papers: ['File'] }],
  [
    'questions: the option "rent" is there twice',
    { questions: [...sound.questions, { label: 'Again?', options: [{ id: 'rent', label: 'Rent' }] }] },
  ],
])('a fault names file and field and says what to do: %s', (fault, change) => {
  expect(() => defineTask({ ...sound, ...change })).toThrow(`src/content/tasks/refund.ts: ${fault}`)
})

test('a step with a length needs its span, and a name that is no official text is refused', () => {
  const { span: _span, ...without } = step
  expect(() => defineTask({ ...sound, steps: [without] })).toThrow('step "file": has no span')
  expect(() => defineTask({ ...sound, papers: ['PAN [^nobody]'] })).toThrow('"nobody" is not an official text')
})
