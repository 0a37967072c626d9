import { expect, test, vi } from 'vitest'
import { packed, unpacked } from './packed.ts'

const page = '<p>नमस्ते ₹</p>'.repeat(500)
const html = () =>
  new Response(page, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      Date: 'Fri, 20 Nov 2026 12:00:00 GMT',
      'Content-Length': '1',
    },
  })
const sizeOf = async (response: Response) => (await response.blob()).size

test('OF-15 a stored page takes a fraction of its bytes and comes back as it was, with its time', async () => {
  expect(await sizeOf(packed(html()))).toBeLessThan((await sizeOf(html())) / 4)
  const back = unpacked(packed(html()))
  expect(back.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
  expect(back.headers.get('Date')).toBe('Fri, 20 Nov 2026 12:00:00 GMT')
  expect(back.headers.get('Content-Length')).toBeNull()
  expect(await back.text()).toBe(page)
})

test('scripts and pictures are stored as they came, and so is everything where nothing can be compressed', async () => {
  const script = new Response('1', { headers: { 'Content-Type': 'text/javascript' } })
  expect(packed(script)).toBe(script)
  expect(unpacked(script)).toBe(script)
  vi.stubGlobal('CompressionStream', undefined)
  const plain = html()
  expect(packed(plain)).toBe(plain)
  vi.unstubAllGlobals()
})
