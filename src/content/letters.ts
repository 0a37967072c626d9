// The page of letters. Samples that stand in articles are read from there, so that each is written once.
import { numberSources } from './citations.ts'
import { type Letter, type LetterGroup, type LetterList, letterGroups } from './letterEntity.ts'
import { banks } from './letters/banks.ts'
import { death, disputes } from './letters/family.ts'
import { letting, selling } from './letters/money.ts'
import { powers } from './letters/powers.ts'
import { slugOf } from './slug.ts'
import { lettersName, lettersPath } from './texts/letters.ts'

const files = import.meta.glob<string>('./articles/*.md', { query: '?raw', import: 'default', eager: true })

const own: Readonly<Record<LetterGroup, readonly Letter[]>> = {
  powers,
  selling,
  letting,
  banks,
  death,
  disputes,
  sheets: [],
}

/** The group of a sample by words of its title; another is a sheet. */
const groupWords: readonly (readonly [RegExp, LetterGroup])[] = [
  [/power|agent|will\b/i, 'powers'],
  [/on the sale/i, 'selling'],
  [/on rent/i, 'letting'],
  [/manager|NRE|to the bank/i, 'banks'],
]

/** The samples of the articles, each with a link to its article. */
export function samplesIn(articles: Readonly<Record<string, string>>): (Letter & { group: LetterGroup })[] {
  return Object.entries(articles).flatMap(([file, markdown]) => {
    const path = `/blogs/${file.replace(/^.*\/(.+)\.md$/, '$1')}`
    const name = /^displayName: (.+)$/m.exec(markdown)?.[1] ?? path
    return [...markdown.matchAll(/^```text ?(.*)\n([\s\S]*?)\n```$/gm)].map(([, named = '', body = '']) => {
      const title = (named || body.split('\n', 1)[0]) ?? ''
      const group = groupWords.find(([words]) => words.test(title))?.[1] ?? 'sheets'
      return { id: `sample-${slugOf(title)}`, title, use: `Explained in [${name}](${path}).`, text: body, group }
    })
  })
}

const samples = samplesIn(files)
const { cited, sources } = numberSources(lettersPath)

const groups = Object.entries(letterGroups).flatMap(([name, title]) => {
  const id = name as LetterGroup
  const letters = [
    ...own[id].map((letter) => ({ ...letter, use: cited(letter.use) })),
    ...samples.filter(({ group }) => group === id).map(({ group: _group, ...letter }) => letter),
  ]
  return letters.length > 0 ? [{ id, title, letters }] : []
})

/** How many letters there are. */
const count = groups.reduce((sum, { letters }) => sum + letters.length, 0)

const page: LetterList = {
  path: lettersPath,
  meta: {
    title: lettersName,
    description: `${count} letters, deeds and sheets for NRIs to copy: powers of attorney, a will, the sale and its tax, tenants, banks, heirs. Fill in once, take as text or Word.`,
  },
  title: lettersName,
  lede: `${count} letters, deeds and sheets, whole. What you fill in below is put into all of them, and stays on this device. Take one as text, as a Word file or on paper.`,
  reviewed: '26 November 2026',
  pigment: 'sagwan',
  picture: 'letters',
  groups,
  sources: sources(),
}

export default page
