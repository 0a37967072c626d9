import { expect, test } from 'vitest'
import { parseBlocks } from './articleBlocks.ts'
import { officialTexts } from './law.ts'
import { checks } from './lawChecks.ts'
import { parseArticle } from './markdown.ts'
import { noteTexts } from './texts/notes.ts'

const file = 'src/content/articles/selling-a-flat.md'
const surroundings = {
  pigmentOfService: () => 'neem' as const,
  hasFigure: (name: string) => name === 'selling-a-flat-1',
  pictures: new Map([['our-desk', { src: 'picture/our-desk', width: 900, height: 600, widths: [480, 900] }]]),
}
const front = {
  id: 'blog15',
  slug: 'selling-a-flat',
  displayName: 'Selling a Flat from Abroad',
  description: 'What to settle before the buyer is found.',
  metaDescription: 'What to settle first.',
  date: 'May 1, 2025',
  reviewed: '20 November 2026',
  readingTime: '9 min read',
  service: 'TransferOfProperty',
}

const source = (fields: object, body = '## Heading') =>
  `---\n${Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')}\n---\n${body}`
const article = (change: object = {}, body?: string) =>
  parseArticle(file, source({ ...front, ...change }, body), surroundings)
const blocks = (body: string) => parseBlocks(file, body, surroundings.hasFigure, surroundings.pictures)

test('SC-06 BA-20 an article has the named fields, and its blocks stand in the order of the text', () => {
  const body = `Opening.\n\n## Papers\n- deed\n- key\n\n### Copies\n\n![A deed](selling-a-flat-1 "One is enough")\n\n\`\`\`text\nTo  the bank\n\n- as typed\n\`\`\`\n`
  expect(article({ related: 'one, two' }, body)).toEqual({
    id: 'blog15',
    slug: 'selling-a-flat',
    displayName: 'Selling a Flat from Abroad',
    heroSection: {
      image: 'selling-a-flat',
      backgroundColor: '#10322f',
      titleColor: '#ffffff',
      textColor: '#ffffff',
      description: 'What to settle before the buyer is found.',
    },
    metaDescription: 'What to settle first.',
    date: 'May 1, 2025',
    reviewed: '20 November 2026',
    readingTime: '9 min read',
    service: 'TransferOfProperty',
    relatedArticles: ['one', 'two'],
    content: [
      { type: 'paragraph', content: 'Opening.' },
      { type: 'heading', level: 2, content: 'Papers', id: 'papers' },
      { type: 'paragraph', content: '- deed\n- key' },
      { type: 'heading', level: 3, content: 'Copies', id: 'copies' },
      { type: 'image', src: 'selling-a-flat-1', alt: 'A deed', caption: 'One is enough' },
      { type: 'code', title: 'To  the bank', content: 'To  the bank\n\n- as typed' },
    ],
  })
})

test('a picture that is no drawn figure has its size, and may have no caption', () => {
  const size = { width: 900, height: 600, widths: [480, 900] }
  expect(blocks('![A desk](our-desk)\n\n![A desk](our-desk "Ours")\n\n![A deed](selling-a-flat-1)')).toEqual([
    { type: 'image', src: 'picture/our-desk', alt: 'A desk', caption: '', size },
    { type: 'image', src: 'picture/our-desk', alt: 'A desk', caption: 'Ours', size },
    { type: 'image', src: 'selling-a-flat-1', alt: 'A deed', caption: '' },
  ])
})

test('BA-22 an article without a slug takes it from its display name', () => {
  const { slug: _left, ...rest } = { ...front, displayName: 'Selling: a Flat!' }
  expect(parseArticle(file, source(rest), surroundings).slug).toBe('selling-a-flat')
})

test('a slug that is made from a display name with other letters is refused, for no page would load it', () => {
  const { slug: _left, ...rest } = { ...front, displayName: 'Attaché' }
  const made = () => parseArticle('src/content/articles/attaché.md', source(rest), surroundings)
  expect(made).toThrow('attaché.md: slug: must be lowercase words joined by hyphens')
})

test('files with Windows line ends are read like others', () => {
  expect(parseArticle(file, source(front).replaceAll('\n', '\r\n'), surroundings)).toEqual(article())
})

test('a sample is named by its first line with an empty line below, or by the words after its fence', () => {
  const [own, given] = blocks('```text\nTo the bank\n\nPlease pay.\n```\n\n```text Powers for a sale\n1. To sign\n```')
  expect(own).toEqual({ type: 'code', title: 'To the bank', content: 'To the bank\n\nPlease pay.' })
  expect(given).toEqual({ type: 'code', title: 'Powers for a sale', content: '1. To sign' })
})

test('BA-08 bullets written with any CommonMark mark are lines that start with a hyphen', () => {
  expect(blocks('* deed\n* key, kept\n  apart\n\n+ seal')).toEqual([
    { type: 'paragraph', content: '- deed\n- key, kept apart' },
    { type: 'paragraph', content: '- seal' },
  ])
})

test('a list with boxes is a checklist, whose items link to the glossary and carry notes', () => {
  expect(blocks('- [ ] deed\n- [ ] key, kept\n  apart')).toEqual([
    { type: 'checklist', items: ['deed', 'key, kept apart'] },
  ])
  const { content } = article({ sources: 'stamp' }, '* [ ] Apostille abroad\n* [ ] Stamp it.[^stamp]')
  expect(content[0]).toEqual({
    type: 'checklist',
    items: ['[Apostille](/glossary#apostille) abroad', 'Stamp it.[^1]'],
  })
})

test('numbered lists, tables and quotations are blocks of their types', () => {
  const table = '| Country | **Route** |\n|---|:-:|\n| Oman | apostille |\n| Qatar | [mission](/contact) |'
  expect(blocks(`3. sign\n4. send\n\n${table}\n\n> A deed is read\n> as a whole.\n>\n> _Always._`)).toEqual([
    { type: 'numbered', start: 3, items: ['sign', 'send'] },
    {
      type: 'table',
      head: ['Country', '**Route**'],
      rows: [
        ['Oman', 'apostille'],
        ['Qatar', '[mission](/contact)'],
      ],
    },
    { type: 'quote', content: 'A deed is read\nas a whole.\n\n_Always._' },
  ])
})

test('a heading keeps the signs that belong to its words', () => {
  const headings = blocks('## Form C#\n\n## Rent & tax ##  ').map((block) => block.type === 'heading' && block.content)
  expect(headings).toEqual(['Form C#', 'Rent & tax'])
})

test('two headings of the same words get two ids', () => {
  expect(blocks('## Tax\n\n## Tax').map((block) => block.type === 'heading' && block.id)).toEqual(['tax', 'tax-2'])
})

test.each([
  [
    'front matter that does not stand first',
    () => parseArticle(file, '## Heading', surroundings),
    /front matter: must stand/,
  ],
  [
    'a line without a field',
    () => article({ date: 'May 1, 2025\nand more' }),
    /front matter: "and more" is not "field: value"/,
  ],
  ['a field that stands twice', () => article({ date: 'May 1, 2025\nid: blog16' }), /id: stands twice/],
  ['a title in quotation marks', () => article({ displayName: '"A Flat"' }), /displayName: stands in quotation marks/],
  ['a misspelt field', () => article({ relatd: 'one' }), /relatd: is not a known field; correct its spelling/],
  [
    'a missing field',
    () => parseArticle(file, source({ ...front, date: '' }), surroundings),
    /date: is empty; fill it in/,
  ],
  ['a file named otherwise', () => article({ slug: 'selling' }), /slug: is "selling", so the file must be named/],
  [
    'an unclosed code block',
    () => blocks('```text\nDear bank,\n\n## Next'),
    /code block "Dear bank,": is never closed/,
  ],
  [
    'a sample without a title',
    () => blocks('```text\n1. To sign\n2. To sell\n```'),
    /sample "1. To sign": has no title; /,
  ],
  ['one that swallows the next', () => blocks('```text\nA\n\nText\n\n```text\nB\n```'), /code block "A": is never/],
  ['a skipped heading level', () => blocks('### Copies'), /heading "Copies": skips a level; use ##/],
  ['a heading of a level that articles lack', () => blocks('# Title'), /heading "Title": must be of level 2 or 3/],
  ['a paragraph that dashes make a heading', () => blocks('Text\n---'), /heading "Text": is underlined by the line/],
  ['a bold heading', () => blocks('## **Papers**'), /heading "\*\*Papers\*\*": is shown as typed; take out bold/],
  ['a note in a heading', () => blocks('## Papers[^stamp]'), /heading "Papers\[\^stamp\]": is shown as typed/],
  ['an entity in a heading', () => blocks('## Rent &amp; tax'), /heading "Rent &amp; tax": is shown as typed/],
  ['a heading without a space', () => blocks('Text\n\n##Papers'), /heading "##Papers": needs a space after #/],
  [
    'a picture that is not there',
    () => blocks('![A key](key-1 "Keep it")'),
    /image "key-1": is no picture of the site/,
  ],
  [
    'a picture elsewhere',
    () => blocks('![A key](https://a.example/b.jpg)'),
    /"https:.*b\.jpg": is no picture of the site/,
  ],
  ['a picture without words', () => blocks('![](our-desk "x")'), /image "our-desk": needs an alternative text/],
  ['an indented text', () => blocks('Text\n\n    Dear bank'), /indented text "Dear bank": needs lines of ```/],
  ['HTML', () => blocks('<b>Deed</b>\n\nText <i>x</i>'), /holds HTML, which pages do not show/],
  ['a block of HTML', () => blocks('<div>\nDeed\n</div>'), /"<div>": is HTML that pages do not show/],
  ['emphasis between stars', () => blocks('A *deed*.'), /text "A \*deed\*.": is read differently by Markdown editors/],
  ['a link to an address that is no path and no https', () => blocks('[x](mailto:a@b.c)'), /is read differently/],
  ['code between backticks', () => blocks('The `deed`.'), /holds code between backticks, which pages do not show/],
  ['a list inside a list', () => blocks('- deed\n  - key'), /list item "- deed": must hold one paragraph/],
  ['a list with boxes in some items', () => blocks('- [ ] deed\n- key'), /list "\[ \] deed": has a box in some items/],
  ['a ticked box', () => blocks('- [x] deed'), /list "\[x\] deed": has a box that is not empty or not whole/],
  ['a numbered checklist', () => blocks('1. [ ] deed'), /list "\[ \] deed": is numbered and has boxes/],
  ['a table without rows', () => blocks('| A | B |\n|---|---|'), /table "A \| B": has no rows below its head/],
  ['a row with fewer cells', () => blocks('| A | B |\n|---|---|\n| 1 |'), /table row "1": must have 2 cells/],
  ['a quotation of a list', () => blocks('> - deed'), /quotation "> - deed": may hold paragraphs only/],
  ['a picture inside a paragraph', () => blocks('Text\n![A deed](selling-a-flat-1 "x")'), /image: must stand between/],
])('%s is refused with file, field and advice', (_fault, parse, message) => {
  expect(parse).toThrow(message)
  expect(parse).toThrow(/^src\/content\/articles\/selling-a-flat\.md: /)
})

test('a file as Windows writes it is the same article: with a byte order mark, and two characters at the ends of lines', () => {
  const typed = source(front, '## Heading\n\nText\nof two lines.\n')
  const written = `\uFEFF${typed.replaceAll('\n', '\r\n')}`
  expect(parseArticle(file, written, surroundings)).toEqual(parseArticle(file, typed, surroundings))
})

test('an article without a text may end with its front matter', () => {
  expect(parseArticle(file, source(front, '').trimEnd(), surroundings).content).toEqual([])
})

test.each([
  ['no second line of dashes', 'id: blog15', 'has no second line of "---" below its fields; add it'],
  ['a blank after the second', 'id: blog15\n--- \nText', 'has blanks beside "---" on line 3; remove them'],
])('front matter with %s is told from one that is not there', (_fault, rest, advice) => {
  expect(() => parseArticle(file, `---\n${rest}`, surroundings)).toThrow(`${file}: front matter: ${advice}`)
})

test('a translation says whether a person has checked it; an article in English has nothing to say', () => {
  const translated = 'src/content/de/articles/selling-a-flat.md'
  const translation = (state: string) =>
    parseArticle(translated, source({ ...front, translation: state }), surroundings)
  expect(translation('draft').translation).toBe('draft')
  expect(translation('checked by Asha Rao on 20 November 2026').translation).toEqual({
    by: 'Asha Rao',
    on: '20 November 2026',
  })
  expect(article({}).translation).toBeUndefined()
  const faults: [parse: () => unknown, message: string][] = [
    [() => parseArticle(translated, source(front), surroundings), `${translated}: translation: is missing; add it`],
    [() => translation('done'), `${translated}: translation: must be "draft", or written like "checked by Asha Rao`],
    [() => translation('checked by Asha Rao on 31 November 2026'), `${translated}: translation: names no day`],
    [() => article({ translation: 'draft' }), `${file}: translation: is not a known field; correct its spelling`],
  ]
  for (const [parse, message] of faults) expect(parse).toThrow(message)
})

test('a note in the head of a table is numbered like one in its rows', () => {
  const { content } = article({ sources: 'stamp' }, '| Deed | Stamp[^stamp] |\n|---|---|\n| Gift | paid[^stamp] |')
  expect(content[0]).toEqual({ type: 'table', head: ['Deed', 'Stamp[^1]'], rows: [['Gift', 'paid[^1+]']] })
})

test('the official texts that an article names close it as a numbered list, each by its title', () => {
  const { content } = article({ sources: 'stamp, registration' })
  expect(content.slice(1)).toEqual([
    { type: 'heading', level: 2, content: 'Official texts', id: 'official-texts' },
    {
      type: 'numbered',
      start: 1,
      items: [
        `[Indian Stamp Act, 1899](${officialTexts.stamp.url}): ${noteTexts.checked(checks.stamp)}.`,
        `[Registration Act, 1908](${officialTexts.registration.url}): ${noteTexts.checked(checks.registration)}.`,
      ],
    },
  ])
  expect(() => article({ sources: 'stamps' })).toThrow(/sources: "stamps" is not an official text of law.ts/)
})
