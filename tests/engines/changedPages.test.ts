import { afterAll, beforeAll, expect, test } from 'vitest'
import { translations } from '#content/languages.ts'
import { otherArticle, otherService, someArticle, someService } from '../support/addresses.ts'
import { sample } from '../support/enquiryForm.ts'
import { productForAllTests } from '../support/forAllTests.ts'
import * as changes from '../support/strangers.ts'
import { forEachEngine } from './support/forEachEngine.ts'
import { looksOf } from './support/looks.ts'
import { click, fieldValue, fill, gone, openPage, shown, until } from './support/page.ts'
import { enquiries, fillEnquiry, notice, submitEnquiry } from './support/writing.ts'

const at = productForAllTests()
let strangers: changes.Strangers

/** One address of every kind. */
const kinds = [
  '/',
  '/services',
  someService,
  '/blogs',
  someArticle,
  '/contact',
  '/tools/residence',
  '/testimonials',
  '/resources',
  '/search',
  '/offline',
  '/no-such-page',
  ...translations.map(({ code }) => `/${code}`),
]

const { addIntoLinks, addBesideFields, replaceWords, removeElements, moveBody, rewriteAsCdn, translate } = changes
const ways = { addIntoLinks, addBesideFields, replaceWords, removeElements, moveBody, rewriteAsCdn, translate }

const looks = new Map<string, Awaited<ReturnType<typeof looksOf>>>()

forEachEngine((engine) => {
  beforeAll(async () => {
    strangers = await changes.startStrangers(at.url)
    await engine.resize(1280, 900)
  })
  afterAll(() => strangers[Symbol.asyncDispose]())

  const plain = async (path: string) => {
    const known = looks.get(engine.name + path)
    if (known) return known
    strangers.change = undefined
    const found = await looksOf(engine, strangers.url + path)
    looks.set(engine.name + path, found)
    return found
  }

  test.each(kinds)(
    'a page that a stranger changed before it answers looks as it does for others: %s',
    async (path) => {
      const before = await plain(path)
      // Each of them on one kind of page or another; the links and the translator, which broke most, on all.
      const some = Object.keys(ways).filter(
        (way, at) => /Links|translate/.test(way) || at % 5 === kinds.indexOf(path) % 5,
      )
      for (const way of some) {
        strangers.change = ways[way as keyof typeof ways]
        const now = await looksOf(engine, strangers.url + path)
        expect(Math.abs(now.height / before.height - 1), `${way}: ${before.height} → ${now.height}`).toBeLessThan(0.01)
        for (const [css, style] of Object.entries(now.elements))
          expect(style, `${way}: ${css}`).toBe(before.elements[css])
        expect([now.fonts, now.title], way).toEqual([before.fonts, before.title])
      }
    },
    300_000,
  )

  test('what was typed before a changed page answers is kept with focus and place, in forms, in a tool and in the search', async () => {
    const fields = {
      '/': '[data-form=enquiry] [name=message]',
      '/about': 'main form[name=subscription] [name=email]',
      [someService]: '[data-form=query] [name=message]',
      '/contact': '[data-form=enquiry] [name=message]',
      '/search': 'main [name=q]',
      '/tools/sending': 'main form input[inputmode=decimal]',
    }
    for (const [path, css] of Object.entries(fields)) {
      strangers.change = new Function(`
        (${addIntoLinks})();(${addBesideFields})();
        const field = document.querySelector(${JSON.stringify(css)});
        field.value = '1200'; field.dispatchEvent(new Event('input', { bubbles: true }));
        // Nobody sees it before the first paint.
        (function focus() {
          field.focus();
          const note = () => {
            if (field.isConnected) document.body.dataset.top = field.getBoundingClientRect().top
          };
          if (document.activeElement === field) {
            note();
            // WebKit scrolls to it later.
            requestAnimationFrame(() => setTimeout(note))
          }
          else if (field.isConnected) setTimeout(focus)
        })()
      `) as () => void
      await openPage(engine, strangers.url + path)
      await expect.poll(() => fieldValue(engine, css), { message: path }).toBe('1200')
      await until(engine, (css) => document.activeElement?.matches(css), css)
      await until(
        engine,
        (css) => {
          const top = document.querySelector(css)?.getBoundingClientRect().top ?? Number.NaN
          return Math.abs(top - Number(document.body.dataset.top)) < 150
        },
        css,
      )
    }
  })

  test('a changed page that is scrolled before it answers stays at its place', async () => {
    strangers.change = new Function(`
      (${addIntoLinks})();
      (function scroll() {
        const place = document.getElementById('contact').offsetTop;
        scrollTo({ top: place, behavior: 'instant' });
        if (place && scrollY > place - 2) document.body.dataset.place = scrollY;
        else setTimeout(scroll)
      })()
    `) as () => void
    await openPage(engine, `${strangers.url}/`)
    await until(engine, () => !document.getElementById('root')?.style.minHeight)
    const moved = await engine.evaluate(() => scrollY - Number(document.body.dataset.place))
    expect(Math.abs(moved)).toBeLessThan(150)
  })

  test('an enquiry that was written and sent before a changed page answers arrives once', async () => {
    for (const path of ['/', '/contact']) {
      const message = `Sent early on ${path} in ${engine.name}`
      strangers.change = new Function(`
        (${addIntoLinks})();
        const form = document.querySelector('[data-form=enquiry]');
        for (const [name, value] of Object.entries(${JSON.stringify({ ...sample, message })})) {
          form.elements[name].value = value;
          form.elements[name].dispatchEvent(new Event('input', { bubbles: true }))
        }
        form.querySelector('button[type=submit]').click()
      `) as () => void
      await openPage(engine, strangers.url + path)
      await notice(engine, 'success')
      expect((await enquiries(at.product)).filter((one) => one === message)).toHaveLength(1)
    }
  })

  test.each(['before', 'after'])(
    'a page that is translated %s it answers searches, leads on, and sends an enquiry once',
    async (when) => {
      strangers.change = when === 'before' ? translate : undefined
      await openPage(engine, `${strangers.url}/`)
      if (when === 'after') await engine.evaluate(translate)
      await engine.type('/')
      await shown(engine, 'dialog[data-search][open]')
      const field = 'dialog[data-search] input'
      for (const words of ['repatriation', 'repatriation nro', 'zzzz', 'tax']) {
        await fill(engine, field, words)
        await until(engine, (words) => (words === 'zzzz') !== Boolean(document.querySelector('[data-found]')), words)
      }
      // After its first letters other words are marked.
      await until(engine, () => /tax/i.test(document.querySelector('dialog[data-search] mark')?.textContent ?? ''))
      await click(engine, 'dialog[data-search] div > button')
      await gone(engine, 'dialog[data-search]')
      await click(engine, 'header nav a[href="/contact"]')
      await until(engine, () => location.pathname === '/contact')
      const message = `Translated ${when} in ${engine.name}`
      await fillEnquiry(engine, message)
      await submitEnquiry(engine)
      await notice(engine, 'success')
      const sent = (await enquiries(at.product)).filter((one) => one === message)
      expect(sent).toHaveLength(1)
      expect(sample.message).not.toBe(sent[0])
    },
  )

  test('a translated page changes its content with each link inside the site', async () => {
    strangers.change = undefined
    await openPage(engine, strangers.url + someArticle)
    await engine.evaluate(translate)
    for (const path of [otherArticle, someService, otherService]) {
      await engine.evaluate((path) => {
        const link = Object.assign(document.createElement('a'), { href: path })
        document.querySelector('main')?.append(link)
        link.click()
        link.remove()
      }, path)
      await until(engine, (path) => location.pathname === path, path)
      await openTitle(path)
    }
  })

  /** Waits until the heading is that of the page's title, and no error. */
  const openTitle = (path: string) =>
    until(
      engine,
      (path) =>
        location.pathname === path &&
        document.title
          .toLowerCase()
          .includes((document.querySelector('main h1')?.textContent ?? '?').toLowerCase().slice(0, 12)),
      path,
    )
})
