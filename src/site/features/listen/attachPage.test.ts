// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearListening, listeningIn } from '#device/offline/listening.ts'
import { attachPage } from './attachPage.ts'
import { createReader } from './createReader.ts'
import { readPassages } from './readPassages.ts'
import { FakeSynth, fakeSpeech } from './testing/fakeSpeech.ts'

let top = 200
let detach = () => {}
const scrolled = () => vi.mocked(window.scrollTo).mock.calls.length

beforeEach(async () => {
  top = 200
  await clearListening()
  document.body.innerHTML = '<div id="text"><p>A1. A2.</p><p>B1.</p></div>'
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  vi.spyOn(Range.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, top, 100, 30))
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      cssRules = []
      replaceSync() {}
    },
  )
  Object.defineProperty(document, 'adoptedStyleSheets', { value: [], writable: true, configurable: true })
})
afterEach(() => {
  detach()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function attach() {
  const text = document.getElementById('text')
  const passages = text ? readPassages(text) : []
  const synth = new FakeSynth()
  const reader = createReader({ passages, speech: fakeSpeech(synth), choice: { rate: 1 }, isOnline: () => true })
  const page = attachPage({ reader, passages, placeKey: 'a', title: 'Capital Gains', playerHeight: () => 60 })
  detach = page.detach
  return { synth, reader, ...page }
}
const outlined = () => document.querySelector('[data-spoken]')?.textContent

test('without the highlight API the passage is outlined, and nothing is when the player goes', () => {
  const { synth, reader } = attach()
  reader.play()
  expect(outlined()).toBe('A1. A2.')
  synth.finish()
  synth.finish()
  expect(outlined()).toBe('B1.')
  detach()
  expect(outlined()).toBeUndefined()
})

test('with it the sentence is highlighted, and no element changes', () => {
  const highlights = new Map<string, { ranges: Range[] }>()
  vi.stubGlobal('CSS', { highlights })
  vi.stubGlobal(
    'Highlight',
    class {
      ranges: Range[]
      constructor(...ranges: Range[]) {
        this.ranges = ranges
      }
    },
  )
  const { synth, reader } = attach()
  const before = document.body.innerHTML
  reader.play()
  synth.finish()
  expect(highlights.get('spoken')?.ranges.map(String)).toEqual(['A2.'])
  expect(document.body.innerHTML).toBe(before)
  detach()
  expect(highlights.size).toBe(0)
})

test('a sentence out of sight is scrolled to, one in sight is not', () => {
  const { synth, reader } = attach()
  reader.play()
  expect(scrolled()).toBe(0)
  top = 3000
  synth.finish()
  expect(scrolled()).toBe(1)
})

test('a reader who scrolls away is left alone, until the sentence is in sight again or a button is pressed', () => {
  const { synth, reader, actions } = attach()
  reader.play()
  dispatchEvent(new Event('wheel'))
  top = -900
  dispatchEvent(new Event('scroll'))
  synth.finish()
  expect(scrolled()).toBe(0)
  actions.nexttrack()
  expect(scrolled()).toBe(1)
  top = 300
  dispatchEvent(new Event('scroll'))
  dispatchEvent(new Event('wheel'))
  top = -900
  dispatchEvent(new Event('scroll'))
  actions.previoustrack()
  expect(scrolled()).toBe(2)
})

test('our own smooth scroll does not count as the reader’s', () => {
  const { synth, reader } = attach()
  top = 3000
  reader.play()
  dispatchEvent(new Event('scroll'))
  synth.finish()
  expect(scrolled()).toBe(2)
})

test('the scroll is instant with reduced motion', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const { reader } = attach()
  top = 3000
  reader.play()
  expect(window.scrollTo).toHaveBeenCalledWith(expect.objectContaining({ behavior: 'instant' }))
})

test('the sentence is kept on the device, and forgotten at the end', async () => {
  const { synth, reader } = attach()
  reader.play()
  synth.finish()
  await expect.poll(() => listeningIn('a')).toEqual({ passage: 0, sentence: 'A2.' })
  synth.finish()
  synth.finish()
  expect(reader.state.get().status).toBe('ended')
  await expect.poll(() => listeningIn('a')).toBeUndefined()
})

test('leaving the page falls silent', () => {
  const { synth, reader } = attach()
  reader.play()
  dispatchEvent(new Event('pagehide'))
  expect([reader.state.get().status, synth.speaking]).toEqual(['paused', false])
})

test('a tab that begins to read pauses the others', async () => {
  const { reader } = attach()
  reader.play()
  const other = new BroadcastChannel('listening')
  other.postMessage('began')
  await expect.poll(() => reader.state.get().status).toBe('paused')
  const heard = vi.fn()
  other.onmessage = heard
  reader.play()
  await expect.poll(() => heard).toHaveBeenCalledOnce()
  other.close()
})

test('the screen stays on while the article is read, also after the page was hidden, and may sleep in a pause', async () => {
  const release = vi.fn(async () => {})
  const request = vi.fn(async () => ({ release }))
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true })
  const { reader } = attach()
  reader.play()
  expect(request).toHaveBeenCalledExactlyOnceWith('screen')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(request).toHaveBeenCalledTimes(2)
  await Promise.all(request.mock.results.map(({ value }) => value))
  await new Promise((resolve) => setTimeout(resolve))
  expect(release).not.toHaveBeenCalled()
  reader.pause()
  expect(release).toHaveBeenCalledOnce()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(request).toHaveBeenCalledTimes(2)
  Reflect.deleteProperty(navigator, 'wakeLock')
})

test('the media keys play, pause and move, name the article, and are given back', () => {
  const handlers = new Map<string, (() => void) | null>()
  const session = {
    metadata: null as { title: string } | null,
    playbackState: 'none',
    setActionHandler: (name: string, handler: (() => void) | null) => void handlers.set(name, handler),
  }
  vi.stubGlobal(
    'MediaMetadata',
    class {
      title: string
      constructor({ title }: { title: string }) {
        this.title = title
      }
    },
  )
  Object.defineProperty(navigator, 'mediaSession', { value: session, configurable: true })
  const { reader } = attach()
  expect(session.metadata?.title).toBe('Capital Gains')
  handlers.get('play')?.()
  expect([reader.state.get().status, session.playbackState]).toEqual(['playing', 'playing'])
  handlers.get('nexttrack')?.()
  expect(reader.state.get().passage).toBe(1)
  handlers.get('previoustrack')?.()
  expect(reader.state.get().passage).toBe(0)
  handlers.get('pause')?.()
  expect([reader.state.get().status, session.playbackState]).toEqual(['paused', 'paused'])
  detach()
  expect([...handlers.values()]).toEqual([null, null, null, null])
  expect(session).toMatchObject({ metadata: null, playbackState: 'none' })
  Reflect.deleteProperty(navigator, 'mediaSession')
})
