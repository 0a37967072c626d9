import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { acts } from './acts.ts'
import { Copy } from './copy.ts'
import type { Act } from './edit.ts'

// An owner's year on one copy of the project. Several acts are played, then `npm run check`, the tests of rules, content and
// pictures, the build and, where pages or languages changed, the tests of the built site say what they have against them; at
// the end all unit tests do. Only where they say something are the acts of that round played again one by one, each followed
// by the same, so that each is told what it broke.

const copy = new Copy()
beforeAll(() => copy.begin())
afterAll(() => rmSync(copy.root, { recursive: true, force: true, maxRetries: 5 }))

const rounds = acts.reduce<Act[][]>(
  (all, act, at) => {
    if (at > 0 && acts[at - 1]?.endsRound) all.push([])
    all.at(-1)?.push(act)
    return all
  },
  [[]],
)

/** Plays the acts one after the other and answers what is said against each; one that breaks something is taken back. */
async function playOneByOne(round: readonly Act[]): Promise<Map<Act, string[]>> {
  const said = new Map<Act, string[]>()
  for (const act of round) {
    said.set(act, await copy.play([act]))
    await (said.get(act)?.length === 0 ? copy.keep() : copy.takeBack())
  }
  return said
}

describe.each(rounds.map((round, at) => ({ round, number: at + 1 })))('round $number', ({ round }) => {
  let together: string[] = []
  let alone = new Map<Act, string[]>()
  beforeAll(async () => {
    together = await copy.play(round)
    if (together.length === 0) return copy.keep()
    await copy.takeBack()
    alone = await playOneByOne(round)
  }, 7_200_000)

  test.each(round)('an owner $name: check, tests and build say nothing against it', (act) => {
    expect(alone.get(act) ?? []).toEqual([])
  })

  test('these acts one after the other leave everything as good as it was', () => {
    expect(together).toEqual([])
  })
})

test('after all these acts every unit test passes', async () => {
  expect(await copy.unitTests()).toBe('')
}, 3_600_000)
