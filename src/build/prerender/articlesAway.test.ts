import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { translations } from '#content/languages.ts'
import { articlesAway, checkAway, isAway, movedAddresses, movedIn } from './articlesAway.ts'

const away = (slug: string, id: string, to: string) => ({ slug, id, to })
const pages = ['/services/Documents', '/blogs/staying']

test('an article is away when its file says where its addresses lead', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pravasi-desk-away-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const write = (slug: string, more: string) =>
    writeFileSync(join(folder, `${slug}.md`), `---\nid: blog1\nslug: ${slug}\n${more}---\nmovedTo: /in/the/text\n`)
  write('staying', '')
  write('going', 'movedTo: /services/Documents\n')
  expect(articlesAway(folder)).toEqual([away('going', 'blog1', '/services/Documents')])
  expect(articlesAway(join(folder, 'nothing'))).toEqual([])
  expect(['going', 'staying', 'nothing'].map((slug) => isAway(slug, folder))).toEqual([true, false, false])
})

test('its address and that of its id lead to the page that stands in, in one step however many went before', () => {
  const list = [away('first', 'blog1', '/blogs/second'), away('second', 'blog2', '/blogs/staying')]
  expect(movedAddresses(list, pages)).toEqual({
    '/blogs/first': '/blogs/staying',
    '/blogs/blog1': '/blogs/staying',
    '/blogs/second': '/blogs/staying',
    '/blogs/blog2': '/blogs/staying',
  })
})

test.each([
  ['no page', [away('first', 'blog1', '/blogs/nothing')]],
  ['each other', [away('first', 'blog1', '/blogs/second'), away('second', 'blog2', '/blogs/first')]],
  ['itself', [away('first', 'blog1', '/blogs/first')]],
])('articles that lead to %s stop the build, and the message names file and field', (_to, list) => {
  expect(() => movedAddresses(list, pages)).toThrow('src/content/articles/first.md: movedTo: ')
})

test.each(translations.slice(0, 1))(
  'in another language they lead to its own page, or else to the English one',
  ({ code }) => {
    const moved = { '/blogs/first': '/blogs/staying', '/blogs/second': '/services/Documents' }
    expect(movedIn(code, moved, ['/blogs/staying'])).toEqual({
      '/blogs/first': `/${code}/blogs/staying`,
      '/blogs/second': '/services/Documents',
    })
  },
)

test('an article that was taken away keeps its number, so another one with it stops the build', () => {
  const list = [away('first', 'blog1', '/blogs/staying'), away('second', 'blog2', '/blogs/staying')]
  const present = (id: string) => [{ slug: 'staying', id }]
  expect(() => checkAway(list, present('blog3'))).not.toThrow()
  expect(() => checkAway(list, present('blog2'))).toThrow(
    'src/content/articles/staying.md: id: blog2 is that of second, which was taken away and keeps its comments; take',
  )
  expect(() => checkAway([...list, away('third', 'blog1', '/blogs/staying')], [])).toThrow(
    'first.md: id: blog1 is that of',
  )
})

test.each(['', 'blog'])('one whose number is "%s" would have the address of the list, and stops the build', (id) => {
  expect(() => checkAway([away('first', id, '/blogs/staying')], [])).toThrow(
    'first.md: id: must be "blog" and a number',
  )
})
