import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** A file of the content, by its name without ending, and the reader of the fields of its front matter. */
export interface Front {
  name: string
  /** The value of a field. Throws where the file has none. */
  field: (name: string) => string
}

/** The front matter of each Markdown file in a folder of the content; nothing else of it is read for pictures. */
export function frontsIn(folder: 'articles' | 'services'): Front[] {
  const path = fileURLToPath(new URL(`../content/${folder}`, import.meta.url))
  const files = readdirSync(path).filter((file) => file.endsWith('.md'))
  return files.sort().map((file) => {
    const text = readFileSync(`${path}/${file}`, 'utf8')
    const field = (name: string): string => {
      const value = new RegExp(`^${name}: (.+)$`, 'm').exec(text)?.[1]
      if (!value) throw new Error(`${file} has no ${name}`)
      return value
    }
    return { name: file.slice(0, -'.md'.length), field }
  })
}
