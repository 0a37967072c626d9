import { articleCards, loadArticle } from '#content/articles.ts'
import type { Blog } from '#content/blocks.ts'

/** Every article, whole, the newest first. */
const articles = (await Promise.all(articleCards.map(({ slug }) => loadArticle(slug)))).filter(
  (article) => article !== undefined,
)

/** The newest article of which that holds, for tests of what not every article has. */
export function articleWith(what: string, holds: (article: Blog) => boolean): Blog {
  const found = articles.find(holds)
  if (!found) throw new Error(`This test needs an article with ${what}; no article has one.`)
  return found
}

/** The sample wordings of an article. */
export const samplesOf = ({ content }: Blog) => content.filter((block) => block.type === 'code')

/** The terms of the glossary that an article explains, by their ids in reading order. */
export const termsOf = ({ content }: Blog) =>
  Array.from(JSON.stringify(content).matchAll(/\]\(\/glossary#([^)\s]+)\)/g), ([, id = '']) => id)

const lengthOf = ({ content }: Blog) => JSON.stringify(content).length
const longest = Math.max(...articles.map(lengthOf))
/** The longest article, for what happens far down a page. */
export const longArticle = `/blogs/${articleWith('a text', (article) => lengthOf(article) === longest).slug}`
