import { resolve } from 'node:path'
import type { Rolldown } from 'vite'

type Context = Parameters<Extract<Rolldown.CodeSplittingGroup['name'], (...of: never[]) => unknown>>[1]

/** From so many pages on that need it, a module travels with the application. */
const many = 5
const [boot, main] = [resolve('src/site/start/boot.ts'), resolve('src/site/start/main.tsx')]
/** A page answers without these: the parts below its first screen, and what runs beside it. */
const deferred = [resolve('src/site/routes/-deferred.tsx'), resolve('src/site/start/latePart.ts')]
const isPage = /\/src\/site\/routes\/.*tsr-split=component/
/** Scripts only: the styles of boot.ts are in every page already. */
const isScript = /\.[cm]?[jt]sx?($|\?)/

/** The chunks with which every page starts, each evaluated in a task of its own (site/start/startApp.ts). */
const [react, libraries, application] = ['react', 'system', 'frame']
/** The chunk that pages name, and ask for once they answer. */
export const lateChunk = 'late'

/**
 * Code splitting: React, the other libraries, the application with what many pages share, and what a page answers without.
 * Everything else is split where it is imported by `import()`: a chunk for each page, and for what is opened on a press.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  let chunks: Map<string, string> | undefined
  const group = (chunk: string): Rolldown.CodeSplittingGroup => ({
    debugName: chunk,
    name: (id, context) => {
      chunks ??= chunksOf(context)
      return chunks.get(id) === chunk ? chunk : null
    },
  })
  return [
    { name: react, test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store)\// },
    // Reached from Chakra's index, too, but the page starts without.
    { name: 'dates', test: /node_modules\/@internationalized\// },
    { name: 'qr', test: /node_modules\/uqr\// },
    ...[libraries, application, lateChunk].map(group),
  ]
}

function chunksOf(context: Context): Map<string, string> {
  const start = reached(context, main)
  const late = new Set(deferred.flatMap((entry) => [...reached(context, entry)]))
  const users = new Map<string, number>()
  for (const page of entries(context).filter((entry) => isPage.test(entry))) {
    const needed = reached(context, page)
    // One that waits for the late chunk, as its form is on the first screen, says nothing about the others.
    if (deferred.some((entry) => needed.has(entry))) continue
    for (const id of needed) users.set(id, (users.get(id) ?? 0) + 1)
  }
  const chunkOf = (id: string) => {
    const isAwaited = start.has(id) || (users.get(id) ?? 0) >= (late.has(id) ? 1 : many)
    if (isAwaited) return id.includes('/node_modules/') ? libraries : application
    return late.has(id) ? lateChunk : ''
  }
  const ids = [...start, ...late, ...users.keys()].filter((id) => isScript.test(id))
  return new Map(ids.map((id) => [id, chunkOf(id)]))
}

/** Entry modules: those reached only by dynamic import. */
function entries(context: Context): string[] {
  const found = new Set([boot])
  for (const entry of found)
    for (const id of reached(context, entry))
      for (const later of context.getModuleInfo(id)?.dynamicallyImportedIds ?? []) found.add(later)
  return [...found]
}

/** The module and everything evaluated before it. */
function reached(context: Context, entry: string): Set<string> {
  const found = new Set([entry])
  for (const id of found) for (const needed of context.getModuleInfo(id)?.importedIds ?? []) found.add(needed)
  return found
}

/** The worker stores all scripts compressed (device/offline/compressed.ts) but those with which every page starts. */
export function chunkFileNames({ name }: Pick<Rolldown.PreRenderedChunk, 'name'>): string {
  return `assets/${[react, libraries, application].includes(name) ? '' : 'packed/'}[name]-[hash].js`
}

/** Fonts that few visitors need: each is stored where it was asked for (device/worker/askedFonts.ts), not with every page. */
const askedFont = /^src\/ui\/theme\/fonts\/asked\//

/** Puts such fonts in a folder of their own, and the styles of chunks beside these. */
export function assetFileNames({ names, originalFileNames }: Rolldown.PreRenderedAsset): string {
  if (originalFileNames.some((name) => askedFont.test(name))) return 'assets/asked/[name]-[hash][extname]'
  return `assets/${names.includes('Toaster.css') ? 'packed/' : ''}[name]-[hash][extname]`
}
