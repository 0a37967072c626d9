import { expect, test } from 'vitest'
import { frameTexts } from '#content/texts/frame.ts'
import { startProduct } from '../support/product.ts'
import { forEachEngine } from './support/forEachEngine.ts'
import { startOtherSite } from './support/otherSite.ts'
import { click, fieldValue, gone, hydrated, openPage, shown, storedForOffline, until } from './support/page.ts'
import {
  enquiries,
  fillEnquiry,
  messageField,
  notice,
  outboxEmpty,
  saveEnquiry,
  submitEnquiry,
} from './support/writing.ts'

forEachEngine((engine) => {
  test('OB-04 OB-07 what is written after coming back from another site is kept as a draft, saved offline, and sent once', async () => {
    await using product = await startProduct()
    await using other = await startOtherSite()
    await openPage(engine, `${product.url}/contact`)
    await storedForOffline(engine)
    await engine.evaluate((url) => location.assign(url), other.url)
    await until(engine, () => document.title === 'Other')
    await engine.back()
    await until(engine, () => location.pathname === '/contact')
    await hydrated(engine)

    await fillEnquiry(engine, 'Written after coming back.')
    await submitEnquiry(engine)
    await notice(engine, 'success')
    await gone(engine, '[data-notice]')

    await product.stop()
    await saveEnquiry(engine, 'Saved after coming back.')
    await fillEnquiry(engine, 'A draft after coming back')
    await engine.reload()
    await hydrated(engine)
    await expect.poll(() => fieldValue(engine, messageField)).toBe('A draft after coming back')
    await product.start()
    await engine.evaluate(() => dispatchEvent(new Event('online')))
    await outboxEmpty(engine)
    await expect.poll(() => enquiries(product)).toEqual(['Written after coming back.', 'Saved after coming back.'])
  })
  test('a theme that was chosen on the next page is the one of the page that is come back to', async () => {
    await using product = await startProduct()
    await openPage(engine, `${product.url}/about`)
    await engine.evaluate(() => localStorage.setItem('theme', 'light'))
    await engine.reload()
    await hydrated(engine)
    await openPage(engine, `${product.url}/contact`)
    await click(engine, `header [aria-label="${frameTexts.switchToDark}"]`)
    await engine.back()
    await until(engine, () => location.pathname === '/about')
    await until(engine, () => document.documentElement.dataset.theme === 'dark')
    await shown(engine, `header [aria-label="${frameTexts.switchToLight}"]`)
  })
})
