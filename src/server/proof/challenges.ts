import { createHmac } from 'node:crypto'
import { type Challenge, createChallenge, type Solution, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/**
 * How much work a challenge is: 256 tries on average, of 2,000 rounds each. A tenth of a second for a computer, about one
 * for a phone, and too much for somebody who wants to post thousands. Checking a solution is one try.
 */
const difficulty = { algorithm: 'PBKDF2/SHA-256', cost: 2000, keyPrefix: '00' } as const
/** A slow phone solves it in seconds; a sleeping one gets a new challenge when it sends the write again. */
const lifetime = 15 * 60_000
/** Characters of the header. Ours has about 700; JSON that is nested thousands of times overflows the library's stack. */
const longestSolution = 2000

/**
 * A challenge for the write with this key, in base64. Nothing is stored: it is signed, and it names the write that it is
 * for. Since the effect of a key happens once, so does that of a solution.
 */
export async function issueChallenge(key: string, secret: string, now: number): Promise<string> {
  const challenge = await createChallenge({
    ...difficulty,
    deriveKey,
    data: { key },
    expiresAt: Math.floor((now + lifetime) / 1000),
    hmacSignatureSecret: signatureSecret(secret),
  })
  return Buffer.from(JSON.stringify(challenge)).toString('base64')
}

/** Whether the text of the header is a solution of a challenge that this backend issued for the key, not yet expired. */
export async function isSolution(header: string, key: string, secret: string, now: number): Promise<boolean> {
  const solved = header.length <= longestSolution ? parse(header) : undefined
  if (!solved) return false
  const { challenge, solution } = solved
  const { expiresAt, data } = challenge.parameters
  if (data?.key !== key || expiresAt === undefined || expiresAt * 1000 < now) return false
  const hmacSignatureSecret = signatureSecret(secret)
  // The library walks through whatever the parameters hold, and throws where they are no challenge.
  const verified = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret }).catch(() => undefined)
  return verified?.verified === true
}

/** Only what could come from our challenge: nothing else may reach the library. */
function parse(header: string): { challenge: Challenge; solution: Solution } | undefined {
  try {
    const { challenge, solution } = JSON.parse(Buffer.from(header, 'base64').toString())
    const { parameters, signature } = challenge
    const isOurs = Object.entries(difficulty).every(([name, value]) => parameters[name] === value)
    const isWhole = [signature, parameters.nonce, parameters.salt].every((one) => /^[0-9a-f]+$/.test(String(one)))
    return isOurs && isWhole && typeof solution.counter === 'number' ? { challenge, solution } : undefined
  } catch {
    return undefined
  }
}

/** Apart from the keys of links and fingerprints, so that no signature counts for two purposes. */
function signatureSecret(secret: string): string {
  return createHmac('sha256', secret).update('proof of work').digest('hex')
}
