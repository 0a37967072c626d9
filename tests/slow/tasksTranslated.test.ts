import { expect, test } from 'vitest'
import { readTasks } from '#build/prerender/readContent.ts'
import { prefixOf } from '#content/languages.ts'
import { translatedAddresses } from '../support/addresses.ts'
import { hydrated, openPage, visitor } from '../support/browser.ts'
import { productForAllTests } from '../support/forAllTests.ts'

const at = productForAllTests()
const path = '/tasks/heirs'
const others = translatedAddresses.filter(({ addresses }) => addresses.has(path) && addresses.has('/tasks/selling'))

test.each(others)(
  'a task in $name leaves out what is not for the case, also on paper, keeps ticks over a reload, and leads to the next task in the language, for its case',
  async ({ code }) => {
    const { allTasks } = await readTasks(code)
    const [heirs, selling] = [path, '/tasks/selling'].map((one) => allTasks.find((task) => task.path === one))
    const labelOf = (id: string) =>
      [heirs, selling]
        .flatMap((task) => task?.questions ?? [])
        .flatMap(({ options }) => options)
        .find((one) => one.id === id)?.label ?? ''
    const step = (id: string) => heirs?.steps.find((one) => one.id === id)
    await using someone = await visitor()
    const { page } = someone
    await openPage(page, at.url + prefixOf(code) + path)
    const heading = (name = '') => page.getByRole('heading', { name, exact: true })
    await heading(step('petition')?.title).waitFor()
    await page.getByRole('radio', { name: labelOf('land') }).check()
    await heading(step('petition')?.title).waitFor({ state: 'detached' })
    await page.emulateMedia({ media: 'print' })
    expect(await heading(step('mutation')?.title).isVisible()).toBe(true)
    await page.getByText(labelOf('land')).locator('visible=true').first().waitFor()
    await page.emulateMedia({ media: 'screen' })

    const item = step('mutation')?.items[0] ?? ''
    await heading(step('mutation')?.title).scrollIntoViewIfNeeded()
    await page.getByRole('checkbox', { name: item }).check()
    await page.reload()
    await hydrated(page)
    await heading(step('mutation')?.title).scrollIntoViewIfNeeded()
    await expect.poll(() => page.getByRole('checkbox', { name: item }).isChecked()).toBe(true)

    await page.locator(`main a[href="${prefixOf(code)}/tasks/selling#inherited"]`).click()
    await page.getByRole('heading', { level: 1, name: selling?.title ?? '' }).waitFor()
    await expect.poll(() => page.getByRole('radio', { name: labelOf('inherited') }).isChecked()).toBe(true)
    expect(someone.complaints).toEqual([])
  },
)
