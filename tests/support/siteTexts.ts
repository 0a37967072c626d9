import { allGuides } from '#content/allGuides.ts'
import { allTasks, taskList } from '#content/allTasks.ts'
import { changesHeading } from '#content/articleParts.ts'
import { articleCards } from '#content/articles.ts'
import { type Block, type Blog, textsOf } from '#content/blocks.ts'
import letters from '#content/letters.ts'
import type { Service } from '#content/serviceEntity.ts'
import { servicePaths } from '#content/services/order.ts'
import { allServices } from '#content/testing/allServices.ts'
import { noteTexts } from '#content/texts/notes.ts'

const blogs = Object.values(
  import.meta.glob<Blog>('../../src/content/articles/*.md', { import: 'default', eager: true }),
)

/** Every article, whole, in id order. */
export const articles: Blog[] = articleCards.flatMap(({ id }) => blogs.find((blog) => blog.id === id) ?? [])

/** Every service, whole, in the order of the list. */
export const services: Service[] = servicePaths.flatMap((path) => allServices[`./${path}.md`] ?? [])

/** The text of an article's blocks, one by one: what a reader reads. */
export function textOf(block: Block): string {
  return textsOf(block).join('\n')
}

export { changesHeading }

/** An article's body, and after it its list of changes in the law and its list of official texts, with their headings. */
export function partsOf(blog: Blog): { body: Block[]; changes: Block[]; sources: Block[] } {
  const startOf = (heading: string) => {
    const at = blog.content.findIndex((block) => block.type === 'heading' && block.content === heading)
    return at < 0 ? blog.content.length : at
  }
  const [changes, sources] = [startOf(changesHeading), startOf(noteTexts.heading)]
  return {
    body: blog.content.slice(0, changes),
    changes: blog.content.slice(changes, sources),
    sources: blog.content.slice(sources),
  }
}

/** Running text only: no headings, captions and samples. */
export function runningTextOf(blocks: readonly Block[]): string {
  return blocks
    .flatMap((block) => {
      if (block.type === 'checklist') return [block.items.map((item) => `- ${item}`).join('\n')]
      return block.type === 'paragraph' ? [block.content] : []
    })
    .join('\n\n')
}

/** A text with the place where an editor finds it. */
export interface SiteText {
  where: string
  text: string
}

/** Every string in a value, with its place; functions are called for by their own tests. */
export function stringsIn(value: unknown, where: string): SiteText[] {
  if (typeof value === 'string') return [{ where, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => stringsIn(part, `${where}.${name}`))
}

/** The texts of the other pages and of the interface, by file. */
const modules = import.meta.glob<object>(
  [
    '../../src/content/pages/*.ts',
    '../../src/content/texts/*.ts',
    '../../src/content/tools.ts',
    '../../src/content/tools/*.ts',
    '!../../src/content/**/*.test.ts',
  ],
  { eager: true },
)
export const pageTexts: SiteText[] = Object.entries(modules).flatMap(([file, module]) =>
  stringsIn(module, file.replace('../../src/content/', '')),
)

/** Everything that the site says. */
export const everyText: SiteText[] = [
  ...articles.flatMap((blog) => stringsIn(blog, `articles/${blog.slug}.md`)),
  ...services.flatMap((service) => stringsIn(service, `services/${service.path}.md`)),
  ...allGuides.flatMap((guide) => stringsIn(guide, `guides${guide.path}`)),
  ...[taskList, ...allTasks].flatMap((task) => stringsIn(task, task.path.slice(1))),
  // A blank of a letter is shown as its name.
  ...stringsIn(letters, 'letters').map(({ where, text }) => ({ where, text: text.replace(/\{(\w+)\}/g, '[$1]') })),
  ...pageTexts,
]
