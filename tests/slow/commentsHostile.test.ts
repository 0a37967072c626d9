import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visitor } from '../support/browser.ts'
import { pageIdle } from '../support/idle.ts'
import { startProduct } from '../support/product.ts'
import { openThread, postComment } from '../support/thread.ts'
import { xssPayloads } from '../support/xssPayloads.ts'

/** No database takes NUL: the backend refuses it, which its own tests prove. */
const payloads = xssPayloads.filter((payload) => !payload.includes('\0'))

/** The elements of a row; `bare` leaves out the links that addresses became, which are looked at one by one. */
interface RowShape {
  id: string
  elements: string
  author: string
  text: string
  links: { href: string; rel: string; attributes: string }[]
}

test('CM-08 more than a hundred hostile texts and names stay text in the real page: no dialog, no script, nothing loaded, no element more', async () => {
  await using product = await startProduct({ LIMITS: 'off' })
  await using someone = await visitor()
  const { page } = someone
  expect(payloads.length).toBeGreaterThan(100)
  const plain = await postComment(product.url, 'blog1', { text: 'Plain words\nNo. 0', username: 'Plain name' })
  // The number keeps those that differ in signs only from being taken for the same text again and again.
  const posted = new Map<string, string>()
  for (const [index, payload] of payloads.entries()) {
    const text = `${payload}\nNo. ${index + 1}`
    posted.set((await postComment(product.url, 'blog1', { text, username: payload }))._id, payload)
  }
  // Those that reverse the direction of reading are held: readers never meet them.
  const held = (await product.cli('comments', '--state', 'held')) as { id: string }[]
  expect(held.map(({ id }) => posted.get(id)).filter((payload = '') => !/[\u202d\u202e]/.test(payload))).toEqual([])
  const dialogs: string[] = []
  const strange: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== product.url) strange.push(request.url())
  })
  await openThread(page, product.url, 'blog1')
  const address = page.url()
  await page.waitForFunction(
    (count) => document.querySelectorAll('.rows article').length === count,
    posted.size + 1 - held.length,
  )
  const shapes = await rowShapes(page)
  const expected = shapes.find(({ id }) => id === plain._id)?.elements
  for (const { id, elements, author, text, links } of shapes) {
    if (id === plain._id) continue
    const payload = posted.get(id) ?? ''
    expect(elements, payload).toBe(expected)
    expect(visible(text), payload).toBe(visible(`${payload}\nNo. ${[...posted.keys()].indexOf(id) + 1}`))
    expect([visible(payload), 'Anonymous'], payload).toContain(visible(author))
    for (const { href, rel, attributes } of links) {
      expect(href, payload).toMatch(/^https?:\/\/(?!evil)/)
      expect([rel, attributes], payload).toEqual(['nofollow ugc noopener', 'href rel target'])
    }
  }
  // Pointers, keys, animations and idle time are what handlers wait for.
  for (const { id } of shapes) await page.locator(`#comment-${id}`).dispatchEvent('pointerover')
  await page.keyboard.press('Tab')
  await pageIdle(page)
  expect([dialogs, strange, someone.complaints]).toEqual([[], [], []])
  expect(page.url()).toBe(address)
  expect(await page.locator('script').evaluateAll((all) => all.map((one) => one.textContent).join(''))).not.toMatch(
    /alert\(/,
  )
})

/** Characters that can be seen in ASCII; how others are shown is proven beside the code. */
function visible(text: string): string {
  return text.replace(/[^\x21-\x7e]/g, '')
}

function rowShapes(page: Page): Promise<RowShape[]> {
  return page.locator('.rows article').evaluateAll((articles) =>
    articles.map((article) => {
      const links = [...article.querySelectorAll('p[dir=auto] a')]
      const text = article.querySelector('p[dir=auto]')?.cloneNode(true) as Element
      for (const unseen of text.querySelectorAll('.unseen')) unseen.remove()
      const ofLinks = new Set(links.flatMap((link) => [link, ...link.querySelectorAll('*')]))
      const elements = [...article.querySelectorAll('*')].filter((element) => !ofLinks.has(element))
      return {
        id: article.id.replace('comment-', ''),
        elements: elements.map(({ tagName, className }) => `${tagName}.${className}`).join(' '),
        author: article.querySelector('bdi')?.textContent ?? '',
        text: text.textContent ?? '',
        links: links.map((link) => ({
          href: link.getAttribute('href') ?? '',
          rel: link.getAttribute('rel') ?? '',
          attributes: link.getAttributeNames().sort().join(' '),
        })),
      }
    }),
  )
}
