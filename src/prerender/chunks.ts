import { resolve } from 'node:path'
import type { Rolldown } from 'vite'

type Context = Parameters<Extract<Rolldown.CodeSplittingGroup['name'], (...of: never[]) => unknown>>[1]

/**
 * A module used by at least this many pages goes into the shared frame chunk; sixty small files compress a tenth worse
 * than one.
 */
const shared = 5

const [boot, main, content] = [resolve('src/start/boot.ts'), resolve('src/start/main.tsx'), resolve('src/content')]
const inSrc = (file: string) => resolve('src', file)
/** The forms that the outbox sends, and the outbox. The pages of contact and of tools alone wait for them before they answer. */
const forms = [inSrc('routes/-forms.tsx')]
/** Used once a page is interactive, on every page and in an article. */
const late = [
  'device/kept.ts',
  'start/latePart.ts',
  'features/frame/Footer.tsx',
  'features/reading/followReader.ts',
  'features/updates/missingChunkRecovery.ts',
  'offline/marks.ts',
  'offline/recentSearches.ts',
].map(inSrc)
/** Chunks that pages name, and ask for once they answer. */
export const lateChunks = ['forms', 'late']
const contact = resolve('src/routes/contact.tsx')
/** Ours, except the pages themselves. */
const isOwn = /\/src\/(?!routes\/.*tsr-split).*\.tsx?($|\?)/
const [article, service, list] = [
  resolve('src/routes/blogs/$param.tsx'),
  resolve('src/routes/services/$serviceName.tsx'),
  resolve('src/routes/blogs/index.tsx'),
]
const tools = [resolve('src/routes/tools'), resolve('src/features/tools')]
/** Modules that load one tool each. */
const isTool = /\/src\/features\/tools\/\w+\/\w+Tool\.tsx$/
const isPage = /\/src\/routes\/.*tsr-split=component/
const isNotFound = /\/src\/routes\/.*tsr-split=notFoundComponent/
/** Routes of guides except the overview: all guides count as one page. */
const furtherGuide = /\/src\/routes\/(?:countries\/\$country|deadlines|how-we-work)\.tsx/
/** Loaded on a press: marks and notes, and the question about them. */
const onPress = /\/src\/features\/(?:marks\/marksScript|offline\/RemoveQuestion)\./
/** Modules that count, list and change the pages stored for reading. */
const storage =
  /\/src\/(?:features\/offline\/(?:storage|Stored(?:List|Pages)|ReadingPlaces|MyThings|pageGroups|use(?!OfflineStorage))|offline\/(?:readUsage|refreshOffline|forgetReading)\.|device\/myThings\.)/
/** Chakra's engine, what it is made of, and what of Emotion inserts its rules; elements need the rest of those folders. */
const engine =
  /\/@chakra-ui\/react\/dist\/esm\/styled-system\/(?!factory|provider|use-|create-|empty|index|config)|\/src\/theme\/(?:precompiled\/(?:chakraSystem|emotion|utilities)|tokens|roles|textStyles|globalCss)\.ts/
/** Scripts only: the styles of boot.ts are in every page already. */
const isScript = /\.[cm]?[jt]sx?($|\?)/

/**
 * Code splitting: React, the router with the styles, and the frame each get a chunk, which start/startApp.ts evaluates one
 * task at a time. What many parts use and no page needs before it answers is in two late chunks: the forms with the outbox,
 * and the rest (start/latePart.ts). No more chunks than that: over HTTP/1.1 a browser has six requests under way, and on a
 * slow line each further round of them takes half a second.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  let shares: ReturnType<typeof sharedModules> | undefined
  let listed: Set<string> | undefined
  let ofTools: Set<string> | undefined
  const part = (name: string, entry: string, also?: RegExp): Rolldown.CodeSplittingGroup => {
    let needed: Set<string> | undefined
    return {
      debugName: name,
      name: (id, context) => {
        needed ??= reached(context, entry)
        return (needed.has(id) || also?.test(id)) && isScript.test(id) ? name : null
      },
    }
  }
  return [
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store)\// },
    // Reached from Chakra's index, too, but only the tools use the one, and only an article that was opened by a link
    // draws a code with the other.
    { name: 'dates', test: /node_modules\/@internationalized\// },
    { name: 'qr', test: /node_modules\/uqr\// },
    part(
      'system',
      resolve('src/theme/system.ts'),
      /node_modules\/(@tanstack|@emotion\/(?:hash|react|use-|utils)[^/]*|hoist-non-react-statics)\/|\/@chakra-ui\/react\/dist\/esm\/(?:utils\/(?:compact|cx|interop|is|ref|split-props|uniq)|styled-system\/config)\.|\/src\/(?:content\/pigments|theme\/palette)\.ts/,
    ),
    // Makes the styles that no prerendered page has, so it is loaded once the page answers.
    { name: 'engine', test: engine },
    {
      debugName: 'frame',
      name: (id, context) => {
        shares ??= sharedModules(context)
        return shares.frame.has(id) ? 'frame' : null
      },
    },
    {
      debugName: 'forms',
      name: (id, context) => {
        shares ??= sharedModules(context)
        return shares.forms.has(id) ? 'forms' : null
      },
    },
    {
      debugName: 'late',
      name: (id, context) => {
        shares ??= sharedModules(context)
        return shares.late.has(id) ? 'late' : null
      },
    },
    {
      debugName: 'list',
      name: (id, context) => {
        listed ??= new Set(pageModules(context, list).filter((one) => !one.startsWith(list)))
        return listed.has(id) ? 'list' : null
      },
    },
    // The overview needs them, too; a group takes what its modules import with it unless another had it first.
    { name: 'toolTexts', test: /\/src\/content\/texts\/tools\.ts/ },
    // The outbox and the marks ask questions, too, and need no tool for it.
    { name: 'ConfirmQuestion', test: /\/src\/ui\/controls\/ConfirmQuestion/ },
    {
      debugName: 'tool',
      name: (id, context) => {
        ofTools ??= toolModules(context)
        return ofTools.has(id) ? 'tool' : null
      },
    },
    // Loaded when idle, as one chunk; its parts are imported elsewhere too.
    part('offline', resolve('src/offline/syncOffline.ts')),
    // The page of stored pages answers with these, and without what its section lists later.
    { name: 'offlineTexts', test: /\/src\/content\/(?:hi\/)?(?:pages\/offline|texts\/guidePages)\.ts/ },
    // Loaded when its section is seen; some of it is imported elsewhere, too.
    { name: 'storageScript', test: storage },
  ]
}

/**
 * Modules that every page, many pages, or an article or service and something else need, in two chunks: the frame, and
 * what is used only once a page answers, of which the forms are a chunk of their own. The frame has what both use, so that
 * no page waits for a late chunk.
 */
function sharedModules(context: Context): { frame: Set<string>; forms: Set<string>; late: Set<string> } {
  const users = new Map<string, number>()
  const atFirst = new Set<string>()
  for (const entry of entries(context)) {
    const modules = reached(context, entry)
    if (isAwaited(entry)) for (const id of modules) atFirst.add(id)
    // Count the services as one page, and the guides as another, so that what only they need travels with them. The tools
    // count for nothing, and neither do marks, so that no other page carries more for them.
    if (entry.startsWith(content) || isOfTools(entry) || isRare(entry)) continue
    const always = entry === main || forms.includes(entry) || late.includes(entry)
    for (const id of modules) users.set(id, (users.get(id) ?? 0) + (always ? shared : 1))
  }
  const often = [...users].filter(([id, count]) => count >= shared && isScript.test(id)).map(([id]) => id)
  const split = [article, service]
    .flatMap((route) => pageModules(context, route))
    .filter((id) => (users.get(id) ?? 0) > 1)
  const frame = new Set([...often.filter((id) => atFirst.has(id)), ...split])
  const ofForms = new Set(forms.flatMap((entry) => [...reached(context, entry)]))
  const rest = often.filter((id) => !frame.has(id))
  return {
    frame,
    forms: new Set(rest.filter((id) => ofForms.has(id))),
    late: new Set(rest.filter((id) => !ofForms.has(id))),
  }
}

/**
 * Whether the frame has what this entry needs: the start, the texts and the pages, but for those of contact and of the tools,
 * which wait for the forms, or for the outbox under them, themselves.
 */
function isAwaited(entry: string): boolean {
  const isMost = isPage.test(entry) && !entry.startsWith(contact)
  return entry === boot || entry === main || isMost || entry.startsWith(content)
}

/** Loaded on a press, or when a section of the page of stored pages is seen; pages not found; and guides but one. */
const isRare = (entry: string) => [furtherGuide, onPress, storage, isNotFound].some((pattern) => pattern.test(entry))

function isOfTools(entry: string): boolean {
  return tools.some((folder) => entry.startsWith(folder))
}

/** Our modules that several tools need and no other page: fields, the case, dates and sums. */
function toolModules(context: Context): Set<string> {
  const users = new Map<string, number>()
  const elsewhere = new Set<string>()
  for (const entry of entries(context)) {
    const isOfTool = isTool.test(entry)
    for (const id of reached(context, entry)) {
      if (isOfTool) users.set(id, (users.get(id) ?? 0) + 1)
      else elsewhere.add(id)
    }
  }
  return new Set(
    [...users].filter(([id, count]) => count > 1 && isOwn.test(id) && !elsewhere.has(id)).map(([id]) => id),
  )
}

/** Our modules that the page of this route needs. */
function pageModules(context: Context, route: string): string[] {
  const page = entries(context).find((entry) => entry.startsWith(route) && isPage.test(entry)) ?? ''
  return [...reached(context, page)].filter((id) => isOwn.test(id))
}

/** Entry modules: those reached only by dynamic import. */
function entries(context: Context): string[] {
  const found = new Set([boot])
  for (const entry of found) {
    for (const id of reached(context, entry)) {
      for (const later of context.getModuleInfo(id)?.dynamicallyImportedIds ?? []) found.add(later)
    }
  }
  return [...found]
}

/** The module and everything evaluated before it. */
function reached(context: Context, entry: string): Set<string> {
  const found = new Set([entry])
  for (const id of found) for (const needed of context.getModuleInfo(id)?.importedIds ?? []) found.add(needed)
  return found
}
