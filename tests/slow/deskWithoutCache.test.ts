import { expect, onTestFinished, test } from 'vitest'
import { inboxTexts } from '#content/texts/staff/inbox.ts'
import { startTestSmtp } from '#server/mail/testing/testSmtp.ts'
import { visitor, withWorker } from '../support/browser.ts'
import { deskSettings, signInByLink } from '../support/deskVisit.ts'
import { startProduct } from '../support/product.ts'

test('where the browser cannot read what it has stored, the workplace opens from the network', async () => {
  const smtp = await startTestSmtp()
  onTestFinished(smtp.close)
  await using product = await startProduct(deskSettings(smtp))
  await using someone = await visitor(withWorker)
  const { page, context } = someone
  await signInByLink(page, product.url, smtp)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const [worker] = context.serviceWorkers()
  // As on a full or damaged disk.
  await worker?.evaluate(() => {
    const fails = () => Promise.reject(new DOMException('Unexpected internal error.', 'UnknownError'))
    for (const name of ['open', 'match', 'keys', 'has', 'delete'] as const) CacheStorage.prototype[name] = fails
    for (const name of ['match', 'put', 'keys'] as const) Cache.prototype[name] = fails
  })
  const answers = new Map<string, boolean>()
  page.on('response', (response) => answers.set(new URL(response.url()).pathname, response.ok()))
  await page.goto(`${product.url}/desk/`)
  await page.getByText(inboxTexts.live, { exact: true }).waitFor()
  expect([...answers.keys()].some((path) => path.endsWith('.js'))).toBe(true)
  expect([...answers].filter(([, isOk]) => !isOk)).toEqual([])
})
