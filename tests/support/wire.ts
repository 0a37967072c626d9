import { once } from 'node:events'
import { createServer, request } from 'node:http'

/** What the wire between browser and server does to calls of the API. */
export type Fault =
  | 'none'
  | 'lose request'
  | 'lose answer'
  | { answer: number; body: string; headers?: Record<string, string> }

export interface Wire extends AsyncDisposable {
  url: string
  fault: Fault
  /** Idempotency keys of the writes that came through, in order, lost or not. */
  keys: string[]
}

/** A server in front of the product that can lose requests and answers as a real connection does. */
export async function startWire(target: string): Promise<Wire> {
  const wire: Wire = { url: '', fault: 'none', keys: [], [Symbol.asyncDispose]: async () => {} }
  const server = createServer((incoming, answer) => {
    const write = incoming.method === 'POST' && incoming.url?.startsWith('/api/')
    if (write) wire.keys.push(String(incoming.headers['idempotency-key']))
    const fault = write ? wire.fault : 'none'
    if (fault === 'lose request') {
      incoming.socket.destroy()
      return
    }
    if (typeof fault === 'object') {
      incoming.resume()
      answer.writeHead(fault.answer, { 'content-type': 'application/json', ...fault.headers }).end(fault.body)
      return
    }
    const { port } = new URL(target)
    const onward = request(
      { host: 'localhost', port, method: incoming.method, path: incoming.url, headers: incoming.headers },
      (reply) => {
        if (fault === 'lose answer') {
          reply.resume().on('end', () => incoming.socket.destroy())
          return
        }
        answer.writeHead(reply.statusCode ?? 502, reply.headers)
        reply.pipe(answer)
      },
    )
    onward.on('error', () => incoming.socket.destroy())
    incoming.pipe(onward)
  }).listen(0)
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The wire has no port')
  wire.url = `http://localhost:${address.port}`
  wire[Symbol.asyncDispose] = async () => {
    server.closeAllConnections()
    server.close()
  }
  return wire
}
