import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { workTime } from '#contract/testing/workTime.ts'
import { longestText, readMail } from './readMail.ts'

const head = (lines: string[]) => ['From: Sita <sita@example.org>', 'Message-ID: <a@x>', ...lines, '', ''].join('\r\n')
const read = (headers: string[], body: string | Buffer = '') =>
  readMail(Buffer.concat([Buffer.from(head(headers)), Buffer.from(body)]))
const files = (mail: Awaited<ReturnType<typeof readMail>>) => mail.files.map(({ name, type }) => [name, type])

test.each<[charset: string, bytes: Buffer, text: string]>([
  ['windows-1252', Buffer.from([0x93, 0x48, 0x69, 0x94, 0x80]), '“Hi”€'],
  ['iso-8859-1', Buffer.from([0x47, 0x72, 0xfc, 0xdf, 0x65]), 'Grüße'],
  ['iso-2022-jp', Buffer.from('\x1b$BF|K\\\x1b(B', 'latin1'), '日本'],
  ['gb18030', Buffer.from([0xc4, 0xe3, 0xba, 0xc3]), '你好'],
  ['koi8-r', Buffer.from([0xf0, 0xd2, 0xc9]), 'При'],
  ['utf-8', Buffer.from('वसीयत'), 'वसीयत'],
  ['no-such-charset', Buffer.from('plain'), 'plain'],
])('a text in %s is read', async (charset, bytes, text) => {
  expect((await read([`Content-Type: text/plain; charset=${charset}`], bytes)).text).toBe(text)
})

test('of HTML only what a reader sees is left: no script, no style, no picture, and nothing is loaded', async () => {
  const html = `<html><head><title>T</title><style>p{}</style></head><body onload="x()"><script>steal()</script>
    <p>Hello&nbsp;<b>you</b>,</p><p>see <a href="https://example.org/a">this</a> and <a href="javascript:x()">that</a></p>
    <img src="https://track.example/1.gif" alt="seen"><iframe src="https://evil.example"></iframe>
    <svg onload="x()"></svg><object data="x"></object></body></html>`
  const { text } = await read(['Content-Type: text/html; charset=utf-8'], html)
  expect(text).toMatch(/^Hello you,\n\nsee this \[https:\/\/example\.org\/a\] and that/)
  expect(text).not.toMatch(/steal|track|evil|style|onload|seen|p\{\}/)
})

test.each<[html: string, text: string]>([
  ['<html><head><meta charset=utf-8><style>p{}</style><p>Please call me.</p></html>', 'Please call me.'],
  ['<body><svg width="1" height="1"/><p>Please call me.</p>', 'Please call me.'],
  ['<head><title>Letter</title><noscript><p>no</p></noscript></head>Please call me.', 'Please call me.'],
  ['<head><template>no<body>Please call me.', 'Please call me.'],
])('of the HTML %j the text is %j', async (html, text) => {
  expect((await read(['Content-Type: text/html; charset=utf-8'], html)).text).toBe(text)
})

test.each<[address: string, words: string, text: string]>([
  ['https://drive.example/file/d/7/view', 'file', 'file [https://drive.example/file/d/7/view]'],
  [
    'https://elsewhere.example/?u=https://bank.example',
    'https://bank.example',
    'https://bank.example [https://elsewhere.example/?u=https://bank.example]',
  ],
  ['https://bank.example.net/', 'bank.example', 'bank.example [https://bank.example.net/]'],
  ['http://www.example.org/', 'example.org', 'example.org'],
  ['https://example.org/a', 'https://example.org/a', 'https://example.org/a'],
  ['mailto:sita@example.org?subject=Deed', 'sita@example.org', 'sita@example.org'],
  ['tel:+919820012345', '+919820012345', '+919820012345'],
])('a link to %j is written out unless its words, %j, are that address', async (address, words, text) => {
  const html = `<p><a href="${address}">${words}</a></p>`
  expect((await read(['Content-Type: text/html; charset=utf-8'], html)).text).toBe(text)
})

test.each<[plain: string, html: string, text: string]>([
  [
    'Please use a program that shows HTML.',
    '<p>My answer is yes.</p>',
    'Please use a program that shows HTML.\n\nMy answer is yes.',
  ],
  ['', '<p>My answer is yes.</p>', 'My answer is yes.'],
  ['My answer\nis *yes*.', '<p>My answer is <b>yes</b>.</p><p>--</p>', 'My answer\nis *yes*.'],
  ['See [image: plot.png] this', '<p>See <img alt="x"> this</p>', 'See [image: plot.png] this'],
  ['My answer is yes.', '<img src="x.png">', 'My answer is yes.'],
])('an email that says %j, and in HTML %j, is kept as %j', async (plain, html, text) => {
  const parts = [`text/plain\r\n\r\n${plain}`, `text/html\r\n\r\n${html}`].map(
    (part) => `--b\r\nContent-Type: ${part}\r\n`,
  )
  const mail = await read(['Content-Type: multipart/alternative; boundary=b'], `${parts.join('')}--b--`)
  expect(mail.text).toBe(text)
})

test('a sender and ids that no database would take are left out, and the email is read', async () => {
  const odd = (from: string, id: string) =>
    readMail(Buffer.from(`From: ${from}\r\nMessage-ID: ${id}\r\nReferences: ${id} <b@x>\r\n\r\nHello`))
  const long = randomBytes(3000).toString('hex')
  for (const from of [`${long}@example.net`, `"${long}"@example.net`, '\u202ea@example.net'])
    expect(await odd(from, '<a@x>')).toMatchObject({ sender: '', messageId: '<a@x>', text: 'Hello' })
  for (const id of ['<a\0b@x>', `<${'वसीयत'.repeat(100)}@x>`])
    expect(await odd('sita@example.org', id)).toMatchObject({ messageId: '', references: ['<b@x>'], text: 'Hello' })
})

test('HTML that is nested, unclosed or endless is read in a moment', async () => {
  const nested = ['<div>', '<ul><li>x', '<blockquote>x', '</i><b>', '<div><p>text</p>', '<a href=x>', '<td>', '&amp;']
  const long = nested.map((markup) => markup.repeat(2_000_000 / markup.length))
  const hostile = [...long, '<a '.repeat(300_000), '<!--'.repeat(300_000), `<p>${'x'.repeat(5_000_000)}`]
  const taken = await workTime(async () => {
    for (const html of hostile) await read(['Content-Type: text/html'], html)
  })
  expect(taken).toBeLessThan(15_000)
})

test('a link whose words are nearly its address, both endless, holds up nobody', async () => {
  const letters = 'a'.repeat(125_000)
  const link = `<a href="http:${letters.repeat(4)}">${letters}b${letters}</a>`
  expect(await workTime(() => read(['Content-Type: text/html'], link))).toBeLessThan(2000)
})

test('an email that would take all memory is none, and others are served while it is read', async () => {
  let turns = 0
  const timer = setInterval(() => (turns += 1), 5)
  await expect(read(['Content-Type: text/plain'], '\r\n'.repeat(1_000_000))).rejects.toThrow(RangeError)
  clearInterval(timer)
  expect(turns).toBeGreaterThan(20)
})

test('a text that is too long to be shown is a file as a whole, and controls and reversed text are gone', async () => {
  const long = await read(['Content-Type: text/plain'], `${'word '.repeat(40_000)}end`)
  expect(long.text.length).toBeLessThanOrEqual(longestText)
  expect(files(long)).toEqual([['whole message.txt', 'text/plain']])
  expect(Buffer.from(long.files[0]?.content ?? '').toString()).toMatch(/end\s*$/)
  const odd = await read(
    ['Content-Type: text/plain; charset=utf-8', 'Subject: =?utf-8?Q?a=0D=0ABcc:_x=E2=80=AE?='],
    'a\u202eb\u0007c\0d',
  )
  expect([odd.text, odd.subject]).toEqual(['abcd', 'a Bcc: x'])
})

test('archives are kept as they are and never unpacked; a page stays a text; a name is cleaned', async () => {
  const part = (type: string, name: string, content: Buffer) =>
    `--b\r\nContent-Type: ${type}\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${content.toString('base64')}\r\n`
  // Says that it holds four gigabytes.
  const bomb = Buffer.from('504b03042d0000000800000021000000000000ffffffffffffffff0100', 'hex')
  const body = [
    part('application/zip', 'bomb.zip', Buffer.concat([bomb, Buffer.alloc(200)])),
    part('image/png', '../../../etc/passwd.png', Buffer.from('<script>alert(1)</script>')),
    part('text/plain', `${'n'.repeat(4000)}.pdf`, Buffer.from('%PDF-1.7 x')),
    '--b--',
  ].join('')
  const mail = await read(['MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=b'], body)
  expect(files(mail)).toEqual([
    ['bomb.zip', 'application/zip'],
    ['passwd.png', 'text/plain'],
    [expect.stringMatching(/^n{146}\.pdf$/), 'application/pdf'],
  ])
})

test('of very many files, or very large ones, those that are not kept are named', async () => {
  const small = Array.from(
    { length: 60 },
    (_, at) => `--b\r\nContent-Disposition: attachment; filename=f${at}.txt\r\n\r\nx${at}\r\n`,
  )
  const many = await read(['Content-Type: multipart/mixed; boundary=b'], `${small.join('')}--b--`)
  expect(many.files).toHaveLength(51)
  expect(Buffer.from(many.files.at(-1)?.content ?? '').toString()).toMatch(/^f50\.txt \(\d+ bytes\)\n/)
  const large = randomBytes(25_000_000).toString('base64')
  const whole = await read(
    ['Content-Type: application/octet-stream; name=big.bin', 'Content-Transfer-Encoding: base64'],
    large,
  )
  expect(whole.files.map(({ content }) => content.length)).toEqual([25_000_000])
})

test('what a program wrote is known by its headers, and a person’s email is none of it', async () => {
  const kind = async (...headers: string[]) => (await read(headers, 'x')).kind
  expect(await kind('Auto-Submitted: auto-replied')).toBe('automatic')
  expect(await kind('Auto-Submitted: auto-generated; type=x')).toBe('automatic')
  expect(await kind('Precedence: bulk')).toBe('automatic')
  expect(await kind('Return-Path: <>')).toBe('automatic')
  expect(await kind('Auto-Submitted: no')).toBe('message')
  const ofGroup = ['List-ID: <desk.example.com>', 'List-Unsubscribe: <https://groups.example.com>', 'Precedence: list']
  expect(await kind(...ofGroup)).toBe('message')
  expect(await kind(...ofGroup, 'Auto-Submitted: auto-replied')).toBe('automatic')
  expect(await kind('Feedback-ID: ::1.eu-west-1.abc=:AmazonSES')).toBe('message')
  expect(await kind('Return-Path: <sita@example.org>', 'Precedence: normal', 'X-Auto-Response-Suppress: OOF')).toBe(
    'message',
  )
})
