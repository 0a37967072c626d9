import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ServicePath } from '#content/services/order.ts'

const folder = fileURLToPath(new URL('../../content/articles', import.meta.url))

/** The fields of each article's front matter that its pictures need, by file name; nothing else of an article is read for them. */
export const articleFronts = readdirSync(folder)
  .filter((file) => file.endsWith('.md'))
  .sort()
  .map((file) => {
    const text = readFileSync(`${folder}/${file}`, 'utf8')
    const field = (name: string): string => {
      const value = new RegExp(`^${name}: (.+)$`, 'm').exec(text)?.[1]
      if (!value) throw new Error(`${file} has no ${name}`)
      return value
    }
    return {
      slug: file.slice(0, -3),
      number: Number(/\d+/.exec(field('id'))?.[0]),
      title: field('displayName'),
      service: field('service') as ServicePath,
    }
  })
