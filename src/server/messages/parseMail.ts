import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import PostalMime, { type Email } from 'postal-mime'

/** Bytes of an email that is parsed without a thread: whatever it is made of takes half a second at most. */
const small = 50_000
/** Megabytes that the parser may fill: for an email of 40 MB in Base64 it takes fifty. */
const memory = 128
/** Milliseconds, on a busy machine too: an email of 40 MB takes two or three seconds. */
const longest = 120_000

const options = { forceRfc822Attachments: true, maxNestingDepth: 50 }

// As text: once it is built the server is one file, and its sources are TypeScript, which Node 20 cannot load in a thread.
const program = `
const { parentPort, workerData } = require('node:worker_threads')
require(workerData.parser)
  .parse(workerData.raw, workerData.options)
  .then((email) => parentPort.postMessage({ email }), () => parentPort.postMessage({}))
`

/**
 * Parses an email, a large one in a thread of its own. The parser takes up to a kilobyte and 20 µs for each line, and for each
 * padding sign of Base64, in one stretch: what a stranger makes of a few MB would hold up everybody and then end the server for
 * want of memory. Rejects with a `RangeError` if it is no email, is nested too deeply, or takes too much memory or time.
 */
export function parseMail(raw: Uint8Array): Promise<Email> {
  if (raw.length > small) return parseInThread(raw)
  return PostalMime.parse(raw, options).catch(() => {
    throw new RangeError('not an email')
  })
}

async function parseInThread(raw: Uint8Array): Promise<Email> {
  const parser = createRequire(import.meta.url).resolve('postal-mime')
  const thread = new Worker(program, {
    eval: true,
    env: {},
    workerData: { parser, raw, options },
    resourceLimits: { maxOldGenerationSizeMb: memory },
  })
  let timer: NodeJS.Timeout | undefined
  try {
    return await new Promise((resolve, reject) => {
      timer = setTimeout(() => reject(new RangeError('an email that takes too long to read')), longest)
      thread.on('message', ({ email }: { email?: Email }) =>
        email ? resolve(email) : reject(new RangeError('not an email')),
      )
      thread.on('error', (error: NodeJS.ErrnoException) => {
        const isFull = error.code === 'ERR_WORKER_OUT_OF_MEMORY'
        reject(isFull ? new RangeError('an email that takes too much memory to read') : error)
      })
    })
  } finally {
    clearTimeout(timer)
    await thread.terminate()
  }
}
