import { dirname, join, relative, sep } from 'node:path'
import { translations } from '#content/languages.ts'
import { importsOf } from './sources.ts'

/**
 * The one import table. A room that is not listed for another is closed to it. `page` means the files directly in src
 * that start the page.
 */
export const mayImport: Record<string, readonly string[]> = {
  contract: [],
  content: ['contract'],
  tools: ['content'],
  theme: ['content'],
  art: ['content', 'theme'],
  device: ['content'],
  outbox: ['contract', 'content', 'device'],
  offline: ['contract', 'content', 'device', 'outbox'],
  browser: ['content'],
  ui: ['browser', 'content', 'device', 'theme', 'outbox'],
  features: ['browser', 'contract', 'content', 'device', 'theme', 'outbox', 'offline', 'tools', 'ui'],
  routes: ['browser', 'content', 'features', 'offline', 'ui'],
  start: ['browser', 'content', 'theme', 'outbox', 'offline', 'ui', 'routes', 'features'],
  staff: ['browser', 'contract', 'content', 'device', 'theme', 'ui'],
  worker: ['contract', 'content', 'device', 'outbox', 'offline'],
  prerender: ['content', 'contract', 'offline', 'outbox', 'start', 'theme', 'art'],
  server: ['contract', 'content'],
  scripts: [],
}

const withoutReact = new Set(['contract', 'content', 'tools', 'device', 'outbox', 'offline', 'worker', 'server', 'art'])

/** The faults in the imports of one source file; empty when there are none. */
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
    if (isTranslation(file) !== isTranslation(target)) {
      return isTranslation(file) && name.startsWith('#')
        ? []
        : [`${file}: a translation imports English by #content, and nothing imports a translation (${name})`]
    }
    return name.startsWith('#') ? [`${file}: inside a room imports are relative (${name})`] : []
  })
}

/** Translations stand beside the English files like a room in the room: the build puts them in their place. */
function isTranslation(file: string): boolean {
  const [room, folder = ''] = parts(file)
  return room === 'content' && translations.some(({ code }) => code === folder)
}

function parts(file: string): string[] {
  return relative('src', file).split(sep)
}

function roomOf(file: string): string {
  return parts(file)[0] ?? ''
}

function featureOf(file: string): string {
  return parts(file)[1] ?? ''
}
