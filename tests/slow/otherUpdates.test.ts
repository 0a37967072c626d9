import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Route } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { hydrated, openPage, storedForOffline, visitor, withWorker } from '../support/browser.ts'
import { buildNextVersion, startDeployment } from '../support/deployment.ts'
import { fillEnquiry, messageOf, sample } from '../support/enquiryForm.ts'
import { outboxButton, saveEnquiry } from '../support/outboxPanel.ts'
import { outboxSize } from '../support/outboxSize.ts'
import { isNext, isSame, mark } from '../support/versionMark.ts'

const timeouts = { timeout: 30_000 }

beforeAll(() => {
  expect(buildNextVersion()).toEqual([])
}, 180_000)

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

test('OF-23 a tab whose visitor waits for the page of a link arrives there when the new version comes to the other tabs', async () => {
  const elsewhere = 'http://elsewhere.example/'
  await using site = await startDeployment()
  await using someone = await visitor(withWorker)
  const { page, context } = someone
  const asked = new Promise<Route>((resolve) => context.route(elsewhere, resolve))
  await openPage(page, `${site.product.url}/about`)
  await storedForOffline(page)
  const other = await context.newPage()
  await openPage(other, `${site.product.url}/contact`)
  site.deployNext()
  await page.reload()
  await page.locator('[data-version=ready]').waitFor(timeouts)
  await other.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href })
    document.body.append(link)
    link.click()
  }, elsewhere)
  const route = await asked
  await page.getByRole('button', { name: 'Update' }).click()
  await expect.poll(() => isNext(page), timeouts).toBe(true)
  await route.fulfill({ contentType: 'text/html', body: 'Elsewhere' })
  await other.waitForURL(elsewhere)
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
  await outboxButton(page).waitFor({ state: 'detached', timeout: 30_000 })
  await expect.poll(() => outboxSize(page), timeouts).toBe(0)
  expect(await site.product.cli('enquiries')).toMatchObject([{ message: 'Still here.' }])
})
