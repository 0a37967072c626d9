import { afterEach, beforeEach, expect, test } from 'vitest'
import { otherArticle } from '../support/addresses.ts'
import { productForAllTests } from '../support/forAllTests.ts'
import { commentsOf, postComment } from '../support/thread.ts'
import { startWire, type Wire } from '../support/wire.ts'
import { alsoEndToEnd, forEachEngine } from './support/forEachEngine.ts'
import { click, fieldValue, fill, gone, openPage, shown, storedForOffline, until } from './support/page.ts'
import { nearThread, openThread, pressIn, savedText, toast, write } from './support/writing.ts'

const at = productForAllTests()

forEachEngine((engine) => {
  let wire: Wire
  beforeEach(async () => {
    wire = await startWire(at.url)
  })
  afterEach(() => wire[Symbol.asyncDispose]())
  const texts = () =>
    engine.evaluate(() =>
      [...document.querySelectorAll('#comments .rows article p[dir=auto]')].map((text) => text.textContent),
    )

  test('CM-10 CM-20 CM-21 CM-23 a comment, a reply and a reply to it join the thread', async () => {
    await openThread(engine, wire.url + otherArticle)
    const mine = [`Question in ${engine.name}`, `Answer in ${engine.name}`, `Thanks in ${engine.name}`] as const
    await write(engine, 'comment', mine[0])
    await shown(engine, '#comments .rows article', mine[0])
    for (const [index, text] of mine.slice(1).entries()) {
      await pressIn(engine, mine[index] ?? '', 'Reply')
      await write(engine, 'reply', text)
      await gone(engine, '[data-form=reply]')
    }
    await expect.poll(texts).toEqual(expect.arrayContaining([...mine]))
  })

  test('CM-30 CM-31 CM-32 CM-36 the report dialog keeps the focus, closes with Escape, and sends the reason', async () => {
    const blogId = 'blog2'
    const text = `Rude in ${engine.name}`
    await postComment(at.url, blogId, { text })
    await openThread(engine, `${wire.url}/blogs/${blogId}`)
    await shown(engine, '#comments .rows article', text)
    await pressIn(engine, text, 'Report')
    await shown(engine, 'dialog[open] [name=reason]')
    await engine.press('Escape')
    await gone(engine, 'dialog[open]')
    await expect.poll(() => engine.evaluate(() => document.activeElement?.textContent)).toBe('Report')
    expect(wire.keys).toEqual([])
    await pressIn(engine, text, 'Report')
    await fill(engine, 'dialog [name=reason]', 'It is rude')
    await click(engine, 'dialog button[type=submit]')
    await toast(engine, 'Comment reported to admin.')
    expect(await at.product.cli('reports')).toContainEqual(
      expect.objectContaining({ commentText: text, reason: 'It is rude' }),
    )
  })

  test('OB-08 a comment written without a connection waits in the thread and becomes the server’s, once', async () => {
    const blogId = 'blog4'
    const text = `Offline in ${engine.name}`
    await openPage(engine, wire.url)
    await storedForOffline(engine)
    await openThread(engine, `${wire.url}/blogs/${blogId}`)
    wire.fault = 'lose request'
    await write(engine, 'comment', text)
    await toast(engine, savedText)
    await shown(engine, '[data-pending=waiting]', text)
    wire.fault = 'none'
    await engine.evaluate(() => dispatchEvent(new Event('online')))
    await gone(engine, '[data-pending]')
    await expect.poll(texts).toContain(text)
    const sent = await commentsOf(at.url, blogId)
    expect(sent.filter((comment) => comment.text === text)).toHaveLength(1)
  })

  test('a half-written comment is there again after a reload', async () => {
    await openThread(engine, `${wire.url}/blogs/blog5`)
    await fill(engine, '[data-form=comment] [name=text]', 'Half a comment')
    await engine.reload()
    await nearThread(engine)
    await expect.poll(() => fieldValue(engine, '[data-form=comment] [name=text]')).toBe('Half a comment')
  })

  test('SU-01 SU-02 a subscription is sent and the answer of the server is shown', async () => {
    await openPage(engine, `${wire.url}/contact`)
    await fill(engine, 'form:has([placeholder]) [name=email][placeholder]', `${engine.name}@example.com`)
    await engine.press('Enter')
    const shownText = 'section:has([name=email][placeholder]) [role=status]'
    await until(engine, (css) => document.querySelector(css)?.textContent, shownText)
    expect(await shown(engine, shownText)).not.toBe('Already a subscriber!')
    expect(await at.product.cli('subscribers')).toContainEqual(
      expect.objectContaining({ email: `${engine.name}@example.com` }),
    )
    expect(wire.keys).toHaveLength(1)
  })
}, alsoEndToEnd)
