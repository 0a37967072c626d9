// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'

vi.stubEnv('SSR', false)
const { loadArticle, loadList } = await import('./-articleData.ts')

const asked = vi.fn(async (path: string) => Response.json({ from: path }))
vi.stubGlobal('fetch', asked)

afterEach(() => {
  asked.mockClear()
  document.body.innerHTML = ''
})

/** A page that carries this file. */
function carry(path: string, data: object) {
  document.body.innerHTML = `<script type="application/json" data-file="${path}">${JSON.stringify(data)}</script>`
}

test('an article that the page carries is not asked for, the next one is', async () => {
  carry('/articles/blog9.json /articles/deed.json', { blog: { slug: 'deed' } })
  for (const name of ['blog9', 'deed']) expect(await loadArticle(name)).toEqual({ blog: { slug: 'deed' } })
  expect(asked).not.toHaveBeenCalled()
  expect(await loadArticle('will')).toEqual({ from: '/articles/will.json' })
})

test('of a list only what the page does not carry is asked for', async () => {
  carry('/articles/pages/1.json', { page: 1, pages: 3, cards: [] })
  await loadList(2)
  expect(asked.mock.calls).toEqual([['/articles/pages/2.json']])
})

test('an article that was taken away leads on to the page that stands in for it, as a document of its own', async () => {
  carry('/articles/gone.json', { movedTo: '/services/Documents' })
  await expect(loadArticle('gone')).rejects.toMatchObject({
    options: { href: '/services/Documents', reloadDocument: true, replace: true },
  })
})
