import { expect, test } from 'vitest'
import { typeOf } from './fileType.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test.each([
  ['a picture', png, 'image/png'],
  ['a PDF', bytes('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj'), 'application/pdf'],
  ['a program', bytes('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff\0\0'), 'application/x-msdownload'],
  ['a page with a script', bytes('<!doctype html><script>alert(1)</script>'), 'text/plain'],
  [
    'a drawing with a script',
    bytes('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>'),
    'text/plain',
  ],
  ['a text', Buffer.from('वसीयत और अन्य काग़ज़'), 'text/plain'],
  ['noise', Buffer.from([1, 2, 3, 0, 255, 254]), 'application/octet-stream'],
  ['nothing', Buffer.alloc(0), 'application/octet-stream'],
])('%s is known by its content', async (_what, content, type) => {
  expect(await typeOf(content)).toBe(type)
})
