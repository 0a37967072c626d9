import { existsSync, readdirSync } from 'node:fs'
import { allGuides } from '#content/allGuides.ts'
import type { Block, Blog } from '#content/blocks.ts'
import { translations } from '#content/languages.ts'
import { pageMetas } from '#content/pages/pageMetas.ts'
import { sentencesOf, titleCase } from '../../../support/prose.ts'
import { articles, partsOf, runningTextOf, services, textOf } from '../../../support/siteTexts.ts'
import { parsed, shapeOf } from '../articleFile.ts'
import type { Warning } from './warning.ts'

const longestMedian = 20
const [shortest, longest] = [120, 160]
/** Words a minute of slow and of quick readers. */
const [slow, quick] = [200, 220]

const articleAt = ({ slug }: Blog) => `articles/${slug}.md`
const placed = [
  ...articles.map((blog) => ({ where: articleAt(blog), description: blog.metaDescription })),
  ...services.map(({ path, metaDescription }) => ({ where: `services/${path}.md`, description: metaDescription })),
  ...allGuides.map(({ path, meta }) => ({ where: `guides${path}`, description: meta.description })),
  ...Object.values(pageMetas).map(({ description }) => ({ where: 'pages/pageMetas.ts', description })),
]

/** Descriptions for search engines that are cut off, or leave room. */
function descriptions(): Warning[] {
  return placed
    .filter(({ description }) => description.length < shortest || description.length > longest)
    .map(({ where, description }) => ({
      where,
      words: description,
      remark: `a description for search engines has ${shortest} to ${longest} characters, this one ${description.length}`,
    }))
}

/** Words of the sentence in the middle, by length. */
export function medianOf(text: string): number {
  const lengths = text
    .split(/\n+/)
    .flatMap(sentencesOf)
    .map((sentence) => titleCase(sentence).length)
  return lengths.sort((a, b) => a - b)[Math.floor(lengths.length / 2)] ?? 0
}

function sentences(): Warning[] {
  const texts = [
    ...articles.map((blog) => ({ where: articleAt(blog), text: runningTextOf(partsOf(blog).body) })),
    ...services.map(({ path, textSection }) => ({ where: `services/${path}.md`, text: textSection.mainText })),
    ...allGuides.map(({ path, sections }) => ({
      where: `guides${path}`,
      text: sections
        .flatMap(({ parts }) => parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])))
        .join('\n'),
    })),
  ]
  return texts
    .map(({ where, text }) => ({ where, median: medianOf(text) }))
    .filter(({ median }) => median > longestMedian)
    .map(({ where, median }) => ({
      where,
      words: '',
      remark: `half of its sentences have ${median} words or more; ${longestMedian} read easily`,
    }))
}

/** The list of official texts is for looking up and takes no reading. */
function wordsOf(blog: Blog): number {
  const { body, changes } = partsOf(blog)
  return [...body, ...changes].reduce((sum, block) => sum + titleCase(textOf(block)).length, 0)
}

function readingTimes(): Warning[] {
  return articles.flatMap((blog) => {
    const [stated, words] = [Number.parseInt(blog.readingTime, 10), wordsOf(blog)]
    if (stated >= words / slow - 1 && stated <= words / quick + 1) return []
    const fair = Math.max(1, Math.round(words / 210))
    return [
      {
        where: articleAt(blog),
        words: 'readingTime:',
        remark: `${words} words are a ${fair} min read, not ${blog.readingTime}`,
      },
    ]
  })
}

/** The parts that readers of an article are used to find. */
function shapes(): Warning[] {
  return articles.flatMap((blog) => {
    const count = (type: Block['type']) => blog.content.filter((block) => block.type === type).length
    const { body, changes } = partsOf(blog)
    const remarks = [
      count('image') < 1 || count('image') > 2 ? `has ${count('image')} figures; most have one or two` : '',
      changes.length === 0 ? 'closes without a list of what has changed' : '',
      /\]\(\/contact\)/.test(runningTextOf(body)) ? '' : 'leads nobody to /contact',
    ]
    const alts = blog.content.flatMap((block) => (block.type === 'image' ? [block.alt] : []))
    return [
      ...remarks.filter((remark) => remark !== '').map((remark) => ({ where: articleAt(blog), words: '', remark })),
      ...alts
        .filter((alt) => alt.length < 30 || alt.length > 125)
        .map((alt) => ({
          where: articleAt(blog),
          words: alt,
          remark: `a picture's description has 30 to 125 characters, this one ${alt.length}`,
        })),
    ]
  })
}

/** Translated articles of a language whose parts are no longer those of the English. */
function changedSince({ code }: { code: string }): Warning[] {
  const folder = `src/content/${code}/articles`
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.md')) : []
  return files.flatMap((file) => {
    const english = `src/content/articles/${file}`
    const shapes = [`${folder}/${file}`, english].map((one) =>
      existsSync(one) ? `${parsed(one).blocks.map(shapeOf)}` : '',
    )
    if (shapes[0] === shapes[1]) return []
    return [
      {
        where: `${code}/articles/${file}`,
        words: '',
        remark: 'has other parts than the English: translate what changed there',
      },
    ]
  })
}

/** Lengths of descriptions and sentences, reading times, the shape of articles and of their translations. */
export function measureWarnings(): Warning[] {
  return [...descriptions(), ...sentences(), ...readingTimes(), ...shapes(), ...translations.flatMap(changedSince)]
}
