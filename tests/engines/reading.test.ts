import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { relatedArticles } from '#content/articles.ts'
import { glossary, termId } from '#content/glossary.ts'
import { slugOf } from '#content/slug.ts'
import { listenTexts } from '#content/texts/listen.ts'
import { listenPlayerTexts } from '#content/texts/listenPlayer.ts'
import { readingSettingsTexts } from '#content/texts/readingSettings.ts'
import { readingSettingsPanelTexts } from '#content/texts/readingSettingsPanel.ts'
import { sampleTexts } from '#content/texts/samples.ts'
import { sharingTexts } from '#content/texts/sharing.ts'
import { sharingPanelTexts } from '#content/texts/sharingPanel.ts'
import { articleWith, samplesOf, termsOf } from '../support/articles.ts'
import { productForAllTests } from '../support/forAllTests.ts'
import { forEachEngine } from './support/forEachEngine.ts'
import { click, gone, hydrated, openPage, shown, until } from './support/page.ts'
import { painted, selectPassage } from './support/passage.ts'
import { copiedTexts, savedFiles, watchTakenAlong } from './support/takenAlong.ts'
import { giveVoice, isOfferedWithVoice } from './support/voice.ts'

const at = productForAllTests()
const article = articleWith('a sample and a term', (one) => samplesOf(one).length > 0 && termsOf(one).length > 0)
const path = `/blogs/${article.slug}`
const [next] = relatedArticles(article)
const dialog = 'dialog[open]'

/** How the article is set. Runs in the page. */
function look() {
  const text = document.querySelector('[data-article-text] > p')
  const { fontSize = '', fontFamily = '' } = text ? getComputedStyle(text) : {}
  return {
    size: Number.parseFloat(fontSize),
    face: fontFamily,
    ground: getComputedStyle(document.body).backgroundColor,
  }
}

/**
 * Theme and style of the page as it comes, before its body: only the scripts in its head have run, in a frame, and nothing
 * is painted yet. Runs in the page.
 */
async function beforeFirstPaint() {
  const html = await (await fetch(location.href)).text()
  const frame = document.body.appendChild(document.createElement('iframe'))
  const page = frame.contentDocument
  page?.open()
  page?.write(html.slice(0, html.indexOf('<body')))
  const { dataset, style } = page?.documentElement ?? document.documentElement
  const found = { theme: dataset.theme, style: style.cssText }
  frame.remove()
  return found
}

forEachEngine((engine) => {
  test('text size, typeface and theme are kept: after a reload they are there before the first paint, until they are reset', async () => {
    const { style, theme, ...texts } = readingSettingsPanelTexts
    const open = () => click(engine, 'main button', readingSettingsTexts.sign + readingSettingsTexts.open)
    const shownLook = () => engine.evaluate(look)
    await openPage(engine, at.url + path)
    const usual = await shownLook()
    await open()
    const choices = [style.size.choices.large, style.face.choices.legible, theme.choices['light sepia']]
    for (const choice of choices) await click(engine, `${dialog} label`, choice)
    await click(engine, `${dialog} button`, texts.close)
    await gone(engine, dialog)
    const chosen = await shownLook()
    expect(chosen.size / usual.size).toBeCloseTo(1.3)
    expect(chosen.face).toMatch(/^"?Atkinson/)
    expect(chosen.ground).not.toBe(usual.ground)

    expect(await engine.evaluate(beforeFirstPaint)).toEqual({
      theme: 'light sepia',
      style: '--reading-size: 1.3; --reading-face: var(--legible);',
    })
    await engine.reload()
    await hydrated(engine)
    expect(await shownLook()).toEqual(chosen)
    await until(engine, () =>
      [...document.fonts].some(({ family, status }) => /^"?Atkinson H/.test(family) && status === 'loaded'),
    )
    await open()
    const checked = () => [...document.querySelectorAll<HTMLInputElement>('dialog :checked')].map(({ value }) => value)
    await expect.poll(() => engine.evaluate(checked)).toEqual(['large', 'usual', 'usual', 'legible', 'light sepia'])
    await click(engine, `${dialog} button`, texts.reset)
    await engine.press('Escape')
    await gone(engine, dialog)
    // On a page that its fonts would move the fallback stays until the next one.
    const { size, ground } = usual
    await expect.poll(shownLook).toEqual({ size, ground, face: expect.stringMatching(/^"?Site Serif/) })
    expect(engine.complaints).toEqual([])
  })

  test('a term shows its meaning on a press and on Enter; Escape closes it and gives the focus back to the term', async () => {
    const [id] = termsOf(article)
    const link = `[data-article-text] a[href="/glossary#${id}"]`
    const meaning = glossary.flatMap(({ terms }) => terms).find((term) => termId(term) === id)?.definition
    await openPage(engine, at.url + path)
    for (const open of [() => click(engine, link), () => engine.press('Enter')]) {
      await open()
      await shown(engine, '[role=dialog]', meaning)
      await expect.poll(() => engine.evaluate(() => document.activeElement?.role)).toBe('dialog')
      await engine.press('Escape')
      await gone(engine, '[role=dialog]')
      await expect.poll(() => engine.evaluate((css) => document.activeElement?.matches(css), link)).toBe(true)
    }
    expect(await engine.evaluate(() => location.pathname)).toBe(path)
    expect(engine.complaints).toEqual([])
  })

  test('a sample is copied and saved as a text and as a Word file, and the article is shared at the words that are selected', async () => {
    await openPage(engine, at.url + path)
    await engine.evaluate(watchTakenAlong)
    const sample = await until(engine, () => {
      const text = document.querySelector('pre')
      text?.scrollIntoView({ block: 'center', behavior: 'instant' })
      return text?.textContent
    })
    const title = samplesOf(article)[0]?.title ?? ''
    const name = slugOf(title)
    for (const [press, answer] of [
      [sampleTexts.copy, sampleTexts.copied],
      [sampleTexts.textFile, sampleTexts.saved(`${name}.txt`)],
      [sampleTexts.wordFile, sampleTexts.saved(`${name}.docx`)],
    ] as const) {
      await click(engine, '.actions button', press)
      await shown(engine, '.actions [role=status]', answer)
    }
    expect(await engine.evaluate(copiedTexts)).toEqual([sample])
    const [text, word] = await engine.evaluate(savedFiles)
    expect(text).toMatchObject({ name: `${name}.txt`, type: 'text/plain;charset=utf-8' })
    const written = `\uFEFF${sample.replaceAll('\n', '\r\n')}\r\n`
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(Uint8Array.from(text?.bytes ?? []))).toBe(written)
    expect(word).toMatchObject({
      name: `${name}.docx`,
      type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    })
    const parts = unzipSync(Uint8Array.from(word?.bytes ?? []))
    expect(strFromU8(parts['word/document.xml'] ?? new Uint8Array())).toContain(title)

    const words = await selectPassage(engine)
    await click(engine, 'main button', sharingTexts.open)
    const link = await shown(engine, `${dialog} [role=group]`)
    expect(link).toContain(`${path}#:~:text=${encodeURIComponent(words)}`)
    const chat = new URL(await engine.evaluate(() => document.querySelector<HTMLAnchorElement>('dialog a')?.href ?? ''))
    expect(chat.host).toBe('wa.me')
    expect(chat.searchParams.get('text')?.split('\n')).toEqual([`“${words}”`, article.displayName, link])
    await click(engine, `${dialog} button`, sharingPanelTexts.copy)
    await shown(engine, `${dialog} [role=status]`, sharingPanelTexts.copied)
    expect(await engine.evaluate(copiedTexts)).toEqual([sample, link])
    await click(engine, `${dialog} button`, sharingPanelTexts.close)
    await gone(engine, dialog)
    expect(engine.complaints).toEqual([])
  })

  test('an article can be heard only where the device has a voice, and each sentence is painted while it is said', async () => {
    const { region, pause, play, close } = listenPlayerTexts
    await openPage(engine, at.url + path)
    await until(engine, isOfferedWithVoice, listenTexts.open)
    await engine.evaluate(giveVoice)
    await click(engine, `main li > a[href="/blogs/${next?.slug}"]`)
    await shown(engine, 'h1', next?.displayName)
    await click(engine, 'main button', listenTexts.open)
    await shown(engine, `[aria-label="${region}"]`)
    await expect.poll(() => painted(engine, 'spoken')).toEqual([next?.displayName])
    await engine.evaluate(() => dispatchEvent(new Event('test:said')))
    const summary = await shown(engine, 'article header + p')
    await expect
      .poll(async () => {
        const [words = ''] = await painted(engine, 'spoken')
        return words !== '' && summary.startsWith(words)
      })
      .toBe(true)
    await click(engine, `[aria-label="${pause}"]`)
    await shown(engine, `[aria-label="${play}"]`)
    await click(engine, `[aria-label="${close}"]`)
    await gone(engine, `[aria-label="${region}"]`)
    expect(await painted(engine, 'spoken')).toEqual([])
    expect(engine.complaints).toEqual([])
  })
})
