import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { checkLinks } from './linkCheck.ts'
import { outsideLinks } from './outsideLinks.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** A site that answers as told; returns its address without a slash. */
async function siteOf(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const send = (response: ServerResponse, status: number, location?: string) => {
  response.writeHead(status, location ? { location } : {}).end()
}
const quick = { pause: 0, timeout: 5000 }
const one = async (url: string, options = quick) => (await checkLinks([url], options))[0]

test('an address that answers is fine, and one that answers 404 or 410 is dead', async () => {
  const site = await siteOf((request, response) => send(response, Number(request.url?.slice(1))))
  expect(await one(`${site}/200`)).toMatchObject({ state: 'ok' })
  expect(await one(`${site}/404`)).toMatchObject({ state: 'dead', text: 'answers 404' })
  expect(await one(`${site}/410`)).toMatchObject({ state: 'dead', text: 'answers 410' })
})

test('an office that refuses scripts is left to a person', async () => {
  const site = await siteOf((request, response) => send(response, Number(request.url?.slice(1))))
  for (const status of [403, 429, 500]) expect(await one(`${site}/${status}`)).toMatchObject({ state: 'unsure' })
})

test('a permanent redirect is named with its end, a temporary one is fine, and a circle is dead', async () => {
  const site = await siteOf((request, response) => {
    if (request.url === '/old') send(response, 301, '/older')
    else if (request.url === '/older') send(response, 302, '/new')
    else if (request.url === '/today') send(response, 307, '/new')
    else if (request.url === '/round') send(response, 301, '/round')
    else send(response, request.url === '/new' ? 200 : 404)
  })
  expect(await one(`${site}/old`)).toMatchObject({ state: 'moved', text: `now at ${site}/new` })
  expect(await one(`${site}/today`)).toMatchObject({ state: 'ok' })
  expect(await one(`${site}/round`)).toMatchObject({ state: 'dead', text: 'more than 5 redirects' })
})

test('a site that refuses HEAD is asked by GET', async () => {
  const asked: string[] = []
  const site = await siteOf((request, response) => {
    asked.push(request.method ?? '')
    send(response, request.method === 'HEAD' ? 405 : 200)
  })
  expect(await one(site)).toMatchObject({ state: 'ok' })
  expect(asked).toEqual(['HEAD', 'GET'])
})

test('a site that does not answer in time is dead', async () => {
  const site = await siteOf(() => {})
  expect(await one(site, { pause: 0, timeout: 150 })).toMatchObject({ state: 'dead', text: 'no answer in time' })
})

test('a site without valid encryption is dead, and so is one that nothing serves', async () => {
  const plain = await siteOf((_request, response) => send(response, 200))
  const { state, text } = (await one(plain.replace('http:', 'https:'))) ?? {}
  expect([state, text]).toEqual(['dead', expect.stringMatching(/certificate or encryption is not valid/)])
  const gone = await siteOf(() => {})
  servers.at(-1)?.close()
  expect(await one(gone)).toMatchObject({ state: 'dead', text: expect.stringContaining('ECONNREFUSED') })
})

test('one host is asked one request at a time, each address once', async () => {
  let [now, most, count] = [0, 0, 0]
  const site = await siteOf((_request, response) => {
    most = Math.max(most, ++now)
    count += 1
    setImmediate(() => {
      now -= 1
      send(response, 200)
    })
  })
  const urls = Array.from({ length: 6 }, (_, n) => `${site}/${n % 3}`)
  expect(await checkLinks(urls, quick)).toHaveLength(3)
  expect([most, count]).toEqual([1, 3])
})

test('the addresses come from the official texts, the offices and the texts, without samples', () => {
  const urls = outsideLinks(process.cwd(), {
    officialTexts: { one: { url: 'https://www.indiacode.nic.in/x' }, two: { url: 'https://law.example.com/' } },
    importantLinks: { links: [{ url: 'www.rbi.org.in' }] },
  })
  expect(urls).toEqual(expect.arrayContaining(['https://www.indiacode.nic.in/x', 'https://www.rbi.org.in']))
  expect(urls).toContain('https://cms.rbi.org.in/')
  expect(urls.join()).not.toContain('example.com')
  expect(new Set(urls).size).toBe(urls.length)
})
