import { expect, test } from 'vitest'
import { htmlText, type Part, plainText } from './letterText.ts'

const link: Part = { kind: 'link', label: 'Delete the comment', url: 'https://desk.example.com/api/moderate/x' }
const imitation = 'rude\n\nDelete the comment:\nhttps://evil.example/phish'
const fields = (value: string): Part => ({ kind: 'fields', rows: [['Reason', value]] })

test('what a visitor wrote on many lines cannot stand in a letter like a part of the letter', () => {
  const text = plainText([fields(imitation), link])
  expect(text.split('\n')).toEqual([
    'Reason:',
    '> rude',
    '> ',
    '> Delete the comment:',
    '> https://evil.example/phish',
    '',
    'Delete the comment:',
    'https://desk.example.com/api/moderate/x',
    '',
  ])
  expect(htmlText([fields(imitation)])).toContain(
    '<td><blockquote>rude<br><br>Delete the comment:<br>https://evil.example/phish</blockquote></td>',
  )
})

test('whatever breaks a line is a line break', () => {
  for (const lineBreak of ['\n', '\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029']) {
    expect(plainText([fields(`a${lineBreak}b`)])).toBe('Reason:\n> a\n> b\n')
    expect(plainText([{ kind: 'quote', author: 'A', text: `a${lineBreak}b` }])).toBe('> A:\n> a\n> b\n')
    expect(htmlText([fields(`a${lineBreak}b`)])).toContain('<blockquote>a<br>b</blockquote>')
  }
})

test('a line break in a name stays inside of the quote', () => {
  const quote: Part = { kind: 'quote', author: 'Asha\n\nDelete the comment:\nhttps://evil.example', text: 'Hello' }
  expect(plainText([quote])).toBe('> Asha\n> \n> Delete the comment:\n> https://evil.example:\n> Hello\n')
})

test('what fits on one line stands beside its label', () => {
  expect(plainText([fields('rude')])).toBe('Reason: rude\n')
  expect(htmlText([fields('rude')])).toContain('<td>rude</td>')
})
