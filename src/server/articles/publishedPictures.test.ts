import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrate } from '../store/migrate.ts'
import { openSqlite } from '../store/sqlite.ts'
import { hashOf } from './articleFiles.ts'
import { queuePublication } from './publications.ts'
import { Publisher } from './publisher.ts'
import { articleText, slug, type TestSource, testSource } from './testing/testSource.ts'

const name = `${slug}-photo`
const text = `${articleText}\n![A flat](${name})\n`
const isPublished = (source: TestSource) => existsSync(join(source.folder, `src/content/pictures/${name}.webp`))
const isKept = (source: TestSource) => existsSync(join(source.folder, '.drafts', slug, `${name}.webp`))

/** Publishes a text with a picture that was uploaded for its draft; resolves with the publication's end. */
async function publish(source: TestSource) {
  mkdirSync(join(source.folder, '.drafts', slug), { recursive: true })
  writeFileSync(join(source.folder, '.drafts', slug, `${name}.webp`), 'a picture')
  const store = openSqlite(':memory:')
  await migrate(store)
  const words = { slug, author: 'asha@example.com', subject: 'Show the flat', text, base: hashOf(articleText) }
  const { id } = await store.write((tx) => queuePublication(tx, words, Date.now()))
  const publisher = new Publisher(store, {
    source: source.folder,
    now: Date.now,
    mayPublish: async () => true,
    nameOf: async () => 'Asha',
    log: { warn: () => undefined },
  })
  publisher.start()
  const row = () => store.db.selectFrom('article_publication').selectAll().where('id', '=', id).executeTakeFirst()
  await expect.poll(async () => (await row())?.ended_at, { timeout: 60_000 }).not.toBeNull()
  const { state, message } = (await row()) ?? {}
  // Stopping waits for the last step, which is after the end.
  await publisher.stop()
  await store.close()
  return { state, message }
}

test('an uploaded picture is committed with the text that shows it, and then no draft keeps it', async () => {
  using source = testSource()
  expect(await publish(source)).toEqual({ state: 'live', message: '' })
  expect(source.git('log', '-1', '--format=', '--name-only').trim().split('\n')).toEqual([
    `src/content/articles/${slug}.md`,
    `src/content/pictures/${name}.webp`,
  ])
  expect([isPublished(source), isKept(source)]).toEqual([true, false])
})

test('a build that fails takes an uploaded picture out of the sources again, and the draft keeps it', async () => {
  using source = testSource()
  source.script('build', 'console.error("no space left"); process.exit(1)')
  expect(await publish(source)).toMatchObject({ state: 'failed' })
  expect([isPublished(source), isKept(source), source.read()]).toEqual([false, true, articleText])
})
