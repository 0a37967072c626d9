import { expect, test } from 'vitest'
import { startLine } from '../support/badLine.ts'
import { productForAllTests } from '../support/forAllTests.ts'
import { forEachEngine } from './support/forEachEngine.ts'
import { startOtherSite } from './support/otherSite.ts'
import { openPage, until } from './support/page.ts'

const at = productForAllTests()

/** Milliseconds that the other site takes: longer than the page takes to ask whether its own site can be reached. */
const slow = 8000

forEachEngine((engine) => {
  const arrived = () => until(engine, () => document.body?.textContent?.includes('Another site'))

  test('who leaves the site while its next page is coming gets where they went', async () => {
    await using other = await startOtherSite(slow)
    await using line = await startLine(at.url)
    await openPage(engine, `${line.url}/about`)
    line.faults = { latency: 400 }
    await engine.evaluate((url) => {
      document.querySelector<HTMLAnchorElement>('footer a[href="/contact"]')?.click()
      setTimeout(() => location.assign(url), 100)
    }, other.url)
    await arrived()
  })

  test('who leaves a page before it answers gets where they went', async () => {
    await using other = await startOtherSite(slow)
    await using line = await startLine(at.url)
    await engine.goto(other.url)
    line.faults = { drops: ({ path }) => (path.endsWith('.js') ? 'unanswered' : undefined) }
    await engine.goto(`${line.url}/about`)
    await engine.evaluate((url) => setTimeout(() => location.assign(url), 100), other.url)
    await arrived()
    expect(line.asked.filter((path) => path === '/about')).toHaveLength(1)
  })
})
