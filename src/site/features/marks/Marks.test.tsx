// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { marksTexts as texts } from '#content/texts/marks.ts'
import { marksOn } from '#device/offline/marks.ts'
import { highlightsForAllTests } from './testing/forAllTests.ts'
import {
  entries,
  highlight,
  kept,
  list,
  markOf,
  paragraphs,
  path,
  press,
  select,
  showArticle,
  store,
  textWith,
  tools,
  words,
} from './testing/showArticle.tsx'

const painted = highlightsForAllTests()

test('nothing is loaded before the reader selects something, on an article without marks', async () => {
  const load = vi.fn(() => import('./marksScript.ts'))
  await showArticle(paragraphs, path, load)
  await marksOn(path)
  expect(load).not.toHaveBeenCalled()
  await select(words)
  expect(load).toHaveBeenCalled()
})

test('a script that does not arrive is asked for again after a while, not with every change of the selection', async () => {
  const load = vi.fn(() => import('./marksScript.ts')).mockRejectedValueOnce(new Error('offline'))
  const now = vi.spyOn(Date, 'now').mockReturnValue(0)
  await showArticle(paragraphs, path, load)
  await select(words)
  await select('before money leaves')
  await select(words)
  expect(load).toHaveBeenCalledOnce()
  now.mockReturnValue(10_000)
  await select(words)
  await tools()
  await select('before money leaves')
  expect(load).toHaveBeenCalledTimes(2)
})

test('what was selected before the script ran is looked at when the browser is idle', async () => {
  const idle: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run))
  const look = vi.spyOn(window, 'getSelection')
  await showArticle()
  expect(look).not.toHaveBeenCalled()
  await act(async () => {
    for (const run of idle) run()
  })
  expect(look).toHaveBeenCalled()
})

test('on an article with marks the script is loaded at once, and the marks are coloured', async () => {
  await showArticle()
  await highlight()
  cleanup()
  expect(painted('marked')).toEqual([])
  await showArticle()
  await waitFor(() => expect(painted('marked')).toEqual([words]))
})

test('the prerendered page holds nothing of it', async () => {
  const { container } = await showArticle()
  const { Marks } = await import('./Marks.tsx')
  expect(renderToString(<Marks blog={{ slug: 'x', content: [] } as never} />)).toBe('')
  expect(container.querySelectorAll('button')).toHaveLength(0)
})

test('a highlight is kept on the device, coloured, and listed under the text', async () => {
  await showArticle()
  await highlight()
  expect(await kept()).toEqual([[words, '']])
  expect((await entries()).map((entry) => entry.querySelector('blockquote')?.textContent)).toEqual([words])
  expect(screen.queryByRole('region', { name: texts.tools })).toBeNull()
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(texts.marked))
  // The document is as React made it.
  expect(textWith(words).data).toBe(paragraphs[0])
})

test('a deleted mark can be brought back, and the keyboard is where that is offered, then at the list', async () => {
  await showArticle()
  await highlight()
  await press(texts.delete)
  await waitFor(async () => expect(await kept()).toEqual([]))
  const undo = screen.getByRole('button', { name: texts.undo })
  expect(document.activeElement).toBe(undo)
  expect(document.getElementById(undo.getAttribute('aria-describedby') ?? '')?.textContent).toBe(texts.deleted)
  await press(texts.undo)
  await waitFor(async () => expect(await kept()).toEqual([[words, '']]))
  expect(document.activeElement?.textContent).toBe(texts.onArticle)
})

test('in an edited article a mark is found again, and a changed or missing passage is listed as such with its words', async () => {
  await showArticle()
  await highlight(paragraphs[0])
  await highlight(paragraphs[1])
  await highlight('keeps the tax back')
  cleanup()
  await showArticle([
    'A new paragraph comes first, with other words.',
    'Keep the certificate of every year of deposit in one folder.',
    paragraphs[2] ?? '',
  ])
  await waitFor(() =>
    expect(painted('marked')).toEqual([
      'Keep the certificate of every year of deposit in one folder.',
      'keeps the tax back',
    ]),
  )
  const [edited, gone, same] = await entries()
  expect(edited?.textContent).toContain(paragraphs[0])
  expect(edited?.textContent).toContain(texts.changed.edited)
  expect(gone?.textContent).toContain(paragraphs[1])
  expect(gone?.textContent).toContain(texts.changed.gone)
  expect(within(gone ?? document.body).queryByRole('button', { name: texts.show })).toBeNull()
  expect(same?.textContent).not.toContain('changed')
  await waitFor(async () =>
    expect((await marksOn(path)).map(({ changed }) => changed)).toEqual(['edited', 'gone', undefined]),
  )
})

test('a browser that cannot colour text says so, and leads to a passage by selecting it', async () => {
  vi.stubGlobal('Highlight', undefined)
  await store(markOf('one'))
  await showArticle()
  expect((await list()).textContent).toContain(texts.unpainted)
  await press(texts.show)
  expect(String(getSelection())).toBe(words)
})
