import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { servicePaths } from '#content/services/order.ts'
import { composedScene, thingsOn } from './articleScene/composedScene.ts'
import { articleFigures } from './articleScene/figures.ts'
import { desks, drawings } from './gallery.ts'

const articlesFolder = fileURLToPath(new URL('../content/articles', import.meta.url))
const articles = readdirSync(articlesFolder)
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({ slug: file.slice(0, -3), source: readFileSync(`${articlesFolder}/${file}`, 'utf8') }))
const namesOf = (kind: string) => drawings.filter((drawing) => drawing.kind === kind).map((drawing) => drawing.name)
const svgOf = (kind: string) => drawings.filter((drawing) => drawing.kind === kind).map((drawing) => drawing.draw())

/** How an alternative text names a thing. */
const words: Record<string, RegExp> = {
  calendar: /calendar/,
  coin: /coins?/,
  courtFile: /court file/,
  deed: /deed with a seal/,
  envelope: /envelope/,
  houseModel: /house model/,
  key: /key/,
  passbook: /passbook/,
  passport: /passport/,
  phone: /phone/,
  sitePlan: /site plan/,
  tea: /cup of tea/,
}
const counts: Record<string, number> = { two: 2, three: 3 }

describe('the gallery', () => {
  test('has a window, a hero and a narrow hero for each service', () => {
    const paths = [...servicePaths]
    for (const kind of ['window', 'hero', 'hero-narrow']) expect(namesOf(kind)).toEqual(expect.arrayContaining(paths))
  })

  test('has a desk for each article and no two desks alike', () => {
    // One that was drawn for an article since taken away harms nobody.
    expect(namesOf('desk')).toEqual(expect.arrayContaining(articles.map((article) => article.slug)))
    const sets = [...desks.values()].map(({ things }) => thingsOn(things))
    expect(new Set(sets).size).toBe(sets.length)
  })

  test('composes a desk for an article that has none, the same each time, and a hundred unlike each other', () => {
    const all = [...desks.values()]
    const service = 'Documents'
    for (let count = 0; count < 100; count += 1)
      all.push(composedScene({ slug: `a-new-article-${count}`, service }, all))
    expect(new Set(all.map(({ things }) => thingsOn(things))).size).toBe(all.length)
    const again = () => composedScene({ slug: 'selling-a-farm', service }, [...desks.values()])
    expect(again()).toEqual(again())
  })

  test('draws no picture of a kind twice', () => {
    for (const kind of ['window', 'hero', 'hero-narrow', 'desk', 'figure', 'portrait', 'plate', 'social']) {
      const svg = svgOf(kind)
      expect(new Set(svg).size, kind).toBe(svg.length)
    }
  })

  test('takes the pigment of the service that the article names', () => {
    for (const { slug, source } of articles) {
      const service = /^service: (.+)$/m.exec(source)?.[1]
      const drawn = [desks.get(slug), articleFigures[`${slug}-1`]].filter((one) => one !== undefined)
      expect(
        drawn.map((one) => one.service),
        slug,
      ).toEqual(drawn.map(() => service))
    }
  })

  test('BA-20 draws in each figure exactly the things that its alternative text names', () => {
    for (const { source } of articles) {
      for (const [, alt = '', name = ''] of source.matchAll(/!\[([^\]]+)\]\(([^\s)]+)/g)) {
        const things = articleFigures[name]?.things.map(([prop]) => prop) ?? []
        const named = Object.keys(words).filter((prop) => words[prop]?.test(alt))
        expect([...new Set(things)].sort(), name).toEqual(named.sort())
        const count = counts[/(\w+) rupee coins/.exec(alt)?.[1] ?? '']
        if (count)
          expect(
            things.filter((prop) => prop === 'coin'),
            name,
          ).toHaveLength(count)
      }
    }
  })

  test('is drawn alike every time', () => {
    expect(svgOf('hero')).toEqual(svgOf('hero'))
  })

  test('uses each identifier once in a picture and refers to none that is missing', () => {
    for (const { kind, name, draw } of drawings) {
      const svg = draw()
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
      expect(new Set(ids).size, `${kind}/${name}`).toBe(ids.length)
      for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids, `${kind}/${name}`).toContain(id)
    }
  })

  test('draws no number that is not one', () => {
    for (const { kind, name, draw } of drawings) expect(draw(), `${kind}/${name}`).not.toMatch(/NaN|undefined|Infinity/)
  })
})
