import { beforeAll, expect, test } from 'vitest'
import { someArticle } from '../support/addresses.ts'
import { violations } from '../support/axe.ts'
import { openPage, storedForOffline, visitor, withWorker } from '../support/browser.ts'
import { buildNextVersion, startDeployment } from '../support/deployment.ts'
import { isNext, isSame, mark } from '../support/versionMark.ts'

const timeouts = { timeout: 30_000 }
const halfWritten = 'Does the limit apply to each co-owner'

beforeAll(() => {
  expect(buildNextVersion()).toEqual([])
}, 180_000)

test('OF-23 a version deployed over another while two tabs are open is announced, forced on nobody, and takes nothing that is typed', {
  tags: ['smoke'],
}, async () => {
  await using site = await startDeployment()
  await using someone = await visitor(withWorker)
  const { page: writing, context } = someone
  await openPage(writing, site.product.url + someArticle)
  await storedForOffline(writing)
  const comment = writing.locator('[data-form=comment] [name=text]')
  await writing.locator('#comments').scrollIntoViewIfNeeded()
  await comment.fill(halfWritten)
  const reading = await context.newPage()
  await openPage(reading, `${site.product.url}/about`)
  await mark(writing)

  site.deployNext()
  // Opening a page makes the browser look for a new worker; every open tab hears of it.
  await reading.reload()
  await mark(reading)
  for (const tab of [reading, writing]) await tab.locator('[data-version=ready]').waitFor(timeouts)
  expect(await isSame(writing)).toBe(true)
  expect(await isNext(reading)).toBe(false)
  expect(await violations(reading)).toEqual([])

  await reading.getByRole('button', { name: 'Update' }).click()
  await expect.poll(() => isNext(reading), timeouts).toBe(true)
  expect(await isSame(reading)).toBe(false)
  // The tab with text shows the card and keeps the text.
  await writing.locator('[data-version=replaced]').waitFor(timeouts)
  expect(await isSame(writing)).toBe(true)
  expect(await comment.inputValue()).toBe(halfWritten)
  await writing.getByRole('button', { name: 'Reload now' }).click()
  await expect.poll(() => isNext(writing), timeouts).toBe(true)
  await writing.locator('#comments').scrollIntoViewIfNeeded()
  await expect.poll(() => comment.inputValue(), timeouts).toBe(halfWritten)
})
