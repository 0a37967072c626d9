// @vitest-environment happy-dom
import { act, lazy, Suspense, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { prerender } from 'react-dom/static'
import { beforeEach, expect, test, vi } from 'vitest'
import { recordEarlyInput } from '#ui/browser/earlyInput.ts'
import { prepareRepair } from './afterRepair.ts'

const sums: string[] = []

/** A page with a field of the browser's own, one that React controls, and a choice. */
function Page() {
  const [sum, setSum] = useState('')
  const [isCrew, setCrew] = useState(false)
  sums.push(sum)
  return (
    <main>
      <title>Title</title>
      <a href="tel:1">Call</a>
      <a href="/search" aria-keyshortcuts="/">
        Search
      </a>
      <form name="a">
        <input name="q" />
        <textarea name="text" />
        <input value={sum} onChange={({ target }) => setSum(target.value)} />
        <input type="checkbox" checked={isCrew} onChange={({ target }) => setCrew(target.checked)} />
        <select defaultValue="1">
          <option value="1">One</option>
          <option value="2">Two</option>
        </select>
        <button type="button">Menu</button>
      </form>
    </main>
  )
}

/** A form whose chunk comes later. */
function LateForm() {
  return (
    <form name="b">
      <input name="email" />
      <button type="button">Send</button>
    </form>
  )
}

const root = () => document.getElementById('root') as HTMLElement
const field = (css: string) => root().querySelector(css) as HTMLInputElement

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const { prelude } = await prerender(<Page />)
  const html = await new Response(prelude).text()
  const [, title = ''] = /(<title>.*<\/title>)/.exec(html) ?? []
  document.head.innerHTML = title
  document.body.innerHTML = `<div id="root">${html.replace(title, '')}</div>`
  sums.length = 0
})

test('what was typed, chosen and pressed before React draws a changed page anew is taken over, with the focus', async () => {
  const early = recordEarlyInput()
  field('[name=q]').value = 'tax'
  field('textarea').value = 'A plot'
  field('input:not([name]):not([type])').value = '1200'
  field('[type=checkbox]').click()
  field('select').value = '2'
  field('button').click()
  void early.press(field('[aria-keyshortcuts]'))
  field('textarea').focus()
  const old = field('textarea')
  root()
    .querySelector('a')
    ?.append(Object.assign(document.createElement('i'), { textContent: 'call' }))
  const repaired = vi.fn(prepareRepair(root(), early))
  await act(async () => void hydrateRoot(root(), <Page />, { onRecoverableError: repaired }))
  expect(repaired).toHaveBeenCalled()
  expect(old.isConnected).toBe(false)
  expect(field('[name=q]').value).toBe('tax')
  expect(field('textarea').value).toBe('A plot')
  expect(field('input:not([name]):not([type])').value).toBe('1200')
  expect(sums.at(-1)).toBe('1200')
  expect(field('[type=checkbox]').checked).toBe(true)
  expect(field('select').value).toBe('2')
  expect(document.activeElement).toBe(field('textarea'))
  expect(early.pressed).toEqual([
    { button: field('button'), isComing: false },
    { button: field('[aria-keyshortcuts]'), isComing: false },
  ])
})

test('a form that comes later with its chunk takes over text, focus and press, without any storage', async () => {
  let arrive: (module: { default: typeof LateForm }) => void = () => {}
  const Prerendered = lazy(async () => ({ default: LateForm }))
  const Late = lazy(() => new Promise<{ default: typeof LateForm }>((resolve) => (arrive = resolve)))
  const page = (Form: typeof Late) => (
    <main>
      <a href="tel:1">Call</a>
      <Suspense>
        <Form />
      </Suspense>
    </main>
  )
  const { prelude } = await prerender(page(Prerendered))
  root().innerHTML = await new Response(prelude).text()
  const early = recordEarlyInput()
  const old = field('[name=email]')
  old.value = 'a@example.com'
  old.focus()
  field('button').click()
  root().querySelector('a')?.append('call')
  const repaired = vi.fn(prepareRepair(root(), early))
  await act(async () => void hydrateRoot(root(), page(Late), { onRecoverableError: repaired }))
  expect(repaired).toHaveBeenCalled()
  expect(field('form')).toBe(null)
  expect(early.pressed.map((one) => one.isComing)).toEqual([true])
  await act(async () => arrive({ default: LateForm }))
  expect(old.isConnected).toBe(false)
  expect(field('[name=email]').value).toBe('a@example.com')
  expect(document.activeElement).toBe(field('[name=email]'))
  expect(early.pressed).toEqual([{ button: field('button'), isComing: false }])
})

test('the head has what React put into it once, after a repair, too', async () => {
  root()
    .querySelector('a')
    ?.append(Object.assign(document.createElement('i'), { textContent: 'call' }))
  const repaired = vi.fn(prepareRepair(root(), undefined))
  await act(async () => void hydrateRoot(root(), <Page />, { onRecoverableError: repaired }))
  expect(repaired).toHaveBeenCalled()
  expect(document.head.innerHTML).toBe('<title>Title</title>')
})

test('a page that nobody changed is left as it is', async () => {
  const repaired = vi.fn(prepareRepair(root(), undefined))
  const before = field('textarea')
  await act(async () => void hydrateRoot(root(), <Page />, { onRecoverableError: repaired }))
  expect(repaired).not.toHaveBeenCalled()
  expect(field('textarea')).toBe(before)
})
