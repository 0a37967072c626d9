import { expect, test } from 'vitest'
import { firstSentence, serviceBannersOf, serviceCardsOf } from './serviceCards.ts'
import { allServices } from './services/all.ts'
import consultancy from './services/Consultancy.ts'
import { servicePaths } from './services/order.ts'

test('SD-21 the cards stand in the order of the list, each with its anchor; banners have the first sentence of a hero', () => {
  const cards = serviceCardsOf(allServices)
  expect(cards.map(({ path }) => path)).toEqual(servicePaths)
  expect(cards.map(({ elementId }) => elementId)).toEqual(servicePaths.map((_path, position) => `template-${position}`))
  const position = servicePaths.indexOf('Consultancy')
  expect(cards[position]).toEqual({
    title: consultancy.displayName,
    icon: 'Consultancy',
    path: 'Consultancy',
    elementId: `template-${position}`,
    description: consultancy.description,
    pigment: 'pista',
  })
  expect(serviceBannersOf(allServices).Consultancy).toBe(
    'Good advice tells you what to do first and what can be left alone.',
  )
})

test('a listed service without a file is refused with the file that is missing', () => {
  const { './Documents.ts': _left, ...rest } = allServices
  expect(() => serviceCardsOf(rest)).toThrow(
    'src/content/services/Documents.ts: file: is missing; every path needs one',
  )
})

test('a file that is not listed is refused, since no menu would show it', () => {
  expect(() => serviceCardsOf({ ...allServices, './NotListed.ts': consultancy })).toThrow(
    'src/content/services/NotListed.ts: path: is not listed in order.ts; add it there',
  )
})

test('a service whose path differs from the name of its file is refused', () => {
  expect(() => serviceCardsOf({ ...allServices, './Documents.ts': consultancy })).toThrow(
    'src/content/services/Documents.ts: path: must be "Documents"',
  )
})

test('a fault inside a service is refused with file and field', () => {
  expect(() => serviceCardsOf({ ...allServices, './Documents.ts': { ...consultancy, icon: '' } })).toThrow(
    'src/content/services/Documents.ts: icon: is empty; fill it in',
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
