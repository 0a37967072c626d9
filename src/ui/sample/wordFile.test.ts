// @vitest-environment happy-dom
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { wordFile } from './wordFile.ts'

const sample = {
  title: 'Notice & terms',
  text: 'Notice & terms\n\nTo the “agent” <name>:\n1. Pay ₹5 lakh – नमस्ते 🙂\n[ ] Deed\nArrived   Left\n\tEnd ',
  author: 'The practice',
  source: 'https://example.com/blogs/power?a=1&b=2',
  made: new Date('2026-11-23T05:00:00Z'),
}

const unzipped = (given = sample) =>
  Object.entries(unzipSync(wordFile(given))).map(([name, bytes]): [string, string] => [name, strFromU8(bytes)])
const parse = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml')
const isWellFormed = (xml: string) => parse(xml).querySelector('parsererror') === null
const part = (name: string, given = sample) => {
  const found = unzipped(given).find(([one]) => one === name)
  if (!found) throw new Error(`no part ${name}`)
  return found[1]
}
/** The paragraphs of the document, with the name of their style. */
const paragraphs = (given = sample) =>
  [...part('word/document.xml', given).matchAll(/<w:p>(.*?)<\/w:p>/g)].map(([, inside = '']) => ({
    style: /w:pStyle w:val="(\w+)"/.exec(inside)?.[1],
    text: parse(`<w:p xmlns:w="w">${inside.replaceAll('<w:tab/>', '<w:t>\t</w:t>')}</w:p>`).documentElement.textContent,
  }))

test('the package begins with its content types, and every part is well-formed XML', () => {
  expect(isWellFormed('<a><b></a>')).toBe(false)
  const parts = unzipped()
  expect(parts.map(([name]) => name)).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'docProps/core.xml',
    'word/_rels/document.xml.rels',
    'word/document.xml',
    'word/styles.xml',
  ])
  for (const [, xml] of parts) {
    expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8" standalone="yes"\?>\n</)
    expect(isWellFormed(xml)).toBe(true)
  }
})

test('each part is named among the content types, and each relationship leads to a part', () => {
  const names = unzipped().map(([name]) => name)
  const types = part('[Content_Types].xml')
  for (const [, named] of types.matchAll(/PartName="\/([^"]+)"/g)) expect(names).toContain(named)
  for (const [, target] of part('_rels/.rels').matchAll(/Target="([^"]+)"/g)) expect(names).toContain(target)
  for (const [, target] of part('word/_rels/document.xml.rels').matchAll(/Target="([^"]+)"/g)) {
    expect(names).toContain(`word/${target}`)
  }
})

test('each line of the sample is a paragraph, word for word in any script', () => {
  expect(paragraphs()).toEqual([
    { style: 'Title', text: 'Notice & terms' },
    { style: undefined, text: 'To the “agent” <name>:' },
    { style: 'Item', text: '1. Pay ₹5 lakh – नमस्ते 🙂' },
    { style: 'Item', text: '[ ] Deed' },
    { style: 'Columns', text: 'Arrived   Left' },
    { style: undefined, text: '\tEnd ' },
  ])
})

test('a title that is not part of the wording names the file only, and empty lines stay', () => {
  const lines = paragraphs({ ...sample, text: 'First\n\nSecond' }).map(({ text }) => text)
  expect(lines).toEqual(['First', '', 'Second'])
  expect(part('docProps/core.xml')).toContain('<dc:title>Notice &amp; terms</dc:title>')
})

test('spaces are kept, markup is escaped, and what XML cannot hold is left out', () => {
  const xml = part('word/document.xml', { ...sample, text: 'a\u0000b\u0008 ]]> "c" \uD800d\uFFFE' })
  expect(xml).toContain('<w:t xml:space="preserve">ab ]]&gt; &quot;c&quot; d</w:t>')
  expect(isWellFormed(xml)).toBe(true)
  for (const [tag] of part('word/document.xml').matchAll(/<w:t[ >][^>]*/g))
    expect(tag).toContain('xml:space="preserve"')
})

test('the styles that the document uses are defined', () => {
  for (const { style } of paragraphs()) if (style) expect(part('word/styles.xml')).toContain(`w:styleId="${style}"`)
})

test('the properties say who wrote it, where it stands and when it was made, and nothing of the visitor', () => {
  const [title, author, source, ...times] = [...parse(part('docProps/core.xml')).documentElement.children].map(
    (node) => node.textContent,
  )
  expect([title, author, source]).toEqual([sample.title, sample.author, sample.source])
  expect(times).toEqual(['2026-11-23T05:00:00Z', '2026-11-23T05:00:00Z'])
})
