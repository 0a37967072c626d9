import { expect, test } from 'vitest'
import { isoOf } from '../day.ts'
import { type Branch, type Family, knownDays, knowsEstate, sharesOf } from './shares.ts'

const alone: Family = { deceased: 'man', hasSpouse: false, hasMother: false, sons: 0, daughters: 0, branches: [] }
const son = (hasWidow: boolean, children: number): Branch => ({ child: 'son', hasWidow, children })
const daughter = (children: number): Branch => ({ child: 'daughter', hasWidow: false, children })

/** The heirs as 'count kind 1/of'. */
function heirs(family: Partial<Family>): string[] | undefined {
  return sharesOf({ ...alone, ...family })?.map(({ kind, count, each }) => `${count} ${kind} ${each.parts}/${each.of}`)
}

test.each<[string, Partial<Family>, string[]]>([
  [
    'rule 1 and 2: widow, mother, two sons, a daughter',
    { hasSpouse: true, hasMother: true, sons: 2, daughters: 1 },
    ['1 spouse 1/5', '1 mother 1/5', '2 son 1/5', '1 daughter 1/5'],
  ],
  ['rule 1: the widow alone', { hasSpouse: true }, ['1 spouse 1/1']],
  ['rule 2: the mother alone', { hasMother: true }, ['1 mother 1/1']],
  [
    'rules 3 and 4(i): a dead son’s widow and three children share his part',
    { hasSpouse: true, sons: 1, branches: [son(true, 3)] },
    ['1 spouse 1/3', '1 son 1/3', '1 branchWidow 1/12', '3 grandchild 1/12'],
  ],
  [
    'rules 3 and 4(ii): a dead daughter’s children share hers, her husband has none',
    { daughters: 1, branches: [{ child: 'daughter', hasWidow: true, children: 2 }] },
    ['1 daughter 1/2', '2 grandchild 1/4'],
  ],
  ['two branches keep apart', { branches: [son(false, 1), daughter(4)] }, ['1 grandchild 1/2', '4 grandchild 1/8']],
  ['a branch in which nobody lives takes no share', { sons: 1, branches: [son(false, 0), daughter(0)] }, ['1 son 1/1']],
  ['a dead son’s widow without children', { sons: 1, branches: [son(true, 0)] }, ['1 son 1/2', '1 branchWidow 1/2']],
])('section 10, %s', (_, family, expected) => {
  expect(heirs(family)).toEqual(expected)
})

test.each<[string, Partial<Family>, string[]]>([
  [
    'husband, a son and two daughters',
    { hasSpouse: true, sons: 1, daughters: 2 },
    ['1 spouse 1/4', '1 son 1/4', '2 daughter 1/4'],
  ],
  ['her mother has no share beside her children', { hasMother: true, daughters: 1 }, ['1 daughter 1/1']],
  [
    'the children of a dead son share his part, his widow has none',
    { hasSpouse: true, branches: [son(true, 2)] },
    ['1 spouse 1/2', '2 grandchild 1/4'],
  ],
])('sections 15(1)(a) and 16, a woman: %s', (_, family, expected) => {
  expect(heirs({ deceased: 'woman', ...family })).toEqual(expected)
})

test('there is no answer where other rules decide', () => {
  expect(heirs({})).toBeUndefined()
  expect(heirs({ branches: [daughter(0)] })).toBeUndefined()
  // Without children the origin of each asset decides, section 15(2).
  expect(heirs({ deceased: 'woman', hasSpouse: true, hasMother: true })).toBeUndefined()
  expect(heirs({ deceased: 'woman', hasSpouse: true, branches: [son(true, 0)] })).toBeUndefined()
})

test('all shares together are the whole, in every family of up to three of each', () => {
  const few = [0, 1, 2, 3]
  const yes = [false, true]
  for (const deceased of ['man', 'woman'] as const)
    for (const hasSpouse of yes)
      for (const hasMother of yes)
        for (const sons of few)
          for (const daughters of few)
            for (const children of few)
              for (const widow of yes) {
                const branches = [son(widow, children), daughter(3 - children)]
                const found = sharesOf({ deceased, hasSpouse, hasMother, sons, daughters, branches })
                // Over one denominator, so that nothing is rounded.
                const whole = (found ?? []).reduce((product, { each }) => product * BigInt(each.of), 1n)
                const sum = (found ?? []).reduce(
                  (all, { count, each }) => all + (whole / BigInt(each.of)) * BigInt(count),
                  0n,
                )
                expect(sum).toBe(found ? whole : 0n)
              }
})

test('deaths before the amendment of 9 September 2005 have no answer', () => {
  expect([isoOf(knownDays.first), isoOf(knownDays.last)]).toEqual(['2005-09-09', '2027-03-31'])
  expect([knownDays.first - 1, knownDays.first, knownDays.last, knownDays.last + 1].map(knowsEstate)).toEqual([
    false,
    true,
    true,
    false,
  ])
})
