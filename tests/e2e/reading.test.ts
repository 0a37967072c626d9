import { expect, test } from 'vitest'
import { articleCards } from '#content/articles.ts'
import { pageAddresses } from '../support/addresses.ts'
import { hydrated, moving, openPage, storedForOffline, visitor, withWorker } from '../support/browser.ts'
import { oneOfEachKind } from '../support/everyAddress.ts'
import { startProduct } from '../support/product.ts'
import { hydrateWithoutComplaints, openCold } from '../support/readPages.ts'

// All other pages: tests/slow/everyPageOpens.
const addresses = pageAddresses.filter((path) => oneOfEachKind.includes(path))

test(
  'RT-20 a page of each kind hydrates without one warning, error or violation of the security policy',
  { tags: ['smoke'] },
  () => hydrateWithoutComplaints([...addresses, '/offline', '/blogs/blog1', '/blogs?page=2']),
)

test(
  'OF-03 OF-04 OF-05 OF-06 OF-13 OF-15 after one visit a page of each kind opens cold while the server is away, with the text that it has online',
  { tags: ['smoke'] },
  () => openCold(addresses),
)

test('OF-07 OF-08 OF-10 offline, links, addresses by id, other spellings and parameters lead to the right pages', async () => {
  await using product = await startProduct()
  await using someone = await visitor({ ...moving, ...withWorker })
  await openPage(someone.page, product.url)
  await storedForOffline(someone.page)
  await product.stop()
  const { page } = someone
  const third = articleCards[2]
  await page.goto(`${product.url}/blogs/${third?.id}?utm_source=x#what-has-changed`)
  await hydrated(page)
  await expect.poll(() => new URL(page.url()).pathname).toBe(`/blogs/${third?.slug}`)
  expect(new URL(page.url()).hash).toBe('#what-has-changed')
  await page.goto(`${product.url}/privacy-policy`)
  expect(await page.locator('h1').first().textContent()).toContain('Privacy Policy')
  await page.goto(`${product.url}/blogs?page=2`)
  await hydrated(page)
  await page.getByText('Page 2 of 2').waitFor()
  await page.goto(`${product.url}/`)
  await hydrated(page)
  await page.locator('footer a', { hasText: 'Partition of Property' }).click()
  await expect.poll(() => page.locator('h1').first().textContent()).toBe('Partition of Property')
})

test('RT-12 OF-09 an unknown address is not found online; offline nobody knows, so it is only not stored', async () => {
  await using product = await startProduct()
  await using someone = await visitor({ ...moving, ...withWorker })
  const online = await someone.page.goto(`${product.url}/no-such-page`)
  expect(online?.status()).toBe(404)
  const oops = someone.page.getByText('Oops! The page you are looking for does not exist.')
  await oops.waitFor()
  expect(await someone.page.title()).toContain('Page not found')
  await openPage(someone.page, product.url)
  await storedForOffline(someone.page)
  await product.stop()
  const offline = await someone.page.goto(`${product.url}/no-such-page`)
  expect(offline?.status()).toBe(503)
  await someone.page.getByRole('heading', { name: 'This page is not stored on this device', level: 1 }).waitFor()
  expect(await oops.count()).toBe(0)
})

test('BA-02 BA-03 an article by id becomes its slug without a reload, and Back leads to the page before', async () => {
  await using product = await startProduct()
  await using someone = await visitor(moving)
  const { page } = someone
  await openPage(page, `${product.url}/about`)
  await page.goto(`${product.url}/blogs/blog2#what-has-changed`)
  await hydrated(page)
  await page.evaluate(() => {
    document.documentElement.dataset.same = ''
  })
  await expect.poll(() => page.url()).toBe(`${product.url}/blogs/${articleCards[1]?.slug}#what-has-changed`)
  expect(await page.evaluate(() => 'same' in document.documentElement.dataset)).toBe(true)
  await page.goBack()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/about')
})
