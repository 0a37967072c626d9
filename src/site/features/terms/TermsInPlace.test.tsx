// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { glossary, termId } from '#content/glossary.ts'
import { glossaryPath } from '#content/glossaryPath.ts'
import { termTexts as texts } from '#content/texts/terms.ts'
import { renderInApp } from '#ui/testing/testApp.tsx'
import { InlineText } from '#ui/text/RichText.tsx'
import TermCard from './TermCard.tsx'
import { TermsInPlace } from './TermsInPlace.tsx'

const terms = glossary.flatMap((group) => group.terms)
const entryOf = (id: string) => {
  const found = terms.find((one) => termId(one) === id)
  if (!found) throw new Error(`no term ${id}`)
  return found
}
const nro = entryOf('nro-account')

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const text = `Rent goes to [NRO](${glossaryPath}#nro-account), not to [NRE](${glossaryPath}#nre-account). [Ask](/contact).`

async function show(props: ComponentProps<typeof TermsInPlace> = {}) {
  const { router } = await renderInApp(
    <>
      <article>
        <p>
          <InlineText text={text} />
        </p>
        <TermsInPlace {...props} />
      </article>
      <nav>
        <a href={`${glossaryPath}#nro-account`}>elsewhere</a>
      </nav>
    </>,
    '/blogs/x',
  )
  return { address: () => router.state.location.href, router }
}

const link = (name: string) => screen.getByRole('link', { name })
const press = (name: string) => act(async () => fireEvent.click(link(name)))
const card = () => screen.findByRole('dialog')

test('a press on a term shows its name and meaning, and the page stays', async () => {
  const { address } = await show()
  await press('NRO')
  const dialog = await screen.findByRole('dialog', { name: nro.term, description: nro.definition })
  expect(link('NRO').hasAttribute('aria-busy')).toBe(false)
  expect(dialog.textContent).toContain(nro.definition)
  expect(address()).toBe('/blogs/x')
})

test('the focus is in the card; link and card name each other for a screen reader', async () => {
  await show()
  expect(link('NRO').getAttribute('aria-haspopup')).toBe('dialog')
  expect(link('Ask').hasAttribute('aria-haspopup')).toBe(false)
  await press('NRO')
  const dialog = await card()
  expect(document.activeElement).toBe(dialog)
  expect(link('NRO').getAttribute('aria-expanded')).toBe('true')
  expect(link('NRO').getAttribute('aria-controls')).toBe(dialog.id)
  fireEvent.keyDown(dialog, { key: 'Escape' })
  expect(link('NRO').getAttribute('aria-expanded')).toBe('false')
  expect(link('NRO').hasAttribute('aria-controls')).toBe(false)
})

test('who has gone on to write meanwhile is not interrupted by a card that comes late, or by its failure', async () => {
  for (const outcome of ['comes', 'fails'] as const) {
    let settle = () => {}
    const load: NonNullable<ComponentProps<typeof TermsInPlace>['load']> = (pressed) =>
      new Promise((resolve, reject) => {
        settle = () =>
          outcome === 'comes' ? resolve({ Card: TermCard, entry: nro, link: pressed }) : reject(new Error())
      })
    const { address } = await show({ load })
    link('NRO').focus()
    await press('NRO')
    link('Ask').focus()
    await act(async () => settle())
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(link('Ask'))
    expect(address()).toBe('/blogs/x')
    cleanup()
  }
})

test('a card that does not come in time gives way to the glossary', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { address } = await show({ load: () => new Promise(() => {}) })
  await press('NRO')
  await act(() => vi.advanceTimersByTimeAsync(4000))
  await waitFor(() => expect(address()).toBe('/glossary#nro-account'))
})

test('on a slow line a pressed term shows that it loads; who presses it then is in the glossary at once', async () => {
  const { address } = await show({ load: () => new Promise(() => {}) })
  // Time stands still unless it is advanced: a busy machine may need longer for a press than the link waits.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await press('NRO')
  await act(() => vi.advanceTimersByTimeAsync(299))
  // The second press of a double click comes before the link shows that it loads, and does not lead away.
  await press('NRO')
  expect([address(), link('NRO').hasAttribute('aria-busy')]).toEqual(['/blogs/x', false])
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(link('NRO').getAttribute('aria-busy')).toBe('true')
  await press('NRO')
  await expect.poll(address).toBe('/glossary#nro-account')
})

test('Escape and Close give the focus back to the term', async () => {
  await show()
  for (const close of [
    (dialog: HTMLElement) => fireEvent.keyDown(dialog, { key: 'Escape' }),
    (dialog: HTMLElement) => fireEvent.click(within(dialog).getByRole('button', { name: texts.close })),
  ]) {
    await press('NRO')
    close(await card())
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(link('NRO'))
  }
})

test('a press beside the card and a focus that moves elsewhere close it; a press inside does not', async () => {
  await show()
  await press('NRO')
  fireEvent.pointerDown(within(await card()).getByText(nro.definition))
  expect(screen.queryByRole('dialog')).not.toBeNull()
  fireEvent.pointerDown(document.body)
  expect(screen.queryByRole('dialog')).toBeNull()
  await press('NRO')
  await card()
  act(() => link('Ask').focus())
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the card goes when the text breaks into other lines, and stays when only the height of the screen changes', async () => {
  const size = vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(390)
  await show()
  await press('NRO')
  await card()
  fireEvent(window, new Event('resize'))
  expect(screen.queryByRole('dialog')).not.toBeNull()
  size.mockReturnValue(844)
  fireEvent(window, new Event('resize'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a second press on the term closes its card, a press on another term shows that one instead', async () => {
  await show()
  const touch = async (name: string) => {
    fireEvent.pointerDown(link(name))
    await press(name)
  }
  await touch('NRO')
  await card()
  await touch('NRE')
  await waitFor(() => expect(screen.getByRole('dialog').textContent).toContain(entryOf('nre-account').definition))
  await touch('NRE')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('Tab leaves the card at either end for the term, from which the page goes on', async () => {
  await show()
  const leave = async (from: (dialog: HTMLElement) => HTMLElement, shiftKey: boolean) => {
    fireEvent.pointerDown(document.body)
    await press('NRO')
    const stop = from(await card())
    act(() => stop.focus())
    fireEvent.keyDown(stop, { key: 'Tab', shiftKey })
    return screen.queryByRole('dialog') ? 'stays' : document.activeElement
  }
  const inGlossary = (dialog: HTMLElement) => within(dialog).getByRole('link', { name: texts.inGlossary })
  const close = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: texts.close })
  expect(await leave(inGlossary, false)).toBe('stays')
  expect(await leave(close, true)).toBe('stays')
  expect(await leave(close, false)).toBe(link('NRO'))
  expect(await leave(inGlossary, true)).toBe(link('NRO'))
  expect(await leave((dialog) => dialog, true)).toBe(link('NRO'))
})

test('the link in the card leads to the term in the glossary', async () => {
  const { address } = await show()
  await press('NRO')
  const inGlossary = within(await card()).getByRole('link', { name: texts.inGlossary })
  expect(inGlossary.getAttribute('href')).toBe(`${glossaryPath}#nro-account`)
  await act(async () => fireEvent.click(inGlossary))
  await waitFor(() => expect(address()).toBe(`${glossaryPath}#nro-account`))
})

test('every term that a text can link to has its card', async () => {
  await show()
  const element = link('NRO') as HTMLAnchorElement
  for (const term of terms) {
    element.href = `${glossaryPath}#${termId(term)}`
    await press('NRO')
    expect((await screen.findByRole('dialog', { name: term.term })).textContent).toContain(term.definition)
    fireEvent.pointerDown(document.body)
  }
})

test('where script or meanings do not arrive, the press leads to the glossary', async () => {
  const { address } = await show({ load: () => Promise.reject(new Error('offline')) })
  await press('NRO')
  await waitFor(() => expect(address()).toBe(`${glossaryPath}#nro-account`))
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'a click with %o is left to the browser, and nothing is loaded',
  async (modified) => {
    const load = vi.fn(() => Promise.reject(new Error('unwanted')))
    await show({ load })
    // Whatever the page leaves to the browser, the test environment must not follow.
    const heard = vi.fn((event: Event) => event.preventDefault())
    link('NRO').addEventListener('click', (event) => heard(event), { once: true })
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...modified })
    const wasPrevented = vi.fn()
    document.addEventListener('click', (event) => wasPrevented(event.defaultPrevented), { capture: true, once: true })
    await act(async () => void link('NRO').dispatchEvent(click))
    expect(wasPrevented).toHaveBeenCalledWith(false)
    expect(load).not.toHaveBeenCalled()
  },
)

test('nothing is loaded before the first press, nor by other links or outside of the article', async () => {
  const load = vi.fn(() => Promise.reject(new Error('unwanted')))
  await show({ load })
  for (const name of ['Ask', 'elsewhere']) await press(name)
  expect(load).not.toHaveBeenCalled()
})

test('of two presses the later one counts, whichever card arrives first', async () => {
  const arrive = new Map<string, () => void>()
  const load: ComponentProps<typeof TermsInPlace>['load'] = (pressed) =>
    new Promise((resolve) => {
      const entry = entryOf(pressed.hash.slice(1))
      arrive.set(pressed.hash, () => resolve({ Card: TermCard, entry, link: pressed }))
    })
  await show({ load })
  await press('NRO')
  await press('NRE')
  for (const hash of ['#nre-account', '#nro-account']) await act(async () => arrive.get(hash)?.())
  expect((await card()).textContent).toContain(entryOf('nre-account').definition)
})
