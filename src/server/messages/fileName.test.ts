import { expect, test } from 'vitest'
import { workTime } from '#contract/testing/workTime.ts'
import { attachmentDisposition, cleanFileName } from './fileName.ts'

test.each([
  ['deed.pdf', 'deed.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\asha\\deed.pdf', 'deed.pdf'],
  ['..', 'file'],
  ['', 'file'],
  ['.htaccess', 'htaccess'],
  ['a\r\nSet-Cookie: x.pdf', 'aSet-Cookie_ x.pdf'],
  ['invoice\u202efdp.exe', 'invoicefdp.exe'],
  ['वसीयत.pdf', 'वसीयत.pdf'],
  ['a<b>"c"|d?.pdf', 'a_b_c_d_.pdf'],
  ['trailing. . ', 'trailing'],
  ['\0\u0007', 'file'],
])('the name %j of a file is kept as %j', (name, clean) => {
  expect(cleanFileName(name)).toBe(clean)
})

test('a name of 4,000 characters is shortened before its extension, and no character is cut in half', () => {
  const name = cleanFileName(`${'😀'.repeat(4000)}.pdf`)
  expect(Array.from(name)).toHaveLength(150)
  expect(name.endsWith('😀.pdf')).toBe(true)
  expect(cleanFileName(`x.${'y'.repeat(4000)}`)).toHaveLength(150)
})

test('a name of dots is read in a moment', async () => {
  const names = Array.from({ length: 200 }, (_, at) => `${at}${'. '.repeat(4900)}b`)
  const taken = await workTime(() => {
    for (const name of names) expect(cleanFileName(name)).toHaveLength(150)
  })
  expect(taken).toBeLessThan(3000)
})

test('the header that saves a file names it in every browser, and no name adds to the header', () => {
  expect(attachmentDisposition('deed (2).pdf')).toBe(
    'attachment; filename="deed (2).pdf"; filename*=UTF-8\'\'deed%20%282%29.pdf',
  )
  const odd = attachmentDisposition('"; x="वसीयत.pdf')
  expect(odd).toMatch(/^attachment; filename="_; x=_+\.pdf"; filename\*=UTF-8''%22%3B%20x%3D%22[%\w]+\.pdf$/)
})
