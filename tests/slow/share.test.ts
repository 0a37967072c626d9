import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hydrated, openPage, storedForOffline, visitor, withWorker } from '../support/browser.ts'
import { deviceText, keptOnDevice } from '../support/deviceStorage.ts'
import { fillEnquiry, messageOf, sample } from '../support/enquiryForm.ts'
import { startProduct } from '../support/product.ts'

const timeouts = { timeout: 30_000 }
const shared = '[data-shared]'

test('text shared from another app can be added to the message of the enquiry, without a connection too, and is in no address', async () => {
  await using product = await startProduct()
  await using someone = await visitor(withWorker)
  const { page } = someone
  await openPage(page, product.url)
  await storedForOffline(page)
  await product.stop()
  await share(page, { title: 'A notice', text: 'They want me in court.', url: 'https://example.com/notice' })
  expect(await messageOf(page)).toBe('')
  await addShared(page)
  expect(await messageOf(page)).toBe('A notice\nThey want me in court.\nhttps://example.com/notice')
  expect(page.url()).toBe(`${product.url}/contact#contact`)
})

test('what is shared is added under an enquiry that was begun before, takes nothing of it away, and is kept as a draft', async () => {
  await using product = await startProduct()
  await using someone = await visitor(withWorker)
  const { page } = someone
  await openPage(page, `${product.url}/contact`)
  await storedForOffline(page)
  await fillEnquiry(page)
  await keptOnDevice(page, sample.message)
  await share(page, { text: 'And this.' })
  await expect.poll(() => messageOf(page), timeouts).toBe(sample.message)
  await addShared(page)
  expect(await messageOf(page)).toBe(`${sample.message}\n\nAnd this.`)
  expect(await page.locator('[data-form=enquiry] [name=firstName]').inputValue()).toBe(sample.firstName)
  await keptOnDevice(page, `${sample.message}\n\nAnd this.`)
  // Leaving would abort the deletion.
  await expect.poll(() => deviceText(page), timeouts).not.toContain('"message":"And this."')
  await openPage(page, `${product.url}/`)
  await expect.poll(() => messageOf(page), timeouts).toBe(`${sample.message}\n\nAnd this.`)
  expect(await page.locator(shared).count()).toBe(0)
})

test('a form of another site cannot write into the enquiry: what it posts is dropped, or waits for the visitor to add or discard it', async () => {
  await using product = await startProduct()
  await using other = await startOtherSite()
  await using someone = await visitor(withWorker)
  const { page } = someone
  await openPage(page, `${product.url}/contact`)
  await storedForOffline(page)
  await fillEnquiry(page)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  for (const [path, cards] of [
    ['/', 0],
    ['/no-referrer', 1],
  ] as const) {
    await page.goto(other.url + path)
    await share(page, { text: 'Send 500 rupees to me.' }, `${product.url}/share`)
    await expect.poll(() => messageOf(page), timeouts).toBe(sample.message)
    await expect.poll(() => page.locator(shared).count(), timeouts).toBe(cards)
  }
  await page.locator(shared).getByRole('button', { name: 'Discard' }).click()
  // A reload would abort the deletion.
  await expect.poll(() => deviceText(page), timeouts).not.toContain('Send 500 rupees to me.')
  await page.reload()
  await hydrated(page)
  await expect.poll(() => messageOf(page), timeouts).toBe(sample.message)
  expect(await page.locator(shared).count()).toBe(0)
})

async function addShared(page: Page): Promise<void> {
  await page.locator(shared).getByRole('button', { name: 'Add to my message' }).click()
  await page.locator(shared).waitFor({ state: 'detached' })
}

/** A site at another origin; at `/no-referrer` its forms do not say where they come from. */
async function startOtherSite(): Promise<{ url: string } & AsyncDisposable> {
  const server = createServer((request, answer) => {
    if (request.url === '/no-referrer') answer.setHeader('Referrer-Policy', 'no-referrer')
    answer.setHeader('Content-Type', 'text/html').end('<title>Another site</title>')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The other site has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Shares as the system does: a form that is posted to the share target. */
async function share(page: Page, fields: Record<string, string>, target = '/share'): Promise<void> {
  await page.evaluate(
    ([values, target]) => {
      const form = document.createElement('form')
      form.method = 'post'
      form.action = target
      form.enctype = 'multipart/form-data'
      for (const [name, value] of Object.entries(values)) {
        const field = document.createElement('input')
        field.name = name
        field.value = value
        form.append(field)
      }
      document.body.append(form)
      form.submit()
    },
    [fields, target] as const,
  )
  await page.waitForURL('**/contact#contact')
  await hydrated(page)
}
