import { expect, test } from 'vitest'
import { textsOf } from '#content/blocks.ts'
import { officialTexts } from '#content/law.ts'
import { linksOf, plain } from '../../support/prose.ts'
import { articles, everyText, partsOf, runningTextOf } from '../../support/siteTexts.ts'
import { isOfficialText } from './officialText.ts'

const texts = Object.values(officialTexts)
const listed = (blog: (typeof articles)[number]) =>
  partsOf(blog).sources.flatMap((block) => (block.type === 'numbered' ? block.items.flatMap(linksOf) : []))

test('BA-16 every article closes with a numbered list of official texts, each once', () => {
  for (const blog of articles) {
    expect(
      partsOf(blog).sources.map(({ type }) => type),
      blog.slug,
    ).toEqual(['heading', 'numbered'])
    expect(listed(blog).length, blog.slug).toBeGreaterThan(0)
    expect(new Set(listed(blog)).size, blog.slug).toBe(listed(blog).length)
  }
})

test('BA-16 every Act and every set of Rules that an article names is in its list', () => {
  const missing = articles.flatMap((blog) => {
    const body = plain(runningTextOf(partsOf(blog).body))
    return texts.flatMap(({ title, url }) => {
      const name = title.replace(/, \d{4}$/, '')
      const named =
        /(?:Act|Rules|Code)$/.test(name) && body.includes(/^(?:Income-tax|Finance)/.test(title) ? title : name)
      return named && !listed(blog).includes(url) ? [`${blog.slug}: ${title}`] : []
    })
  })
  expect(missing).toEqual([])
})

test('a note leads to an Act, not to its Bill, and to an address that the next Budget does not take over', () => {
  expect(texts.filter(({ title, url }) => /\bBill\b/.test(title) || /Finance_Bill/.test(url))).toEqual([])
  const links = everyText.flatMap(({ text }) => linksOf(text))
  expect(links.length).toBeGreaterThan(100)
  expect(links.filter((link) => link.includes('indiabudget.gov.in'))).toEqual([])
})

/** Addresses that were given up in 2026: India Code has another host, and the old page of the Act of 1961 leads to the front page. */
const givenUp = /\bindiacode\.nic\.in\b|income-tax-act\.aspx/i

test('no note and no text leads to an address that its office gave up', () => {
  expect(texts.filter(({ url }) => givenUp.test(url))).toEqual([])
  expect(everyText.flatMap(({ text }) => linksOf(text)).filter((link) => givenUp.test(link))).toEqual([])
})

test('every official text leads to the law itself', () => {
  expect(texts.filter(({ url }) => !isOfficialText(url))).toEqual([])
})

test('BA-16 every official text of an article is marked where the text states its rule, and every mark has its note', () => {
  for (const blog of articles) {
    const { body, sources } = partsOf(blog)
    const marks = body
      .flatMap(textsOf)
      .flatMap((text) => [...text.matchAll(/\[\^(\d+)\+?\]/g)].map(([, one]) => Number(one)))
    const notes = sources.flatMap((block) => (block.type === 'numbered' ? block.items : []))
    expect(
      [...new Set(marks)].sort((a, b) => a - b),
      blog.slug,
    ).toEqual(notes.map((_note, position) => position + 1))
    for (const [position, note] of notes.entries()) expect(note).toMatch(new RegExp(`\\[\\^<${position + 1}\\]$`))
  }
})
