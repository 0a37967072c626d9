import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { serviceCards } from '#content/services.ts'
import { type ArticleFileAnswer, type ArticleList, serviceId } from '#contract/staff/articles.ts'
import type { AuditAnswer } from '#contract/staff/operation.ts'
import { service, serviceText, slug, testSource } from '../articles/testing/testSource.ts'
import { onEachDatabase } from '../store/testing/eachDatabase.ts'
import { owner, staff, testDesk } from './testing/testDesk.ts'

const file = 'src/content/services/NCLT-Matters.md'
const changed = serviceText.replace('company cases', 'company and insolvency cases')

onEachDatabase((open) => {
  test('an owner corrects a service as an article: draft, conflict with a changed file, publication and history are of its own file', async () => {
    using source = testSource()
    const desk = await testDesk({ store: await open(), desk: { siteSource: source.folder } })
    const asha = await desk.signedIn(owner)
    const opened = async () => (await asha.call('editedArticle', { id: service })).json<ArticleFileAnswer>()
    const { base, text, history } = await opened()
    expect(text).toBe(serviceText)
    expect(history).toMatchObject([{ author: 'Dev' }])
    const save = (words: string, version: number, over = base) =>
      asha.call('saveArticle', { id: service, body: { text: words, base: over, version } })
    expect((await save(changed, 0)).json()).toMatchObject({ text: changed, version: 1 })
    const { items, services } = (await asha.call('editedArticles')).json<ArticleList>()
    expect(items.map((item) => [item.slug, item.draftBy])).toEqual([[slug, null]])
    expect(services).toEqual([{ slug: service, title: 'NCLT Matters', reviewed: '22 November 2026', draftBy: owner }])

    const publish = (version: number) => asha.call('publishArticle', { id: service, body: { version } })
    writeFileSync(join(source.folder, file), `${serviceText}A developer was here.\n`)
    expect((await publish(1)).json().message).toContain('The file was changed')
    writeFileSync(join(source.folder, file), serviceText)
    expect((await publish(1)).statusCode).toBe(202)
    const version = history[0]?.version ?? ''
    writeFileSync(join(source.folder, file), changed)
    expect((await asha.call('articleRevision', { id: service, body: { version } })).json().text).toBe(serviceText)
    expect((await asha.call('restoreArticle', { id: service, body: { version } })).statusCode).toBe(202)
    const rows = await desk.store.db.selectFrom('article_publication').selectAll().orderBy('id').execute()
    expect(rows.map(({ slug: of, subject, text: words }) => [of, subject, words])).toEqual([
      [service, 'Correct the service NCLT-Matters', changed],
      [service, `Restore the service NCLT-Matters as of ${version.slice(0, 12)}`, serviceText],
    ])
    expect((await asha.call('dropArticle', { id: service, body: { version: 1 } })).statusCode).toBe(204)
    expect((await opened()).draft).toBeNull()
    await desk.close()
  })

  test('the audit trail names the service and the article of each act, and leads to them', async () => {
    using source = testSource()
    const [card] = serviceCards
    const id = serviceId(card?.path ?? '')
    writeFileSync(join(source.folder, `src/content/services/${card?.path}.md`), serviceText)
    const desk = await testDesk({ store: await open(), desk: { siteSource: source.folder } })
    const asha = await desk.signedIn(owner)
    for (const edited of [id, slug]) {
      const { base } = (await asha.call('editedArticle', { id: edited })).json<ArticleFileAnswer>()
      await asha.call('saveArticle', { id: edited, body: { text: changed, base, version: 0 } })
      await asha.call('publishArticle', { id: edited, body: { version: 1 } })
    }
    const { items } = (await asha.call('audit', { body: {} })).json<AuditAnswer>()
    const named = items.flatMap(({ action, about }) => (/^(?:article|service) /.test(action) ? [[action, about]] : []))
    const [ofService, ofArticle] = [
      { kind: 'article', id, name: card?.title },
      { kind: 'article', id: slug, name: slug },
    ]
    expect(named).toHaveLength(4)
    expect(named).toEqual(
      expect.arrayContaining([
        ['service save', ofService],
        ['service queue', ofService],
        ['article save', ofArticle],
        ['article queue', ofArticle],
      ]),
    )
    await desk.close()
  })
})

test('a draft of a service is checked as the file that it is', async () => {
  using source = testSource()
  source.script(
    'articleFindings',
    `const { file } = JSON.parse(await new Response(process.stdin).text())
     console.log(JSON.stringify({ faults: [{ line: 2, text: file }], remarks: [], preview: '' }))`,
  )
  const desk = await testDesk({ desk: { siteSource: source.folder } })
  const asha = await desk.signedIn(owner)
  const opened = async () => (await asha.call('editedArticle', { id: service })).json<ArticleFileAnswer>()
  await asha.call('saveArticle', { id: service, body: { text: changed, base: (await opened()).base, version: 0 } })
  expect((await asha.call('checkArticle', { id: service })).statusCode).toBe(202)
  await expect
    .poll(async () => (await opened()).findings?.faults, { timeout: 60_000 })
    .toEqual([{ line: 2, text: file }])
  await desk.close()
})

test('nothing but the file of a service is opened, whatever the address holds, and staff may not edit', async () => {
  using source = testSource()
  const services = join(source.folder, 'src/content/services')
  symlinkSync('/etc/passwd', join(services, 'Linked.md'))
  mkdirSync(join(services, 'Folder.md'))
  writeFileSync(join(services, 'order.ts'), '')
  const desk = await testDesk({ desk: { siteSource: source.folder } })
  const asha = await desk.signedIn(owner)
  const { base } = (await asha.call('editedArticle', { id: service })).json<ArticleFileAnswer>()
  const hostile = [
    '../articles/renting-a-flat',
    'services/../x',
    'Documents/..',
    'nclt-matters',
    'Linked',
    'Folder',
    'order',
    'New',
    '',
  ]
  for (const id of [...hostile.map(serviceId), 'services/NCLT-Matters', 'service%3ANCLT-Matters', 'NCLT-Matters']) {
    expect([id, (await asha.call('editedArticle', { id })).statusCode]).toEqual([id, 404])
    const save = await asha.call('saveArticle', { id, body: { text: 'x', base, version: 0 } })
    expect([id, save.statusCode]).toEqual([id, 404])
  }
  expect(await desk.store.db.selectFrom('article_draft').selectAll().execute()).toEqual([])
  const ravi = await desk.signedIn(staff)
  expect((await ravi.call('editedArticle', { id: service })).statusCode).toBe(403)
  await desk.close()
})
