import type { Page } from 'playwright-core'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { inboxTexts } from '#content/texts/staff/inbox.ts'
import type { Summary } from '#contract/staff/operation.ts'
import { staffUrl } from '#contract/staff/roles.ts'
import type { furnishOffice } from './deskOffice.ts'

/** How each screen of the workplace is opened, by its name, in a furnished office whose owner is signed in. */
export function deskScreens(page: Page, url: string, office: Awaited<ReturnType<typeof furnishOffice>>) {
  const open = (path: string) => async () => {
    await page.goto(`${url}/desk/${path}`)
    // Loaded: nothing on the screen still says that it waits.
    await page.locator('main h1, main h2').first().waitFor({ state: 'attached' })
    await page.getByText(deskTexts.loading, { exact: true }).first().waitFor({ state: 'detached' })
  }
  const inbox = async () => {
    await open('')()
    await page.locator('a[data-enquiry]').first().waitFor()
  }
  const screens: Record<string, () => Promise<void>> = {
    inbox,
    filters: async () => {
      await inbox()
      await page.getByRole('button', { name: inboxTexts.filters }).click()
    },
    'chosen rows': async () => {
      await inbox()
      await page.getByRole('checkbox').nth(1).check({ force: true })
      await page.getByText(inboxTexts.selected(1)).waitFor()
    },
    search: async () => {
      await inbox()
      await page.getByRole('searchbox').fill(office.deepWord)
      // The row shows the passage.
      await page.locator('a[data-enquiry] mark', { hasText: office.deepWord }).waitFor()
    },
    keys: async () => {
      await inbox()
      await page.keyboard.press('?')
      await page.getByRole('dialog').waitFor()
    },
    menu: async () => {
      await inbox()
      await page.getByLabel(deskTexts.more).click()
      await page.getByRole('link', { name: deskTexts.devices }).waitFor()
    },
    enquiry: async () => {
      await open(`enquiries/${office.enquiry}`)()
      await page.getByText(office.note).waitFor()
    },
  }
  const records = [`newsletters/${office.newsletter}`, `articles/${office.article}`, `people/of/${office.enquiry}`]
  const lists = [
    'tasks',
    'comments',
    'subscribers',
    'newsletters',
    'health',
    'audit',
    'articles',
    'figures',
    'templates',
  ]
  const others = ['office', 'rules', 'mails', 'people', 'team', 'setup', 'profile', 'devices', 'nowhere']
  for (const path of [...records, ...lists, ...others]) screens[path] = open(path)
  screens['high numbers'] = async () => {
    await page.route(`**${staffUrl('summary')}`, async (route) => {
      const response = await route.fetch()
      const summary = (await response.json()) as Summary
      const comments = { ...summary.comments, waiting: 1000 }
      await route.fulfill({ response, json: { ...summary, comments, dueTasks: 1000, deadEmails: 1000 } })
    })
    await open('tasks')()
    await page.getByText('999+').filter({ visible: true }).first().waitFor()
    await page.unrouteAll({ behavior: 'wait' })
  }
  // The last one, for it leaves the page without a connection.
  screens['no connection'] = async () => {
    await page.context().setOffline(false)
    await open('tasks')()
    await page.context().setOffline(true)
    // In sight only where there is room; the banner comes with the next call that fails.
    await page.getByText(inboxTexts.notLive, { exact: true }).waitFor({ state: 'attached' })
  }
  return screens
}
