import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** Longest that a device works on a challenge, in milliseconds; most need less than one second. */
const longest = 30_000

/**
 * Solves a challenge of the server without anything to see or do. Returns the text of the header for the same write.
 * Rejects if the signal ends first, or where the page is not served securely and so has no Web Crypto.
 */
export async function solve(text: string, signal: AbortSignal): Promise<string> {
  const challenge: Challenge = JSON.parse(atob(text))
  const controller = new AbortController()
  const abort = () => controller.abort()
  signal.addEventListener('abort', abort)
  if (signal.aborted) abort()
  try {
    const solution = await solveChallenge({ challenge, deriveKey, controller, timeout: longest })
    if (!solution) throw new Error('The challenge was not solved in time.')
    return btoa(JSON.stringify({ challenge, solution }))
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
