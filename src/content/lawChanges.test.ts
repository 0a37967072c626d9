import { expect, test } from 'vitest'
import { changesIn } from './lawChanges.ts'
import whatChanged, { changesOfYear, titleOfChange } from './what-changed.ts'

const article = (name: string, ...bullets: string[]) =>
  `---\ndisplayName: ${name}\n---\n\n## Text\n\n- **1 May 2026:** no change.\n\n## What has changed\n\n${bullets.join('\n')}\n`
const act = 'https://www.incometaxindia.gov.in/income-tax-act-2025'
const note = {
  id: 'act',
  day: '1 April 2026',
  words: 'Income-tax Act',
  title: 'A new Act',
  who: 'All.',
  before: 'Other.',
}

const changes = changesIn(
  {
    './articles/one.md': article('One', `- **1 April 2026:** the [Income-tax Act, 2025](${act}) took effect.`),
    './articles/two.md': article(
      'Two',
      '- **2025:** a court decided, 2025 INSC 1.',
      `- **1 April 2026:** the [Income-tax Act, 2025](${act}) took effect. Words moved ([same Act](${act})).`,
      '- **1 July 2026:** a scheme began ([its page](https://example.com/scheme)).',
    ),
  },
  [note],
)

test('a change that two articles list is there once, in its longer wording and with both articles', () => {
  expect(changes.filter(({ id }) => id === 'act')).toEqual([
    {
      id: 'act',
      day: '1 April 2026',
      note,
      text: 'The Income-tax Act, 2025 took effect. Words moved. [^incomeTax]',
      pages: [
        { path: '/blogs/one', name: 'One' },
        { path: '/blogs/two', name: 'Two' },
      ],
    },
  ])
})

test('changes go from the newest to the oldest, one without a note keeps its words and its link', () => {
  expect(changes.map(({ day }) => day)).toEqual(['1 July 2026', '1 April 2026', '2025'])
  expect(changes[0]?.text).toBe('A scheme began ([its page](https://example.com/scheme)).')
  expect(changes[0]?.note).toBeUndefined()
})

test('a judgment that two articles word differently is there once', () => {
  const cited = changesIn(
    {
      './articles/one.md': article('One', '- **12 May 2025:** _A v. B_, 2025 INSC 7, closed a route.'),
      './articles/two.md': article('Two', '- **12 May 2025:** in _A_, 2025 INSC 7, the Court closed a route.'),
    },
    [],
  )
  expect(cited.map(({ pages }) => pages.length)).toEqual([2])
})

test('the page has a section for each change of the year with how it was, whom it concerns and where to read more', () => {
  for (const change of changesOfYear) {
    const section = whatChanged.sections.find(({ id }) => id === change.id)
    const text = section?.parts.map((part) => (part.type === 'text' ? part.text : '')).join('\n') ?? ''
    expect(section?.title).toBe(titleOfChange(change))
    expect(text).toContain(`**Since ${change.day}.**`)
    for (const { path } of change.pages) expect(text).toContain(`](${path})`)
  }
})
