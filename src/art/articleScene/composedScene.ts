import type { ServicePath } from '#content/services/order.ts'
import { randomFrom } from '../grammar/random.ts'
import type { Thing } from './articleScene.ts'
import type { SceneOfArticle } from './articleScenes.ts'
import type { PropName } from './props.ts'
import type { Surface } from './surface.ts'

const surfaces: readonly Surface[] = ['planks', 'blotter', 'inlay', 'cloth']
/** Large things with the size at which they lie well in the middle of a desk. */
const papers: readonly (readonly [PropName, number])[] = [
  ['calendar', 1.15],
  ['courtFile', 1],
  ['deed', 0.92],
  ['envelope', 1.15],
  ['passbook', 1.12],
  ['sitePlan', 1.12],
]
const upright: readonly (readonly [PropName, number])[] = [
  ['houseModel', 1],
  ['passport', 1.05],
  ['phone', 1],
]
const small: readonly (readonly [PropName, number])[] = [
  ['coin', 1.2],
  ['glasses', 1.05],
  ['key', 1.25],
  ['pen', 1.1],
]

/**
 * A desk for an article that has none of its own in `articleScenes.ts`: two papers, something upright, something small and
 * sometimes tea, chosen by the article's slug, the same each time. No desk of `taken` shows the same things.
 */
export function composedScene(
  { slug, service }: { slug: string; service: ServicePath },
  taken: readonly SceneOfArticle[],
): SceneOfArticle {
  const random = randomFrom(
    [...slug].reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) | 0, 7),
  )
  const turn = (most: number) => Math.round((random() * 2 - 1) * most)
  const one = <T>(list: readonly T[]): T => {
    const found = list[Math.floor(random() * list.length)]
    if (found === undefined) throw new Error('Nothing to choose from.')
    return found
  }
  const sets = new Set(taken.map(({ things }) => thingsOn(things)))
  const compose = (): Thing[] => {
    const first = one(papers)
    const second = one(papers.filter((paper) => paper !== first))
    const third = one(upright)
    const fourth = one(small)
    const things: Thing[] = [
      [first[0], 540, 430, -4 - Math.round(random() * 7), first[1]],
      [second[0], 890, 420, 3 + Math.round(random() * 5), second[1]],
      [third[0], 1230, 400, third[0] === 'houseModel' ? 0 : 6 + turn(6), third[1]],
      [fourth[0], 1010, 720, fourth[0] === 'coin' ? 0 : -12 + turn(8), fourth[1]],
    ]
    return random() < 0.6 ? [...things, ['tea', 1430, 640, 0, 1]] : things
  }
  let things = compose()
  for (let tries = 0; tries < 1000 && sets.has(thingsOn(things)); tries += 1) things = compose()
  return {
    service,
    surface: one(surfaces),
    light: { x: 700 + Math.round(random() * 400), y: 1090, lean: turn(26) },
    things,
  }
}

/** The things of a desk, whatever their order. */
export function thingsOn(things: readonly Thing[]): string {
  return things
    .map(([prop]) => prop)
    .sort()
    .join()
}
