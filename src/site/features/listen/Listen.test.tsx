// @vitest-environment happy-dom
import { ChakraProvider } from '@chakra-ui/react'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { articleCards, loadArticle } from '#content/articles.ts'
import { listenTexts as texts } from '#content/texts/listen.ts'
import { noteConnection } from '#ui/browser/connection.ts'
import { renderInApp } from '#ui/testing/testApp.tsx'
import { system } from '#ui/theme/system.ts'
import { Listen } from './Listen.tsx'
import { FakeSynth, FakeUtterance, rishi } from './testing/fakeSpeech.ts'

let synth = new FakeSynth()

beforeEach(() => {
  synth = new FakeSynth()
  vi.stubGlobal('speechSynthesis', synth)
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const article = async () => {
  const blog = await loadArticle(articleCards[0]?.slug ?? '')
  if (!blog) throw new Error('the content holds no article')
  return blog
}
const player = { default: () => <p>the player</p> }
async function show(load = vi.fn(async () => player)) {
  await renderInApp(<Listen blog={await article()} load={load} />)
  return load
}
const button = () => screen.getByText(texts.open)
const isShown = () => !button().hasAttribute('data-mute')

test('the control is shown where a voice speaks English, also one that the browser names late', async () => {
  synth.voices = []
  await show()
  expect(isShown()).toBe(false)
  act(() => synth.name([{ ...rishi, lang: 'hi-IN' }]))
  expect(isShown()).toBe(false)
  // Middle English is another language.
  act(() => synth.name([{ ...rishi, lang: 'enm' }]))
  expect(isShown()).toBe(false)
  act(() => synth.name([rishi]))
  expect(isShown()).toBe(true)
})

test('it is not shown without a voice, without speech, or offline where the only voice needs the network', async () => {
  vi.stubGlobal('speechSynthesis', undefined)
  await show()
  expect(isShown()).toBe(false)
  cleanup()
  synth.voices = [{ ...rishi, localService: false }]
  vi.stubGlobal('speechSynthesis', synth)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await show()
  expect(isShown()).toBe(false)
})

test('the prerendered page reserves its place and shows nothing', async () => {
  const html = renderToString(
    <ChakraProvider value={system}>
      <Listen blog={await article()} />
    </ChakraProvider>,
  )
  expect(html).toContain('data-mute')
  expect(html).not.toMatch(/style="/)
})

test('the player is loaded on the first press, begins to speak during it for Safari, and closes on the next', async () => {
  const load = await show()
  expect(load).not.toHaveBeenCalled()
  fireEvent.click(button())
  expect(synth.texts).toEqual([''])
  expect(await screen.findByText('the player')).toBeTruthy()
  expect(button().getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(button())
  await waitFor(() => expect(screen.queryByText('the player')).toBeNull())
  expect(button().getAttribute('aria-pressed')).toBe('false')
})

test('a script that does not arrive is said so, and asked for again', async () => {
  const load = vi.fn(async () => player).mockRejectedValueOnce(new Error('offline'))
  await show(load)
  fireEvent.click(button())
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(texts.failed))
  fireEvent.click(button())
  expect(await screen.findByText('the player')).toBeTruthy()
})

test('a second press while the script loads calls the player off', async () => {
  let arrive = () => {}
  const load = () => new Promise<typeof player>((resolve) => (arrive = () => resolve(player)))
  await show(vi.fn(load))
  fireEvent.click(button())
  await waitFor(() => expect(button().getAttribute('aria-busy')).toBe('true'))
  fireEvent.click(button())
  await act(async () => arrive())
  expect(screen.queryByText('the player')).toBeNull()
  expect(button().getAttribute('aria-busy')).toBe('false')
})

test('a voice that needs the network comes with the connection', async () => {
  synth.voices = [{ ...rishi, localService: false }]
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await show()
  expect(isShown()).toBe(false)
  online.mockReturnValue(true)
  act(() => void dispatchEvent(new Event('online')))
  expect(isShown()).toBe(true)
})

test('a voice that needs the network goes when requests fail, although the browser believes that it is online', async () => {
  synth.voices = [{ ...rishi, localService: false }]
  await show()
  expect(isShown()).toBe(true)
  act(() => noteConnection(false))
  expect(isShown()).toBe(false)
  act(() => noteConnection())
  expect(isShown()).toBe(true)
})
