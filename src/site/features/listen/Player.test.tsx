// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { articleCards, loadArticle } from '#content/articles.ts'
import { edition } from '#content/edition.ts'
import { listeningKey } from '#content/storageKeys.ts'
import { listenPlayerTexts as texts } from '#content/texts/listenPlayer.ts'
import { clearListening, listeningIn, saveListening } from '#device/offline/listening.ts'
import { noteConnection } from '#ui/browser/connection.ts'
import { renderInApp } from '#ui/testing/testApp.tsx'
import Player from './Player.tsx'
import { FakeSynth, fakeSpeech, rishi } from './testing/fakeSpeech.ts'

const daniel = { ...rishi, name: 'Daniel', voiceURI: 'Daniel', lang: 'en-GB' }

beforeEach(async () => {
  await clearListening()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      cssRules = []
      replaceSync() {}
    },
  )
  Object.defineProperty(document, 'adoptedStyleSheets', { value: [], writable: true, configurable: true })
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  vi.spyOn(Range.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, 200, 100, 30))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
})

interface OpenedProps {
  children: (opener: RefObject<HTMLButtonElement | null>, close: () => void) => ReactNode
  onShow: () => void
}

/** Shows the player as the page does: when its text is there already, and the button that opens it. */
function Opened({ children, onShow }: OpenedProps) {
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    onShow()
    setOpen(true)
  }, [onShow])
  return (
    <>
      <button ref={opener} type="button">
        Listen
      </button>
      <input aria-label="Comment" />
      {isOpen && children(opener, () => setOpen(false))}
    </>
  )
}

const nothing = () => {}

async function show(voices = [rishi, daniel], onShow = nothing) {
  const card = await loadArticle(articleCards[0]?.slug ?? '')
  if (!card) throw new Error('the content holds no article')
  const blog = {
    ...card,
    content: [{ type: 'heading' as const, level: 2 as const, content: 'The will', id: 'the-will' }],
  }
  const synth = new FakeSynth(voices)
  const onClose = vi.fn()
  const view = await renderInApp(
    <article>
      <div data-article-text="">
        <p>First one. Then two.</p>
        <h2 id="the-will">
          <span>1. </span>The will
        </h2>
      </div>
      <Opened onShow={onShow}>
        {(opener, close) => (
          <Player
            blog={blog}
            opener={opener}
            onClose={() => {
              onClose()
              close()
            }}
            speech={() => fakeSpeech(synth)}
          />
        )}
      </Opened>
    </article>,
  )
  await waitFor(() => expect(synth.said).not.toHaveLength(0))
  return { synth, onClose, blog, ...view }
}
const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => act(async () => void fireEvent.click(button(name)))
const choose = (name: string, value: string) =>
  act(async () => void fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } }))

test('the player is a region with named buttons, begins to read, and has the focus on its main button', async () => {
  const { synth } = await show()
  const bar = within(screen.getByRole('region', { name: texts.region }))
  for (const name of [texts.previous, texts.pause, texts.next, texts.voice, texts.close]) {
    expect(bar.getByRole('button', { name })).toBeTruthy()
  }
  expect(synth.texts).toEqual(['First one.'])
  expect(document.activeElement).toBe(button(texts.pause))
})

test('a reader who went on while the script was loading keeps the focus', async () => {
  await show([rishi], () => screen.getByLabelText('Comment').focus())
  expect(document.activeElement).toBe(screen.getByLabelText('Comment'))
})

test('the focus goes back to the button that opened it, where it would be lost', async () => {
  await show()
  await press(texts.close)
  expect(document.activeElement?.textContent).toBe('Listen')
})

test('it pauses and plays, and moves by paragraph', async () => {
  const { synth } = await show()
  await press(texts.pause)
  expect(synth.speaking).toBe(false)
  await press(texts.play)
  await press(texts.next)
  await press(texts.previous)
  expect(synth.texts).toEqual(['First one.', 'First one.', 'Heading one: The will', 'First one.'])
})

test('speed and voice are kept on the device and hold for the next article', async () => {
  const { synth, unmount } = await show()
  await choose(texts.speed, '1.5')
  await press(texts.voice)
  await choose(texts.voice, 'Daniel')
  expect(synth.current).toMatchObject({ rate: 1.5, voice: daniel })
  expect(JSON.parse(localStorage.getItem(listeningKey) ?? '')).toEqual({ rate: 1.5, voice: 'Daniel' })
  unmount()
  expect((await show()).synth.current).toMatchObject({ rate: 1.5, voice: daniel })
})

test('a kept choice that makes no sense is as none', async () => {
  localStorage.setItem(listeningKey, '{"rate":"fast","voice":3}')
  expect((await show()).synth.current).toMatchObject({ rate: 1, voice: rishi })
})

test('voices that the browser names late are offered', async () => {
  const { synth } = await show([rishi])
  expect(screen.queryByRole('button', { name: texts.voice })).toBeNull()
  act(() => synth.name([rishi, { ...daniel, localService: false }]))
  await press(texts.voice)
  expect(screen.getByRole('option', { name: 'Daniel, needs a connection' })).toBeTruthy()
})

test('the article goes on where it was stopped', async () => {
  const { blog, unmount } = await show()
  unmount()
  await saveListening(blog.slug, { passage: 0, sentence: 'Then two.' })
  expect((await show()).synth.texts).toEqual(['Then two.'])
})

test('the places in an article and in its translation are two', async () => {
  const { blog, unmount } = await show()
  unmount()
  await saveListening(blog.slug, { passage: 0, sentence: 'Then two.' })
  edition.prefix = '/hi'
  onTestFinished(() => {
    edition.prefix = ''
  })
  const { synth } = await show()
  expect(synth.texts).toEqual(['First one.'])
  for (const _ of [1, 2, 3]) act(() => synth.finish())
  await waitFor(async () => expect(await listeningIn(`/hi${blog.slug}`)).toBeUndefined())
  expect(await listeningIn(blog.slug)).toEqual({ passage: 0, sentence: 'Then two.' })
})

test('sentences are not announced, but an end and a voice that does not answer are', async () => {
  const { synth, blog } = await show()
  const status = () => within(screen.getByRole('region', { name: texts.region })).getByRole('status').textContent
  expect(status()).toBe('')
  act(() => synth.fail('synthesis-failed'))
  expect(status()).toBe(texts.failed)
  await press(texts.play)
  expect(status()).toBe('')
  for (const _ of [1, 2, 3]) act(() => synth.finish())
  expect(status()).toBe(texts.ended)
  await waitFor(async () => expect(await listeningIn(blog.slug)).toBeUndefined())
})

test('Escape and the button close it', async () => {
  const { onClose } = await show()
  fireEvent.keyDown(button(texts.pause), { key: 'Escape', keyCode: 229 })
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.keyDown(button(texts.pause), { key: 'Escape' })
  expect(onClose).toHaveBeenCalledOnce()
  cleanup()
  const again = await show()
  await press(texts.close)
  expect(again.onClose).toHaveBeenCalledOnce()
})

test('it falls silent when it goes with the page', async () => {
  const { synth, unmount } = await show()
  unmount()
  expect(synth.speaking).toBe(false)
})

test('its height is known to what floats above it, and forgotten with it', async () => {
  let notify = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(changed: () => void) {
        notify = changed
      }
      observe() {}
      disconnect() {}
    },
  )
  const { unmount } = await show()
  notify()
  const height = () => document.documentElement.style.getPropertyValue('--player-height')
  expect(height()).toMatch(/^\d+px$/)
  unmount()
  expect(height()).toBe('')
})

test('a voice that needs the network is offered while there is a connection', async () => {
  await show([rishi, { ...daniel, localService: false }])
  await press(texts.voice)
  const offered = () => within(screen.getByRole('combobox', { name: texts.voice })).getAllByRole('option')
  expect(offered()).toHaveLength(2)
  act(() => noteConnection(false))
  expect(screen.queryByRole('button', { name: texts.voice })).toBeNull()
  expect(offered()).toHaveLength(1)
  act(() => noteConnection())
  expect(offered()).toHaveLength(2)
})
