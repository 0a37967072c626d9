import { expect, test } from 'vitest'
import { workTime } from '#contract/testing/workTime.ts'
import { textParts } from './textParts.ts'

function links(text: string): (string | undefined)[] {
  return textParts(text).flatMap((part) => (part.href === undefined ? [] : [part.text]))
}

test('CM-08 the pieces together are the whole text', () => {
  const text = 'See https://a.example/x, then (http://b.example/y_(z)). <b>Done</b>'
  expect(
    textParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})

test('web addresses become links, without the stop that ends the sentence', () => {
  expect(links('See https://a.example/x, or http://b.example.')).toEqual(['https://a.example/x', 'http://b.example'])
  expect(links('(https://a.example/x_(y)) and (https://b.example/)')).toEqual([
    'https://a.example/x_(y)',
    'https://b.example/',
  ])
  expect(links('HTTPS://A.EXAMPLE/?q=1&r=2#s…')).toEqual(['HTTPS://A.EXAMPLE/?q=1&r=2#s'])
  expect(links('देखें https://a.example/x। और https://b.example॥ پڑھیں https://c.example/y۔')).toEqual([
    'https://a.example/x',
    'https://b.example',
    'https://c.example/y',
  ])
  expect(links('“https://a.example/x” or ‘https://b.example’, «https://c.example/?q=1»')).toEqual([
    'https://a.example/x',
    'https://b.example',
    'https://c.example/?q=1',
  ])
  expect(links('https://a.example https://b.example\nhttps://c.example')).toHaveLength(3)
})

test('CM-08 nothing else becomes a link', () => {
  for (const text of [
    'javascript:alert(1)',
    'javascript:https://a.example',
    'data:text/html;base64,https',
    'ftp://a.example',
    '//a.example',
    'www.a.example',
    'https://',
    'https://[x',
    'https://bank.example@evil.example/',
    'https://user:secret@evil.example/',
    'mailto:x@https://a.example',
  ]) {
    expect(links(text), text).toEqual([])
  }
})

test('a link leads where its text says', () => {
  const [link] = textParts('https://exam\u200bple.com/\u202egpj')
  expect(link).toEqual({ at: 0, text: 'https://example.com/gpj', href: 'https://example.com/gpj' })
})

test('a name in letters that look like others leads to an address that shows it', () => {
  expect(textParts('https://аpple.example')[0]?.href).toBe('https://xn--pple-43d.example/')
})

test('a hostile text of a million characters is cut in no time', async () => {
  const taken = await workTime(() => {
    for (const text of [`https://a${')'.repeat(1e6)}`, `https://a${'.'.repeat(1e6)}`, `https://${'a('.repeat(5e5)}`]) {
      expect(
        textParts(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text)
    }
  })
  expect(taken).toBeLessThan(5000)
})
