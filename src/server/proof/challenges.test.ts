import { createHmac } from 'node:crypto'
import { createChallenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, test } from 'vitest'
import { isSolution, issueChallenge } from './challenges.ts'

const secret = 'a secret that is used in tests only'
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64')
const decode = (text: string) => JSON.parse(Buffer.from(text, 'base64').toString())

async function solved(issued: string): Promise<string> {
  const challenge = decode(issued)
  return encode({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })
}

test('a solution counts for the write that its challenge was issued for, and for no other', async () => {
  const header = await solved(await issueChallenge('one', secret, Date.now()))
  expect(await isSolution(header, 'one', secret, Date.now())).toBe(true)
  expect(await isSolution(header, 'two', secret, Date.now())).toBe(false)
})

test('an expired solution does not count', async () => {
  const now = Date.now()
  const header = await solved(await issueChallenge('one', secret, now))
  expect(await isSolution(header, 'one', secret, now + 14 * 60_000)).toBe(true)
  expect(await isSolution(header, 'one', secret, now + 16 * 60_000)).toBe(false)
})

test('a challenge that somebody else signed does not count, nor one whose write or time was altered', async () => {
  const foreign = await solved(await issueChallenge('one', 'another secret, of somebody else 1234', Date.now()))
  expect(await isSolution(foreign, 'one', secret, Date.now())).toBe(false)
  const genuine = decode(await solved(await issueChallenge('one', secret, Date.now())))
  for (const change of [{ data: { key: 'two' } }, { expiresAt: 9_999_999_999 }]) {
    const parameters = { ...genuine.challenge.parameters, ...change }
    const forged = encode({ ...genuine, challenge: { ...genuine.challenge, parameters } })
    expect(await isSolution(forged, parameters.data.key, secret, Date.now())).toBe(false)
  }
})

test('an easier challenge does not count, even if it is signed', async () => {
  for (const easier of [
    { cost: 1, keyPrefix: '00' },
    { cost: 2000, keyPrefix: '0' },
  ]) {
    const options = { algorithm: 'PBKDF2/SHA-256', data: { key: 'one' }, expiresAt: Math.floor(Date.now() / 1000) + 60 }
    const hmacSignatureSecret = createHmac('sha256', secret).update('proof of work').digest('hex')
    const challenge = await createChallenge({ ...options, ...easier, deriveKey, hmacSignatureSecret })
    expect(await isSolution(await solved(encode(challenge)), 'one', secret, Date.now())).toBe(false)
  }
})

test('a number that was not worked for does not count, nor does any other text', async () => {
  const { challenge, solution } = decode(await solved(await issueChallenge('one', secret, Date.now())))
  const guesses = [
    { ...solution, counter: solution.counter + 1 },
    { counter: 0, derivedKey: '00'.repeat(32) },
    {},
    null,
  ]
  for (const guess of guesses)
    expect(await isSolution(encode({ challenge, solution: guess }), 'one', secret, Date.now())).toBe(false)
  const whole = { challenge, solution }
  const parts = [{ ...whole, challenge: { ...challenge, signature: '' } }, { solution }, { challenge }, [], 1, null]
  for (const text of ['', 'x', '{}', ...parts.map(encode)])
    expect([text, await isSolution(text, 'one', secret, Date.now())]).toEqual([text, false])
})
