import { expect, test } from 'vitest'
import { wordsOf } from '../../support/prose.ts'
import { articles, services } from '../../support/written.ts'

/** Everything outside the bounds, as 'name: length'. */
function outside<T>(all: readonly T[], name: (one: T) => string, length: (one: T) => number, from: number, to: number) {
  return all.filter((one) => length(one) < from || length(one) > to).map((one) => `${name(one)}: ${length(one)}`)
}

const path = ({ path }: { path: string }) => path
const slug = ({ slug }: { slug: string }) => slug

test('descriptions for search engines have 120 to 160 characters', () => {
  expect(outside(services, path, ({ metaDescription }) => metaDescription.length, 120, 160)).toEqual([])
  expect(outside(articles, slug, ({ metaDescription }) => metaDescription.length, 120, 160)).toEqual([])
})

test('descriptions on cards are one sentence of a service, at most 140 characters, or 110 to 220 of an article', () => {
  expect(outside(services, path, ({ description }) => description.length, 40, 140)).toEqual([])
  expect(outside(articles, slug, ({ heroSection }) => heroSection.description.length, 110, 220)).toEqual([])
})

test('a service has 6 to 10 listed items and 5 to 7 questions', () => {
  expect(outside(services, path, ({ servicesListSection }) => servicesListSection.services.length, 6, 10)).toEqual([])
  expect(outside(services, path, ({ faqSection }) => faqSection.questions.length, 5, 7)).toEqual([])
})

test('SD-06 listed items have 3 to 14 words and answers 35 to 90', () => {
  const items = services.flatMap(({ servicesListSection }) => servicesListSection.services)
  const answers = services.flatMap(({ faqSection }) => faqSection.questions)
  expect(outside(items, String, (item) => wordsOf(item).length, 3, 14)).toEqual([])
  const length = ({ answer }: { answer: string }) => wordsOf(answer).length
  expect(outside(answers, ({ question }) => question, length, 35, 90)).toEqual([])
})

test('SD-03 SD-10 a service has two or three sentences in its hero, and a text of 300 to 500 words', () => {
  const sentences = (text: string) => text.split(/[.?!](?:\s|$)/).length - 1
  expect(outside(services, path, ({ heroSection }) => sentences(heroSection.description), 2, 3)).toEqual([])
  expect(outside(services, path, ({ introSection }) => wordsOf(introSection.text).length, 50, 90)).toEqual([])
  expect(outside(services, path, ({ textSection }) => wordsOf(textSection.mainText).length, 300, 500)).toEqual([])
})
