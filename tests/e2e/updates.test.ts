import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { someArticle } from '../support/addresses.ts'
import { violations } from '../support/axe.ts'
import { hydrated, openPage, storedForOffline, visitor, withWorker } from '../support/browser.ts'
import { buildNextVersion, startDeployment } from '../support/deployment.ts'
import { fillEnquiry, messageOf, sample } from '../support/enquiryForm.ts'
import { outboxButton, saveEnquiry } from '../support/outboxPanel.ts'
import { outboxSize } from '../support/outboxSize.ts'

const timeouts = { timeout: 15_000 }
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

test('a version that is put off stays away in this tab, which goes on with the old one, and is announced at the next visit', async () => {
  await using site = await startDeployment()
  await using someone = await visitor(withWorker)
  const { page, context } = someone
  await openPage(page, `${site.product.url}/about`)
  await storedForOffline(page)
  site.deployNext()
  await page.reload()
  await page.getByRole('button', { name: 'Later' }).click(timeouts)
  await page.locator('[data-version]').waitFor({ state: 'detached' })
  await mark(page)
  // Every script of the old version is gone from the server; the worker still has them.
  for (const [name, path] of [
    ['Contact Us', '/contact'],
    ['Testimonials', '/testimonials'],
    ['Home', '/'],
  ] as const) {
    await page.locator('header nav').getByRole('link', { name, exact: true }).click()
    await expect.poll(() => new URL(page.url()).pathname, timeouts).toBe(path)
    await page.locator('h1').first().waitFor()
  }
  expect(await isSame(page)).toBe(true)
  const next = await context.newPage()
  await openPage(next, `${site.product.url}/about`)
  await next.locator('[data-version=ready]').waitFor(timeouts)
})

test('a page that no worker controls, as after a forced reload, takes the new version in too', async () => {
  await using site = await startDeployment()
  await using someone = await visitor(withWorker)
  const { page, context } = someone
  await openPage(page, `${site.product.url}/about`)
  await storedForOffline(page)
  const session = await context.newCDPSession(page)
  await session.send('Page.reload', { ignoreCache: true })
  await page.waitForFunction(() => navigator.serviceWorker.controller === null)
  await hydrated(page)
  site.deployNext()
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  // The new worker has no client to wait for; the page shows the card and is not reloaded.
  await page.locator('[data-version]').waitFor(timeouts)
  expect(await isNext(page)).toBe(false)
  await page.getByRole('button', { name: /^(Update|Reload now)$/ }).click()
  await expect.poll(() => isNext(page), timeouts).toBe(true)
})

test('without a worker a tab from before the deployment opens the next page whole, once, and what was typed is found again', async () => {
  await using site = await startDeployment()
  await using someone = await visitor()
  const { page } = someone
  await openPage(page, `${site.product.url}/contact`)
  await fillEnquiry(page)
  await mark(page)
  site.deployNext()
  await page.locator('footer').getByRole('link', { name: 'Home', exact: true }).click()
  await expect.poll(() => isNext(page), timeouts).toBe(true)
  expect(new URL(page.url()).pathname).toBe('/')
  await hydrated(page)
  await expect.poll(() => messageOf(page), timeouts).toBe(sample.message)
})

test('without a worker and without a connection a page that cannot be loaded says so; nothing is reloaded and what was typed stays', async () => {
  await using site = await startDeployment()
  await using someone = await visitor()
  const { page } = someone
  await openPage(page, `${site.product.url}/contact`)
  await fillEnquiry(page)
  await mark(page)
  await site.product.stop()
  await page.locator('footer').getByRole('link', { name: 'Partition of Property' }).click()
  await page.getByRole('heading', { level: 1, name: 'This page could not be opened' }).waitFor(timeouts)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('There is no connection at the moment').waitFor()
  expect(await isSame(page)).toBe(true)
  await page.goBack()
  await expect.poll(() => messageOf(page), timeouts).toBe(sample.message)
  expect(await isSame(page)).toBe(true)
})

test('the emergency worker withdraws the stored site, and leaves drafts and the outbox alone', async () => {
  await using site = await startDeployment()
  await using someone = await visitor(withWorker)
  const { page } = someone
  await openPage(page, `${site.product.url}/contact`)
  await storedForOffline(page)
  await site.product.stop()
  await saveEnquiry(page, 'Still here.')
  await fillEnquiry(page, { message: 'Half of another' })
  copyFileSync(join(site.siteDir, 'sw-kill.js'), join(site.siteDir, 'sw.js'))
  await site.product.start()
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length), timeouts).toBe(0)
  expect(await messageOf(page)).toBe('Half of another')
  // The worker withdraws itself after what it stored.
  const isFree = async () => {
    await page.reload()
    return page.evaluate(() => navigator.serviceWorker.controller === null)
  }
  await expect.poll(isFree, timeouts).toBe(true)
  await hydrated(page)
  await expect.poll(() => messageOf(page), timeouts).toBe('Half of another')
  await outboxButton(page).waitFor({ state: 'detached', timeout: 15_000 })
  expect(await outboxSize(page)).toBe(0)
  expect(await site.product.cli('enquiries')).toMatchObject([{ message: 'Still here.' }])
})

/** Marks the document, so that a reload is detectable. */
function mark(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.documentElement.dataset.same = ''
  })
}

function isSame(page: Page): Promise<boolean> {
  return page.evaluate(() => 'same' in document.documentElement.dataset).catch(() => false)
}

/** Whether the page runs scripts of the next version. */
function isNext(page: Page): Promise<boolean> {
  return page.evaluate(() => document.querySelector('link[as=script][href*="/next-"]') !== null).catch(() => false)
}
