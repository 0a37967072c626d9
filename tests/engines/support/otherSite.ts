import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as after } from 'node:timers/promises'

/** A page on another site: its host is not the product's `localhost`, so it has another origin. It takes that many milliseconds to answer. */
export async function startOtherSite(delay = 0): Promise<{ url: string } & AsyncDisposable> {
  const server = createServer(async (_request, answer) => {
    await after(delay)
    answer.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Other</title><p>Another site')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The other site has no port')
  return {
    url: `http://127.0.0.1:${address.port}/`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
