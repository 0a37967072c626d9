import 'fake-indexeddb/auto'

import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { callPath } from '#contract/calls.ts'
import type { Locks } from '#device/locks.ts'
import type { OutboxEnv } from './env.ts'
import type { Submission } from './item.ts'
import { replay, sendNow, storedItems } from './replay.ts'
import { send } from './send.ts'
import { fakeEnv, json, memoryLocks } from './testing/fakeEnv.ts'

vi.stubGlobal('self', { location: { origin: 'https://desk.example' } })

const day = 24 * 3600 * 1000
const never = new Promise<never>(() => {})

type Fault = 'none' | 'lost request' | 'lost answer' | 500 | 503 | 429 | 408 | 'retry after a date'
interface Crash {
  /** Steps (storage or network) until the tab is gone. */
  steps: number
  /** Whether the last step still took effect. */
  done: boolean
}
interface Act {
  crash: Crash | undefined
  what: 'write' | 'poison' | 'replay' | 'send now'
}

/** Answers a repeated key with its first answer; what says 'poison' is refused always. */
function idempotentServer(now: () => number) {
  const answers = new Map<string, unknown>()
  const effects: string[] = []
  const inFlight = new Map<string, number>()
  const server = {
    effects,
    mostInFlight: 0,
    faults: [] as Fault[],
    async fetch(_: string, init: RequestInit): Promise<Response> {
      const key = new Headers(init.headers).get('Idempotency-Key') ?? ''
      const { message } = JSON.parse(String(init.body)) as { message: string }
      inFlight.set(key, (inFlight.get(key) ?? 0) + 1)
      server.mostInFlight = Math.max(server.mostInFlight, inFlight.get(key) ?? 0)
      await new Promise((resolve) => setTimeout(resolve))
      inFlight.set(key, (inFlight.get(key) ?? 0) - 1)
      const fault = server.faults.shift() ?? 'none'
      if (fault === 'lost request') throw new TypeError('Failed to fetch')
      if (fault === 429) return json(429, { message: 'Slowly' }, { 'Retry-After': '120' })
      if (fault === 'retry after a date') {
        return json(503, {}, { 'Retry-After': new Date(now() + 60_000).toUTCString() })
      }
      if (typeof fault === 'number') return json(fault, { message: 'Trouble' })
      if (message.startsWith('poison')) return json(422, { message: 'Refused' })
      if (!answers.has(key)) {
        answers.set(key, { reference: message })
        effects.push(message)
      }
      if (fault === 'lost answer') throw new TypeError('Failed to fetch')
      return json(201, answers.get(key))
    },
  }
  return server
}

/** A tab that can end at any step: then nothing of it happens any more and the browser frees its locks. */
function mortalTab(shared: OutboxEnv, locks: Locks | undefined, crash: Crash | undefined) {
  let left = crash ? crash.steps : Number.POSITIVE_INFINITY
  let die = () => {}
  const death = new Promise<'crashed'>((resolve) => {
    die = () => resolve('crashed')
  })
  const step = async <T>(work: () => Promise<T>): Promise<T> => {
    left -= 1
    if (left > 0) return work()
    if (left === 0 && crash?.done) await work().catch(() => {})
    die()
    return never
  }
  const mortal =
    (store: OutboxEnv['items']): OutboxEnv['items'] =>
    (mode, callback) =>
      step(() => store(mode, callback))
  const env: OutboxEnv = {
    ...shared,
    items: mortal(shared.items),
    keys: mortal(shared.keys),
    receipts: mortal(shared.receipts),
    drafts: shared.drafts,
    transact: (names, change, durability) => step(() => shared.transact(names, change, durability)),
    fetch: (url, init) => step(() => shared.fetch(url, init)),
    locks: locks && {
      async request(name, options, work) {
        const result = await locks.request(name, options, async (lock) =>
          Promise.race([left > 0 ? work(lock) : death, death]),
        )
        return result === 'crashed' ? never : result
      },
    },
  }
  return { env, death }
}

const fault = fc.constantFrom<Fault>('none', 'lost request', 'lost answer', 500, 503, 429, 408, 'retry after a date')
const act: fc.Arbitrary<Act> = fc.record({
  crash: fc.option(fc.record({ steps: fc.integer({ min: 1, max: 14 }), done: fc.boolean() }), {
    nil: undefined,
    freq: 3,
  }),
  what: fc.constantFrom<Act['what']>('write', 'write', 'write', 'poison', 'replay', 'send now'),
})
const schedule = fc.record({
  withLocks: fc.boolean(),
  faults: fc.array(fault, { maxLength: 20 }),
  /** The acts of one round run concurrently, each in its own tab. */
  rounds: fc.array(fc.record({ acts: fc.array(act, { minLength: 1, maxLength: 3 }), elapsed: fc.nat(200_000) }), {
    minLength: 1,
    maxLength: 6,
  }),
})

test('OB-30 whatever fails, what was not refused has exactly one effect and nothing is twice in flight', async () => {
  await fc.assert(
    fc.asyncProperty(schedule, async ({ withLocks, faults, rounds }) => {
      let clock = Date.UTC(2026, 10, 20)
      const server = idempotentServer(() => clock)
      server.faults = faults
      const shared = fakeEnv(server.fetch, { now: () => clock })
      const locks = withLocks ? memoryLocks() : undefined
      const outcomes = new Map<string, string>()

      const perform = async ({ what, crash }: Act, name: string) => {
        const { env, death } = mortalTab(shared, locks, crash)
        if (what === 'replay') return Promise.race([replay(env), death])
        if (what === 'send now') return Promise.race([sendNow(undefined, env), death])
        const message = `${what} ${name}`
        const outcome = await Promise.race([send(enquiry(message), env), death])
        outcomes.set(message, outcome === 'crashed' ? outcome : outcome.state)
      }
      for (const [number, { acts, elapsed }] of rounds.entries()) {
        await Promise.all(acts.map((each, place) => perform(each, `${number}.${place}`)))
        clock += elapsed
      }

      const kept = new Set((await storedItems(shared)).map(({ body }) => JSON.stringify(body)))
      server.faults = []
      for (let visit = 0; visit < 3; visit += 1) {
        clock += day
        await replay({ ...shared, locks })
      }

      const left = await storedItems(shared)
      for (const [message, outcome] of outcomes) {
        const effects = server.effects.filter((effect) => effect === message).length
        const leftOver = left.find(({ body }) => 'message' in body && body.message === message)
        if (message.startsWith('poison')) {
          expect(effects).toBe(0)
          if (outcome === 'saved')
            expect(leftOver?.state).toMatchObject({ name: 'needs-attention', message: 'Refused' })
          continue
        }
        expect(leftOver).toBeUndefined()
        const certain = outcome === 'sent' || outcome === 'saved' || kept.has(JSON.stringify(enquiry(message).body))
        if (certain) expect([message, outcome, effects]).toEqual([message, outcome, 1])
        else if (outcome === 'crashed') expect(effects).toBeLessThanOrEqual(1)
        else expect([message, outcome, effects]).toEqual([message, 'refused', 0])
      }
      expect(server.mostInFlight).toBeLessThanOrEqual(1)
    }),
    { numRuns: 150 },
  )
}, 60_000)

function enquiry(message: string): Submission {
  return {
    kind: 'enquiry',
    path: callPath.contact(),
    body: { name: 'N/A', email: 'N/A', message, contactNumber: 'N/A' },
    page: '/contact',
  }
}
