import { expect, test } from 'vitest'
import { digestContent } from './digest.ts'
import { toHtml, toPlainText } from './emailBody.ts'
import type { EmailContent } from './emailContent.ts'

const enquiry = (message: string): EmailContent => ({
  to: ['provider@example.com'],
  replyTo: [{ name: 'Asha', address: 'asha@example.org' }],
  subject: 'Enquiry',
  blocks: [
    { kind: 'text', text: 'The lead.' },
    { kind: 'fields', rows: [['Message', message]] },
    { kind: 'link', label: 'Delete', url: 'https://desk.example.com/x' },
  ],
})

test('a digest holds every email with its links, says how many, and has no Reply-To, because each has another', () => {
  const { subject, blocks, replyTo } = digestContent('enquiry', [enquiry('One'), enquiry('Two')])
  const text = toPlainText(blocks)
  expect([subject, replyTo]).toEqual(['2 enquiries', undefined])
  for (const part of ['1/2', 'Message: One', '2/2', 'Message: Two']) expect(text).toContain(part)
  expect(text.match(/https:\/\/desk\.example\.com\/x/g)).toHaveLength(2)
  expect(text).not.toContain('The lead.')
})

test('two hundred texts of a megabyte make an email that mail servers accept, and no character is split', () => {
  const { blocks } = digestContent(
    'enquiry',
    Array.from({ length: 200 }, () => enquiry('\u{1f3e0}'.repeat(500_000))),
  )
  const text = toPlainText(blocks)
  expect(Buffer.byteLength(text + toHtml(blocks))).toBeLessThan(5_000_000)
  expect(text).toContain('shortened')
  expect(text).not.toMatch(/\p{Cs}/u)
})
