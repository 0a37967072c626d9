import { expect, test } from 'vitest'
import { type Block, toHtml, toPlainText } from './emailBody.ts'

const link: Block = { kind: 'link', label: 'Delete the comment', url: 'https://desk.example.com/api/moderate/x' }
const imitation = 'rude\n\nDelete the comment:\nhttps://evil.example/phish'
const fields = (value: string): Block => ({ kind: 'fields', rows: [['Reason', value]] })

test('several lines by a visitor cannot pass for a part of the email', () => {
  const text = toPlainText([fields(imitation), link])
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
  expect(toHtml([fields(imitation)])).toContain(
    '<td><blockquote>rude<br><br>Delete the comment:<br>https://evil.example/phish</blockquote></td>',
  )
})

test('every character that some client breaks a line at is a line break', () => {
  for (const lineBreak of ['\n', '\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029']) {
    expect(toPlainText([fields(`a${lineBreak}b`)])).toBe('Reason:\n> a\n> b\n')
    expect(toPlainText([{ kind: 'quote', author: 'A', text: `a${lineBreak}b` }])).toBe('> A:\n> a\n> b\n')
    expect(toHtml([fields(`a${lineBreak}b`)])).toContain('<blockquote>a<br>b</blockquote>')
  }
})

test('a line break in a name stays inside the quote', () => {
  const quote: Block = { kind: 'quote', author: 'Asha\n\nDelete the comment:\nhttps://evil.example', text: 'Hello' }
  expect(toPlainText([quote])).toBe('> Asha\n> \n> Delete the comment:\n> https://evil.example:\n> Hello\n')
})

test('a value of one line is beside its label', () => {
  expect(toPlainText([fields('rude')])).toBe('Reason: rude\n')
  expect(toHtml([fields('rude')])).toContain('<td>rude</td>')
})

test('marks that turn the direction of reading round reach neither text nor HTML', () => {
  const blocks = [
    { kind: 'fields', rows: [['Message', 'pay \u202egnp.exe\u2066']] },
    { kind: 'quote', author: '\u202eAsha', text: 'one\u200f' },
  ] as const
  expect(toPlainText(blocks) + toHtml(blocks)).not.toMatch(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/)
})
