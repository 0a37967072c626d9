import { expect, test, vi } from 'vitest'
import { compressed, decompressed } from './compressed.ts'

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
  expect(await sizeOf(compressed(html()))).toBeLessThan((await sizeOf(html())) / 4)
  const back = decompressed(compressed(html()))
  expect(back.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
  expect(back.headers.get('Date')).toBe('Fri, 20 Nov 2026 12:00:00 GMT')
  expect(back.headers.get('Content-Length')).toBeNull()
  expect(await back.text()).toBe(page)
})

test('the text of one page is stored compressed though it is a script', async () => {
  const source = `export default ${JSON.stringify(page)}`
  const script = () => new Response(source, { headers: { 'Content-Type': 'text/javascript' } })
  expect(await sizeOf(compressed(script(), '/assets/packed/kuwait-1.js'))).toBeLessThan(source.length / 4)
  expect(await decompressed(compressed(script(), '/assets/packed/kuwait-1.js')).text()).toBe(source)
})

test('scripts and pictures are stored as they came, and so is everything where nothing can be compressed', async () => {
  const script = new Response('1', { headers: { 'Content-Type': 'text/javascript' } })
  expect(compressed(script)).toBe(script)
  expect(decompressed(script)).toBe(script)
  vi.stubGlobal('CompressionStream', undefined)
  const plain = html()
  expect(compressed(plain)).toBe(plain)
  vi.unstubAllGlobals()
})
