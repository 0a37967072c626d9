import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { takenAway } from '#content/movedArticles.ts'
import { serviceCards } from '#content/services.ts'
import type { ArticleFileAnswer, ArticleLinks, ArticleList } from '#contract/staff/articles.ts'
import { articleText, service, slug, testSource } from '../articles/testing/testSource.ts'
import { onEachDatabase } from '../store/testing/eachDatabase.ts'
import { owner, staff, testDesk } from './testing/testDesk.ts'

const to = `/services/${serviceCards[0]?.path}`
const other = articleText.replaceAll(slug, 'buying-a-flat').replace('blog1', 'blog2')

onEachDatabase((open) => {
  const setUp = async () => {
    const source = testSource()
    const put = (path: string, text: string) => writeFileSync(join(source.folder, 'src/content', path), text)
    const desk = await testDesk({ store: await open(), desk: { siteSource: source.folder } })
    const asha = await desk.signedIn(owner)
    const article = async (id = slug) => (await asha.call('editedArticle', { id })).json<ArticleFileAnswer>()
    const take = async (body: object) => asha.call('takeArticleAway', { id: slug, body })
    const queued = () => desk.store.db.selectFrom('article_publication').selectAll().orderBy('id').execute()
    const close = async () => {
      await desk.close()
      source[Symbol.dispose]()
    }
    return { source, put, desk, asha, article, take, queued, close }
  }

  test('what names an article is shown before it goes: files with a link or a list, newsletters, and how many comments it has', async () => {
    const { source, put, asha, close } = await setUp()
    mkdirSync(join(source.folder, 'src/content/hi/articles'), { recursive: true })
    put('articles/buying-a-flat.md', other.replace('---\nAsk', `related: ${slug}\n---\nAsk`))
    put('articles/renting-a-flat-in-goa.md', 'Not [this](/blogs/renting-a-flat-in-goa).\nrelated\n')
    put(`hi/articles/${slug}.md`, `[self](/blogs/${slug})`)
    put('services/Documents.md', `See [it](/blogs/${slug}#papers).`)
    put('taskLinks.test.ts', `'${slug}'`)
    put('taskLinks.ts', `articles: ['${slug}']`)
    const links = (await asha.call('articleLinks', { id: slug })).json<ArticleLinks>()
    expect(links).toEqual({
      files: ['articles/buying-a-flat.md', 'services/Documents.md', 'taskLinks.ts'],
      newsletters: [],
      comments: 0,
    })
    await close()
  })

  test('it goes with the page that stands in for it and comes back with its words, each as a publication like others', async () => {
    const { put, asha, article, take, queued, close } = await setUp()
    const { base } = await article()
    expect((await take({ base, to })).statusCode).toBe(202)
    const away = takenAway(articleText, to)
    expect(await queued()).toMatchObject([{ slug, author: owner, text: away, base, state: 'waiting' }])
    put(`articles/${slug}.md`, away)
    expect((await asha.call('editedArticles')).json<ArticleList>().items).toMatchObject([{ slug, movedTo: to }])
    expect((await take({ base: (await article()).base, to })).json().message).toContain('taken away already')
    expect((await asha.call('bringArticleBack', { id: slug })).statusCode).toBe(202)
    expect((await queued()).map(({ text }) => text)).toEqual([away, articleText])
    expect((await queued()).map(({ subject }) => subject)).toEqual([
      `Take the article ${slug} away, and lead its address to ${to}`,
      `Bring the article ${slug} back`,
    ])
    await close()
  })

  test('nothing goes to a page that is none, over a draft, over a change that its owner has not seen, or by staff', async () => {
    const { put, desk, asha, article, take, queued, close } = await setUp()
    const { base } = await article()
    put('articles/buying-a-flat.md', takenAway(other, to))
    for (const none of ['/services/Nothing', `/blogs/${slug}`, '/blogs/nothing', '/blogs/buying-a-flat'])
      expect([none, (await take({ base, to: none })).statusCode]).toEqual([none, 422])
    for (const bad of ['https://evil.example', '/services/../desk', '//evil.example', `${to}\nid: blog9`])
      expect([bad, (await take({ base, to: bad })).statusCode]).toEqual([bad, 400])
    expect((await asha.call('bringArticleBack', { id: slug })).statusCode).toBe(409)
    for (const name of ['articleLinks', 'takeArticleAway', 'bringArticleBack'] as const)
      expect((await asha.call(name, { id: service, body: { base, to } })).json().message).toContain('A service is not')
    const save = { text: `${articleText}More.\n`, base, version: 0 }
    await asha.call('saveArticle', { id: slug, body: save })
    expect((await take({ base, to })).json().message).toContain('has a draft')
    await asha.call('dropArticle', { id: slug, body: { version: 1 } })
    put(`articles/${slug}.md`, `${articleText}A developer was here.\n`)
    expect((await take({ base, to })).json().message).toContain('changed meanwhile')
    const ravi = await desk.signedIn(staff)
    for (const name of ['articleLinks', 'takeArticleAway', 'bringArticleBack'] as const)
      expect((await ravi.call(name, { id: slug, body: { base, to } })).statusCode).toBe(403)
    expect(await queued()).toEqual([])
    await close()
  })
})
