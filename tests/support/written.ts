import { articleCards } from '#content/articles.ts'
import type { Block, Blog } from '#content/blocks.ts'
import type { Service } from '#content/serviceEntity.ts'
import { allServices } from '#content/services/all.ts'
import { servicePaths } from '#content/services/order.ts'

const blogs = Object.values(
  import.meta.glob<Blog>('../../src/content/articles/*.md', { import: 'default', eager: true }),
)

/** Every article, whole, in id order. */
export const articles: Blog[] = articleCards.flatMap(({ id }) => blogs.find((blog) => blog.id === id) ?? [])

/** Every service, whole, in the order of the list. */
export const services: Service[] = servicePaths.flatMap((path) => allServices[`./${path}.ts`] ?? [])

/** The text of an article's blocks, one by one: what a reader reads. */
export function textOf(block: Block): string {
  return block.type === 'image' ? block.caption : block.content
}

export const lawCheckHeading = 'Law check'

/** An article without its closing law check, and the law check alone. */
export function partsOf(blog: Blog): { body: Block[]; lawCheck: Block[] } {
  const at = blog.content.findIndex((block) => block.type === 'heading' && block.content === lawCheckHeading)
  return at < 0
    ? { body: blog.content, lawCheck: [] }
    : { body: blog.content.slice(0, at), lawCheck: blog.content.slice(at) }
}

/** Running text only: no headings, captions and samples. */
export function runningTextOf(blocks: readonly Block[]): string {
  return blocks.flatMap((block) => (block.type === 'paragraph' ? [block.content] : [])).join('\n\n')
}

/** A text with the place where an editor finds it. */
export interface Written {
  where: string
  text: string
}

/** Every string in a value, with its place; functions are called for by their own tests. */
export function stringsIn(value: unknown, where: string): Written[] {
  if (typeof value === 'string') return [{ where, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => stringsIn(part, `${where}.${name}`))
}

/** The texts of the other pages and of the interface, by file. */
const modules = import.meta.glob<object>(
  ['../../src/content/pages/*.ts', '../../src/content/texts/*.ts', '!../../src/content/**/*.test.ts'],
  { eager: true },
)
export const pageTexts: Written[] = Object.entries(modules).flatMap(([file, module]) =>
  stringsIn(module, file.replace('../../src/content/', '')),
)

/** Everything that the site says. */
export const everyText: Written[] = [
  ...articles.flatMap((blog) => stringsIn(blog, `articles/${blog.slug}.md`)),
  ...services.flatMap((service) => stringsIn(service, `services/${service.path}.ts`)),
  ...pageTexts,
]
