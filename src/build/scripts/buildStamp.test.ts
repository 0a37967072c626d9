import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { changedSettings, currentStamp, readStamp, writeStamp } from './buildStamp.mjs'

const folder = mkdtempSync(join(tmpdir(), 'desk-build-stamp-'))
const articles = join(folder, 'articles')
mkdirSync(articles)
writeFileSync(join(articles, 'one.md'), 'One')
afterAll(() => rmSync(folder, { recursive: true }))

const elsewhere = { VITE_BACKEND_URL: 'https://desk.example.com' }

test('files that were only touched or copied give the same build, a changed letter gives another', () => {
  const before = currentStamp({ CONTENT_ARTICLES_DIR: articles }).files
  utimesSync(join(articles, 'one.md'), 1, 1)
  expect(currentStamp({ CONTENT_ARTICLES_DIR: articles }).files).toBe(before)
  cpSync(articles, join(folder, 'kept'), { recursive: true })
  rmSync(articles, { recursive: true })
  cpSync(join(folder, 'kept'), articles, { recursive: true })
  expect(currentStamp({ CONTENT_ARTICLES_DIR: articles }).files).toBe(before)
  writeFileSync(join(articles, 'one.md'), 'Two')
  expect(currentStamp({ CONTENT_ARTICLES_DIR: articles }).files).not.toBe(before)
})

test('guides, tests and what a file manager leaves behind change no build', () => {
  const before = currentStamp({ CONTENT_ARTICLES_DIR: articles }).files
  for (const name of ['.DS_Store', 'README.md', 'one.test.ts']) writeFileSync(join(articles, name), 'x')
  expect(currentStamp({ CONTENT_ARTICLES_DIR: articles }).files).toBe(before)
})

test('another version of Node.js, whose dates may read otherwise, gives another build', () => {
  expect(currentStamp({}, '24.1.0').files).toBe(currentStamp({}, '24.1.0').files)
  expect(currentStamp({}, '24.1.0').files).not.toBe(currentStamp({}, '26.0.0').files)
})

test('a build for a backend elsewhere is not taken for one without, nor the other way round', () => {
  const [remote, own] = [currentStamp(elsewhere), currentStamp({})]
  expect(changedSettings(remote, own)).toEqual(['VITE_BACKEND_URL was https://desk.example.com, is not set'])
  expect(changedSettings(own, remote)).toEqual(['VITE_BACKEND_URL was not set, is https://desk.example.com'])
  expect(changedSettings(remote, currentStamp(elsewhere))).toEqual([])
})

test('every setting that the site takes in counts, and no other', () => {
  const settings = { VITE_OTHER: 'a', SITE_COMPRESSION: 'none', VITE_BUILD_YEAR: '2031' }
  expect(currentStamp({ ...settings, PORT: '80', SECRET: 'x', SMTP_URL: 'smtp://a:b@c' }).settings).toEqual(settings)
})

test('a folder says what its build was made from; one without a note, or with a torn one, says nothing', () => {
  writeStamp(folder, currentStamp(elsewhere))
  expect(readStamp(folder)).toEqual(currentStamp(elsewhere))
  for (const torn of ['', 'null', '3bdc3b21df1c37a1', '{"files":']) {
    writeFileSync(join(folder, '.build-stamp'), torn)
    expect(readStamp(folder)).toBe(undefined)
  }
  expect(readStamp(join(folder, 'none'))).toBe(undefined)
})
