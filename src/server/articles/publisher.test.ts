import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Store } from '../store/store.ts'
import { hashOf } from './articleFiles.ts'
import { leasePublication, queuePublication } from './publications.ts'
import type { PublisherOptions } from './publisher.ts'
import { author, ended, openStore, publisherOf } from './testing/testPublisher.ts'
import { articleText, service, serviceText, slug, testSource } from './testing/testSource.ts'

const changed = articleText.replace('a receipt', 'two receipts')

/** `later` milliseconds after now: of two in the same millisecond either may be the first. */
const ask = (store: Store, text: string, before = articleText, later = 0) =>
  store.write((tx) =>
    queuePublication(tx, { slug, author, subject: 'Correct it', text, base: hashOf(before) }, Date.now() + later),
  )

test('a publication is checked, built and committed in its author’s name, with no other file', async () => {
  using source = testSource()
  const store = await openStore()
  const publisher = publisherOf(store, source)
  const { id } = await ask(store, changed)
  publisher.start()
  expect(await ended(store, id)).toEqual({ state: 'live', message: '' })
  expect([source.read(), source.built()]).toEqual([changed, changed])
  expect(source.git('log', '-1', '--format=%an|%ae|%s', '--name-only').trim()).toBe(
    `Asha  Rao|${author}|Correct it\n\nsrc/content/articles/${slug}.md`,
  )
  const trail = await store.db.selectFrom('audit').select(['actor', 'action', 'object']).execute()
  expect(trail).toEqual([{ actor: author, action: 'article publish', object: id }])
  await publisher.stop()
  await store.close()
})

test.each([
  ['a fault of the checks', 'Line 8: is wrong', { text: `${articleText}`.replace('a receipt', 'WRONG') }],
  [
    'a build that fails',
    'The build failed: no space left',
    { build: 'console.error("no space left"); process.exit(1)' },
  ],
  ['checks that crash', 'The checks failed: boom', { checks: 'console.error("boom"); process.exit(1)' }],
  ['a role that was taken meanwhile', 'Who asked for it is no owner any more.', { mayPublish: async () => false }],
  ['a file that was changed meanwhile', 'The file was changed since.', { before: 'other' }],
])('%s leaves the published file, and the publication says why', async (_name, message, how) => {
  using source = testSource()
  const {
    text = changed,
    build,
    checks,
    before,
    mayPublish,
  } = { build: '', checks: '', before: articleText, ...how } as {
    text?: string
    build: string
    checks: string
    before: string
    mayPublish?: PublisherOptions['mayPublish']
  }
  if (build) source.script('build', build)
  if (checks) source.script('articleFindings', checks)
  const store = await openStore()
  const publisher = publisherOf(store, source, mayPublish ? { mayPublish } : {})
  const { id } = await ask(store, text, before)
  publisher.start()
  const result = await ended(store, id)
  expect([result.state, result.message?.slice(0, message.length)]).toEqual(['failed', message])
  expect(source.read()).toBe(articleText)
  expect(existsSync(join(source.folder, 'dist/current/article.md'))).toBe(false)
  await publisher.stop()
  await store.close()
})

test('a stop in the middle of a build puts the file back, and the next start publishes it', async () => {
  using source = testSource()
  source.script(
    'build',
    "import { writeFileSync } from 'node:fs'; writeFileSync('begun', ''); setInterval(() => 0, 1000)",
  )
  const store = await openStore()
  const first = publisherOf(store, source)
  const { id } = await ask(store, changed)
  first.start()
  await expect.poll(() => existsSync(join(source.folder, 'begun')), { timeout: 60_000 }).toBe(true)
  await first.stop()
  expect(source.read()).toBe(articleText)
  source.script('build', 'process.exit(0)')
  const second = publisherOf(store, source)
  second.start()
  expect(await ended(store, id)).toEqual({ state: 'live', message: '' })
  expect(source.read()).toBe(changed)
  await second.stop()
  await store.close()
})

test('of two instances one works at a time, and takes over when the other has said nothing for a minute', async () => {
  const store = await openStore()
  const one = await ask(store, changed)
  const two = await ask(store, `${changed}\n`, articleText, 1000)
  const now = Date.now()
  expect((await leasePublication(store, 'here', now))?.id).toBe(one.id)
  expect(await leasePublication(store, 'there', now + 59_000)).toBeUndefined()
  expect(await leasePublication(store, 'there', now + 61_000)).toMatchObject({ id: one.id, attempts: 2 })
  expect((await leasePublication(store, 'here', now + 200_000))?.attempts).toBe(3)
  expect(await leasePublication(store, 'here', now + 300_000)).toMatchObject({ id: one.id, state: 'failed' })
  const second = store.write((tx) =>
    tx.updateTable('article_publication').set({ state: 'building' }).where('id', '=', two.id).execute(),
  )
  await expect(second).rejects.toThrow(/unique/i)
  await store.close()
})

test('what an instance left behind is taken up although the clock was turned back since', async () => {
  const store = await openStore()
  const { id } = await ask(store, changed)
  await leasePublication(store, 'here', Date.now() + 86_400_000)
  expect(await leasePublication(store, 'there', Date.now())).toMatchObject({ id, attempts: 2 })
  await store.close()
})

test('without git the file is published all the same, and the next one has its turn although compression does not end', async () => {
  using source = testSource({ repository: false })
  source.script('compressBuild', 'setInterval(() => 0, 1000)')
  const store = await openStore()
  const publisher = publisherOf(store, source)
  const one = await ask(store, changed)
  const two = await ask(store, `${changed}Keep it.\n`, changed, 1000)
  publisher.start()
  expect(await ended(store, one.id)).toEqual({ state: 'live', message: '' })
  expect(await ended(store, two.id)).toEqual({ state: 'live', message: '' })
  expect(source.built()).toBe(`${changed}Keep it.\n`)
  await publisher.stop()
  await store.close()
})

test('a service is published like an article: its own file is replaced and committed, and nothing else', async () => {
  using source = testSource()
  const store = await openStore()
  const publisher = publisherOf(store, source)
  const text = serviceText.replace('company cases', 'company and insolvency cases')
  const words = { slug: service, author, subject: 'Correct the service', text, base: hashOf(serviceText) }
  const { id } = await store.write((tx) => queuePublication(tx, words, Date.now()))
  publisher.start()
  expect(await ended(store, id)).toEqual({ state: 'live', message: '' })
  expect(readFileSync(join(source.folder, 'src/content/services/NCLT-Matters.md'), 'utf8')).toBe(text)
  expect(source.git('log', '-1', '--format=%s', '--name-only').trim()).toBe(
    'Correct the service\n\nsrc/content/services/NCLT-Matters.md',
  )
  const trail = await store.db.selectFrom('audit').select(['action', 'object']).execute()
  expect(trail).toEqual([{ action: 'service publish', object: id }])
  await publisher.stop()
  await store.close()
})

test('a service whose build fails has its published words again', async () => {
  using source = testSource()
  source.script('build', 'console.error("no space left"); process.exit(1)')
  const store = await openStore()
  const publisher = publisherOf(store, source)
  const words = { slug: service, author, subject: 'Correct it', text: 'Other words.\n', base: hashOf(serviceText) }
  const { id } = await store.write((tx) => queuePublication(tx, words, Date.now()))
  publisher.start()
  expect(await ended(store, id)).toMatchObject({ state: 'failed' })
  expect(readFileSync(join(source.folder, 'src/content/services/NCLT-Matters.md'), 'utf8')).toBe(serviceText)
  const trail = await store.db.selectFrom('audit').select('action').execute()
  expect(trail).toEqual([{ action: 'service publish failed' }])
  await publisher.stop()
  await store.close()
})
