// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { site } from '#content/site.ts'
import { sharingTexts } from '#content/texts/sharing.ts'
import { sharingPanelTexts } from '#content/texts/sharingPanel.ts'
import { renderInApp } from '#ui/testing/testApp.tsx'
import { ShareArticle } from './ShareArticle.tsx'
import { whatsappLink } from './shared.ts'

// Compiling it for the first time takes a busy machine longer than a test waits for it.
beforeAll(() => import('./SharePanel.tsx'))

const texts = { ...sharingTexts, ...sharingPanelTexts }
const article = { title: 'Selling a Flat & Land', path: '/blogs/selling' }
const address = `${site.origin}/blogs/selling`

afterEach(() => {
  cleanup()
  getSelection()?.removeAllRanges()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const opener = () => screen.getByRole('button', { name: texts.open })
const show = () =>
  renderInApp(
    <article>
      <nav>
        <h2 id="contents">In this article</h2>
      </nav>
      <div data-article-text="">
        <h2 id="return">The return</h2>
        <p>The seller files a return.</p>
      </div>
      <p>A stranger wrote this comment.</p>
      <ShareArticle {...article} />
    </article>,
    '/blogs/selling?utm_source=mail#tax',
  )
async function open() {
  opener().focus()
  await act(async () => {
    fireEvent.pointerDown(opener())
    fireEvent.click(opener())
  })
  return within(await screen.findByRole('dialog', { name: texts.open }))
}
async function showPanel() {
  await show()
  return open()
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const whatsapp = () => screen.getByRole<HTMLAnchorElement>('link', { name: /WhatsApp/ })
const status = () => within(screen.getByRole('dialog')).getByRole('status').textContent
const withNavigator = (more: object) =>
  vi.stubGlobal('navigator', Object.create(navigator, Object.getOwnPropertyDescriptors(more)))
function selectText(sentence = 'The seller files a return.') {
  const text = screen.getByText(sentence).firstChild
  if (text) getSelection()?.setBaseAndExtent(text, 4, text, 16)
}

test('the link is the canonical address, without what the visitor came with, and the panel says so', async () => {
  const panel = await showPanel()
  expect(panel.getByRole('group', { name: texts.link }).textContent).toBe(address)
  expect(status()).toBe(texts.note)
  expect(panel.queryByRole('checkbox')).toBeNull()
})

test('the link is copied, and that is announced politely', async () => {
  const writeText = vi.fn(async () => {})
  withNavigator({ clipboard: { writeText } })
  await showPanel()
  await press(texts.copy)
  expect(writeText).toHaveBeenCalledWith(address)
  expect(status()).toBe(texts.copied)
})

test('where no script may copy, the link is selected', async () => {
  withNavigator({ clipboard: undefined })
  document.execCommand = () => false
  await showPanel()
  await press(texts.copy)
  expect(getSelection()?.toString()).toBe(address)
  expect(status()).toBe(texts.selected)
})

test('WhatsApp opens in a new tab with title and address, and with no receiver', async () => {
  await showPanel()
  const link = new URL(whatsapp().href)
  expect(link.origin + link.pathname).toBe('https://wa.me/')
  expect([...link.searchParams]).toEqual([['text', `${article.title}\n${address}`]])
  expect([whatsapp().target, whatsapp().rel]).toEqual(['_blank', 'noopener noreferrer'])
})

test("the device's own way to share gets title and address, and the panel closes after it", async () => {
  const share = vi.fn(async () => {})
  withNavigator({ share })
  await showPanel()
  await press(texts.native)
  expect(share).toHaveBeenCalledWith({ title: article.title, url: address })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a device without a way of its own shows no button for it', async () => {
  const panel = await showPanel()
  expect(panel.queryByRole('button', { name: texts.native })).toBeNull()
})

test('sharing that was cancelled says nothing, and one that failed offers the link', async () => {
  const share = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new DOMException('cancelled', 'AbortError'))
    .mockRejectedValueOnce(new DOMException('refused', 'NotAllowedError'))
  withNavigator({ share })
  await showPanel()
  await press(texts.native)
  expect(status()).toBe(texts.note)
  await press(texts.native)
  expect(status()).toBe(texts.refused)
})

test('selected words are quoted and the link opens at them, unless the visitor wants the whole article', async () => {
  await show()
  selectText()
  const panel = await open()
  const box = panel.getByRole<HTMLInputElement>('checkbox', { name: texts.atPassage })
  expect(box.checked).toBe(true)
  const link = panel.getByRole('group', { name: texts.link })
  expect(link.textContent).toBe(`${address}#:~:text=seller%20files`)
  expect(new URL(whatsapp().href).searchParams.get('text')).toBe(
    `“seller files”\n${article.title}\n${address}#:~:text=seller%20files`,
  )
  fireEvent.click(box)
  expect(link.textContent).toBe(address)
})

test('a selection that the press itself removes still counts', async () => {
  await show()
  selectText()
  fireEvent.pointerDown(opener())
  getSelection()?.removeAllRanges()
  await act(async () => fireEvent.click(opener()))
  expect(await screen.findByRole('checkbox', { name: texts.atPassage })).toBeTruthy()
})

test('a long quotation is cut between words, so that the link stays in sight', () => {
  const link = whatsappLink({ title: 'T', url: 'https://x/y', quote: 'word '.repeat(200).trim() })
  const [quote = ''] = (new URL(link).searchParams.get('text') ?? '').split('\n')
  expect(quote.length).toBeLessThan(290)
  expect(quote).toMatch(/^“word .*word …”$/)
})

test('Escape closes the panel and the focus returns to the button', async () => {
  await showPanel()
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(opener())
})

test('words that are selected elsewhere, as in a comment, are no passage of the article', async () => {
  await show()
  selectText('A stranger wrote this comment.')
  expect((await open()).queryByRole('checkbox')).toBeNull()
})

test('opened by keyboard later on, the panel does not offer the passage of the time before', async () => {
  await show()
  selectText()
  expect((await open()).getByRole('checkbox')).toBeTruthy()
  await press(texts.close)
  getSelection()?.removeAllRanges()
  await act(async () => fireEvent.click(opener()))
  expect(within(await screen.findByRole('dialog', { name: texts.open })).queryByRole('checkbox')).toBeNull()
})
