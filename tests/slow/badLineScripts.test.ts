import { expect, test } from 'vitest'
import { articleCards } from '#content/articles.ts'
import { someArticle, someService } from '../support/addresses.ts'
import { startLine } from '../support/badLine.ts'
import {
  answered,
  arrive,
  holdScripts,
  isAnswering,
  menuButton,
  messagesAt,
  phone,
  timeouts,
} from '../support/badLineVisit.ts'
import { visitor } from '../support/browser.ts'
import { fillEnquiry, messageOf, sample, submitEnquiry } from '../support/enquiryForm.ts'
import { productForAllTests } from '../support/forAllTests.ts'

const site = productForAllTests()

/** Drops the first two requests for every file of that kind; browsers ask a second time themselves on a connection in use. */
function twice(kind: RegExp) {
  const times = new Map<string, number>()
  return ({ path }: { path: string }) => {
    const file = path.split('?')[0] ?? ''
    const before = times.get(file) ?? 0
    times.set(file, before + 1)
    return kind.test(file) && before < 2 ? 'half answered' : undefined
  }
}

test('every script and the stylesheet may be lost twice: the article stays, in its design, and the page answers', async () => {
  await using line = await startLine(site.url, { drops: twice(/\.(js|css)$/) })
  await using someone = await visitor(phone)
  const { page } = someone
  await arrive(page, line.url + someArticle)
  await answered(page)
  // With the rules in the page, no style is made by the script.
  expect(await page.locator('style[data-emotion]').count()).toBe(0)
  expect(await page.locator('h1').textContent()).toBe(articleCards[0]?.displayName)
  // The rules of the other pages, which come when the page answers.
  await expect.poll(() => line.dropped.filter((path) => path.includes('.css')).length, timeouts).toBe(2)
  const named = await page
    .locator('link[as=script]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
  expect(named.length).toBeGreaterThan(4)
  const lost = line.dropped.map((path) => path.split('?')[0])
  for (const script of named)
    expect(
      lost.filter((path) => script.endsWith(`${path}`)),
      script,
    ).toHaveLength(2)
  expect(await page.evaluate(() => getComputedStyle(document.querySelector('header') ?? document.body).position)).toBe(
    'fixed',
  )
  await page.locator(menuButton).tap()
  await page.locator('#mobile-menu').waitFor()
})

test('an article whose script the line drops after all libraries have come is never replaced by an error', async () => {
  await using line = await startLine(site.url, { drops: twice(/_param-/) })
  await using someone = await visitor(phone)
  const { page } = someone
  await arrive(page, line.url + someArticle)
  const title = await page.locator('h1').textContent()
  await page.evaluate(() => {
    const seen = new Set<string>()
    new MutationObserver(() => seen.add(document.querySelector('h1')?.textContent ?? '')).observe(document.body, {
      subtree: true,
      childList: true,
    })
    Object.assign(window, { seen })
  })
  await answered(page)
  await page.locator(menuButton).tap()
  await page.locator('#mobile-menu').waitFor()
  expect(line.dropped.length).toBeGreaterThanOrEqual(2)
  const seen = await page.evaluate(() => [...((window as unknown as { seen: Set<string> }).seen ?? [])])
  expect(seen).toEqual([title])
})

test('scripts that are gone for good make the page reload once typing has stopped; what was typed is not lost, and not sent by the page that comes', async () => {
  await using line = await startLine(site.url)
  await using someone = await visitor(phone)
  const { page } = someone
  let opened = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) opened += 1
  })
  await page.route('**/assets/frame-*.js', (route) =>
    opened === 1 ? route.fulfill({ status: 404, body: 'Gone' }) : route.continue(),
  )
  await arrive(page, `${line.url}/contact`)
  await fillEnquiry(page)
  await page.locator('[data-form=enquiry] [name=email]').press('Enter')
  await expect.poll(() => opened, timeouts).toBe(2)
  await answered(page)
  await page.locator('[data-form=enquiry][data-bound]').waitFor()
  expect(await messageOf(page)).toBe(sample.message)
  expect(await messagesAt(site.product)).toEqual([])
  await submitEnquiry(page)
  await expect.poll(() => messagesAt(site.product), timeouts).toEqual([sample.message])
  await expect.poll(() => messageOf(page), timeouts).toBe('')
  expect(opened).toBe(2)
})

test('a toggle pressed twice before the page answers is pressed twice, a link pressed then is followed at once', async () => {
  await using line = await startLine(site.url)
  await using someone = await visitor(phone)
  const { page } = someone
  const goOn = await holdScripts(page)
  await arrive(page, line.url + someService)
  const question = page.locator('main h3 + button')
  await question.nth(0).tap()
  await question.nth(1).tap()
  await page.locator(menuButton).tap()
  await page.locator(menuButton).tap()
  expect(await page.locator('button[aria-busy=true]').count()).toBe(3)
  goOn()
  await answered(page)
  await expect.poll(() => question.nth(1).getAttribute('aria-expanded')).toBe('true')
  await expect.poll(() => page.locator('button[aria-busy=true]').count()).toBe(0)
  expect(await question.nth(0).getAttribute('aria-expanded')).toBe('false')
  expect(await page.locator(menuButton).getAttribute('aria-expanded')).toBe('false')

  await page.route('**/assets/*.js', () => {})
  await arrive(page, line.url + someService)
  await page.locator('footer a[href="/about"]').first().click()
  await page.waitForURL('**/about', { waitUntil: 'commit' })
  expect(await isAnswering(page)).toBe(false)
})

test('Clear pressed before the page answers empties the form at once, and what is typed after it stays', async () => {
  await using line = await startLine(site.url)
  await using someone = await visitor(phone)
  const { page } = someone
  const goOn = await holdScripts(page)
  await arrive(page, `${line.url}/contact`)
  await fillEnquiry(page)
  await page.locator('[data-form=enquiry]').getByRole('button', { name: 'Clear' }).tap()
  await expect.poll(() => messageOf(page)).toBe('')
  await page.locator('[data-form=enquiry] [name=message]').fill('Typed after.')
  goOn()
  await answered(page)
  await expect.poll(() => page.evaluate(() => sessionStorage.length), timeouts).toBe(0)
  expect(await messageOf(page)).toBe('Typed after.')
  expect(await page.locator('[data-form=enquiry] [name=firstName]').inputValue()).toBe('')
})

test('an enquiry that lacks a field is not sent early: the browser says what is missing, and the page goes on', async () => {
  await using line = await startLine(site.url)
  await using someone = await visitor(phone)
  const { page } = someone
  const goOn = await holdScripts(page)
  await arrive(page, `${line.url}/contact`)
  await fillEnquiry(page, { email: 'no address' })
  await submitEnquiry(page)
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email')
  expect(await page.locator('button[aria-busy=true]').count()).toBe(0)
  goOn()
  await answered(page)
  await expect.poll(() => page.evaluate(() => sessionStorage.length), timeouts).toBe(0)
  expect(await messageOf(page)).toBe(sample.message)
  expect(await page.locator('[data-notice]').count()).toBe(0)
})

test('without JavaScript no form that only a script can send puts its text into the address', async () => {
  await using someone = await visitor({ ...phone, javaScriptEnabled: false })
  const { page } = someone
  for (const path of ['/contact', someService, someArticle]) {
    await page.goto(site.url + path)
    for (const form of await page.locator('main form').all()) {
      for (const field of await form.locator('input, textarea').all()) {
        await field.fill((await field.getAttribute('type')) === 'email' ? sample.email : 'Text')
      }
      await form.locator('input').first().press('Enter')
      await form.locator('button[type=submit]').click()
      expect(page.url()).toBe(site.url + path)
    }
  }
})

test('a page of which the line brought only a half becomes whole when its scripts are there', async () => {
  let failures = 0
  const half = ({ path }: { path: string }) => (path === '/contact' && failures++ === 0 ? 'half answered' : undefined)
  await using line = await startLine(site.url, { drops: half })
  await using someone = await visitor(phone)
  const { page } = someone
  await arrive(page, `${line.url}/contact`)
  await answered(page)
  await fillEnquiry(page, { message: 'On half a page.' })
  await submitEnquiry(page)
  await expect.poll(() => messagesAt(site.product), timeouts).toContain('On half a page.')
  expect(await page.locator('footer').last().isVisible()).toBe(true)
})

test('a picture that never comes does not keep the page from answering', async () => {
  await using line = await startLine(site.url)
  await using someone = await visitor(phone)
  const { page } = someone
  await page.route('**/*.webp', () => {})
  await arrive(page, line.url)
  await answered(page)
  expect(await page.evaluate(() => document.readyState)).toBe('interactive')
})
