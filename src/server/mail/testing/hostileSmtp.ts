import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'

/** The behaviour of a hostile mail server on each connection. */
export type Hostility = (socket: Socket) => void

/** A mail server that misbehaves on a free local port. */
export interface HostileSmtp extends AsyncDisposable {
  url: string
  /** Connections that are open now. */
  open: ReadonlySet<Socket>
  /** How many connections there have been. */
  count: () => number
  /** All that clients have sent. */
  received: () => string
}

/** Starts it. It greets, unless the hostility says otherwise. */
export async function startHostileSmtp(hostility: Hostility): Promise<HostileSmtp> {
  const open = new Set<Socket>()
  let count = 0
  let received = ''
  const server = createServer((socket) => {
    count += 1
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      received += chunk.toString()
    })
    hostility(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    open,
    count: () => count,
    received: () => received,
    async [Symbol.asyncDispose]() {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Accepts the connection and never says a word. */
export const tarpit: Hostility = () => undefined

/** Sends one more line of an endless greeting now and then, so that no inactivity timeout ever fires. */
export function drip(interval: number): Hostility {
  return (socket) => {
    const timer = setInterval(() => socket.write('220-please hold the line\r\n'), interval)
    socket.on('close', () => clearInterval(timer))
  }
}

/** Refuses service. */
export const refuse: Hostility = (socket) => socket.end('554 5.7.1 asha@example.org is not welcome here\r\n')

/** Hangs up after the greeting. */
export const drop: Hostility = (socket) => {
  socket.write('220 hello\r\n')
  socket.on('data', () => socket.destroy())
}

/** Offers a login without TLS, as if somebody on the way had stripped STARTTLS. */
export const withoutTls: Hostility = (socket) => {
  socket.write('220 hello\r\n')
  socket.on('data', (chunk) => {
    const line = chunk.toString()
    if (/^EHLO/i.test(line)) socket.write('250-hello\r\n250 AUTH PLAIN LOGIN\r\n')
    else if (/^STARTTLS/i.test(line)) socket.write('502 5.5.1 not implemented\r\n')
    else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n')
    else socket.write('235 2.7.0 ok\r\n')
  })
}

/** Takes the whole email and then never answers. */
export const silentAfterData: Hostility = (socket) => takeEmail(socket, () => undefined)

/** Takes the whole email and breaks off instead of answering. */
export const goneAfterData: Hostility = (socket) => takeEmail(socket, () => socket.destroy())

/** Takes the recipient and breaks off before the email itself. */
export const goneBeforeData: Hostility = (socket) => {
  takeEmail(socket, () => undefined)
  socket.prependListener('data', (chunk) => {
    if (/^DATA/i.test(chunk.toString())) socket.destroy()
  })
}

function takeEmail(socket: Socket, onEnd: () => void): void {
  let inData = false
  let last = ''
  socket.write('220 hello\r\n')
  socket.on('data', (chunk) => {
    const text = chunk.toString()
    if (inData) {
      last = (last + text).slice(-5)
      if (last === '\r\n.\r\n') onEnd()
      return
    }
    if (/^EHLO/i.test(text)) return void socket.write('250 hello\r\n')
    inData = /^DATA/i.test(text)
    socket.write(inData ? '354 go on\r\n' : '250 ok\r\n')
  })
}
