import { resolve } from 'node:path'
import type { Rolldown } from 'vite'

type Context = Parameters<Extract<Rolldown.CodeSplittingGroup['name'], (...of: never[]) => unknown>>[1]

/** From so many pages on a module travels with the frame; sixty small files compress a tenth worse than one. */
const shared = 6

const [boot, main, content] = [resolve('src/boot.ts'), resolve('src/main.tsx'), resolve('src/content')]
/** Not styles: those of boot.ts are in every page already. */
const isScript = /\.[cm]?[jt]sx?($|\?)/

/**
 * How the page's script is cut: the libraries, the theme and the frame of every page in files of their own, because
 * boot.ts evaluates them one task at a time; what boot.ts itself needs apart from all of them, so that nothing is
 * evaluated before the first paint.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  let frame: Set<string> | undefined
  const part = (name: string, entry: string): Rolldown.CodeSplittingGroup => {
    let needed: Set<string> | undefined
    return {
      debugName: name,
      name: (id, context) => {
        needed ??= reached(context, entry)
        return needed.has(id) && isScript.test(id) && id !== boot ? name : null
      },
    }
  }
  return [
    part('early', boot),
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store)\// },
    { name: 'router', test: /node_modules\/@tanstack\// },
    { name: 'emotion', test: /node_modules\/(@emotion|stylis|hoist-non-react-statics)\// },
    part('system', resolve('src/theme/system.ts')),
    {
      debugName: 'frame',
      name: (id, context) => {
        frame ??= frameModules(context)
        return frame.has(id) ? 'frame' : null
      },
    },
    // Loaded at rest as a whole; each of its parts is needed elsewhere, too.
    part('library', resolve('src/library/tend.ts')),
  ]
}

/** Our modules that every page or many pages need. */
function frameModules(context: Context): Set<string> {
  const users = new Map<string, number>()
  for (const entry of entries(context)) {
    // Fourteen services are not fourteen pages: what only they need travels with them.
    if (entry.startsWith(content)) continue
    for (const id of reached(context, entry)) users.set(id, (users.get(id) ?? 0) + (entry === main ? shared : 1))
  }
  const often = [...users].filter(([id, count]) => count >= shared && isScript.test(id)).map(([id]) => id)
  return new Set(often.filter((id) => id !== main))
}

/** The modules that a script starts with: those that are imported when they are needed. */
function entries(context: Context): Set<string> {
  const found = new Set([boot])
  for (const entry of found) {
    for (const id of reached(context, entry)) {
      for (const later of context.getModuleInfo(id)?.dynamicallyImportedIds ?? []) found.add(later)
    }
  }
  return found
}

/** The module and everything that is evaluated before it. */
function reached(context: Context, entry: string): Set<string> {
  const found = new Set([entry])
  for (const id of found) for (const needed of context.getModuleInfo(id)?.importedIds ?? []) found.add(needed)
  return found
}
