import { symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { ArticleFileAnswer, ArticleList } from '#contract/staff/articles.ts'
import { articleText, slug, testSource } from '../articles/testing/testSource.ts'
import { onEachDatabase } from '../store/testing/eachDatabase.ts'
import { owner, staff, type TestBrowser, testDesk } from './testing/testDesk.ts'

const second = 'meera.owner@example.com'
const changed = articleText.replace('a receipt', 'two receipts')

async function articleOf(browser: TestBrowser): Promise<ArticleFileAnswer> {
  return (await browser.call('editedArticle', { id: slug })).json<ArticleFileAnswer>()
}

onEachDatabase((open) => {
  test('two owners at once: the slower one is refused with the other’s text, and nothing is overwritten', async () => {
    using source = testSource()
    const desk = await testDesk({ store: await open(), desk: { siteSource: source.folder } })
    desk.members.push({ address: second, role: 'owner' })
    const [asha, meera] = [await desk.signedIn(owner), await desk.signedIn(second)]
    const { base, draft } = await articleOf(asha)
    expect(draft).toBeNull()
    const save = (browser: TestBrowser, text: string, version: number) =>
      browser.call('saveArticle', { id: slug, body: { text, base, version } })
    expect((await save(asha, changed, 0)).json()).toMatchObject({ text: changed, version: 1, author: owner })
    const late = await save(meera, 'mine', 0)
    expect([late.statusCode, late.json().theirs]).toEqual([409, expect.objectContaining({ text: changed, version: 1 })])
    // One's own earlier version is no conflict: its screen may not know of the last one yet.
    expect((await save(asha, `${changed}\n`, 1)).json()).toMatchObject({ version: 2 })
    expect((await save(asha, changed, 1)).json()).toMatchObject({ version: 3 })
    const publish = (version: number) => meera.call('publishArticle', { id: slug, body: { version } })
    expect((await publish(2)).json()).toMatchObject({ theirs: { version: 3 } })
    writeFileSync(join(source.folder, `src/content/articles/${slug}.md`), `${articleText}A developer was here.\n`)
    expect((await publish(3)).json().message).toContain('The file was changed')
    const { items } = (await meera.call('editedArticles')).json<ArticleList>()
    expect(items).toMatchObject([{ slug, title: 'Renting a flat', draftBy: owner }])
    const drop = (version: number) => meera.call('dropArticle', { id: slug, body: { version } })
    // The draft that she saw is not the one that is there, or she saw none.
    for (const seen of [0, 2])
      expect((await drop(seen)).json()).toMatchObject({ theirs: { text: changed, version: 3 } })
    expect((await articleOf(asha)).draft?.text).toBe(changed)
    expect((await drop(3)).statusCode).toBe(204)
    expect((await articleOf(asha)).draft).toBeNull()
    const trail = await desk.store.db.selectFrom('audit').select(['actor', 'action']).orderBy('id').execute()
    expect(trail.filter(({ action }) => action.startsWith('article'))).toHaveLength(4)
    await desk.close()
  })
})

test('a draft is checked on a copy: findings name lines, and the preview is a page that may run no script', async () => {
  using source = testSource()
  const desk = await testDesk({ desk: { siteSource: source.folder } })
  const asha = await desk.signedIn(owner)
  const { base } = await articleOf(asha)
  const text = articleText.replace('a receipt', 'WRONG <script>alert(1)</script>')
  await asha.call('saveArticle', { id: slug, body: { text, base, version: 0 } })
  expect((await asha.call('articlePreview', { id: slug })).statusCode).toBe(404)
  expect((await asha.call('checkArticle', { id: slug })).statusCode).toBe(202)
  await expect.poll(async () => (await articleOf(asha)).findings, { timeout: 60_000 }).not.toBeNull()
  const { findings, isChecking } = await articleOf(asha)
  expect([findings, isChecking]).toEqual([
    {
      faults: [{ line: 8, text: 'is wrong' }],
      remarks: [{ line: 1, text: 'is long' }],
      version: 1,
      hasPreview: true,
    },
    false,
  ])
  const preview = await asha.call('articlePreview', { id: slug })
  expect(preview.headers['content-type']).toBe('text/html; charset=utf-8')
  const policy = String(preview.headers['content-security-policy'])
  expect(policy).toMatch(/default-src 'none'.*frame-ancestors 'self'.*sandbox allow-same-origin$/)
  expect(policy).not.toContain('script')
  expect(source.read()).toBe(articleText)
  // A later change is not taken for checked.
  await asha.call('saveArticle', { id: slug, body: { text: changed, base, version: 1 } })
  expect((await articleOf(asha)).findings).toBeNull()
  await desk.close()
})

test('an earlier version is queued again from the history, by its commit', async () => {
  using source = testSource()
  const desk = await testDesk({ desk: { siteSource: source.folder } })
  const asha = await desk.signedIn(owner)
  const { base, history } = await articleOf(asha)
  expect(history).toMatchObject([{ author: 'Dev', subject: 'Write the article' }])
  const version = history[0]?.version ?? ''
  const restore = (body: unknown) => asha.call('restoreArticle', { id: slug, body })
  expect((await restore({ version })).json().message).toContain('published already')
  writeFileSync(join(source.folder, `src/content/articles/${slug}.md`), changed)
  expect((await asha.call('articleRevision', { id: slug, body: { version } })).json()).toEqual({ text: articleText })
  expect((await restore({ version })).statusCode).toBe(202)
  const row = await desk.store.db.selectFrom('article_publication').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ text: articleText, state: 'waiting', author: owner })
  expect(row.base).not.toBe(base)
  for (const bad of ['HEAD', '--output=/tmp/x', 'HEAD:../secret', ''])
    expect([bad, (await restore({ version: bad })).statusCode]).toEqual([bad, 400])
  expect((await restore({ version: 'f'.repeat(40) })).statusCode).toBe(404)
  await desk.close()
})

test('paths, links, long texts and control characters get a clear no, and staff may not edit at all', async () => {
  using source = testSource()
  symlinkSync('/etc/passwd', join(source.folder, 'src/content/articles/linked.md'))
  const desk = await testDesk({ desk: { siteSource: source.folder } })
  const asha = await desk.signedIn(owner)
  const { base } = await articleOf(asha)
  for (const id of ['../../../package', '..', 'linked', 'nothing', 'a/b'])
    expect([id, (await asha.call('editedArticle', { id })).statusCode]).toEqual([id, 404])
  const save = async (text: string) =>
    (await asha.call('saveArticle', { id: slug, body: { text, base, version: 0 } })).statusCode
  expect(await save('x'.repeat(5_000_000))).toBe(413)
  expect(await save('x'.repeat(200_001))).toBe(400)
  expect(await save('a\0b')).toBe(400)
  expect(await save('a\u001bb')).toBe(400)
  expect(await save('\ud800')).toBe(400)
  expect((await asha.call('saveArticle', { id: slug, body: { text: 'a\r\nb', base, version: 0 } })).json().text).toBe(
    'a\nb',
  )
  const ravi = await desk.signedIn(staff)
  expect((await ravi.call('editedArticles')).statusCode).toBe(403)
  await desk.close()
})

test('without a folder of sources the list says in one sentence what to set, and nothing else happens', async () => {
  const desk = await testDesk()
  const asha = await desk.signedIn(owner)
  const list = (await asha.call('editedArticles')).json<ArticleList>()
  expect(list).toEqual({
    problem: expect.stringContaining('Set SITE_SOURCE'),
    items: [],
    services: [],
    publications: [],
  })
  expect((await asha.call('editedArticle', { id: slug })).statusCode).toBe(409)
  await desk.close()
})

onEachDatabase((open) => {
  test('an owner begins an article: its address and id are its own, its draft is listed, and who takes the address again is refused', async () => {
    using source = testSource()
    const desk = await testDesk({
      store: await open(),
      now: () => Date.UTC(2026, 10, 30, 20),
      desk: { siteSource: source.folder },
    })
    const [asha, ravi] = [await desk.signedIn(owner), await desk.signedIn(staff)]
    const start = (more: object, browser = asha) =>
      browser.call('startArticle', {
        body: { title: 'Selling  a farm', slug: 'selling-a-farm', service: 'Documents', ...more },
      })
    expect((await start({}, ravi)).statusCode).toBe(403)
    for (const bad of ['../x', 'A', 'a b', 'a--b', '', 'x'.repeat(81)])
      expect((await start({ slug: bad })).statusCode, bad).toBe(400)
    expect((await start({ service: 'Nothing' })).statusCode).toBe(422)
    expect((await start({ title: '  a ' })).statusCode).toBe(400)
    expect((await start({ slug })).json().message).toContain('has this address already')

    const begun = await start({})
    expect(begun.statusCode).toBe(201)
    // The day is the office's, where the next one has begun.
    expect(begun.json().text).toBe(`---
id: blog2
slug: selling-a-farm
displayName: Selling a farm
description: 
metaDescription: 
date: December 1, 2026
reviewed: 1 December 2026
readingTime: 1 min read
service: Documents
sources: 
---

`)
    expect((await start({})).json().message).toContain('has this address already')
    expect((await start({ slug: 'another', title: 'Letting a farm' })).json().text).toContain('id: blog3\n')
    const { items } = (await asha.call('editedArticles')).json<ArticleList>()
    expect(items.map(({ slug, isNew }) => [slug, isNew])).toEqual([
      ['another', true],
      ['selling-a-farm', true],
      [slug, false],
    ])
    const opened = (await asha.call('editedArticle', { id: 'selling-a-farm' })).json<ArticleFileAnswer>()
    expect(opened).toMatchObject({ text: '', history: [], draft: { version: 1, author: owner } })
    const publish = await asha.call('publishArticle', { id: 'selling-a-farm', body: { version: 1 } })
    expect(publish.statusCode).toBe(202)
    expect((await asha.call('dropArticle', { id: 'another', body: { version: 1 } })).statusCode).toBe(204)
    expect((await asha.call('editedArticle', { id: 'another' })).statusCode).toBe(404)
    await desk.close()
  })
})
