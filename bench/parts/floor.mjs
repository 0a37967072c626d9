import { once } from 'node:events'
import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'

/** The path of an empty page, whose title is its address. */
export const elsewherePath = '/elsewhere'

/** The pages of the site at `origin` without their scripts, on a port of their own. @param {string} origin */
export async function startFloor(origin) {
  /** @type {Map<string, { type: string, body: Buffer, packed: boolean }>} */
  const files = new Map()
  const http = createServer(async (request, response) => {
    const path = request.url ?? '/'
    if (path === elsewherePath)
      return void response.end(`<!doctype html><title>http://${request.headers.host}${path}</title>`)
    const file = files.get(path) ?? (await withoutScripts(origin, path))
    files.set(path, file)
    response
      .writeHead(200, { 'Content-Type': file.type, ...(file.packed && { 'Content-Encoding': 'br' }) })
      .end(file.body)
  })
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  const address = http.address()
  return { port: typeof address === 'object' ? (address?.port ?? 0) : 0, close: () => http.close() }
}

/** @param {string} origin @param {string} path */
async function withoutScripts(origin, path) {
  const answer = await fetch(origin + path)
  const type = answer.headers.get('Content-Type') ?? ''
  const whole = Buffer.from(await answer.arrayBuffer())
  if (!/html|css|svg|json/.test(type)) return { type, body: whole, packed: false }
  const text = /html/.test(type)
    ? String(whole)
        .replace(/<script[\s\S]*?<\/script>/g, '')
        .replace(/<link rel="preload" as="script"[^>]*>/g, '')
        // Nothing is left for the fonts to wait for.
        .replace(' media="not all"', '')
    : String(whole)
  return { type, body: brotliCompressSync(text), packed: true }
}
