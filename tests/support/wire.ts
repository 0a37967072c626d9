import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'

/** The effect of the wire between browser and server on calls of the API. */
export type Fault =
  | 'none'
  | 'lose request'
  | 'lose answer'
  /** Arrives and is never answered. */
  | 'no answer'
  /** Arrives at the product, whose answer is kept back until the caller gives up. */
  | 'keep answer back'
  | { answer: number; body: string; headers?: Record<string, string> }

export interface Wire extends AsyncDisposable {
  url: string
  fault: Fault
  /** Idempotency keys of the writes that came through, in order, lost or not. */
  keys: string[]
  /** When each of them came, in epoch milliseconds. */
  times: number[]
  /** The most requests with one key that were under way at the same time. */
  mostAtOnce: number
  /** Breaks every connection, as when the other side dies. */
  dropAll: () => void
}

/** A server in front of the product that can lose requests and answers as a real connection does. */
export async function startWire(target: string): Promise<Wire> {
  const wire: Wire = {
    url: '',
    fault: 'none',
    keys: [],
    times: [],
    mostAtOnce: 0,
    dropAll: () => server.closeAllConnections(),
    [Symbol.asyncDispose]: async () => {},
  }
  const underWay = new Map<string, number>()
  const server = createServer((incoming, answer) => {
    const write = incoming.method === 'POST' && incoming.url?.startsWith('/api/')
    if (write) note(wire, underWay, incoming, answer)
    const fault = write ? wire.fault : 'none'
    if (fault === 'lose request') {
      incoming.socket.destroy()
      return
    }
    if (fault === 'no answer') {
      incoming.resume()
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
        if (fault === 'keep answer back') {
          reply.resume()
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

function note(wire: Wire, underWay: Map<string, number>, incoming: IncomingMessage, answer: ServerResponse): void {
  const key = String(incoming.headers['idempotency-key'])
  wire.keys.push(key)
  wire.times.push(Date.now())
  const now = (underWay.get(key) ?? 0) + 1
  underWay.set(key, now)
  wire.mostAtOnce = Math.max(wire.mostAtOnce, now)
  answer.on('close', () => underWay.set(key, (underWay.get(key) ?? 1) - 1))
}
