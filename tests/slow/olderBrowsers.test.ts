import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { contactLinks } from '#content/pages/contactLinks.ts'
import { someService } from '../support/addresses.ts'
import { openPage, visitor } from '../support/browser.ts'
import { everyAddress } from '../support/everyAddress.ts'
import { servedSite, visitorForAllTests } from '../support/forAllTests.ts'
import { pageIdle } from '../support/idle.ts'
import { overflow } from '../support/pageFaults.ts'
import { unseenTexts } from '../support/unseenTexts.ts'

const at = servedSite()
const someone = visitorForAllTests({ viewport: { width: 390, height: 844 } })

/** The scripts that a page starts with. */
const startScripts = /\/(react|main|system)-/

/** The features that an older browser lacks, as a page finds them. */
const lacking: Record<string, () => void> = {
  modules: () => Reflect.deleteProperty(HTMLScriptElement.prototype, 'noModule'),
  'Object.hasOwn': () => Reflect.deleteProperty(Object, 'hasOwn'),
  'AbortSignal.timeout': () => Reflect.deleteProperty(AbortSignal, 'timeout'),
  dialogs: () => Reflect.deleteProperty(window, 'HTMLDialogElement'),
  inert: () => Reflect.deleteProperty(HTMLElement.prototype, 'inert'),
  lookbehind: () => {
    const { RegExp: known } = window
    window.RegExp = new Proxy(known, {
      construct: (target, [source, flags]) => {
        if (String(source).includes('(?<!')) throw new SyntaxError('Invalid group')
        return new target(source, flags)
      },
    })
  },
  'color-mix()': () => {
    const { supports } = CSS
    CSS.supports = (...all: [string]) => !String(all).includes('color-mix') && supports(...all)
  },
}

/** Makes the page's browser an older one, which also does not know what the rules of the page ask it. */
async function makeOlder(page: Page): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(Object, 'hasOwn'))
  const older = (css: string) => css.replaceAll('(scripting:', '(unknown:').replaceAll('color-mix(', 'unknown-mix(')
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const answer = await route.fetch()
    // The policy allows the rules as they were written.
    const { 'content-security-policy': _policy, ...headers } = answer.headers()
    const body = (await answer.text()).replace(/<style[\s\S]*?<\/style>/g, older)
    await route.fulfill({ response: answer, headers, body })
  })
}

beforeAll(() => makeOlder(someone.page))

test.each(Object.keys(lacking))(
  'in a browser without %s the prerendered page stays and no script starts',
  async (name) => {
    await using older = await visitor()
    const { page } = older
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
    })
    await page.addInitScript(lacking[name] ?? (() => {}))
    await page.goto(`${at.url}/contact`)
    await pageIdle(page)
    // Input would start a page at once.
    await page.locator('[name=firstName]').click()
    await pageIdle(page)
    expect(scripts.join()).not.toMatch(startScripts)
    expect(await page.evaluate(() => ({ ...document.documentElement.dataset }))).toEqual({ outdated: '' })
    expect(await page.locator('main form p', { hasText: 'needs a current browser' }).first().isVisible()).toBe(true)
    expect(older.complaints).toEqual([])
  },
)

test('in an older browser every text of every page is seen, and no page scrolls sideways', async () => {
  const { page } = someone
  const found: string[] = []
  for (const path of everyAddress) {
    await page.goto(at.url + path)
    const faults = [...(await unseenTexts(page)), await overflow(page)].filter(Boolean)
    found.push(...faults.map((fault) => `${path}: ${fault}`))
  }
  expect(found).toEqual([])
})

test('in an older browser every form says how to write and call instead, and sends nothing', async () => {
  const { page } = someone
  await page.goto(at.url + someService)
  const sections = page.locator('main section:has(form)')
  expect(await sections.count()).toBe(3)
  for (const section of await sections.all()) {
    const note = section.locator('p', { hasText: 'This form needs a current browser' })
    expect(await note.locator(`a[href="${contactLinks.email}"]`).isVisible()).toBe(true)
    expect(await note.locator(`a[href="${contactLinks.call}"]`).isVisible()).toBe(true)
  }
  // A browser that does not know forms of dialogs would put what was typed into the address.
  await page.evaluate(() => {
    for (const form of document.forms) form.method = 'get'
  })
  const email = page.locator('form:has([placeholder]) [type=email]').last()
  await email.fill('asha@example.com')
  await email.press('Enter')
  await pageIdle(page)
  expect(page.url()).toBe(at.url + someService)
})

test('in an older browser the bar has nothing that does nothing, and leads to all pages', async () => {
  const { page } = someone
  await page.goto(`${at.url}/about`)
  const bar = page.locator('header').filter({ has: page.locator('a[href="/search"]') })
  expect(await bar.locator('button').filter({ visible: true }).count()).toBe(0)
  await bar.getByRole('link', { name: 'All pages' }).click()
  expect(new URL(page.url()).hash).toBe('#pages')
})

test('a current browser is not taken for an older one', async () => {
  await using today = await visitor()
  const application = today.page.waitForRequest(startScripts)
  await openPage(today.page, `${at.url}/contact`)
  await application
  expect(await today.page.evaluate(() => 'outdated' in document.documentElement.dataset)).toBe(false)
})
