import { expect, test } from 'vitest'
import { articleCards } from '#content/articles.ts'
import { about } from '#content/pages/about.ts'
import { serviceCards } from '#content/services.ts'
import { site } from '#content/site.ts'
import { someService } from '../../support/addresses.ts'
import { longArticle } from '../../support/articles.ts'
import { hydrated, openPage } from '../../support/browser.ts'
import { servedSite, visitorForAllTests } from '../../support/forAllTests.ts'
import { pageIdle, scrollingEnded } from '../../support/idle.ts'
import { watchScrolling } from '../../support/scrolling.ts'

const at = servedSite()
const someone = visitorForAllTests()
const open = (path: string) => openPage(someone.page, at.url + path)
const heading = () => someone.page.locator('h1').first().textContent()
const path = () => new URL(someone.page.url()).pathname
const head = () =>
  someone.page.evaluate(() => ({
    title: document.title,
    canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
    description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content,
    social: document.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content,
    data: [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) => script.textContent),
    canonicals: document.querySelectorAll('link[rel=canonical]').length,
  }))
/** Marks the document, so that a reload would be seen. */
const mark = () => someone.page.evaluate(() => document.documentElement.setAttribute('data-same', ''))
const same = () => someone.page.evaluate(() => document.documentElement.hasAttribute('data-same'))

test('RT-19 an address with a trailing slash opens its page', async () => {
  for (const [address, title] of [
    ['/about/', about.hero.title],
    [`${someService}/`, serviceCards[0]?.title],
  ] as const) {
    await open(address)
    expect(await heading()).toBe(title)
  }
})

test('RT-13 RT-14 RT-18 pages change without a reload and scroll smoothly to the top; Back and Forward show them again', async () => {
  const { page } = someone
  await open('/about')
  await mark()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const positions = await watchScrolling(page)
  await page.locator('footer a[href="/privacypolicy"]').click()
  await expect.poll(heading, { timeout: 5000 }).toBe('Privacy Policy')
  await expect.poll(() => page.evaluate(() => scrollY), { timeout: 5000 }).toBe(0)
  // On the way, not in one leap: positions between the first and the last.
  expect(new Set(await positions()).size).toBeGreaterThan(2)
  await page.goBack()
  await expect.poll(heading, { timeout: 5000 }).toBe(about.hero.title)
  expect(path()).toBe('/about')
  await page.goForward()
  await expect.poll(heading, { timeout: 5000 }).toBe('Privacy Policy')
  expect(await same()).toBe(true)
})

test('ME-20 title, description, canonical, social meta and structured data follow a page change', async () => {
  await open('/')
  const first = await head()
  await someone.page.locator('footer a[href="/about"]').click()
  await expect.poll(() => someone.page.title()).toBe(`About Us - ${site.product}`)
  const second = await head()
  expect(second).toMatchObject({ canonical: `${site.origin}/about`, social: `${site.origin}/about`, canonicals: 1 })
  expect(second.description).not.toBe(first.description)
  const pages = second.data.map((text) => JSON.parse(text ?? '{}')).filter((data) => data['@type'] === 'WebPage')
  expect(pages).toMatchObject([{ url: `${site.origin}/about`, name: second.title }])
})

test('ME-21 BA-17 they follow the rewriting of an id to its slug, and the hash leads to its heading', async () => {
  const { page } = someone
  const slug = articleCards[4]?.slug
  await page.goto(`${at.url}/blogs/blog5#what-has-changed`)
  await hydrated(page)
  await expect.poll(path).toBe(`/blogs/${slug}`)
  expect(await head()).toMatchObject({
    canonical: `${site.origin}/blogs/${slug}`,
    social: `${site.origin}/blogs/${slug}`,
  })
  const top = () =>
    page.locator('[id="what-has-changed"]').evaluate((element) => Math.round(element.getBoundingClientRect().top))
  await expect.poll(top).toBeLessThan(200)
  expect(await top()).toBeGreaterThanOrEqual(0)
})

test('BA-18 moving from article to article changes the text and asks for the other comments', async () => {
  const { page } = someone
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/comments/')) asked.push(new URL(request.url()).pathname)
  })
  await open(`/blogs/${articleCards[0]?.slug}`)
  await page.locator('#comments-title').scrollIntoViewIfNeeded()
  await expect.poll(() => asked, { timeout: 5000 }).toEqual(['/api/comments/blog1'])
  const headings = () => page.locator('main article h2').allTextContents()
  const first = await headings()
  const next = page.locator('a', { hasText: 'Read more' }).first()
  const href = await next.getAttribute('href')
  const card = articleCards.find(({ slug }) => href === `/blogs/${slug}`)
  await next.click()
  await expect.poll(heading, { timeout: 5000 }).toBe(card?.displayName)
  expect(await headings()).not.toEqual(first)
  // They are far below the fold and load only when needed.
  expect(asked).toEqual(['/api/comments/blog1'])
  await page.locator('#comments-title').scrollIntoViewIfNeeded()
  await expect.poll(() => asked, { timeout: 5000 }).toEqual(['/api/comments/blog1', `/api/comments/${card?.id}`])
})

test('RT-29 RT-30 nothing asks a visitor to sign in, to pay or to agree to cookies, and no cookie is set', async () => {
  const { page, context } = someone
  for (const address of ['/', '/contact', `/blogs/${articleCards[0]?.slug}`]) {
    await open(address)
    expect(
      await page.getByText(/\b(sign in|log ?in|sign up|create an account|accept( all)? cookies|checkout)\b/i).count(),
    ).toBe(0)
    expect(await page.locator('input[type=password]').count()).toBe(0)
  }
  expect(await context.cookies()).toEqual([])
})

test('Back to an article ends where its reader was, and Forward too, by however long a way', async () => {
  const { page } = someone
  await open(longArticle)
  const link = page.locator('main a[href^="/services/"]').last()
  await link.scrollIntoViewIfNeeded()
  await scrollingEnded(page)
  const left = await page.evaluate(() => scrollY)
  expect(left).toBeGreaterThan(2000)
  await link.click()
  await expect.poll(path).toMatch(/^\/services\//)
  await page.goBack()
  await expect.poll(path).toBe(longArticle)
  const nearby = () => page.evaluate((place) => Math.abs(scrollY - place) < 60, left)
  await expect.poll(nearby, { timeout: 5000 }).toBe(true)
  await scrollingEnded(page)
  await pageIdle(page)
  expect(await nearby()).toBe(true)
})

test.each(['abc', '1.5', '-1', '0'])('an invalid page of the blog list (%s) is the first one', async (page) => {
  await open(`/blogs?page=${page}`)
  await someone.page.getByText(/^Page 1 of \d+$/).waitFor()
})
