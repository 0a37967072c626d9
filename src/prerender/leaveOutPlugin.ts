import { resolve } from 'node:path'
import type { Plugin } from 'vite'

interface Part {
  /** The import, as the importing module names it. */
  source: string
  /** End of the importing module's path. */
  importer: string
  /** The module in its place: its text, or where it is. */
  code: string | { file: string }
}

const anywhere: readonly Part[] = [
  // Every route offers a link to itself as a component; ours are plain `<a>` elements (browser/followLinks.ts).
  {
    source: './link.js',
    importer: '/@tanstack/react-router/dist/esm/route.js',
    code: 'export const Link = () => null',
  },
  // The names of all attributes, and a search through them for each name. Chakra asks for names that are no styles, and those
  // are attributes, as the types demand, or its own.
  {
    source: '@emotion/is-prop-valid',
    importer: '/@chakra-ui/react/dist/esm/styled-system/factory.js',
    code: "const own = ['as', 'asChild', 'css', 'recipe', 'theme', 'unstyled']; export default (name) => !own.includes(name)",
  },
]

const emotionReact = '/@emotion/react/dist/emotion-react.browser.esm.js'
const emotionElement = '/@emotion/react/dist/emotion-element-f0de968e.browser.esm.js'
const late = { file: resolve('src/theme/precompiled/lateEmotion.ts') }
/** Needed by Chakra's engine only, which loads once the page is interactive (theme/precompiled). */
const untilEngine: readonly Part[] = [
  { source: '#theme/precompiled/emotion.ts', importer: '/src/start/main.tsx', code: late },
  { source: './emotion.ts', importer: '/src/theme/precompiled/precompiledStyles.ts', code: late },
  ...['/@chakra-ui/react/dist/esm/styled-system/factory.js', emotionReact, emotionElement].map((importer) => ({
    source: '@emotion/serialize',
    importer,
    code: late,
  })),
  // The cache of elements outside a CacheProvider. There are none.
  { source: '@emotion/cache', importer: emotionElement, code: 'export default () => null' },
  { source: '@emotion/cache', importer: emotionReact, code: '' },
  // The list of all that CSS has, which prerendering has compared with the short one.
  {
    source: './everyStyleProperty.ts',
    importer: '/src/theme/precompiled/styleProperties.ts',
    code: 'export const compareWithAll = () => {}',
  },
  // The engine merges configurations; elements import `defineRecipe` from the same module.
  {
    source: './merge-config.js',
    importer: '/@chakra-ui/react/dist/esm/styled-system/config.js',
    code: 'export const mergeConfigs = undefined',
  },
  // The stylesheet has all global rules (theme/system.ts).
  {
    source: '@emotion/react',
    importer: '/@chakra-ui/react/dist/esm/styled-system/provider.js',
    code: 'export const Global = () => null',
  },
]

/**
 * Leaves out of the visitor's script what a library imports and no page uses, with the fast path also what is not used
 * before the engine. A part that is not found fails the build.
 */
export function leaveOutPlugin(fastPath: boolean): Plugin {
  const parts = fastPath ? [...anywhere, ...untilEngine] : anywhere
  const prefix = '\0left-out:'
  const found = new Set<Part>()
  return {
    name: 'leave-out',
    enforce: 'pre',
    resolveId(source, importer) {
      const part = parts.find((one) => one.source === source && importer?.endsWith(one.importer))
      if (!part) return undefined
      found.add(part)
      return typeof part.code === 'string' ? prefix + part.importer + part.source : part.code.file
    },
    load(id) {
      const code = parts.find((one) => id === prefix + one.importer + one.source)?.code
      return typeof code === 'string' ? code : undefined
    },
    buildEnd(error) {
      const missing = parts.filter((part) => !found.has(part)).map(({ importer, source }) => `${importer}: ${source}`)
      if (!error && missing.length > 0) throw new Error(`Not imported, so nothing to leave out: ${missing.join(', ')}`)
    },
  }
}
