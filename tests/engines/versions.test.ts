import { beforeAll, expect, test } from 'vitest'
import { buildNextVersion, startDeployment } from '../support/deployment.ts'
import { alsoEndToEnd, forEachEngine } from './support/forEachEngine.ts'
import { click, fieldValue, hydrated, openPage, shown, storedForOffline, until } from './support/page.ts'
import { fillEnquiry, messageField } from './support/writing.ts'

beforeAll(() => {
  expect(buildNextVersion()).toEqual([])
}, 180_000)

forEachEngine((engine) => {
  test('OF-23 a new version is announced, comes in when the visitor agrees, and keeps what was typed', async () => {
    await using site = await startDeployment()
    const { url } = site.product
    await openPage(engine, `${url}/contact`)
    await storedForOffline(engine)
    await fillEnquiry(engine, 'Typed before the update')
    site.deployNext()
    await engine.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update()
    })
    await shown(engine, '[data-version=ready]')
    await click(engine, '[data-version] button', 'Update')
    // Something is typed: the visitor says when the page may be loaded again.
    await click(engine, '[data-version=replaced] button', 'Reload now')
    await until(engine, () => document.querySelector('link[as=script][href*="/next-"]') !== null)
    await hydrated(engine)
    await expect.poll(() => fieldValue(engine, messageField)).toBe('Typed before the update')
    await site.product.stop()
    await openPage(engine, `${url}/about`)
    expect(await engine.evaluate(() => document.querySelector('link[as=script][href*="/next-"]') !== null)).toBe(true)
  })
}, alsoEndToEnd)
