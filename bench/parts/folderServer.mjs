import { once } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, resolve, sep } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** @type {Record<string, string>} */
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
const isText = /html|javascript|css|json|svg|plain/

/**
 * Serves a folder of files as a static host does, compressed: an export of another framework, or pages written by hand.
 * @param {string} folder
 */
export async function startFolder(folder) {
  const root = resolve(folder)
  /** @type {Map<string, Buffer>} */
  const bodies = new Map()
  const http = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)
    const file = [path, `${path}.html`, join(path, 'index.html')]
      .map((name) => join(root, name))
      .find((name) => name.startsWith(root + sep) && existsSync(name) && statSync(name).isFile())
    if (!file) return void response.writeHead(404).end()
    const type = types[extname(file)] ?? 'application/octet-stream'
    const body = bodies.get(file) ?? (isText.test(type) ? brotliCompressSync(readFileSync(file)) : readFileSync(file))
    bodies.set(file, body)
    response.writeHead(200, { 'Content-Type': type, ...(isText.test(type) && { 'Content-Encoding': 'br' }) }).end(body)
  })
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  const address = http.address()
  return { port: typeof address === 'object' ? (address?.port ?? 0) : 0, stop: async () => void http.close() }
}
