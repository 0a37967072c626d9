import { expect } from 'vitest'
import { storedPage } from '#device/offline/storedPage.ts'
import { openPage, returningVisitor, storedForOffline, visitor } from './browser.ts'
import { drawn } from './idle.ts'
import { startProduct } from './product.ts'

/** Opens each page from the server and expects that it hydrates without a warning, an error or a violation of the policy. */
export async function hydrateWithoutComplaints(addresses: readonly string[]): Promise<void> {
  await using product = await startProduct()
  await using someone = await visitor()
  for (const path of addresses) {
    await openPage(someone.page, product.url + path)
    await drawn(someone.page)
    expect(someone.complaints, path).toEqual([])
  }
}

/** Opens each page in a browser that was opened anew after one visit, while the server is away, and expects its text. */
export async function openCold(addresses: readonly string[]): Promise<void> {
  await using product = await startProduct()
  await using visitor = await returningVisitor()
  const online = new Map<string, string>()
  for (const path of addresses) online.set(path, await (await fetch(product.url + path)).text())
  {
    await using first = await visitor.open()
    await openPage(first.page, product.url)
    await storedForOffline(first.page)
  }
  await product.stop()
  await using second = await visitor.open()
  for (const path of addresses) {
    const answer = await second.page.goto(product.url + path)
    expect(answer?.status(), path).toBe(200)
    expect((await answer?.text()) === storedPage(online.get(path) ?? ''), path).toBe(true)
    const { shown, written } = await second.page.evaluate((html) => {
      const readable = (root: Document) => root.querySelector('h1')?.textContent ?? 'none'
      return { shown: readable(document), written: readable(new DOMParser().parseFromString(html, 'text/html')) }
    }, online.get(path) ?? '')
    expect(shown, path).toBe(written)
  }
}
