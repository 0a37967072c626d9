import { expect, test } from 'vitest'
import { announceFonts } from './announceFonts.ts'

const files = [
  { url: 'index.html' },
  { url: 'assets/anek-latin-CZ0X-Vj2.woff2' },
  { url: 'assets/anek-latin-rupee-CpCYHF9V.woff2' },
  { url: 'assets/literata-N_ZnkNdQ.woff2' },
  { url: 'assets/literata-italic-BcKstLnd.woff2' },
]
const page = (type: string) => new Response('<h1>', { status: 404, headers: { 'Content-Type': type, 'X-Own': 'kept' } })

test('a page out of storage names the two faces of every page, and is otherwise as it was', async () => {
  const shown = announceFonts(files)(page('text/html; charset=utf-8'))
  expect(shown.headers.get('Link')).toBe(
    '</assets/anek-latin-CZ0X-Vj2.woff2>; rel=preload; as=font; crossorigin, ' +
      '</assets/literata-N_ZnkNdQ.woff2>; rel=preload; as=font; crossorigin',
  )
  expect([shown.status, shown.headers.get('X-Own'), await shown.text()]).toEqual([404, 'kept', '<h1>'])
})

test('what is no page names no fonts, nor does a page beside which none is stored', () => {
  expect(announceFonts(files)(page('application/json')).headers.has('Link')).toBe(false)
  expect(announceFonts([{ url: 'index.html' }])(page('text/html')).headers.has('Link')).toBe(false)
})
