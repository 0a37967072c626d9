import { once } from 'node:events'
import { fstatSync, writeFileSync } from 'node:fs'
import { Writable } from 'node:stream'
import { errorCode } from '../startupError.ts'
import type { Terminal } from './command.ts'

/** Codes of a reader that is gone, who wanted no more. */
const readerGone = /^E(?:PIPE|IO|CONNRESET)$/

/** A terminal of a whole program. */
export interface ProcessTerminal extends Terminal {
  /** The exit code with which the program ends: not 0 if its output was lost, as on a full disk, which the other stream says. */
  ended: (code: number) => Promise<number>
}

/**
 * Writes to the two streams. Once the reader of a pipe is gone (EPIPE), as in `desk enquiries | head`, or the terminal is
 * (EIO), nothing more is printed, but the command goes on: what it changes must not stop half-way, and is to be recorded.
 */
export function terminalOn(stdout: Writable, stderr: Writable): ProcessTerminal {
  const gone = new WeakSet<Writable>()
  let lost: string | undefined
  for (const stream of [stdout, stderr]) stream.on('error', () => gone.add(stream))
  stdout.on('error', (error) => {
    const code = errorCode(error)
    if (!readerGone.test(code)) lost ??= code
  })
  const write = (stream: Writable, text: string) => {
    if (!gone.has(stream)) stream.write(text)
  }
  return {
    out: (text) => write(stdout, text),
    err: (text) => write(stderr, text),
    async drained() {
      // Rejects if the stream fails first.
      if (!gone.has(stdout) && stdout.writableNeedDrain) await once(stdout, 'drain').catch(() => undefined)
    },
    async ended(code) {
      // The event for a failed write comes after the write.
      if (!gone.has(stdout)) await new Promise<void>((resolve) => stdout.write('', () => setImmediate(resolve)))
      if (lost === undefined) return code
      write(
        stderr,
        `The output could not be written (${lost}) and is not complete. Make room, or choose another place.\n`,
      )
      return code || 1
    },
  }
}

/**
 * The program's output. Into a file each text is written to its end or fails: Node's own stream takes it for written when a
 * disk had room for its beginning only, and an export would end in the middle of a row without an error.
 */
export function wholeOutput(stream: Writable & { fd: number }): Writable {
  if (!fstatSync(stream.fd).isFile()) return stream
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      try {
        writeFileSync(stream.fd, chunk)
        done()
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)))
      }
    },
  })
}
