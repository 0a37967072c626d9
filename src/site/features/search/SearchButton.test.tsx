// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderInApp } from '#ui/testing/testApp.tsx'
import { SearchButton } from './SearchButton.tsx'

afterEach(cleanup)

type Loaded = Awaited<ReturnType<NonNullable<Parameters<typeof SearchButton>[0]['load']>>>

const module = { default: () => <p>Search everywhere</p> }

/** Presses `/` beside a field; its script is still on the way. */
async function pressed() {
  let [resolve, reject] = [(_: Loaded) => {}, (_: Error) => {}]
  const script = new Promise<Loaded>((...ends) => {
    ;[resolve, reject] = ends
  })
  const { router } = await renderInApp(
    <>
      <SearchButton load={() => script} />
      <textarea aria-label="Comment" />
    </>,
  )
  const slash = () => act(async () => void fireEvent.keyDown(document.body, { key: '/' }))
  await slash()
  return {
    router,
    slash,
    write: () => act(async () => screen.getByRole('textbox').focus()),
    arrive: () => act(async () => resolve(module)),
    fail: () => act(async () => reject(new Error('no line'))),
  }
}
const dialog = () => screen.queryByText('Search everywhere')

test('the key opens the search when its script is there; where it fails, the page of search', async () => {
  const { arrive } = await pressed()
  expect(dialog()).toBeNull()
  await arrive()
  expect(dialog()).toBeTruthy()
  cleanup()
  const { fail, router } = await pressed()
  await fail()
  expect(router.state.location.pathname).toBe('/search')
})

test('a search that arrives late leaves a reader alone who writes by then, and opens on the next press', async () => {
  const { write, arrive, slash } = await pressed()
  await write()
  await arrive()
  expect(dialog()).toBeNull()
  await slash()
  expect(dialog()).toBeTruthy()
})

test('a search that fails does not take a reader who writes by then to another page', async () => {
  const { write, fail, router } = await pressed()
  await write()
  await fail()
  expect(router.state.location.pathname).toBe('/')
})

test('Back, which changes the page below the search, closes it', async () => {
  const { router } = await renderInApp(<SearchButton load={async () => module} />, '/about')
  await act(() => router.navigate({ to: '/contact' }))
  await act(async () => void fireEvent.keyDown(document.body, { key: '/' }))
  await act(() => router.navigate({ to: '/contact', hash: 'a-heading' }))
  expect(dialog()).toBeTruthy()
  await act(async () => router.history.back())
  expect(dialog()).toBeTruthy()
  await act(async () => router.history.back())
  expect(router.state.location.pathname).toBe('/about')
  expect(dialog()).toBeNull()
})

test('the key opens nothing while a word is being composed', async () => {
  let asked = 0
  const load = async () => {
    asked += 1
    return module
  }
  await renderInApp(<SearchButton load={load} />)
  for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
    await act(async () => void fireEvent.keyDown(document.body, { key: '/', ...composing }))
  }
  expect(asked).toBe(0)
})
