import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Store } from '../store/store.ts'
import { noFile } from './articleFiles.ts'
import { queuePublication } from './publications.ts'
import { author, ended, openStore, publisherOf } from './testing/testPublisher.ts'
import { articleText, testSource } from './testing/testSource.ts'

const begun = 'selling-a-farm'
const askToBegin = (store: Store, text: string) =>
  store.write((tx) => queuePublication(tx, { slug: begun, author, subject: 'Add it', text, base: noFile }, Date.now()))

test('a new article is published with the pictures that are drawn for it, in one commit', async () => {
  using source = testSource()
  const store = await openStore()
  const publisher = publisherOf(store, source)
  const { id } = await askToBegin(store, articleText)
  publisher.start()
  expect(await ended(store, id)).toEqual({ state: 'live', message: '' })
  expect(source.git('log', '-1', '--format=%s', '--name-only').trim().split('\n')).toEqual([
    'Add it',
    '',
    `public/art/desk/${begun}-480.webp`,
    'src/art/drawn.json',
    `src/content/articles/${begun}.md`,
  ])
  expect(source.git('status', '--porcelain')).toBe('')
  await publisher.stop()
  await store.close()
})

test('pictures that a server drew before it ended in the middle of the build are in the commit of the next one', async () => {
  using source = testSource()
  source.script(
    'build',
    "import { writeFileSync } from 'node:fs'; writeFileSync('building', ''); setInterval(() => 0, 1000)",
  )
  const store = await openStore()
  const first = publisherOf(store, source)
  const { id } = await askToBegin(store, articleText)
  first.start()
  await expect.poll(() => existsSync(join(source.folder, 'building')), { timeout: 60_000 }).toBe(true)
  await first.stop()
  source.script('build', 'process.exit(0)')
  const second = publisherOf(store, source)
  second.start()
  expect(await ended(store, id)).toEqual({ state: 'live', message: '' })
  expect(source.git('log', '-1', '--format=%s', '--name-only')).toContain(`public/art/desk/${begun}-480.webp`)
  expect(source.git('status', '--porcelain', 'public', 'src/art', 'src/content')).toBe('')
  await second.stop()
  await store.close()
})

test.each([
  ['build', 'The build failed: no space left'],
  ['art', 'Its pictures could not be drawn: no space left'],
] as const)('a new article whose %s fails is taken out of the folder again', async (name, message) => {
  using source = testSource()
  source.script(name, 'console.error("no space left"); process.exit(1)')
  const store = await openStore()
  const publisher = publisherOf(store, source)
  const { id } = await askToBegin(store, articleText)
  publisher.start()
  expect(await ended(store, id)).toMatchObject({ state: 'failed', message: expect.stringContaining(message) })
  expect(existsSync(join(source.folder, `src/content/articles/${begun}.md`))).toBe(false)
  await publisher.stop()
  await store.close()
})

test('a new article does not replace the file that a developer has begun meanwhile', async () => {
  using source = testSource()
  const file = join(source.folder, `src/content/articles/${begun}.md`)
  writeFileSync(file, 'A developer was here.')
  const store = await openStore()
  const publisher = publisherOf(store, source)
  const { id } = await askToBegin(store, articleText)
  publisher.start()
  expect(await ended(store, id)).toMatchObject({ state: 'failed', message: expect.stringContaining('was changed') })
  expect(readFileSync(file, 'utf8')).toBe('A developer was here.')
  await publisher.stop()
  await store.close()
})
