import { expect, test } from 'vitest'
import { readMail } from './readMail.ts'
import { attribute, property, propertyList, testTnef } from './testing/testTnef.ts'
import { unpackTnef } from './tnef.ts'

const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(301, 7)])
const text = Buffer.from('The survey numbers')
const names = (packet: Uint8Array) => unpackTnef(packet).files.map(({ name }) => name)

/** Reads an email with the packet, beside a text as Outlook writes it. */
async function filesOfMail(...packets: Buffer[]) {
  const parts = packets.map(
    (packet) =>
      `--b\r\nContent-Type: application/ms-tnef; name="winmail.dat"\r\nContent-Transfer-Encoding: base64\r\n\r\n${packet.toString('base64')}\r\n`,
  )
  const raw = `From: a@example.org\r\nMessage-ID: <a@x>\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nHello\r\n${parts.join('')}--b--`
  return (await readMail(Buffer.from(raw))).files
}

test('the files in winmail.dat take its place, with their whole names and the types of their content', async () => {
  const packet = testTnef([
    { name: 'Sale deed of the flat in Pune.pdf', content: pdf, property: 'binary' },
    { name: '../../विलेख.txt', content: text, property: 'binary' },
  ])
  const files = await filesOfMail(packet)
  expect(files.map(({ name, type }) => [name, type])).toEqual([
    ['Sale deed of the flat in Pune.pdf', 'application/pdf'],
    ['विलेख.txt', 'text/plain'],
  ])
  expect(files.map(({ content }) => Buffer.from(content))).toEqual([pdf, text])
})

test('what older programs write in attributes of their own is read, in the code page that the packet names', () => {
  const greek = testTnef([{ name: '', name8: Buffer.from([0xe1, 0xe2, 0x2e, 0x74, 0x78, 0x74]), content: text }], 1253)
  const japanese = testTnef([{ name: '', name8: Buffer.from([0x93, 0xfa, 0x96, 0x7b]), content: text }], 932)
  const unknown = testTnef([{ name: '', name8: Buffer.from('plan.txt'), content: text }], 4_000_000)
  expect([greek, japanese, unknown].flatMap(names)).toEqual(['αβ.txt', '日本', 'plan.txt'])
  expect(unpackTnef(greek)).toMatchObject({ isWhole: true, files: [{ content: text }] })
})

test('files in a message within the packet come out too, and the packet stays for that message’s words', async () => {
  const inner = testTnef([{ name: 'inner.pdf', content: pdf, property: 'binary' }])
  const files = await filesOfMail(testTnef([{ name: 'Fwd', content: inner, property: 'message' }]))
  expect(files.map(({ name }) => name)).toEqual(['inner.pdf', 'winmail.dat'])
  const twice = testTnef([{ name: 'winmail.dat', content: inner, property: 'binary' }])
  expect((await filesOfMail(twice)).map(({ name }) => name)).toEqual(['inner.pdf'])
})

test('a packet without files, or one that breaks off, is kept beside what could be taken out of it', async () => {
  const packet = testTnef([
    { name: 'a.txt', content: text, property: 'binary' },
    { name: 'b.txt', content: text, property: 'binary' },
  ])
  expect((await filesOfMail(testTnef([]))).map(({ name }) => name)).toEqual(['winmail.dat'])
  expect((await filesOfMail(packet.subarray(0, -40))).map(({ name }) => name)).toEqual(['a.txt', 'winmail.dat'])
})

test('cut off at any byte, or with any byte changed, it is read without an error and gives nothing twice', () => {
  const packet = testTnef([
    { name: 'a.txt', content: text },
    { name: 'b.txt', content: testTnef([{ name: 'c', content: text, property: 'binary' }]), property: 'message' },
  ])
  for (let at = 0; at < packet.length; at += 1) {
    expect(unpackTnef(packet.subarray(0, at)).files.length).toBeLessThanOrEqual(2)
    for (const value of [0, 0x7f, 0x80, 0xff]) {
      const changed = Buffer.from(packet)
      changed[at] = value
      const bytes = unpackTnef(changed).files.reduce((sum, { content }) => sum + content.length, 0)
      expect(bytes).toBeLessThanOrEqual(packet.length)
    }
  }
})

test('lengths and counts that lie cost no more than the bytes that are there', () => {
  const begin = attribute(2, 0x00069002, Buffer.alloc(14))
  const claims = (hex: string) =>
    Buffer.concat([testTnef([]), begin, attribute(2, 0x00069005, Buffer.from(hex, 'hex'))])
  // 4,294,967,295 properties; as many values of no bytes, of two bytes, and with lengths; one of as many bytes.
  for (const hex of [
    'ffffffff',
    'ffffffff01100000ffffffff',
    'ffffffff02100000ffffffff0000',
    'ffffffff02010137ffffffff00000000',
    '0100000002010137010000 00ffffffff'.replace(' ', ''),
    '010000009900013700000000',
  ])
    expect(unpackTnef(claims(hex))).toEqual({ files: [], isWhole: false })
  const endless = Buffer.concat([Buffer.from('789f3e220100', 'hex'), Buffer.from([1]), Buffer.alloc(8, 0xff)])
  expect(unpackTnef(endless)).toEqual({ files: [], isWhole: false })
})

test('packets within packets are opened five deep, and of thousands of files five hundred are taken out', () => {
  let nested = testTnef([{ name: 'deep.txt', content: text, property: 'binary' }])
  for (let level = 0; level < 40; level += 1)
    nested = testTnef([{ name: `level ${level}`, content: nested, property: 'message' }])
  expect(unpackTnef(nested)).toMatchObject({ isWhole: false, files: [{ name: 'level 35' }] })
  const many = testTnef(Array.from({ length: 2000 }, (_, at) => ({ name: `${at}`, content: text })))
  const { files, isWhole } = unpackTnef(many)
  expect([files.length, isWhole]).toEqual([500, false])
})

test('an attachment that is only a link to a file elsewhere leaves the packet as it is', async () => {
  const link = propertyList([property(0x1f, 0x3707, Buffer.from('far.pdf\0', 'utf16le'))])
  const packet = Buffer.concat([
    testTnef([]),
    attribute(2, 0x00069002, Buffer.alloc(14)),
    attribute(2, 0x00069005, link),
  ])
  expect((await filesOfMail(packet)).map(({ name }) => name)).toEqual(['winmail.dat'])
})
