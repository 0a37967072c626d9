import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { joinParts, splitFile } from './articleFile.ts'

const files = ['src/content/articles', 'src/content/services'].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`),
)

test('every article and every service is taken apart into known fields and a body, and put together to the same text', () => {
  expect(files.length).toBeGreaterThan(10)
  for (const name of files) {
    const text = readFileSync(name, 'utf8')
    const parts = splitFile(text)
    expect([name, parts && joinParts(parts) === text]).toEqual([name, true])
    expect(
      text
        .split('\n')
        .slice((parts?.bodyLine ?? 0) - 1)
        .join('\n'),
    ).toBe(parts?.body)
  }
})

test.each([
  '',
  'no front matter',
  '---\nid: a\n',
  '---\nid: a\nhidden: b\n---\nx',
  '---\nid a\n---\nx',
  '---\nid:a\n---\n',
])('%j is shown as one text, of which nothing is lost', (text) => {
  expect(splitFile(text)).toBeUndefined()
})

test('a value breaks out of its line under no circumstances', () => {
  const parts = splitFile('---\nid: blog1\ndisplayName: A\n---\nText\n')
  const fields = parts?.fields.map((one) => ({ ...one, value: `${one.value}\n---\r\nservice: x` })) ?? []
  const text = joinParts({ fields, body: parts?.body ?? '' })
  expect(text.split('\n')).toEqual([
    '---',
    'id: blog1 --- service: x',
    'displayName: A --- service: x',
    '---',
    'Text',
    '',
  ])
})
