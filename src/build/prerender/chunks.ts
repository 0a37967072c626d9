import { resolve } from 'node:path'
import type { Rolldown } from 'vite'

/** From so many pages on that need it a module travels with the application; from two if it is too short, in characters, for a file. */
const [many, short] = [5, 3000]
/** The chunks with which every page starts, each evaluated in a task of its own, and that of short modules which opened parts share. */
const [react, libraries, application, parts] = ['react', 'system', 'frame', 'parts']
/** The chunk that pages name, and ask for once they answer. */
export const lateChunk = 'late'

/** Code splitting; what is in no group is split where it is imported by `import()`: each page, and what a press opens. */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  let chunkOf: ReturnType<typeof readGraph> | undefined
  const byReach = (...names: string[]): Rolldown.CodeSplittingNameFunction => {
    return (id, graph) => {
      chunkOf ??= readGraph(graph)
      return names.find((name) => name === chunkOf?.(id))
    }
  }
  return [
    { name: react, test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store)\// },
    // Reached from Chakra's index, too, but the page starts without.
    { name: 'dates', test: /node_modules\/@internationalized\// },
    { name: 'qr', test: /node_modules\/uqr\// },
    // All that a module imports is reached with it.
    { debugName: 'by reach', name: byReach(libraries, application, lateChunk), includeDependenciesRecursively: false },
    { debugName: parts, name: byReach(parts), minShareCount: 2, includeDependenciesRecursively: false },
  ]
}

function readGraph(graph: Rolldown.ChunkingContext): (id: string) => string | undefined {
  /** These modules and everything evaluated before them. */
  const reached = (entries: string[], found = new Set(entries)) => {
    for (const id of found) for (const needed of graph.getModuleInfo(id)?.importedIds ?? []) found.add(needed)
    return found
  }
  const start = reached([resolve('src/site/start/main.tsx')])
  // A page answers without these: the parts below its first screen, and what runs beside it.
  const late = reached([resolve('src/site/routes/-deferred.tsx'), resolve('src/site/start/latePart.ts')])
  const asked = [...start].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
  const pages = asked.filter((id) => id.includes('/site/routes/') && !late.has(id)).map((page) => reached([page]))
  const pagesOf = (id: string) => pages.filter((ids) => ids.has(id)).length
  const isWanted = (id: string) => start.has(id) || pagesOf(id) >= (late.has(id) ? 1 : many)
  const isShort = (id: string) => (graph.getModuleInfo(id)?.code?.length ?? short) < short
  const isLight = (id: string) => [...reached([id])].every((one) => isWanted(one) || isShort(one))
  return (id) => {
    if (isWanted(id) || (pagesOf(id) > 1 && isLight(id))) return id.includes('/node_modules/') ? libraries : application
    return late.has(id) ? lateChunk : pagesOf(id) === 0 && isLight(id) ? parts : undefined
  }
}

/** The worker stores what is in `packed` compressed (device/offline/compressed.ts): not what every page starts with. */
export const chunkFileNames = ({ name }: Pick<Rolldown.PreRenderedChunk, 'name'>): string =>
  `assets/${[react, libraries, application].includes(name) ? '' : 'packed/'}[name]-[hash].js`

/** The worker stores what is in `asked`, fonts that few need, once it was asked for (device/worker/askedFonts.ts). */
export function assetFileNames({ names, originalFileNames }: Rolldown.PreRenderedAsset): string {
  const isAsked = originalFileNames.some((name) => name.startsWith('src/ui/theme/fonts/asked/'))
  return `assets/${isAsked ? 'asked/' : names.some((name) => name.endsWith('.css')) ? 'packed/' : ''}[name]-[hash][extname]`
}
