import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hydrated, openPage, storedForOffline, visitor } from '../support/browser.ts'
import { fillEnquiry, messageOf, sample } from '../support/enquiryForm.ts'
import { startProduct } from '../support/product.ts'

const patience = { timeout: 8000 }

test('text shared from another app becomes the message of the enquiry, without a connection too, and stands in no address', async () => {
  await using product = await startProduct()
  await using someone = await visitor()
  const { page } = someone
  await openPage(page, product.url)
  await storedForOffline(page)
  await product.stop()
  await share(page, { title: 'A notice', text: 'They want me in court.', url: 'https://example.com/notice' })
  await expect
    .poll(() => messageOf(page), patience)
    .toBe('A notice\nThey want me in court.\nhttps://example.com/notice')
  expect(page.url()).toBe(`${product.url}/contact#contact`)
})

test('what is shared stands under an enquiry that was begun before, and takes nothing of it away', async () => {
  await using product = await startProduct()
  await using someone = await visitor()
  const { page } = someone
  await openPage(page, `${product.url}/contact`)
  await storedForOffline(page)
  await fillEnquiry(page)
  await page.waitForTimeout(500)
  await share(page, { text: 'And this.' })
  await expect.poll(() => messageOf(page), patience).toBe(`${sample.message}\n\nAnd this.`)
  expect(await page.locator('[data-form=enquiry] [name=firstName]').inputValue()).toBe(sample.firstName)
})

/** Shares as the system does: a form that is posted to the share target. */
async function share(page: Page, fields: Record<string, string>): Promise<void> {
  await page.evaluate((values) => {
    const form = document.createElement('form')
    form.method = 'post'
    form.action = '/share'
    form.enctype = 'multipart/form-data'
    for (const [name, value] of Object.entries(values)) {
      const field = document.createElement('input')
      field.name = name
      field.value = value
      form.append(field)
    }
    document.body.append(form)
    form.submit()
  }, fields)
  await page.waitForURL('**/contact#contact')
  await hydrated(page)
}
