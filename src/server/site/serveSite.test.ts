import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { translations } from '#content/languages.ts'
import { type TestBackend, testBackend } from '../testing/testBackend.ts'
import { NewestPages } from './builtPages.ts'
import { readHostFile, SiteMissing } from './hostFile.ts'

const folder = mkdtempSync(join(tmpdir(), 'desk-site-'))
const dir = join(folder, 'site')
const page = `<!doctype html><title>About</title>${'<p>text</p>'.repeat(200)}`
let server: TestBackend

beforeAll(async () => {
  const put = (path: string, content: string | Buffer) => {
    mkdirSync(join(dir, path, '..'), { recursive: true })
    writeFileSync(join(dir, path), content)
  }
  put('index.html', '<title>Home</title>')
  put('404.html', '<title>404</title>')
  for (const { code } of translations) put(`${code}/404.html`, `<title>404 ${code}</title>`)
  put('about/index.html', page)
  put('about/index.html.br', brotliCompressSync(page))
  put('about/index.html.gz', gzipSync(page))
  put('services/NCLT-Matters/index.html', '<title>NCLT</title>')
  put('assets/app-1a2b.js', 'export {}')
  put('art/hero.webp', Buffer.alloc(2_000_000, 7))
  put('sw.js', 'self')
  put('deadlines.ics', 'BEGIN:VCALENDAR')
  put('.hidden', 'top secret')
  put('_headers', 'top secret')
  writeFileSync(join(folder, 'outside.txt'), 'top secret')
  const host = {
    redirects: { '/privacy-policy': '/privacypolicy' },
    headers: { 'Content-Security-Policy': "default-src 'self'" },
    fileHeaders: { 'Content-Security-Policy': "default-src 'none'" },
  }
  writeFileSync(join(folder, 'site.json'), JSON.stringify(host))
  server = await testBackend({ options: { site: new NewestPages(dir, 'site.json') } })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers })

test('a page is served with and without a trailing slash, with the security headers, and is revalidated each time', async () => {
  for (const url of ['/about', '/about/', '/about?x=1', '/about/index.html']) {
    const answer = await get(url)
    expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
      200,
      'text/html; charset=utf-8',
      page,
    ])
    expect(answer.headers['content-security-policy']).toBe("default-src 'self'")
    // The second word keeps a CDN from rewriting what the page's scripts will take over.
    expect(answer.headers['cache-control']).toBe('no-cache, no-transform')
  }
  expect((await get('/')).body).toContain('Home')
})

test('a page, a missing one and the worker have the policy of pages; a file that a page loads has a short one', async () => {
  const policyOf = async (url: string) => (await get(url)).headers['content-security-policy']
  for (const url of ['/', '/nowhere', '/sw.js', '/privacy-policy'])
    expect(await policyOf(url)).toBe("default-src 'self'")
  for (const url of ['/assets/app-1a2b.js', '/art/hero.webp']) expect(await policyOf(url)).toBe("default-src 'none'")
})

test('compressed siblings are sent to clients that accept them, each with its own ETag', async () => {
  const br = await get('/about', { 'accept-encoding': 'gzip, deflate, br' })
  const gz = await get('/about', { 'accept-encoding': 'gzip' })
  const plain = await get('/about')
  expect([br.headers['content-encoding'], gz.headers['content-encoding']]).toEqual(['br', 'gzip'])
  expect(new Set([br, gz, plain].map((one) => one.headers.etag)).size).toBe(3)
  expect([br.headers.vary, plain.headers.vary]).toEqual(['Accept-Encoding', 'Accept-Encoding'])
  const again = await get('/about', { 'accept-encoding': 'br', 'if-none-match': String(br.headers.etag) })
  expect([again.statusCode, again.body, again.headers['content-security-policy']]).toEqual([
    304,
    '',
    "default-src 'self'",
  ])
})

test('a file that changed on disk is reloaded, one that was only touched keeps its ETag', async () => {
  const old = await get('/sw.js')
  utimesSync(join(dir, 'sw.js'), 1, 1)
  expect((await get('/sw.js')).headers.etag).toBe(old.headers.etag)
  writeFileSync(join(dir, 'sw.js'), 'self.version = 2')
  expect((await get('/sw.js')).body).toBe('self.version = 2')
})

test('the calendar is served as a calendar and revalidated each time, for applications ask again for years', async () => {
  const { statusCode, headers } = await get('/deadlines.ics')
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    'no-cache',
  ])
})

test('hashed files are cached forever, images for a day, the worker never', async () => {
  expect((await get('/assets/app-1a2b.js')).headers['cache-control']).toContain('immutable')
  const picture = await get('/art/hero.webp')
  expect([picture.headers['content-type'], picture.rawPayload.length]).toEqual(['image/webp', 2_000_000])
  expect(picture.headers['cache-control']).toContain('max-age=86400')
  expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache')
})

test('moved pages redirect with their query, and a path in the wrong letter case redirects to the right page', async () => {
  const redirected = await get('/privacy-policy?from=mail')
  expect([redirected.statusCode, redirected.headers.location]).toEqual([308, '/privacypolicy?from=mail'])
  for (const url of ['/services/nclt-matters', '/SERVICES/NCLT-MATTERS/', '/About']) {
    const answer = await get(url)
    expect([answer.statusCode, (await get(String(answer.headers.location))).statusCode]).toEqual([308, 200])
  }
})

test('NF-01 an unknown page is the 404 page with status 404; an unknown file is not answered with a page', async () => {
  const unknown = await get('/nothing/here')
  expect([unknown.statusCode, unknown.body]).toEqual([404, '<title>404</title>'])
  expect(unknown.headers['content-security-policy']).toBeDefined()
  for (const url of ['/assets/gone.js', '/assets/gone', '/api/gone']) {
    const answer = await get(url)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'application/json; charset=utf-8'])
  }
})

test('NF-01 an unknown file that somebody opens, as of the site before this one, is the 404 page; one that a page asks for is not', async () => {
  const opened = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8' }
  for (const url of ['/about-us.php?id=3', '/contact/index.htm', '/old.pdf']) {
    const { statusCode, headers, body } = await get(url, opened)
    expect([url, statusCode, body]).toEqual([url, 404, '<title>404</title>'])
    expect([headers['cache-control'], headers['content-security-policy']]).toEqual([
      'no-cache, no-transform',
      "default-src 'self'",
    ])
  }
  const asked = [get('/old.pdf', { accept: 'image/avif,image/webp,*/*;q=0.8' }), get('/assets/gone.js', opened)]
  for (const { statusCode, headers } of await Promise.all(asked))
    expect([statusCode, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8'])
})

test('an address whose percent signs encode nothing is the 404 page in its language; a call with such a one is refused as JSON', async () => {
  for (const url of ['/about%', '/%E0%A4%A', '/blogs/100%-sure?from=%', '/%c0?a?b']) {
    const { statusCode, headers, body } = await get(url)
    expect([url, statusCode, body]).toEqual([url, 404, '<title>404</title>'])
    expect(headers['content-security-policy']).toBe("default-src 'self'")
  }
  for (const { code } of translations) expect((await get(`/${code}/about%`)).body).toBe(`<title>404 ${code}</title>`)
  const call = await get('/api/comments/%zz')
  expect([call.statusCode, call.headers['content-type']]).toEqual([400, 'application/json; charset=utf-8'])
  expect((await get('/about?from=%')).body).toBe(page)
})

test('an unknown page below the prefix of a language is the 404 page in it', async () => {
  const prefixes = { '': '404', ...Object.fromEntries(translations.map(({ code }) => [`/${code}`, `404 ${code}`])) }
  for (const [prefix, title] of Object.entries(prefixes)) {
    const { statusCode, body } = await get(`${prefix}/nothing/here`)
    expect([statusCode, body]).toEqual([404, `<title>${title}</title>`])
  }
})

test('no URL leads outside the folder or to a hidden file', async () => {
  const paths = ['/../outside.txt', '/%2e%2e/outside.txt', '/about/..%2f..%2foutside.txt', '/..%5coutside.txt']
  const own = ['/.hidden', '/_headers', '/about/index.html.br', '/about%00.html', '//outside.txt']
  for (const url of [...paths, ...own]) {
    const answer = await get(url)
    expect([url, answer.statusCode === 200, answer.body.includes('top secret')]).toEqual([url, false, false])
  }
})

test('a page rejects POST; HEAD has the headers and no body', async () => {
  expect((await server.app.inject({ method: 'POST', url: '/about', payload: {} })).statusCode).toBe(405)
  const head = await server.app.inject({ method: 'HEAD', url: '/about' })
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', String(page.length)])
})

test('a part of a file is sent to who asks for one, of the bytes as they travel, and the whole where the file has changed', async () => {
  const part = (range: string, more = {}) => get('/art/hero.webp', { range, ...more })
  const middle = await part('bytes=10-19')
  expect([middle.statusCode, middle.headers['content-range'], middle.rawPayload.length]).toEqual([
    206,
    'bytes 10-19/2000000',
    10,
  ])
  expect((await part('bytes=1999990-')).headers['content-range']).toBe('bytes 1999990-1999999/2000000')
  expect((await part('bytes=-5')).headers['content-length']).toBe('5')
  for (const whole of ['bytes=0-1,5-6', 'bytes=9-1', 'bytes=-', 'lines=1-2'])
    expect((await part(whole)).statusCode, whole).toBe(200)
  const missing = await part('bytes=2000000-')
  expect([missing.statusCode, missing.headers['content-range']]).toEqual([416, 'bytes */2000000'])
  expect((await part('bytes=0-1', { 'if-range': '"older"' })).statusCode).toBe(200)

  const { headers, rawPayload } = await get('/about', { 'accept-encoding': 'br' })
  const rest = await get('/about', { 'accept-encoding': 'br', range: 'bytes=20-', 'if-range': String(headers.etag) })
  expect([rest.statusCode, rest.headers['content-encoding']]).toEqual([206, 'br'])
  expect(rest.rawPayload).toEqual(rawPayload.subarray(20))
})

test('a site that was not built is reported in one line', () => {
  expect(() => readHostFile(join(folder, 'none.json'))).toThrow(SiteMissing)
  expect(() => readHostFile(join(folder, 'none.json'))).toThrow(/npm run build/)
})

test('a tag that a CDN weakened is still known, and another one is not', async () => {
  const etag = String((await get('/about')).headers.etag)
  for (const known of [etag, `W/${etag}`, `"other", W/${etag}`]) {
    expect((await get('/about', { 'if-none-match': known })).statusCode).toBe(304)
  }
  expect((await get('/about', { 'if-none-match': 'W/"other"' })).statusCode).toBe(200)
})
