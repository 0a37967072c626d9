import { expect, test } from 'vitest'
import { defineTask } from './task.ts'
import { type TaskWords, translateTask } from './translateTask.ts'

const english = defineTask({
  slug: 'refund',
  metaDescription: 'How tax that was deducted in India comes back. '.repeat(3).trim(),
  lede: 'From the record to the account.',
  card: 'From the record to the account.',
  reviewed: '22 November 2026',
  pigment: 'neel',
  situations: [{ text: 'I want my tax back.', choose: 'rent' }],
  questions: [
    {
      label: 'From what?',
      options: [
        { id: 'sale', label: 'A price' },
        { id: 'rent', label: 'Rent' },
      ],
    },
  ],
  cases: [{ only: ['rent'], title: 'From rent', text: 'The tenant deducts. [^incomeTax]' }],
  axis: { unit: 'months', from: 0, to: 6, zero: 'The return' },
  steps: [
    {
      id: 'file',
      title: 'File',
      who: ['you'],
      when: 'In July',
      basis: 'law',
      span: [0, 1],
      text: 'File the return.',
      items: ['File it'],
      only: ['rent'],
    },
  ],
  papers: ['PAN'],
  costs: [{ of: 'Fee', range: 'None', basis: 'open' }],
  pitfalls: [
    { title: 'One', text: 'First.' },
    { title: 'Two', text: 'Second.' },
    { title: 'Three', text: 'Third.' },
  ],
  letters: [{ name: 'Grievance', to: '/letters#refund-reminder' }],
  help: 'We file it.',
  service: 'Consultancy',
})

const words: TaskWords = {
  metaDescription: 'Wie in Indien einbehaltene Steuer zurückkommt. '.repeat(3).trim(),
  lede: 'Vom Nachweis zum Konto.',
  card: 'Vom Nachweis zum Konto.',
  situations: ['Ich will meine Steuer zurück.'],
  questions: [{ label: 'Wovon?', options: { sale: 'Vom Preis', rent: 'Von der Miete' } }],
  cases: [{ title: 'Von der Miete', text: 'Der Mieter behält ein. [^incomeTax]' }],
  zero: 'Die Erklärung',
  steps: { file: { title: 'Einreichen', when: 'Im Juli', text: 'Reichen Sie ein.', items: ['Einreichen'] } },
  papers: ['PAN-Karte'],
  costs: [{ of: 'Gebühr', range: 'Keine' }],
  pitfalls: [
    { title: 'Eins', text: 'Erstens.' },
    { title: 'Zwei', text: 'Zweitens.' },
    { title: 'Drei', text: 'Drittens.' },
  ],
  letters: ['Beschwerde'],
  help: 'Wir reichen ein.',
}

test('a translated task has its own words, and of the English one whatever is no word', () => {
  const { steps, questions, situations, cases, letters, axis } = translateTask(english, words)
  expect(steps).toEqual([
    { ...english.steps[0], title: 'Einreichen', when: 'Im Juli', text: 'Reichen Sie ein.', items: ['Einreichen'] },
  ])
  expect(questions[0]?.options.map(({ id, label }) => [id, label])).toEqual([
    ['sale', 'Vom Preis'],
    ['rent', 'Von der Miete'],
  ])
  expect(situations).toEqual([{ text: 'Ich will meine Steuer zurück.', choose: 'rent' }])
  expect(cases).toMatchObject([{ only: ['rent'], title: 'Von der Miete' }])
  expect(letters).toEqual([{ name: 'Beschwerde', to: '/letters#refund-reminder' }])
  expect(axis).toEqual({ unit: 'months', from: 0, to: 6, zero: 'Die Erklärung' })
})

test.each<[string, Partial<TaskWords>]>([
  ['situations: must be 1 as in the English task, not 0', { situations: [] }],
  ['cases: must be 1 as in the English task, not 2', { cases: [...words.cases, ...words.cases] }],
  ['letters: must be 1 as in the English task, not 0', { letters: [] }],
  ['steps: lacks "file" of the English task', { steps: {} }],
  [
    'has "post", which the English task does not have',
    { steps: { ...words.steps, post: { title: '', when: '', text: '', items: [] } } },
  ],
  [
    'step "file": items: must be 1 as in the English task, not 0',
    { steps: { file: { title: 'a', when: 'b', text: 'c', items: [] } } },
  ],
  ['Wovon?: lacks "rent" of the English task', { questions: [{ label: 'Wovon?', options: { sale: 'Vom Preis' } }] }],
])('%s: the build stops, and names file and field', (fault, change) => {
  expect(() => translateTask(english, { ...words, ...change })).toThrow(fault)
  expect(() => translateTask(english, { ...words, ...change })).toThrow('/tasks/refund.ts: ')
})
