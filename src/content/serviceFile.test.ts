import { expect, test } from 'vitest'
import { officialTexts } from './law.ts'
import { pigments } from './pigments.ts'
import { parseService, serviceFaults } from './serviceFile.ts'
import { serviceHeadings } from './serviceParts.ts'
import { lawReview } from './texts/lawReview.ts'
import { toolNames } from './texts/toolTitles.ts'

const file = 'src/content/services/Wills.md'
const [pigment = ''] = Object.keys(pigments)
const [law = ''] = Object.keys(officialTexts)

const whole = `---
displayName: Wills
pigment: ${pigment}
description: A will for two countries.
metaDescription: Wills for those who live abroad.
metaKeywords: will, heirs
subtitle: Before it is late
introTitle: One will or two
listTitle: What a will needs
reviewed: 20 November 2026
---

## Opening

A will says who gets what. It is short.

## Introduction

It is written once
and kept.

## What we do

- Drafting
- Keeping

## Frequently asked questions

### Who may witness it?

Two adults.[^${law}]

### Is a stamp needed?

No, see [papers](/services/Documents).

## Main text

Bring **these**:

- [ ] the list
- [ ] the names[^${law}]

Then sign.

* one copy
* and another

## What has changed

Probate is no longer asked for.[^${law}]
`
const changed = (old: string, text: string) => whole.replace(old, text)
const lineOf = (words: string) => whole.split('\n').findIndex((line) => line.includes(words)) + 1

test('SC-06 a file becomes the service of its name: front matter, parts, and the day of the law review before what has changed', () => {
  const service = parseService(file, whole)
  expect(service).toMatchObject({
    path: 'Wills',
    icon: 'Wills',
    displayName: 'Wills',
    pigment,
    description: 'A will for two countries.',
    heroSection: { subtitle: 'Before it is late', description: 'A will says who gets what. It is short.' },
    introSection: { title: 'One will or two', text: 'It is written once and kept.' },
    servicesListSection: { title: 'What a will needs', services: ['Drafting', 'Keeping'] },
    faqSection: {
      questions: [
        { question: 'Who may witness it?', answer: `Two adults.[^${law}]` },
        { question: 'Is a stamp needed?', answer: 'No, see [papers](/services/Documents).' },
      ],
    },
    textSection: {
      mainText: `Bring **these**:\n\n- [ ] the list\n- [ ] the names[^${law}]\n\nThen sign.\n\n- one copy\n- and another\n\n**${lawReview.sentence('20 November 2026')}** Probate is no longer asked for.[^${law}]`,
    },
  })
  expect('tool' in service).toBe(false)
  expect(serviceFaults(file, whole)).toEqual([])
})

test('a service may name a tool, and may have nothing that has changed; Windows line ends make no difference', () => {
  const [tool = ''] = toolNames
  const [without = ''] = whole.split('\n## What has changed')
  const service = parseService(file, without.replace('---\n\n', `tool: ${tool}\n---\n\n`).replaceAll('\n', '\r\n'))
  expect(service.tool).toBe(tool)
  expect(service.textSection.mainText.endsWith(`**${lawReview.sentence('20 November 2026')}**`)).toBe(true)
})

test.each([
  ['a first line without "---"', changed('---\n', ''), 1, 'front matter: must stand first, between two lines of "---"'],
  ['a line that is no field', changed('pigment: ', 'pigment '), 3, `front matter: "pigment ${pigment}" is not "field:`],
  ['a field twice', changed('pigment:', 'displayName: Will\npigment:'), 3, 'displayName: stands twice'],
  [
    'an unknown field',
    changed('introTitle', 'introtitle'),
    8,
    'introtitle: is not a known field; correct its spelling',
  ],
  ['a missing field', changed('introTitle: One will or two\n', ''), 10, 'introTitle: is missing; add it'],
  ['an empty field', changed('Before it is late', ''), 7, 'subtitle: is empty; fill it in'],
  ['an unknown pigment', changed(pigment, 'blue'), 3, 'pigment: is not a pigment of content/pigments.ts; use one of'],
  ['an unknown tool', changed('reviewed:', 'tool: abacus\nreviewed:'), 10, 'tool: is not a tool; use one of'],
  ['a day that is none', changed('20 Nov', '31 Nov'), 10, 'reviewed: is not a day of the calendar'],
  [
    'a description that is too long for a card',
    changed('A will for two countries.', 'A'.repeat(141)),
    4,
    'description: has 141 characters; 140 fit a card, so shorten it',
  ],
  [
    'text before the first heading',
    changed('## Opening\n\n', ''),
    13,
    'text: has no heading above it; the first one is "## Opening"',
  ],
  [
    'a missing part',
    changed('## Introduction\n\nIt is written once\nand kept.\n\n', ''),
    17,
    'heading "Introduction": is missing; add "## Introduction" before "## What we do", and its text',
  ],
  [
    'an unknown heading',
    changed('## Introduction', '## Intro'),
    lineOf('## Introduction'),
    'heading "Intro": is none of "## Opening", "## Introduction"',
  ],
  [
    'a part twice',
    `${whole}\n## Opening\n\nMore.\n`,
    whole.split('\n').length + 1,
    'heading "Opening": stands twice; join the two parts',
  ],
  [
    'a heading of level 3 outside the questions',
    changed('Then sign.', '### Then'),
    lineOf('Then sign.'),
    'heading "Then": is no heading of "## Main text"; only questions have headings of level 3',
  ],
  ['an empty part', changed('A will says who gets what. It is short.\n', ''), 13, 'heading "Opening": has no text'],
  [
    'a second paragraph in the introduction',
    changed('and kept.', 'and kept.\n\nMore.'),
    lineOf('and kept.') + 2,
    'text "More.": does not belong there; "## Introduction" has one paragraph',
  ],
  [
    'a mark in a text that is shown as typed',
    changed('who gets', '**who** gets'),
    lineOf('who gets'),
    'text "A will says **who** gets what. It is short.": is shown as typed; take out bold, links and notes',
  ],
  [
    'a note in the list',
    changed('Keeping', `Keeping[^${law}]`),
    lineOf('- Drafting'),
    'text "- Drafting": is shown as',
  ],
  [
    'a paragraph in the list',
    changed('- Keeping', '- Keeping\n\nAnd more.'),
    lineOf('- Keeping') + 2,
    'text "And more.": does not belong there; "## What we do" has one list of lines with "- "',
  ],
  [
    'a question without an answer',
    changed(`Two adults.[^${law}]`, ''),
    lineOf('### Who'),
    'question "Who may witness it?": has no answer; write one paragraph below it',
  ],
  [
    'an answer of two paragraphs',
    changed('Two adults.', 'Two.\n\nAdults.'),
    lineOf('Two adults.') + 2,
    `text "Adults.[^${law}]": belongs to no question`,
  ],
  [
    'a question twice',
    changed('Is a stamp needed?', 'Who may witness it?'),
    lineOf('Is a stamp'),
    'question "Who may witness it?": stands twice',
  ],
  [
    'a note of no official text',
    changed(`names[^${law}]`, 'names[^nothing]'),
    lineOf('the names'),
    'note "[^nothing]": names no official text of law.ts; correct it, or add the text',
  ],
  [
    'a construct that pages of services do not show',
    changed('* one copy\n* and', '1. one copy\n2. and'),
    lineOf('* one copy'),
    'numbered list "one copy": is not shown on pages of services; write paragraphs and lists',
  ],
  [
    'a list with some boxes',
    changed('- [ ] the list', '- the list'),
    lineOf('- [ ] the list'),
    'list "the list": has a box in some items only',
  ],
  ['HTML', changed('Then sign.', '<b>Then</b>'), lineOf('Then sign.'), 'text "<b>Then</b>": holds HTML'],
])('%s is refused with file, line and what to do', (_fault, source, line, text) => {
  expect(source).not.toBe(whole)
  expect(serviceFaults(file, source)[0]).toEqual({ line, text: expect.stringContaining(text) })
  expect(() => parseService(file, source)).toThrow(`${file}:${line}: ${text}`)
})

test('a part that stands too late is named with the place where it belongs', () => {
  const [start = '', rest = ''] = whole.split('## Introduction')
  const [introduction = '', list = ''] = rest.split('## What we do')
  const moved = `${start}## What we do${list}\n## Introduction${introduction}`
  expect(serviceFaults(file, moved)).toMatchObject([
    { text: `heading "Introduction": stands too late; move the part before "## ${serviceHeadings.list}"` },
  ])
})

test('all faults of a draft are named at once, in the order of its lines', () => {
  const draft = changed('Before it is late', '')
    .replace('### Who', '#### Who')
    .replace(`names[^${law}]`, 'names[^none]')
  const found = serviceFaults(file, draft)
  expect(found.map(({ text }) => text.split(':')[0])).toEqual([
    'subtitle',
    'heading "Who may witness it?"',
    expect.stringContaining('Two adults'),
    'note "[^none]"',
  ])
  expect(found.map(({ line }) => line)).toEqual(found.map(({ line }) => line).toSorted((a, b) => a - b))
})
