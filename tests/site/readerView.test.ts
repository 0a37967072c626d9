// The part of a page that reader views and read-later services keep. Firefox's is the same Readability.
import { Readability } from '@mozilla/readability'
import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'
import { allGuides } from '#content/allGuides.ts'
import { allTasks } from '#content/allTasks.ts'
import { articleCards } from '#content/articles.ts'
import { privacy } from '#content/pages/privacy.ts'
import { serviceCards } from '#content/services.ts'
import { everyTranslation } from '../support/addresses.ts'
import { servedSite } from '../support/forAllTests.ts'

const at = servedSite()

/** Navigation, offers, forms, comments, and what is for paper only. */
const frame = 'nav, form, aside, [data-screen], [data-on-paper], [data-print-footer], #comments, section:has(form)'
const words = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()

const htmlOf = async (path: string) => (await fetch(at.url + path)).text()

async function readerText(path: string): Promise<string> {
  const page = parseHTML(await htmlOf(path)).document as unknown as Document
  return words(new Readability(page).parse()?.textContent)
}

/** Headings and texts of the page's own matter that the reader view has lost. */
async function lostIn(path: string): Promise<string[]> {
  const read = await readerText(path)
  const page = parseHTML(await htmlOf(path)).document as unknown as Document
  const texts = [...page.querySelectorAll('main :is(h2, h3, h4, p, li, dt, dd, td)')].filter(
    (element) => !element.closest(frame) && !element.querySelector('p, li, dd'),
  )
  expect(texts.length, path).toBeGreaterThan(0)
  const lost = texts.map((element) => words(element.textContent)).filter((text) => !read.includes(text))
  return lost.map((text) => `${path}: ${text.slice(0, 60)}`)
}

async function lostOn(paths: readonly string[]): Promise<string[]> {
  const lost: string[] = []
  for (const path of paths) lost.push(...(await lostIn(path)))
  return lost
}

test('a reader view keeps the summary and every heading, paragraph and point of an article', async () => {
  expect(await lostOn(articleCards.map(({ slug }) => `/blogs/${slug}`))).toEqual([])
})

test('a reader view keeps the questions of a service, with their answers, and its long text', async () => {
  expect(await lostOn(serviceCards.map(({ path }) => `/services/${path}`))).toEqual([])
})

test('a reader view keeps what a guide opens with, its facts at a glance and its sections', async () => {
  expect(await lostOn(allGuides.map(({ path }) => path))).toEqual([])
})

test('a reader view keeps the cases, steps, papers and costs of a task', async () => {
  expect(await lostOn(allTasks.map(({ path }) => path))).toEqual([])
})

test('a reader view keeps what the glossary says, and what the privacy policy opens with', async () => {
  expect(await lostOn(['/glossary'])).toEqual([])
  const read = await readerText('/privacypolicy')
  for (const text of [privacy.intro, privacy.effective.date]) expect(read).toContain(words(text))
})

test('a reader view keeps the same of the pages in other languages', async () => {
  expect(
    await lostOn(everyTranslation.filter((path) => /^\/[\w-]+\/(blogs|services|countries)\/./.test(path))),
  ).toEqual([])
})
