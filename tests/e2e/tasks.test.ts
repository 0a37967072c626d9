import { expect, test } from 'vitest'
import selling from '#content/tasks/selling.ts'
import { hydrated, openPage, storedForOffline, visitor, withWorker } from '../support/browser.ts'
import { productForAllTests } from '../support/forAllTests.ts'
import { pageIdle } from '../support/idle.ts'

const at = productForAllTests()
const item = 'Order the title search'

test('a reader finds the task by a situation, ticks a step, and finds the tick again after a reload without a connection', async () => {
  await using someone = await visitor(withWorker)
  const { page, context } = someone
  await openPage(page, at.url)
  await pageIdle(page)
  await page.keyboard.press('/')
  await page.locator('[data-search]').waitFor()
  await page.keyboard.insertText('inherited house sell')
  await page.locator('[data-search] [data-found][href="/tasks/selling#inherited"]').click()
  await page.getByRole('heading', { level: 1, name: selling.title }).waitFor()
  expect(new URL(page.url()).hash).toBe('#inherited')
  await expect.poll(() => page.getByRole('radio', { name: 'I inherited it' }).isChecked()).toBe(true)
  await page.getByRole('radio', { name: 'I alone' }).check()
  await page.getByText('You own it with others', { exact: true }).waitFor({ state: 'detached' })

  await page.getByRole('heading', { name: 'Have the title searched' }).scrollIntoViewIfNeeded()
  await page.getByRole('checkbox', { name: item }).check()
  await page
    .getByText(/^1 of \d+ done$/)
    .first()
    .waitFor()
  await storedForOffline(page)
  await context.setOffline(true)
  await page.reload()
  await hydrated(page)
  await page.getByRole('heading', { name: 'Have the title searched' }).scrollIntoViewIfNeeded()
  await expect.poll(() => page.getByRole('checkbox', { name: item }).isChecked()).toBe(true)
})

test('without JavaScript a task shows every part and no question that would not answer', async () => {
  await using someone = await visitor({ javaScriptEnabled: false })
  const { page } = someone
  await page.goto(`${at.url}/tasks/selling`)
  for (const { title } of [...selling.cases, ...selling.steps, ...selling.pitfalls]) {
    expect(await page.getByRole('heading', { name: title, exact: true }).isVisible(), title).toBe(true)
  }
  expect(await page.getByRole('radio').first().isVisible()).toBe(false)
})

test('every situation of the list opens its task, for its case', async () => {
  await using someone = await visitor()
  const { page } = someone
  await openPage(page, `${at.url}/tasks`)
  await page.getByRole('link', { name: 'I want to sell farmland.' }).click()
  await page.getByRole('heading', { level: 1, name: selling.title }).waitFor()
  await expect.poll(() => page.getByRole('radio', { name: 'Farmland' }).isChecked()).toBe(true)
})
