import { connect } from 'node:net'
import { addAbortSignal, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { EnvReader } from '../envReader.ts'

/** The socket at which clamd listens. */
export type ClamdAddress = { path: string } | { host: string; port: number }

/** It answered, but could not scan: the text says why. */
export class ScanError extends Error {
  override name = 'ScanError'
}

const longestReply = 2000

/** Reads the setting: `127.0.0.1:3310`, `[::1]:3310` or the absolute path of a socket. */
export function readClamd(read: EnvReader): ClamdAddress | undefined {
  const text = read.optional('CLAMD')
  if (text === undefined) return undefined
  const address = parsed(text)
  read.check(address !== undefined, 'CLAMD', 'must be an address such as 127.0.0.1:3310, or the path of a socket')
  return address
}

function parsed(text: string): ClamdAddress | undefined {
  if (text.startsWith('/')) return { path: text }
  const [, inBrackets, name, digits] = /^(?:\[([\da-f:.]+)\]|([^\s:[\]/]+)):(\d{1,5})$/i.exec(text) ?? []
  const host = inBrackets ?? name
  const port = Number(digits)
  return host !== undefined && port > 0 && port < 65_536 ? { host, port } : undefined
}

/** Scans content by INSTREAM (clamd(8)). Returns what was found in it, or `null`. Rejects if clamd is away, or with `ScanError`. */
export async function scanContent(
  address: ClamdAddress,
  pieces: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
): Promise<string | null> {
  const reply = await ask(address, streamOf(pieces), signal)
  if (/: OK$/.test(reply)) return null
  const [, threat] = /: (.+) FOUND$/.exec(reply) ?? []
  if (threat === undefined) throw new ScanError(reply)
  return threat
}

/** The version of clamd and of its signatures. */
export async function clamdVersion(address: ClamdAddress, signal: AbortSignal): Promise<string> {
  const reply = await ask(address, [Buffer.from('zVERSION\0')], signal)
  if (!reply.startsWith('ClamAV ')) throw new ScanError(reply)
  return reply
}

/** Each chunk follows its length; one of length 0 is the end. */
async function* streamOf(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0')
  for await (const piece of pieces) {
    if (piece.length === 0) continue
    yield lengthOf(piece.length)
    yield piece
  }
  yield lengthOf(0)
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}

async function ask(
  address: ClamdAddress,
  request: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  signal: AbortSignal,
): Promise<string> {
  const socket = connect(address)
  addAbortSignal(signal, socket)
  // A content that it will not take whole is answered before all of it is sent.
  const writing = pipeline(Readable.from(request, { objectMode: true }), socket, { end: false }).catch((error) => error)
  let reply = ''
  try {
    for await (const part of socket) {
      reply += String(part)
      if (reply.includes('\0')) break
      if (reply.length > longestReply) throw new ScanError('the answer does not end')
    }
  } finally {
    socket.destroy()
    await writing
  }
  const [answer = ''] = reply.split('\0')
  if (answer === '') throw new Error('clamd closed the connection without an answer')
  return answer.replace(/[^\x20-\x7e]/g, '').slice(0, 300)
}
