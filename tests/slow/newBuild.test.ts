import { createHash } from 'node:crypto'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hydrated, openPage, visitor } from '../support/browser.ts'
import { startProduct } from '../support/product.ts'

const dist = process.env.DIST_DIR ?? 'dist'
const address = '/contact'
const sources = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('a page of a new build keeps its styles on a server that was started with the build before', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pravasi-desk-builds-'))
  const built = realpathSync(join(dist, 'current'))
  const show = (name: string) => {
    symlinkSync(join('builds', name), join(folder, '.made'))
    renameSync(join(folder, '.made'), join(folder, 'current'))
  }
  const copy = (name: string) => {
    mkdirSync(join(folder, 'builds', name), { recursive: true })
    for (const part of ['site', 'site.json']) {
      cpSync(join(built, part), join(folder, 'builds', name, part), { recursive: true })
    }
  }
  try {
    copy('first')
    show('first')
    await using product = await startProduct({ SITE_DIR: join(folder, 'current/site') })
    await using someone = await visitor()
    const { page, complaints } = someone
    await openPage(page, product.url + address)
    await hydrated(page)
    const before = await looks(page)

    copy('second')
    restyle(join(folder, 'builds/second'))
    show('second')
    // The server looks for a new build every second.
    await expect.poll(async () => (await fetch(product.url + address)).text()).toContain('--built:second')
    await page.reload()
    await hydrated(page)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--built'))).toBe(
      'second',
    )
    expect(await looks(page)).toEqual(before)
    expect(complaints).toEqual([])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

/** Changes the first inline style of the page, and its hash in the policy, as a change in the design does. */
function restyle(build: string): void {
  const page = join(build, 'site', address, 'index.html')
  const html = readFileSync(page, 'utf8')
  const [, style = ''] = /<style[^>]*>([^<]+)<\/style>/.exec(html) ?? []
  const changed = `${style}:root{--built:second}`
  writeFileSync(
    page,
    html.replaceAll(`>${style}</style>`, () => `>${changed}</style>`),
  )
  for (const ending of ['br', 'gz']) rmSync(`${page}.${ending}`, { force: true })
  const host = join(build, 'site.json')
  const policy = readFileSync(host, 'utf8')
  expect(policy).toContain(sources(style))
  writeFileSync(
    host,
    policy.replaceAll(sources(style), () => sources(changed)),
  )
}

/** How the parts of the page are styled; their height would depend on whether the fonts are here yet. */
function looks(page: Page): Promise<unknown> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body, header, nav, h1, h2, main, section, label, input, button, footer')].map(
      (element) => {
        const { display, position, color, backgroundColor, fontSize, paddingTop } = getComputedStyle(element)
        return [element.localName, display, position, color, backgroundColor, fontSize, paddingTop]
      },
    ),
  )
}
