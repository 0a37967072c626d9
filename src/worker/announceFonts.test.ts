import { expect, test } from 'vitest'
import { announceFonts } from './announceFonts.ts'

const files = [
  { url: 'index.html', revision: '1' },
  { url: 'blogs/tax/index.html', revision: '2', faces: ['serif-italic', 'serif-rupee'] },
  { url: 'assets/sans-CZ0X-Vj2.woff2', revision: null },
  { url: 'assets/sans-rupee-CpCYHF9V.woff2', revision: null },
  { url: 'assets/serif-N_ZnkNdQ.woff2', revision: null },
  { url: 'assets/serif-rupee-D2dvvQeq.woff2', revision: null },
  { url: 'assets/serif-italic-BcKstLnd.woff2', revision: null },
]
const home = 'https://site.test/index.html?__WB_REVISION__=1'
const page = (type: string) => new Response('<h1>', { status: 404, headers: { 'Content-Type': type, 'X-Own': 'kept' } })
const preload = (name: string) => `</assets/${name}.woff2>; rel=preload; as=font; crossorigin`
const announced = (address: string) => announceFonts(files)(page('text/html'), address).headers.get('Link')?.split(', ')

test('a page out of storage names the two faces of every page, and is otherwise as it was', async () => {
  const shown = announceFonts(files)(page('text/html; charset=utf-8'), home)
  expect(shown.headers.get('Link')?.split(', ')).toEqual([preload('sans-CZ0X-Vj2'), preload('serif-N_ZnkNdQ')])
  expect([shown.status, shown.headers.get('X-Own'), await shown.text()]).toEqual([404, 'kept', '<h1>'])
})

test('a page whose text asks for italics and rupee signs names these too', () => {
  const names = ['sans-CZ0X-Vj2', 'serif-N_ZnkNdQ', 'serif-italic-BcKstLnd', 'serif-rupee-D2dvvQeq']
  expect(announced('https://site.test/blogs/tax/index.html?__WB_REVISION__=2')).toEqual(names.map(preload))
  expect(announced('https://site.test/404.html?__WB_REVISION__=3')).toHaveLength(2)
})

test('what is no page names no fonts, nor does a page beside which none is stored', () => {
  expect(announceFonts(files)(page('application/json'), home).headers.has('Link')).toBe(false)
  expect(announceFonts([{ url: 'index.html', revision: '1' }])(page('text/html'), home).headers.has('Link')).toBe(false)
})
