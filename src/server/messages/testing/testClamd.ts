import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import type { ClamdAddress } from '../clamd.ts'

/** The harmless text that every scanner calls infected; in two parts, so that none stops at this file. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

/** A clamd with one signature. */
export interface TestClamd {
  address: ClamdAddress
  /** Bytes of each content that was scanned. */
  scanned: number[]
  /** Bytes after which it refuses a content, as `StreamMaxLength` does. */
  limit: number
  close: () => Promise<void>
}

/** Starts one that speaks zINSTREAM and zVERSION, at a free port or at this one. */
export async function startTestClamd(port = 0): Promise<TestClamd> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
    void serve(socket, clamd).catch(() => socket.destroy())
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const clamd: TestClamd = {
    address: { host: '127.0.0.1', port: (server.address() as AddressInfo).port },
    scanned: [],
    limit: 30_000_000,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
  return clamd
}

async function serve(socket: Socket, clamd: TestClamd): Promise<void> {
  let data = Buffer.alloc(0)
  const parts = socket[Symbol.asyncIterator]()
  const take = async (count: number) => {
    while (data.length < count) {
      const { value, done } = await parts.next()
      if (done) throw new Error('the connection was closed')
      data = Buffer.concat([data, value])
    }
    const taken = data.subarray(0, count)
    data = data.subarray(count)
    return taken
  }
  let command = ''
  while (!command.endsWith('\0')) command += String(await take(1))
  if (command === 'zVERSION\0') return void socket.end('ClamAV 1.4.3/27000/Thu Nov 26 08:00:00 2026\0')
  if (command !== 'zINSTREAM\0') return void socket.end('UNKNOWN COMMAND\0')
  const content: Buffer[] = []
  let bytes = 0
  for (let length = (await take(4)).readUInt32BE(); length > 0; length = (await take(4)).readUInt32BE()) {
    content.push(await take(length))
    bytes += length
    if (bytes > clamd.limit) return void socket.end('INSTREAM size limit exceeded. ERROR\0')
  }
  clamd.scanned.push(bytes)
  socket.end(Buffer.concat(content).includes(eicar) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0')
}
