import { existsSync, readdirSync } from 'node:fs'
import { relative } from 'node:path'
import { ContentError } from '#content/schema.ts'

/**
 * The names of the Markdown files in a folder; none while there is no folder. Throws `ContentError` for one with another
 * ending of Markdown: pages load a text by its name and `.md`, so it would be missing from the site without a word.
 */
export function markdownNames(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder) : []
  const strange = names.find((name) => /\.(?:md|markdown|mdown|mkd)$/i.test(name) && !name.endsWith('.md'))
  if (strange === undefined) return names.filter((name) => name.endsWith('.md'))
  const right = strange.replace(/\.[^.]*$/, '.md')
  throw new ContentError(`${relative('', folder)}/${strange}`, 'file name', `must end in ".md"; rename it to ${right}`)
}
