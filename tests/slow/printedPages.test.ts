import { expect, test } from 'vitest'
import { allTasks } from '#content/allTasks.ts'
import { calendarPath, wholeCalendar } from '#content/calendar.ts'
import { site } from '#content/site.ts'
import { guideTexts } from '#content/texts/guides.ts'
import { taskTexts } from '#content/texts/tasks.ts'
import { toolTexts } from '#content/texts/tools.ts'
import { openPage, visitor } from '../support/browser.ts'
import { servedSite } from '../support/forAllTests.ts'

const at = servedSite()
const someTask = allTasks[0]?.path ?? ''

test('paper has no heading of questions that a task was not asked, and none of what a tool says of its fields', async () => {
  await using someone = await visitor()
  const { page } = someone
  await openPage(page, at.url + someTask)
  await page.emulateMedia({ media: 'print' })
  const questions = page.getByRole('heading', { name: taskTexts.questions, exact: true, includeHidden: true })
  expect(await questions.isVisible()).toBe(false)
  await openPage(page, `${at.url}/tools/rent`)
  const entries = page.getByRole('heading', { name: toolTexts.entries, includeHidden: true })
  expect([await entries.isVisible(), await page.getByText(toolTexts.onDevice).first().isVisible()]).toEqual([
    false,
    false,
  ])
})

test('paper has the address of the calendar instead of the buttons that need a screen', async () => {
  await using someone = await visitor()
  const { page } = someone
  await openPage(page, `${at.url}/deadlines`)
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByText(guideTexts.subscribe.subscribe).isVisible()).toBe(false)
  expect(await page.getByText(`${site.origin}${calendarPath}`, { exact: true }).isVisible()).toBe(true)
})

test('the marks of the deadlines are dark on paper, also from the dark theme', async () => {
  await using someone = await visitor({ colorScheme: 'dark' })
  const { page } = someone
  await openPage(page, `${at.url}/deadlines`)
  await page.locator('main svg line').first().waitFor({ state: 'attached' })
  await page.emulateMedia({ media: 'print' })
  const colours = await page.evaluate(() =>
    [...document.querySelectorAll('main ol svg :is(rect, line)')].map((shape) => {
      const { fill, stroke } = getComputedStyle(shape)
      return shape.tagName === 'line' ? stroke : fill
    }),
  )
  expect(colours.length).toBeGreaterThan(2 * wholeCalendar().length)
  expect(new Set(colours)).toEqual(new Set(['rgb(20, 33, 61)']))
})

test('without JavaScript every deadline is there as text, and none is called past', async () => {
  await using someone = await visitor({ javaScriptEnabled: false })
  const { page } = someone
  await page.goto(`${at.url}/deadlines`)
  const text = (await page.locator('main').textContent()) ?? ''
  expect(wholeCalendar().filter(({ what }) => !text.includes(what.replace(/ \(for .*\)$/, '')))).toEqual([])
  expect(text).not.toContain('(past)')
})
