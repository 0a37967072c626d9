import { once } from 'node:events'
import type { Writable } from 'node:stream'
import type { Terminal } from './command.ts'

/**
 * Writes to the two streams. Once the reader of a pipe is gone (EPIPE), as in `desk enquiries | head`, or the terminal is
 * (EIO), nothing more is printed, but the command goes on: what it changes must not stop half-way, and is to be recorded.
 */
export function terminalOn(stdout: Writable, stderr: Writable): Terminal {
  const gone = new WeakSet<Writable>()
  for (const stream of [stdout, stderr]) stream.on('error', () => gone.add(stream))
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
  }
}
