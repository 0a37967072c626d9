/// <reference types="vitest/config" />
import { availableParallelism } from 'node:os'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { brandPlugin } from './src/build/prerender/brandPlugin.ts'
import { assetFileNames, chunkFileNames, chunkGroups } from './src/build/prerender/chunks.ts'
import { postBanner } from './src/build/prerender/compileHint.ts'
import { contentPlugin } from './src/build/prerender/contentPlugin.ts'
import { languagePlugin } from './src/build/prerender/languagePlugin.ts'
import { readManifest } from './src/build/prerender/manifest.ts'
import { oldestBrowsers } from './src/build/prerender/oldestBrowsers.ts'
import { selectPrecache } from './src/build/prerender/precacheSelection.ts'
import { prerenderPlugin } from './src/build/prerender/prerenderPlugin.ts'
import { prerenderTranslationPlugin } from './src/build/prerender/prerenderTranslation.ts'
import { searchPlugin } from './src/build/prerender/searchPlugin.ts'
import { hasStoredPictures } from './src/build/prerender/storedPictures.ts'
import { isSample } from './src/build/scripts/isSample.mjs'
import { LongestFirst } from './src/build/scripts/longestFirst.ts'
import { sourceLanguage } from './src/content/languages.ts'
import { bookCall } from './src/content/site.ts'

const outDir = process.env.DIST_DIR ?? 'dist'
/** The language of the pages; each besides English is built apart and then put beside it (build/scripts/build.mjs). */
const language = process.env.SITE_LANGUAGE ?? sourceLanguage.code
const isEnglish = language === sourceLanguage.code

/** For pages and their worker, which notes in a receipt what the answer to an enquiry offers. */
const offersCalls = { 'import.meta.env.SITE_OFFERS_CALLS': JSON.stringify(bookCall === 'times') }

/** Unit tests of what never runs in a browser. */
const withoutPage = [
  'src/{server,content,contract,build,art,law}/**/*.test.{ts,tsx}',
  'tests/rules/**/*.test.ts',
  'tests/upgrade/server.test.ts',
]
/** Of those, the ones that take longest and guard what breaks rarely; `npm run test:slow` runs them. */
const slowUnits = [
  'src/server/http/{byteBudgets,floods,fuzz}.test.ts',
  'src/server/store/{frozenPostgres,pooler,testing/testPostgres}.test.ts',
  'src/server/{instances,comments/threadPages,privacy/trustedClock,proof/proofOfWork,staff/signInFlood}.test.ts',
]
const unit = {
  // Tests wait a quarter of their time: one more than there are processors.
  maxWorkers: availableParallelism() + 1,
  // The longest take ten seconds, and three times as long beside a build.
  testTimeout: 60_000,
  // What a second is enough for takes three on a machine a third as fast, and more beside another build.
  expect: { poll: { timeout: 10_000 } },
  // A PostgreSQL cluster starts in a second, and in ten times as long on a busy machine.
  hookTimeout: 30_000,
  // A failed rule on the texts quotes whole sentences: an editor, and the workplace's checks, find their lines by them.
  chaiConfig: { truncateThreshold: 1000 },
}
/** One PostgreSQL cluster for all files of a run, instead of a start for each. */
const oneCluster = { globalSetup: ['src/server/store/testing/clusterSetup.ts'] }
/**
 * Chakra and the router as one file each for unit tests: every test file loads its libraries anew, and Chakra's are a thousand
 * files. React stays as it is, because the prerenderer and the testing library must share it.
 */
const bundled = {
  enabled: true,
  include: ['@chakra-ui/react', '@emotion/react', '@tanstack/react-router'],
  exclude: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'],
}

/** Projects that differ in their workers run one after the other when several are named. */
const after = (others: number) => ({ sequence: { groupOrder: others } })

/** Journeys of visitors in Chromium, and what they need. */
const journeys = {
  globalSetup: ['tests/support/builtProduct.ts', 'tests/support/servedSite.ts'],
  // One browser for each worker, with a context of its own for each visitor.
  isolate: false,
  // Journeys wait half of their time, for a lease, a Retry-After or a worker: one more than there are processors.
  maxWorkers: availableParallelism() + 1,
  expect: { poll: { timeout: 30_000 } },
  // The longest take half a minute, and eight times as long on a busy machine.
  testTimeout: 240_000,
  hookTimeout: 60_000,
}

export default defineConfig(({ command, isSsrBuild, mode }) => {
  const { VITE_BACKEND_URL: backend = '' } = loadEnv(mode, process.cwd(), 'VITE_')
  return {
    // Vitest would make a text of it, and 'false' holds.
    ...(!process.env.VITEST && {
      define: {
        'import.meta.env.SITE_IS_TRANSLATION': JSON.stringify(!isEnglish),
        'import.meta.env.SITE_LANGUAGE': JSON.stringify(language),
        'import.meta.env.SITE_HAS_PICTURES': JSON.stringify(command === 'serve' || hasStoredPictures()),
        ...offersCalls,
      },
    }),
    build: {
      outDir: `${outDir}/${isEnglish ? 'site' : language}`,
      copyPublicDir: isEnglish,
      target: Object.entries(oldestBrowsers).map(([name, version]) => name + version),
      manifest: !isSsrBuild,
      modulePreload: false,
      // The Content-Security-Policy forbids data: fonts.
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      emptyOutDir: true,
      ...(isSsrBuild
        ? {}
        : {
            rolldownOptions: {
              // The last of them is used only where the site offers calls, and would be an empty chunk elsewhere.
              treeshake: {
                moduleSideEffects: [{ test: /hoist-non-react-statics|react-is|CallLink/, sideEffects: false }],
              },
              output: { codeSplitting: { groups: chunkGroups() }, chunkFileNames, assetFileNames, postBanner },
            },
          }),
    },
    plugins: [
      ...(isEnglish ? [] : [languagePlugin(language)]),
      brandPlugin(),
      contentPlugin(language),
      searchPlugin(language),
      ...(process.env.VITEST
        ? []
        : [
            tanstackRouter({
              target: 'react',
              routesDirectory: 'src/site/routes',
              generatedRouteTree: 'src/site/start/routeTree.gen.ts',
              autoCodeSplitting: true,
              quoteStyle: 'single',
              semicolons: false,
            }),
          ]),
      react(),
      isEnglish
        ? prerenderPlugin({
            entry: `${outDir}/prerender-${language}/entry.js`,
            backend: backend && new URL(backend).origin,
          })
        : prerenderTranslationPlugin({ entry: `${outDir}/prerender-${language}/entry.js`, code: language }),
      // One worker serves all languages.
      ...(isSsrBuild || process.env.VITEST || !isEnglish
        ? []
        : [
            VitePWA({
              strategies: 'injectManifest',
              srcDir: 'src/device/worker',
              filename: 'sw.ts',
              registerType: 'prompt',
              injectRegister: false,
              manifest: readManifest(),
              // An installed app already has its icons.
              includeManifestIcons: false,
              injectManifest: {
                buildPlugins: {
                  vite: [contentPlugin(), { name: 'offers-calls', config: () => ({ define: offersCalls }) }],
                },
                globPatterns: [
                  'assets/**/*.{js,css,json,woff2}',
                  '**/*.html',
                  'articles/**/*.json',
                  'art/svg/*.svg',
                  'icons/icon.svg',
                ],
                globIgnores: ['assets/search-older-*', 'assets/asked/**'],
                manifestTransforms: [selectPrecache(`${outDir}/site`)],
                dontCacheBustURLsMatching: /^assets\//,
                maximumFileSizeToCacheInBytes: 3_000_000,
              },
              integration: { closeBundleOrder: 'post' },
            }),
          ]),
    ],
    test: {
      sequence: { sequencer: LongestFirst },
      tags: [{ name: 'smoke', description: 'One journey for each promise of the product, for `npm run test:quick`.' }],
      projects: [
        {
          extends: true,
          test: {
            ...unit,
            name: 'unit',
            // From Node 25 on, Node's own localStorage, which needs a file, hides that of the document.
            execArgv: process.allowedNodeEnvironmentFlags.has('--experimental-webstorage')
              ? ['--no-experimental-webstorage']
              : [],
            // Not in threads: Node's BroadcastChannel reaches across them, and a file would hear the outbox of another.
            pool: 'forks',
            include: ['src/**/*.test.{ts,tsx}', 'tests/upgrade/device.test.ts'],
            exclude: withoutPage,
            deps: { optimizer: { client: bundled } },
          },
        },
        {
          extends: true,
          test: {
            ...unit,
            ...oneCluster,
            name: 'unit-node',
            include: withoutPage,
            exclude: slowUnits,
            // No document and no storage to share: loading every module again for each file took a third of the time.
            isolate: false,
          },
        },
        { extends: true, test: { ...unit, ...oneCluster, name: 'slow-unit', include: slowUnits, isolate: false } },
        {
          extends: true,
          test: {
            ...after(1),
            name: 'site',
            include: ['tests/site/**/*.test.ts'],
            globalSetup: ['tests/support/servedSite.ts'],
            isolate: false,
            testTimeout: 60_000,
            hookTimeout: 60_000,
          },
        },
        ...(isSample()
          ? [
              {
                extends: true as const,
                test: {
                  ...after(1),
                  name: 'sample',
                  include: ['tests/sample/**/*.test.ts'],
                  globalSetup: ['tests/support/servedSite.ts'],
                  isolate: false,
                  testTimeout: 60_000,
                  hookTimeout: 60_000,
                },
              },
            ]
          : []),
        // No test: it writes down what this version stores, before it is tagged (docs/how-to.md).
        { extends: true, test: { ...unit, name: 'freeze', include: ['tests/upgrade/freeze/*.freeze.ts'] } },
        { extends: true, test: { ...journeys, ...after(2), name: 'e2e', include: ['tests/e2e/**/*.test.ts'] } },
        // Its one file plays on one copy, and starts test runs of its own.
        {
          extends: true,
          test: {
            ...after(6),
            name: 'owner',
            include: ['tests/owner/**/*.test.ts'],
            maxWorkers: 1,
            hookTimeout: 60_000,
          },
        },
        { extends: true, test: { ...journeys, ...after(3), name: 'slow', include: ['tests/slow/**/*.test.ts'] } },
        {
          extends: true,
          test: {
            ...after(5),
            name: 'timed',
            include: ['tests/timed/**/*.test.ts'],
            globalSetup: ['tests/support/builtProduct.ts'],
            // One at a time: figures count only on a quiet machine.
            maxWorkers: 1,
            expect: { poll: { timeout: 8000 } },
            testTimeout: 120_000,
            hookTimeout: 60_000,
          },
        },
        {
          extends: true,
          test: {
            ...after(4),
            name: 'engines',
            include: ['tests/engines/**/*.test.ts'],
            globalSetup: ['tests/engines/support/setup.ts'],
            maxWorkers: 2,
            expect: { poll: { timeout: 20_000 } },
            testTimeout: 120_000,
            // Two browsers start side by side, one of them on a slow machine.
            hookTimeout: 60_000,
          },
        },
        {
          extends: true,
          test: {
            ...after(4),
            name: 'fault-injection',
            include: ['tests/fault-injection/**/*.test.ts'],
            globalSetup: ['tests/support/builtProduct.ts'],
            maxWorkers: 2,
            // Never retried: one lost message in two runs is one too many.
            retry: 0,
            testTimeout: 120_000,
            hookTimeout: 60_000,
          },
        },
      ],
    },
  }
})
