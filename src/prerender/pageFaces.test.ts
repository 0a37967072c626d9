import { expect, test } from 'vitest'
import { faceFinder } from './pageFaces.ts'

const facesOf = faceFinder(
  '@layer base{i,em{font-style:italic;}}.css-a1{color:red}.css-b2{margin:0;font-style:italic;}',
)

test('a page asks for italics where an element or a rule sets them, and for nothing else where none does', () => {
  expect(facesOf('<p>the deed of <em>S v. R</em></p>')).toEqual(['serif-italic'])
  expect(facesOf('<p class="css-a1 css-b2">slanted</p>')).toEqual(['serif-italic'])
  expect(facesOf('<p class="css-a1">upright</p><embed>')).toEqual([])
})

test('a page asks for the rupee sign where a reader sees one, not for one in data', () => {
  expect(facesOf('<p>₹500 stamp paper</p>')).toEqual(['serif-rupee'])
  expect(
    facesOf('<script type="application/ld+json">{"text":"₹500 <em>each</em>"}</script><p>Stamp paper</p>'),
  ).toEqual([])
})
