import { expect, test } from 'vitest'
import { allTasks } from '#content/allTasks.ts'
import { openPage, visitor } from '../support/browser.ts'
import { servedSite } from '../support/forAllTests.ts'

const at = servedSite()

/** How dark each kind of shape is on paper, from 0 to 1. */
const darkness = () =>
  Object.fromEntries(
    ['track', 'law', 'estimate'].flatMap((name) => {
      const shape = document.querySelector(`main ol svg .${name}`)
      if (!shape) return []
      const { opacity, fillOpacity } = getComputedStyle(shape)
      return [[name, Number(opacity) * Number(fillOpacity)]]
    }),
  )

test.each(allTasks.map(({ path }) => path))(
  'the timeline of %s shows on paper which part of a line is the step',
  async (path) => {
    await using someone = await visitor()
    const { page } = someone
    await openPage(page, at.url + path)
    await page.emulateMedia({ media: 'print' })
    const { track = 1, ...bars } = await page.evaluate(darkness)
    expect(track).toBeLessThan(0.4)
    expect(Object.values(bars)).toContain(1)
  },
)
