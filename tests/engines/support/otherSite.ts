import { once } from 'node:events'
import { createServer } from 'node:http'

/** A page on another site: its host is not the product's `localhost`, so it has another origin. */
export async function startOtherSite(): Promise<{ url: string } & AsyncDisposable> {
  const server = createServer((_request, answer) => {
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
