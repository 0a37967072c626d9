import { expect, test } from 'vitest'
import { read, sourceFiles } from './sources.ts'

/** Words between tags, and attributes that people hear or read, written out in a component. */
function literalTexts(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
  const betweenTags = [...code.matchAll(/(?<![=-])>\s*([A-Za-z][^<>{}();=|&]*?)\s*<\//g)].map((match) => match[1] ?? '')
  const attributes = [
    ...code.matchAll(/\b(?:aria-label|alt|title|placeholder|aria-description)="([^"]*[A-Za-z][^"]*)"/g),
  ]
  return [...betweenTags, ...attributes.map((match) => match[1] ?? '')]
}

test('components hold no interface text: it is in src/content/texts', () => {
  const components = sourceFiles('src').filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  const found = components.flatMap((file) => literalTexts(read(file)).map((text) => `${file}: ${text}`))
  expect(found).toEqual([])
})

test('a text planted in a component is found', () => {
  expect(literalTexts('<p>Hello there</p>')).toEqual(['Hello there'])
  expect(literalTexts('<img alt="A house" />')).toEqual(['A house'])
})
