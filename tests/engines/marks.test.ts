import { expect, test } from 'vitest'
import { articleCards } from '#content/articles.ts'
import { unfinishedKey } from '#content/storageKeys.ts'
import { marksTexts as texts } from '#content/texts/marks.ts'
import { readingTexts } from '#content/texts/reading.ts'
import { productForAllTests } from '../support/forAllTests.ts'
import { forEachEngine } from './support/forEachEngine.ts'
import { click, fill, gone, hydrated, openPage, shown, until } from './support/page.ts'
import { painted, pressPainted, selectPassage } from './support/passage.ts'

const at = productForAllTests()
const [first] = articleCards
const path = `/blogs/${first?.slug}`
const library = '[data-offline-storage]'

forEachEngine((engine) => {
  test('a passage is highlighted and gets a note, both are there after a reload, the library leads back to it, and it is deleted', async () => {
    const tools = (name: string) => `section[aria-label="${name}"] button`
    await openPage(engine, at.url + path)
    const words = await selectPassage(engine)
    await click(engine, tools(texts.tools), texts.highlight)
    await shown(engine, '[role=status]', texts.marked)
    await expect.poll(() => painted(engine, 'marked')).toEqual([words])
    await pressPainted(engine, 'marked')
    await click(engine, tools(texts.markTools), texts.note)
    await fill(engine, 'dialog[open] [name=note]', 'Ask the bank about this.')
    await click(engine, 'dialog[open] button', texts.saveNote)
    await shown(engine, '[role=status]', texts.noted)

    await engine.reload()
    await hydrated(engine)
    await shown(engine, 'main li', 'Ask the bank about this.')
    await expect.poll(() => painted(engine, 'noted')).toEqual([words])

    await openPage(engine, `${at.url}/offline`)
    await click(engine, `${library} summary`, texts.list)
    expect(await shown(engine, `${library} li`, 'Ask the bank about this.')).toContain(words)
    await click(engine, `${library} li a`, texts.show)
    await expect.poll(() => painted(engine, 'passage')).toEqual([words])
    await pressPainted(engine, 'passage')
    await click(engine, tools(texts.markTools), texts.delete)
    await shown(engine, '[role=status]', texts.deleted)
    await gone(engine, 'main li', 'Ask the bank about this.')
    expect(await Promise.all(['marked', 'noted', 'passage'].map((name) => painted(engine, name)))).toEqual([[], [], []])
    expect(engine.complaints).toEqual([])
  })

  test('the home page offers to go on in the article that was left, at the heading that was reached', async () => {
    await openPage(engine, at.url + path)
    await engine.evaluate((key) => localStorage.removeItem(key), unfinishedKey)
    const heading = await until(engine, () => {
      // A font that arrives sets all text anew, and not every engine keeps what is read in its place.
      if (document.fonts.status === 'loading') return undefined
      const headings = document.querySelectorAll('[data-article-text] > h2[id]')
      const { top = 0 } = headings[2]?.getBoundingClientRect() ?? {}
      scrollTo({ top: top + scrollY - 100, behavior: 'instant' })
      return headings[2]?.id
    })
    // Set when the place is written.
    await until(engine, (key) => localStorage.getItem(key), unfinishedKey)
    // The bar with the link is out of sight on the way down.
    await engine.evaluate(() => document.querySelector<HTMLElement>('header a[href="/"]')?.click())
    await shown(engine, '[data-continue]', readingTexts.continueIn(first?.displayName ?? ''))
    await click(engine, '[data-continue] button', readingTexts.go)
    await until(engine, (path, id) => location.pathname === path && location.hash === `#${id}`, path, heading)
    await until(
      engine,
      (id) => {
        const { top = -1 } = document.getElementById(id)?.getBoundingClientRect() ?? {}
        return top >= 0 && top < innerHeight / 2
      },
      heading,
    )
    expect(engine.complaints).toEqual([])
  })
})
