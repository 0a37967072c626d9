import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { connect } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { NewestPages } from '../site/builtPages.ts'
import { freePort } from '../testing/freePort.ts'
import { type TestBackend, testBackend } from '../testing/testBackend.ts'

const folder = mkdtempSync(join(tmpdir(), 'desk-nginx-'))
const logs = join(folder, 'logs')
const page = `<!doctype html><title>About</title>${'<p>text</p>'.repeat(200)}`
const policy = { 'Content-Security-Policy': "default-src 'self'", 'Strict-Transport-Security': 'max-age=31536000' }
const hasNginx = () => spawnSync('nginx', ['-v']).status === 0

let backend: TestBackend
/** Of the requests that reached the backend. */
const addresses: string[] = []
let proxied: Running
let fixed: Running

interface Running {
  plain: number
  secure: number
  process: ChildProcess
}

beforeAll(async () => {
  if (!hasNginx() && process.getuid?.() === 0) {
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'nginx-light'], { stdio: 'ignore' })
  }
  expect(hasNginx(), 'nginx is needed for this test. Install it (Debian: apt-get install nginx-light).').toBe(true)
  for (const name of ['logs', 'current/site/about', 'current/site/search', 'current/site/de', 'current/site/assets']) {
    mkdirSync(join(folder, name), { recursive: true })
  }
  const subject = ['-subj', '/CN=localhost', '-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')]
  spawnSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject])
  const site = join(folder, 'current/site')
  writeFileSync(join(site, 'about/index.html'), page)
  writeFileSync(join(site, 'about/index.html.gz'), gzipSync(page))
  writeFileSync(join(site, 'search/index.html'), page)
  writeFileSync(join(site, '404.html'), 'nothing here')
  writeFileSync(join(site, 'de/404.html'), 'hier ist nichts')
  writeFileSync(join(site, '../site.json'), JSON.stringify({ redirects: {}, headers: policy }))
  const added = Object.entries(policy).map(([name, value]) => `add_header ${name} "${value}" always;\n`)
  for (const name of ['nginx-headers', 'nginx-file-headers']) {
    writeFileSync(join(folder, 'current', `${name}.conf`), added.join(''))
  }
  backend = await testBackend({ options: { trustProxy: ['loopback'], site: new NewestPages(site, 'site.json') } })
  backend.app.addHook('onRequest', async ({ ip }) => void addresses.push(ip))
  const address = await backend.app.listen({ port: 0, host: '127.0.0.1' })
  proxied = await start('nginx.conf', new URL(address).port)
  fixed = await start('nginx-static.conf', '')
})
afterAll(async () => {
  for (const { process: server } of [proxied, fixed]) {
    server.kill('SIGQUIT')
    await once(server, 'exit')
  }
  await backend.close()
  rmSync(folder, { recursive: true })
})

/** Runs the file as it is delivered, with other ports, folders and a certificate of this test's. */
async function start(file: string, upstream: string): Promise<Running> {
  const [plain, secure] = [await freePort(), await freePort()]
  const server = readFileSync(join('src/server/deploy', file), 'utf8')
    .replace(/^ +listen \[::\].*$/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443', `listen 127.0.0.1:${secure}`)
    .replace('127.0.0.1:8080', `127.0.0.1:${upstream}`)
    .replace(/\/etc\/letsencrypt\/live\/[^/]+\/fullchain\.pem/, join(folder, 'cert.pem'))
    .replace(/\/etc\/letsencrypt\/live\/[^/]+\/privkey\.pem/, join(folder, 'key.pem'))
    .replaceAll('/var/log/nginx', logs)
    .replaceAll('/var/www/pravasi-desk', folder)
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((n) => `${n}_temp_path ${folder}/${n};`)
  const root = process.getuid?.() === 0 ? 'user root;' : ''
  const main = `daemon off; ${root} pid ${folder}/${file}.pid; error_log ${logs}/main.log; events {}
    http { include /etc/nginx/mime.types; default_type application/octet-stream; ${paths.join(' ')}\n${server} }`
  writeFileSync(join(folder, file), main)
  const child = spawn('nginx', ['-c', join(folder, file)], { stdio: ['ignore', 'ignore', 'pipe'] })
  let complaints = ''
  child.stderr.on('data', (chunk) => {
    complaints += chunk
  })
  const answers = async () => {
    if (child.exitCode !== null) throw new Error(complaints)
    expect((await overPlain(plain, '/')).status).toBe(301)
  }
  await vi.waitFor(answers, { timeout: 10_000, interval: 50 })
  return { plain, secure, process: child }
}

async function overPlain(port: number, path: string) {
  const [answer] = await once(get({ port, path, host: '127.0.0.1', agent: false }), 'response')
  answer.resume()
  return { status: answer.statusCode as number, location: answer.headers.location as string }
}

/** One request over TLS and HTTP/2. */
async function overTls({ secure }: Running, headers: Record<string, string>, body?: string) {
  const session = connect(`https://127.0.0.1:${secure}`, { rejectUnauthorized: false })
  const stream = session.request(headers, { endStream: body === undefined })
  if (body !== undefined) stream.end(body)
  let [answer, text] = [{} as Record<string, unknown>, '']
  stream.on('response', (found) => {
    answer = found
  })
  stream.on('data', (chunk) => {
    text += chunk
  })
  await once(stream, 'close')
  const protocol = session.alpnProtocol
  session.close()
  return { protocol, status: answer[':status'], headers: answer, text }
}

const enquiry = JSON.stringify({ name: 'Asha', email: 'asha@example.com', message: 'A plot', contactNumber: '' })
const posting = { ':path': '/api/contact', ':method': 'POST', 'content-type': 'application/json' }

test('both files serve HTTP/2 over TLS, send HSTS as the backend does, and lead http there with path and query', async () => {
  for (const running of [proxied, fixed]) {
    const { protocol, status, headers } = await overTls(running, { ':path': '/about' })
    expect([protocol, status, headers['strict-transport-security']]).toEqual(['h2', 200, 'max-age=31536000'])
    expect(await overPlain(running.plain, '/search?q=nro')).toEqual({
      status: 301,
      location: 'https://pravasidesk.example.com/search?q=nro',
    })
  }
})

test('a page is sent compressed and with the policy of its build', async () => {
  for (const running of [proxied, fixed]) {
    const { headers } = await overTls(running, { ':path': '/about', 'accept-encoding': 'gzip' })
    expect([headers['content-encoding'], headers['content-security-policy']]).toEqual(['gzip', "default-src 'self'"])
    // A cache in between keeps it for those alone who can read it.
    expect(headers.vary).toBe('Accept-Encoding')
    const missing = await overTls(running, { ':path': '/nowhere' })
    expect([missing.status, missing.text]).toEqual([404, 'nothing here'])
  }
})

test('an unknown address is answered in its language, where that has a page for it', async () => {
  const answers = {
    '/assets/': 'nothing here',
    '/de/nowhere': 'hier ist nichts',
    '/de/': 'hier ist nichts',
    '/fr/nowhere': 'nothing here',
  }
  for (const [path, expected] of Object.entries(answers)) {
    const { status, text, headers } = await overTls(fixed, { ':path': path })
    expect([status, text, headers['content-security-policy']]).toEqual([404, expected, "default-src 'self'"])
  }
})

test('an address whose percent signs encode nothing is answered with the page for unknown ones', async () => {
  for (const running of [proxied, fixed])
    for (const path of ['/about%', '/de/%E0%A4%', '/%zz?from=%']) {
      const { status, text, headers } = await overTls(running, { ':path': path })
      const found = [path, status, text, headers['content-security-policy']]
      expect(found).toEqual([path, 400, 'nothing here', "default-src 'self'"])
    }
})

test('an old address leads on by its path alone, whatever host and port a proxy in front asks for', async () => {
  const asked = { ':authority': 'origin.internal:8443' }
  for (const path of ['/privacy-policy', '/privacy-policy/']) {
    const { status, headers } = await overTls(fixed, { ...asked, ':path': path })
    expect([status, headers.location]).toEqual([301, '/privacypolicy'])
  }
})

test('an enquiry arrives, and one that is too long is refused as JSON with the header that keeps TLS', async () => {
  expect((await overTls(proxied, posting, enquiry)).status).toBe(201)
  const long = await overTls(proxied, { ...posting, 'content-length': String(2 ** 21) }, 'x'.repeat(2 ** 21))
  expect([long.status, long.headers['strict-transport-security']]).toEqual([413, 'max-age=31536000'])
  expect(JSON.parse(long.text)).toHaveProperty('message')
})

test('what a visitor claims to be its address counts for nothing', async () => {
  addresses.length = 0
  await overTls(proxied, { ...posting, 'x-forwarded-for': '198.51.100.7' }, enquiry)
  expect(addresses).toEqual(['127.0.0.1'])
})

test('no log has an address or a searched word, also while the backend is away', async () => {
  await overTls(proxied, { ':path': '/search?q=secretword' })
  await overTls(fixed, { ':path': '/search?q=secretword' })
  await backend.app.close()
  expect((await overTls(proxied, { ':path': '/search?q=secretword' })).status).toBe(502)
  const textOf = (...names: string[]) => names.map((name) => readFileSync(join(logs, `${name}.log`), 'utf8')).join('')
  // nginx writes the line of a request after its answer.
  await expect.poll(() => textOf('pravasi-desk')).toContain('GET /search 502')
  await expect.poll(() => textOf('pravasi-desk-site')).toMatch(/GET \/search\S* 200/)
  const written = textOf('pravasi-desk', 'pravasi-desk-error', 'pravasi-desk-site', 'pravasi-desk-site-error')
  expect(written).not.toMatch(/secretword|127\.0\.0\.1/)
})
