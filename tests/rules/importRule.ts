import { dirname, join, relative, sep } from 'node:path'
import { translations } from '#content/languages.ts'
import { importsOf } from './sources.ts'

/**
 * The one import table: the ten rooms of src, and the folders of a room that differ in what they may know. A room that is
 * not listed for another is closed to it.
 */
export const mayImport: Record<string, readonly string[]> = {
  contract: [],
  content: ['contract'],
  law: ['contract', 'content'],
  art: ['content', 'ui/theme'],
  device: ['content'],
  'device/outbox': ['contract', 'content', 'device'],
  'device/offline': ['contract', 'content', 'device', 'device/outbox'],
  'device/worker': ['contract', 'content', 'device', 'device/outbox', 'device/offline'],
  'ui/theme': ['content'],
  'ui/browser': ['content'],
  ui: ['content', 'device', 'device/outbox', 'ui/browser', 'ui/theme'],
  'site/features': [
    'contract',
    'content',
    'law',
    'device',
    'device/outbox',
    'device/offline',
    'ui',
    'ui/browser',
    'ui/theme',
  ],
  'site/routes': ['content', 'device/offline', 'ui', 'ui/browser', 'site/features'],
  'site/start': [
    'content',
    'device/outbox',
    'device/offline',
    'ui',
    'ui/browser',
    'ui/theme',
    'site/features',
    'site/routes',
  ],
  desk: ['contract', 'content', 'device', 'ui', 'ui/browser', 'ui/theme'],
  server: ['contract', 'content'],
  'build/prerender': ['content', 'contract', 'art', 'device/outbox', 'device/offline', 'ui/theme', 'site/start'],
  'build/scripts': [],
}

const withoutReact = /^(contract|content|law|art|device|server)\b/

/** The faults in the imports of one source file; empty when there are none. */
export function importFaults(file: string, source: string): string[] {
  const from = roomOf(file)
  const allowed = mayImport[from]
  if (!allowed) return [`${file}: the room "${from}" is not in the table`]
  return importsOf(source).flatMap((name) => {
    if (/^react(-dom)?(\/|$)|^@chakra-ui|^framer-motion/.test(name)) {
      return withoutReact.test(from) ? [`${file}: ${from} must not import ${name}`] : []
    }
    const target = name.startsWith('#')
      ? join('src', name.slice(1))
      : name.startsWith('.')
        ? join(dirname(file), name)
        : ''
    if (!target) return []
    const to = roomOf(target)
    if (to !== from) return allowed.includes(to) ? [] : [`${file}: ${from} must not import ${to} (${name})`]
    if (from === 'site/features' && featureOf(file) !== featureOf(target)) {
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

/** The entry of the table that a file belongs to: the room, or the folder of a room that has one of its own. */
export function roomOf(file: string): string {
  const [room = '', folder = ''] = parts(file)
  const inner = `${room}/${folder}`
  return inner in mayImport ? inner : room
}

/** The folder of a file in site/features. */
export function featureOf(file: string): string {
  return parts(file)[2] ?? ''
}
