import { expect, test } from 'vitest'
import { serviceScenes } from '../scenes/services.ts'
import { socialOfHero, socialOfScene } from './social.ts'
import { articleTitles, guideTitles, pageTitles, serviceTitles } from './titles.ts'
import { toolCards } from './toolScenes.ts'

const [scene] = Object.values(serviceScenes)
if (!scene) throw new Error('The tests need a service.')
const card = {
  product: 'Pravasi Desk',
  style: scene.style,
  art: '<svg viewBox="0 0 1600 900"></svg>',
}

/** Type sizes of the texts in a picture. */
const sizesIn = (svg: string) => [...svg.matchAll(/scale\(0\.(\d+)\)/g)].map((match) => Number(`0.${match[1]}`) * 1000)

test('ME-16 every title of a page, service, guide, tool and article can be drawn', () => {
  const titles = [
    ...Object.values(pageTitles),
    ...serviceTitles.values(),
    ...guideTitles.values(),
    ...[...toolCards.values()].map(({ title }) => title),
    ...articleTitles.values(),
  ]
  for (const title of titles) {
    expect(socialOfHero({ ...card, title })).toContain('viewBox="0 0 1200 630"')
    expect(socialOfScene({ ...card, title })).toContain('viewBox="0 0 1200 630"')
  }
})

test('a long title is set smaller than a short one', () => {
  const short = Math.max(...sizesIn(socialOfHero({ ...card, title: 'Blogs' })))
  const long = Math.max(
    ...sizesIn(socialOfHero({ ...card, title: 'NRI Buying Property in India: From Search to Keys' })),
  )
  expect(short).toBe(76)
  expect(long).toBeLessThan(short)
})
