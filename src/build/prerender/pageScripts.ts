import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import { scriptLinksId, stepMark } from '#content/pageMarks.ts'
import type { ToolName } from '#content/texts/toolTitles.ts'

/**
 * The inline script that starts the application (site/start/startApp.ts), behind the links of its scripts. Browsers that know no
 * `import()` do not read it, and in others that are too old there is nothing to start (outdatedScript.ts).
 */
export const startScript = 'window.startApp&&startApp(function(a){return import(a)})'

const entry = 'index.html'
const guideFile = 'src/site/routes/-guide.tsx'

/**
 * The `<link>` elements by which a page asks for everything at once that it needs to answer, at low priority behind what
 * it paints, and the script that evaluates it. One request after the other would cost a slow line a round trip
 * each.
 */
export function pageScripts(siteDir: string, prefix = ''): (url: string, kind: string) => string {
  const manifest = readManifest(siteDir)
  // The entry loads main.tsx, whose chunk need not have its name: a chunk group may have taken it in.
  const steps = filesOf(manifest, manifest[entry]?.dynamicImports ?? [])
  if (steps.length < 2)
    throw new Error('The entry loads no chunks, so a page would evaluate all of its script in one task.')
  return (url, kind) => {
    const texts = kind === '/tools/' ? '/tools.ts' : `${url}.ts`
    const loaders = [...routeFile(kind), ...loadersOf(url, kind)]
    const lost = loaders.find((key) => !(key in manifest))
    if (lost)
      throw new Error(`${url} loads ${lost}, which the build did not make: see src/build/prerender/pageScripts.ts`)
    const wanted = [...loaders, `src/content${texts}`, `src/content${prefix}${texts}`]
    const files = filesOf(manifest, wanted).filter((file) => !steps.includes(file))
    const script = (attribute: string) => (file: string) =>
      `<link rel="preload" as="script" crossorigin fetchpriority="low" href="/${file}"${attribute}>`
    const links = [...steps.map(script(` ${stepMark}`)), ...files.map(script(''))]
    return `<template id="${scriptLinksId}">${links.join('')}</template><script>${startScript}</script>`
  }
}

/** Deletes the entry of the build, in whose place pages have `startScript`, before it is stored or served. */
export function removeEntry(siteDir: string): void {
  const manifest = readManifest(siteDir)
  const user = Object.keys(manifest).find((key) =>
    [...(manifest[key]?.imports ?? []), ...(manifest[key]?.dynamicImports ?? [])].includes(entry),
  )
  if (user) throw new Error(`${user} imports what the build left in its entry, which is not deployed.`)
  const file = manifest[entry]?.file
  if (file) rmSync(join(siteDir, file))
}

function readManifest(siteDir: string): Manifest {
  return JSON.parse(readFileSync(join(siteDir, '.vite/manifest.json'), 'utf8')) as Manifest
}

/** The component of a route, which the router's plugin splits off; guides share one. What is not found has no route. */
function routeFile(kind: string): string[] {
  const file = `src/site/routes${kind.endsWith('/') ? `${kind}index` : kind}.tsx`
  if (!existsSync(file)) return []
  return [readFileSync(file, 'utf8').includes('...guideRoute') ? guideFile : `${file}?tsr-split=component`]
}

const toolFiles: Readonly<Record<ToolName, string>> = {
  residence: 'residence/ResidenceTool.tsx',
  selling: 'selling/SaleTool.tsx',
  rent: 'rent/RentTool.tsx',
  refund: 'refund/RefundTool.tsx',
  'power-of-attorney': 'power/PowerTool.tsx',
  sending: 'sending/SendingTool.tsx',
  estate: 'estate/EstateTool.tsx',
}

/** The list through which a page's text or tool is loaded, where it is a file beside it; the tool, and a service. */
function loadersOf(url: string, kind: string): string[] {
  if (kind === '/countries/$country') return ['src/content/countryGuides.ts']
  if (kind === '/tasks/$task') return ['src/content/loadTask.ts']
  if (kind === '/services/$serviceName') return [`src/content${url}.md`]
  if (kind !== '/tools/$tool') return []
  const tools = Object.entries(toolFiles).filter(([name]) => url === `/tools/${name}`)
  return ['loadTool.ts', ...tools.map(([, file]) => file)].map((file) => `src/site/features/tools/${file}`)
}

/** The files of these modules and of all that they import, dependencies first. */
function filesOf(manifest: Manifest, keys: readonly string[], found = new Set<string>()): string[] {
  for (const key of keys) {
    const chunk = manifest[key]
    if (!chunk || found.has(chunk.file)) continue
    filesOf(manifest, chunk.imports ?? [], found)
    found.add(chunk.file)
  }
  return [...found]
}
