import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/**
 * The files of the content that link the article or name it in a list, by their paths below `src/content`; without its own file and its
 * translations.
 */
export async function filesNaming(source: string, slug: string): Promise<string[]> {
  const folder = join(source, 'src/content')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile() && /(?<!\.test)\.(?:ts|md)$/.test(entry.name) && entry.name !== `${slug}.md`)
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
  // A slug is letters, digits and hyphens: nothing in it has a meaning for the expression.
  const link = new RegExp(`/blogs/${slug}(?![a-z0-9-])`)
  const listed = new RegExp(`^related:.*(?<![a-z0-9-])${slug}(?![a-z0-9-])`, 'm')
  const quoted = new RegExp(`(['"])${slug}\\1`)
  const found = await Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8')
      return link.test(text) || (name.endsWith('.md') ? listed : quoted).test(text) ? [name] : []
    }),
  )
  return found.flat().sort()
}
