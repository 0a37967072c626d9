import { dirname, join, relative, sep } from 'node:path'
import { importsOf } from './sources.ts'

/**
 * The one table of who may import whom. A room that is not listed for another is closed to it. `page` stands for the
 * files directly in src that start the page.
 */
export const mayImport: Record<string, readonly string[]> = {
  contract: [],
  content: ['contract'],
  theme: ['content'],
  art: ['content', 'theme'],
  outbox: ['contract', 'content'],
  library: ['contract', 'content', 'outbox'],
  ui: ['content', 'theme'],
  features: ['contract', 'content', 'theme', 'outbox', 'library', 'ui'],
  routes: ['content', 'features', 'library', 'ui'],
  page: ['content', 'theme', 'outbox', 'library', 'ui', 'routes', 'features'],
  worker: ['contract', 'content', 'outbox', 'library'],
  prerender: ['content', 'library', 'outbox', 'page', 'theme', 'art'],
  server: ['contract', 'content'],
  commands: [],
}

const withoutReact = new Set(['contract', 'content', 'outbox', 'library', 'worker', 'server', 'art'])

/** What is wrong with the imports of one source file; empty when nothing is. */
export function importFaults(file: string, source: string): string[] {
  const from = roomOf(file)
  const allowed = mayImport[from]
  if (!allowed) return [`${file}: the room "${from}" is not in the table`]
  return importsOf(source).flatMap((name) => {
    if (/^react(-dom)?(\/|$)|^@chakra-ui|^framer-motion/.test(name)) {
      return withoutReact.has(from) ? [`${file}: ${from} must not import ${name}`] : []
    }
    const target = name.startsWith('#')
      ? join('src', name.slice(1))
      : name.startsWith('.')
        ? join(dirname(file), name)
        : ''
    if (!target) return []
    const to = roomOf(target)
    if (to !== from) return allowed.includes(to) ? [] : [`${file}: ${from} must not import ${to} (${name})`]
    if (from === 'features' && featureOf(file) !== featureOf(target)) {
      return [`${file}: the feature ${featureOf(file)} must not import the feature ${featureOf(target)}`]
    }
    return name.startsWith('#') ? [`${file}: inside a room imports are relative (${name})`] : []
  })
}

function parts(file: string): string[] {
  return relative('src', file).split(sep)
}

function roomOf(file: string): string {
  const [room = '', ...rest] = parts(file)
  return rest.length ? room : 'page'
}

function featureOf(file: string): string {
  return parts(file)[1] ?? ''
}
