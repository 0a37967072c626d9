import { expect, test } from 'vitest'
import { firstSentence, serviceBannersOf, serviceCardsOf } from './serviceCards.ts'
import { servicePaths } from './services/order.ts'
import { allServices } from './testing/allServices.ts'

const [one, other] = Object.values(allServices)
if (!one || !other) throw new Error('The tests need two services.')
const file = `./${other.path}.md`

test('SD-21 the cards stand in the order of the list, each with its anchor; banners have the first sentence of a hero', () => {
  const cards = serviceCardsOf(allServices)
  expect(cards.map(({ path }) => path)).toEqual(servicePaths)
  expect(cards.map(({ elementId }) => elementId)).toEqual(servicePaths.map((_path, position) => `template-${position}`))
  const position = cards.findIndex(({ path }) => path === one.path)
  expect(cards[position]).toEqual({
    title: one.displayName,
    icon: one.icon,
    path: one.path,
    elementId: `template-${position}`,
    description: one.description,
    pigment: one.pigment,
  })
  expect(serviceBannersOf(allServices)).toMatchObject({ [one.path]: firstSentence(one.heroSection.description) })
})

test('a listed service without a file is refused with the file that is missing', () => {
  const rest = Object.fromEntries(Object.entries(allServices).filter(([name]) => name !== file))
  expect(() => serviceCardsOf(rest)).toThrow(
    `src/content/services/${other.path}.md: file: is missing; every path needs one`,
  )
})

test('a file that is not listed is refused, since no menu would show it', () => {
  expect(() => serviceCardsOf({ ...allServices, './NotListed.md': one })).toThrow(
    'src/content/services/NotListed.md: path: is not listed in order.ts; add it there',
  )
})

test.each([
  ['One. Two.', 'One.'],
  ['Is it? Yes.', 'Is it?'],
  ['Rs 1.5 crore is a sum. Two.', 'Rs 1.5 crore is a sum.'],
  ['No end', 'No end'],
])('the first sentence of "%s" is "%s"', (text, first) => {
  expect(firstSentence(text)).toBe(first)
})
