import { describe, expect, test } from 'vitest'
import { languageOf, prefixOf, translations } from '#content/languages.ts'
import { sourcesId } from '#content/sourceId.ts'
import { articleFileNames, pageOfModule, readArticle, readTasks } from './readContent.ts'
import {
  checkedPaths,
  pageTranslation,
  readTranslation,
  shownCheck,
  translatedArticle,
  translatedPaths,
  translatedSearchable,
} from './readTranslation.ts'

describe.each(
  await Promise.all(translations.map(async (language) => ({ ...language, ...(await readTranslation(language.code)) }))),
)('in $name', ({ code, script, articles, english, cards, banners }) => {
  const ownLetters = new RegExp(String.raw`\p{Script=${script}}`, 'u')
  const blogs = Object.values(articles)

  test('a translated article has the ids of the English headings, so that a link to a place holds in both languages', async () => {
    for (const blog of blogs) {
      const original = await readArticle(`${blog.slug}.md`)
      const ids = ({ content }: typeof blog) => content.flatMap((block) => (block.type === 'heading' ? [block.id] : []))
      expect(ids(blog), blog.slug).toEqual(ids(original))
      const sources = blog.content.find((block) => block.type === 'heading' && block.id === sourcesId)
      expect(sources).toMatchObject({ content: expect.stringMatching(ownLetters) })
      const notes = blog.content.at(-1)
      const items = notes?.type === 'numbered' ? notes.items : []
      expect(items.length).toBeGreaterThan(0)
      // The title of the text stays; how it was checked is said in the language.
      expect(items.filter((item) => !ownLetters.test(item.slice(item.indexOf('): '))))).toEqual([])
      expect(blog.faqPage?.mainEntity.length).toBe(original.faqPage?.mainEntity.length)
    }
  })

  test('days and reading time are written as the language does; machines read the English day', () => {
    for (const { date, shown, readingTime } of blogs) {
      expect(shown?.date).toMatch(ownLetters)
      expect(shown?.date).toMatch(/\d{4}/)
      expect(Number.parseInt(readingTime, 10)).toBeGreaterThan(0)
      expect(date).toMatch(/^[A-Z][a-z]+ \d/)
    }
  })

  test('every article is either translated or named as one in English, and only translated ones are related', () => {
    const translated = blogs.map(({ slug }) => slug)
    const all = [...translated, ...english.map(({ slug }) => slug)]
    expect(all.toSorted()).toEqual(
      articleFileNames()
        .map((name) => name.replace('.md', ''))
        .toSorted(),
    )
    for (const { relatedArticles = [] } of blogs) {
      expect(relatedArticles.filter((slug) => !translated.includes(slug))).toEqual([])
    }
  })

  test('every service has a name and a banner, and no address is listed twice', async () => {
    expect(cards.filter(({ title, path }) => !title || !banners[path])).toEqual([])
    const paths = (await translatedPaths())[code] ?? []
    expect(paths).toEqual([...new Set(paths)])
    expect(paths).toEqual(expect.arrayContaining(blogs.map(({ slug }) => `/blogs/${slug}`)))
  })

  test('a translated task has title, notes, day and breadcrumbs of the language, and the order, spans and options of the English one', async () => {
    const paths = (await translatedPaths())[code] ?? []
    const english = await readTasks()
    const { allTasks, taskList } = await readTasks(code)
    const ids = ({ steps, questions, axis }: (typeof allTasks)[number]) => [
      steps.map(({ id, who, basis, span, only }) => [id, who, basis, span, only]),
      questions.map(({ options }) => options.map(({ id }) => id)),
      [axis.unit, axis.from, axis.to],
    ]
    for (const task of allTasks.filter(({ path }) => paths.includes(path))) {
      const { path, title, meta, sources, shown, letters } = task
      const original = english.allTasks.find((one) => one.path === path)
      expect(original && ids(original), path).toEqual(ids(task))
      expect(letters.map(({ to }) => to)).toEqual(original?.letters.map(({ to }) => to))
      const own = [title, meta.title, shown?.reviewed, ...sources.map(({ checked }) => checked)]
      expect(
        own.filter((text) => !ownLetters.test(text ?? '')),
        path,
      ).toEqual([])
      expect(sources.map(({ url }) => url)).toEqual(original?.sources.map(({ url }) => url))
      const address = prefixOf(code) + path
      expect(JSON.stringify(task.data)).toContain(`${address}"`)
      expect(await pageOfModule(`src/content${address}.ts`)).toEqual(task)
    }
    if (!paths.includes(taskList.path)) return
    expect(await pageOfModule(`src/content${prefixOf(code)}${taskList.path}.ts`)).toEqual(taskList)
    const shownTexts = [
      ...taskList.cards.flatMap(({ title, card }) => [title, card]),
      ...taskList.others.map(({ text }) => text),
    ]
    expect(shownTexts.filter((text) => !ownLetters.test(text))).toEqual([])
  })

  test('the search finds those tasks that have a page in the language, and the situations of the list only with the list', async () => {
    const paths = (await translatedPaths())[code] ?? []
    const { allTasks } = await readTasks(code)
    const found = await translatedSearchable(code)
    expect(found.tasks).toEqual(allTasks.filter(({ path }) => paths.includes(path)))
    expect(Boolean(found.situations)).toBe(paths.includes('/tasks'))
  })

  test('a machine draft is not among the paths for search engines', async () => {
    const drafts = blogs.filter(({ translation }) => translation === 'draft')
    const paths = (await checkedPaths())[code] ?? []
    expect(drafts.filter(({ slug }) => paths.includes(`/blogs/${slug}`))).toEqual([])
    expect(paths.includes('/')).toBe((await pageTranslation(code)) !== 'draft')
    expect((await translatedPaths())[code]).toEqual(expect.arrayContaining(paths))
  })
})

test('a translation that lacks headings is refused, with its own file and both numbers', async () => {
  const [name = ''] = articleFileNames()
  const original = await readArticle(name)
  const short = { ...original, content: original.content.slice(1).filter((block) => block.type !== 'heading') }
  const notes = { heading: 'x', checked: () => '' }
  const texts = { folder: 'src/content/de/articles', notes, locale: 'de-DE', fullStop: '.', readingTime: String }
  expect(() => translatedArticle(short, original, texts, [])).toThrow(
    /^src\/content\/de\/articles\/[\w-]+\.md: headings: must be \d+ as in the English article, not 0$/,
  )
})

test('the pages that are no articles are a draft, or name who checked them and when, as the language writes it', () => {
  const german = { ...languageOf('en'), code: 'de' }
  const check = (translation: string) => shownCheck({ ...german, translation }, 'de-DE')
  expect(check('draft')).toBe('draft')
  expect(check('checked by Asha Rao on 20 November 2026')).toEqual({ by: 'Asha Rao', on: '20. November 2026' })
  expect(() => check('checked')).toThrow(/languages.ts, de: translation: must be "draft", or written like/)
})
