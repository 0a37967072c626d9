import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { setTimeout as after } from 'node:timers/promises'

/** The effect of a line on all that passes it, the service worker's requests included. */
export interface LineFaults {
  /** Milliseconds before a request reaches the server. */
  latency?: number
  /** Of all connections together, towards the browser. */
  bitsPerSecond?: number
  /** Whether the line drops a request: before it is answered, or during the answer. */
  drops?: (request: { path: string; number: number }) => 'unanswered' | 'half answered' | undefined
}

/** 562 ms a request and 1.6 Mbit/s: what Lighthouse calls slow 4G, applied. */
export const slow = { latency: 562, bitsPerSecond: 1_600_000 }

/** Drops every nth request; of these every second one during its answer. */
export function everyNth(n: number): NonNullable<LineFaults['drops']> {
  return ({ number }) => {
    if (number % n !== 0) return undefined
    return (number / n) % 2 === 0 ? 'half answered' : 'unanswered'
  }
}

export interface Line extends AsyncDisposable {
  url: string
  /** Can be changed at any time, for what is asked for from then on. */
  faults: LineFaults
  /** Paths that were asked for, in order. */
  asked: string[]
  /** Paths whose request or answer was lost. */
  dropped: string[]
}

/** A line between browser and product, slow or bad. Its address takes the place of the product's. */
export async function startLine(target: string, faults: LineFaults = {}): Promise<Line> {
  const { port } = new URL(target)
  const line: Line = { url: '', faults, asked: [], dropped: [], [Symbol.asyncDispose]: async () => {} }
  let freeAt = 0
  /** Waits until the bytes have passed, after those that came before them. */
  const carry = async (bytes: number) => {
    const { bitsPerSecond } = line.faults
    if (bitsPerSecond === undefined) return
    freeAt = Math.max(freeAt, performance.now()) + (bytes * 8000) / bitsPerSecond
    await after(freeAt - performance.now())
  }
  const answerFrom = async (reply: IncomingMessage, answer: ServerResponse, upTo: number) => {
    answer.writeHead(reply.statusCode ?? 502, reply.headers)
    let passed = 0
    for await (const chunk of reply as AsyncIterable<Buffer>) {
      for (let at = 0; at < chunk.length; at += 1400) {
        const packet = chunk.subarray(at, Math.min(at + 1400, at + upTo - passed))
        await carry(packet.length)
        answer.write(packet)
        passed += packet.length
        if (passed >= upTo) return
      }
    }
    answer.end()
  }
  const server = createServer(async (incoming, answer) => {
    const path = incoming.url ?? ''
    const number = line.asked.push(path)
    const failures = line.faults.drops?.({ path, number })
    if (failures) line.dropped.push(path)
    await after(line.faults.latency ?? 0)
    if (failures === 'unanswered') return void incoming.socket.destroy()
    const { method, headers } = incoming
    const onward = request({ host: 'localhost', port, method, path, headers }, async (reply) => {
      const length = Number(reply.headers['content-length'] ?? 200)
      await answerFrom(reply, answer, failures ? Math.floor(length / 2) : Number.POSITIVE_INFINITY).catch(() => {})
      if (failures) incoming.socket.destroy()
    })
    onward.on('error', () => incoming.socket.destroy())
    incoming.pipe(onward)
  }).listen(0)
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The line has no port')
  line.url = `http://localhost:${address.port}`
  line[Symbol.asyncDispose] = async () => {
    server.closeAllConnections()
    server.close()
  }
  return line
}
