import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, test, vi } from 'vitest'
import { testBackend } from '../testing/testBackend.ts'

const timeouts = { timeout: 10_000 }

async function open(port: number, text: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(text)
  return socket
}

test('slow bodies, half-sent heads and silent connections, which never end of themselves, hold up no stop', async () => {
  const server = await testBackend()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const address = server.app.server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  const head = 'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
  const slow = [
    ...Array.from({ length: 5 }, () => `${head}Content-Length: 5000\r\n\r\n{"name":`),
    `${head}Transfer-Encoding: chunked\r\n\r\n5\r\n{"nam`,
    head,
    '',
  ]
  const sockets = await Promise.all(slow.map((text) => open(port, text)))
  const count = () =>
    new Promise<number>((resolve) => server.app.server.getConnections((_error, connections) => resolve(connections)))
  await vi.waitFor(async () => expect(await count()).toBe(slow.length), timeouts)
  const closed = Promise.all(sockets.map((socket) => socket.destroyed || once(socket, 'close')))
  await server.close()
  await closed
})

test('a request that arrives in full soon after the stop began is still accepted', async () => {
  const server = await testBackend()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const address = server.app.server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  const body = JSON.stringify({ name: 'a', email: 'b', message: 'late', contactNumber: 'd' })
  const head = `Host: x\r\nContent-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: ${body.length}\r\n\r\n`
  const socket = await open(port, `POST /api/contact HTTP/1.1\r\n${head}`)
  const chunks: string[] = []
  socket.on('data', (chunk) => void chunks.push(String(chunk)))
  await vi.waitFor(() => expect(chunks.join('')).toContain('100 Continue'), timeouts)
  const stopped = server.app.close()
  socket.write(body)
  await once(socket, 'close')
  expect(chunks.join('')).toMatch(/\nHTTP\/1\.1 201 /)
  await stopped
  await server.store.close()
})
