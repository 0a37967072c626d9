// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { clearFold } from './clearFold.ts'

beforeEach(() => {
  document.head.innerHTML = ''
  document.body.innerHTML = ''
})

test('what is at the fold of a page from the network moves to the head, so React finds what it rendered', async () => {
  document.body.innerHTML = '<main><h1>Title</h1><div data-fold hidden><style>p{}</style></div><p>Text</p></main>'
  await clearFold()
  expect(document.body.innerHTML).toBe('<main><h1>Title</h1><p>Text</p></main>')
  expect(document.head.innerHTML).toBe('<style>p{}</style>')
})

test('a stored page keeps its linked styles until their copies in the head are here', async () => {
  // The test says when they are here: the document's own attempt to load them fails sooner or later.
  addEventListener('error', (event) => event.stopImmediatePropagation(), { capture: true })
  document.body.innerHTML = '<div data-fold hidden><link rel="stylesheet" href="/site.css"></div>'
  const cleared = vi.fn()
  void clearFold().then(cleared)
  await new Promise((resolve) => setTimeout(resolve))
  expect(cleared).not.toHaveBeenCalled()
  expect(document.querySelector('[data-fold] link')).not.toBeNull()
  const copy = document.head.querySelector('link')
  expect(copy?.getAttribute('href')).toBe('/site.css')
  copy?.dispatchEvent(new Event('load'))
  await expect.poll(() => cleared).toHaveBeenCalledOnce()
  expect(document.querySelectorAll('link')).toHaveLength(1)
})

test('a page without a fold, as that of the development server, is left as it is', async () => {
  document.body.innerHTML = '<div id="root"></div>'
  await clearFold()
  expect(document.body.innerHTML).toBe('<div id="root"></div>')
})
