import { maxBodyBytes } from './calls.ts'

/** Milliseconds for everything but the body: connecting, and the server's work. */
const withoutBody = 30_000
/** Bytes a millisecond: a line of 64 kbit/s. */
const slowestLine = 8

/** How long a replay waits for the answer to a body of so many bytes, in milliseconds. */
export function answerTime(bodyBytes: number): number {
  return withoutBody + Math.ceil(bodyBytes / slowestLine)
}

/** How long the server lets a request take to arrive: as long as a client may need for the largest body. */
export const longestRequest = answerTime(maxBodyBytes)
