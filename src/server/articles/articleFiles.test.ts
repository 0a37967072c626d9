import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { serviceId } from '#contract/staff/articles.ts'
import {
  articlePath,
  articleSlugs,
  NoArticle,
  readArticleOrNothing,
  readArticleText,
  serviceIds,
  writeArticleText,
} from './articleFiles.ts'
import { runChild } from './runChild.ts'
import { articleText, service, serviceText, slug, testSource } from './testing/testSource.ts'

const articles = 'src/content/articles'

test.each([
  '../secret',
  '..',
  '',
  'a/b',
  'a\\b',
  'A',
  'a.md',
  'a%2fb',
  `${'a'.repeat(121)}`,
  'a\n',
  '-a',
  '.a',
  'a--b',
  'services/Documents',
  'service:',
  'service:..',
  'service:../articles/a',
  'service:Documents/../../articles/a',
  'service:services/../x',
  'service:Documents.md',
  'service:Documents%2f..',
  'service:a\\b',
  'service:-a',
  'service:a\n',
  'service:service:Documents',
  'Service:Documents',
  `service:${'a'.repeat(120)}`,
])('%j is no id, and no path is made of it', (bad) => {
  expect(() => articlePath(bad)).toThrow(NoArticle)
})

test('a link is no article, nor is a file behind a linked folder, a folder, or one that is much too long', async () => {
  using source = testSource()
  const at = (name: string) => join(source.folder, articles, name)
  writeFileSync(join(source.folder, 'secret'), 'a password')
  symlinkSync(join(source.folder, 'secret'), at('linked.md'))
  mkdirSync(at('folder.md'))
  writeFileSync(at('long.md'), 'x'.repeat(1_000_000))
  await expect(readArticleText(source.folder, 'nothing')).rejects.toThrow(NoArticle)
  for (const name of ['linked', 'folder', 'long']) {
    await expect(readArticleText(source.folder, name)).rejects.toThrow(NoArticle)
    await expect(readArticleOrNothing(source.folder, name)).rejects.toThrow(NoArticle)
    await expect(writeArticleText(source.folder, name, 'x')).rejects.toThrow(NoArticle)
  }
  expect(await articleSlugs(source.folder)).not.toContain('linked')
  renameSync(join(source.folder, articles), join(source.folder, 'elsewhere'))
  symlinkSync(join(source.folder, 'elsewhere'), join(source.folder, articles))
  await expect(readArticleText(source.folder, slug)).rejects.toThrow(NoArticle)
  await expect(writeArticleText(source.folder, 'a-new-one', 'x')).rejects.toThrow(NoArticle)
  expect(existsSync(join(source.folder, 'elsewhere/a-new-one.md'))).toBe(false)
})

test('a service is the file with its very name, letter by letter: no link, no folder, and nothing behind a linked folder', async () => {
  using source = testSource()
  const at = (name: string) => join(source.folder, 'src/content/services', name)
  writeFileSync(join(source.folder, 'secret'), 'a password')
  symlinkSync(join(source.folder, 'secret'), at('Linked.md'))
  mkdirSync(at('Folder.md'))
  writeFileSync(at('Long.md'), 'x'.repeat(1_000_000))
  writeFileSync(at('order.ts'), 'export const servicePaths = []')
  expect(articlePath(service)).toBe('src/content/services/NCLT-Matters.md')
  expect(await readArticleOrNothing(source.folder, service)).toBe(serviceText)
  for (const name of ['nclt-matters', 'NCLT-matters', 'Linked', 'Folder', 'order', 'Long']) {
    await expect(readArticleText(source.folder, serviceId(name))).rejects.toThrow(NoArticle)
    await expect(readArticleOrNothing(source.folder, serviceId(name))).rejects.toThrow(NoArticle)
    await expect(writeArticleText(source.folder, serviceId(name), 'x')).rejects.toThrow(NoArticle)
  }
  expect(await serviceIds(source.folder)).toEqual(expect.arrayContaining([service]))
  expect(await serviceIds(source.folder)).not.toContain('service:Linked')
  await writeArticleText(source.folder, service, 'Other words.\n')
  expect(await readArticleText(source.folder, service)).toBe('Other words.\n')
  renameSync(join(source.folder, 'src/content/services'), join(source.folder, 'elsewhere'))
  symlinkSync(join(source.folder, 'elsewhere'), join(source.folder, 'src/content/services'))
  await expect(readArticleText(source.folder, service)).rejects.toThrow(NoArticle)
  await expect(writeArticleText(source.folder, service, 'x')).rejects.toThrow(NoArticle)
})

test('no service begins here: its address, its place in menus and its pictures are code', async () => {
  using source = testSource()
  await expect(readArticleOrNothing(source.folder, 'service:New')).rejects.toThrow(NoArticle)
  await expect(writeArticleText(source.folder, 'service:New', 'x')).rejects.toThrow(NoArticle)
  expect(existsSync(join(source.folder, 'src/content/services/New.md'))).toBe(false)
})

test('an article is begun where no file has its name, and leaves nothing else in the folder', async () => {
  using source = testSource()
  expect(await readArticleOrNothing(source.folder, 'a-new-one')).toBe('')
  await writeArticleText(source.folder, 'a-new-one', articleText)
  expect(await readArticleText(source.folder, 'a-new-one')).toBe(articleText)
  expect(readdirSync(join(source.folder, articles)).sort()).toEqual(['a-new-one.md', `${slug}.md`])
})

test('a write that fails leaves the article whole and nothing beside it', async () => {
  using source = testSource()
  const half = writeArticleText(source.folder, slug, { toString: undefined } as unknown as string)
  await expect(half).rejects.toThrow()
  expect(await readArticleText(source.folder, slug)).toBe(articleText)
  expect(readdirSync(join(source.folder, articles))).toEqual([`${slug}.md`])
})

test('a program that is stopped is killed with all that it has started, and is told no password', async () => {
  using source = testSource()
  process.env.SMTP_URL_OF_A_TEST = 'smtp://name:password@example.com'
  const code = `
    const { renameSync, writeFileSync } = require('node:fs')
    const child = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)'])
    writeFileSync('half', JSON.stringify({ pid: child.pid, env: Object.keys(process.env) }))
    renameSync('half', 'begun')
    setInterval(() => 0, 1000)`
  const stopping = new AbortController()
  const options = { cwd: source.folder, limit: 600_000, signal: stopping.signal }
  const running = runChild(process.execPath, ['-e', code], options)
  const begun = join(source.folder, 'begun')
  await expect.poll(() => existsSync(begun), { timeout: 30_000 }).toBe(true)
  delete process.env.SMTP_URL_OF_A_TEST
  stopping.abort()
  expect((await running).ended).toBe('aborted')
  const { pid, env } = JSON.parse(readFileSync(begun, 'utf8')) as { pid: number; env: string[] }
  expect(env).not.toContain('SMTP_URL_OF_A_TEST')
  await expect.poll(() => isAlive(pid)).toBe(false)
})

test('a program that takes longer than its limit is stopped', async () => {
  using source = testSource()
  const end = await runChild(process.execPath, ['-e', 'setInterval(() => 0, 1000)'], { cwd: source.folder, limit: 1 })
  expect(end.ended).toBe('timeout')
})

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
