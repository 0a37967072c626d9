import { availableParallelism } from 'node:os'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { loadEnv } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vitest/config'
import { chunkGroups } from './src/prerender/chunks.ts'
import { contentPlugin } from './src/prerender/contentPlugin.ts'
import { readManifest } from './src/prerender/manifest.ts'
import { withFaces } from './src/prerender/pageFaces.ts'
import { compressPlugin, prerenderPlugin } from './src/prerender/prerenderPlugin.ts'
import { searchPlugin } from './src/prerender/searchPlugin.ts'
import { onlyShelved } from './src/prerender/shelf.ts'

const outDir = process.env.DIST_DIR ?? 'dist'

export default defineConfig(({ command, isSsrBuild, mode }) => {
  const forBrowser = command === 'build' && !isSsrBuild
  const backend = loadEnv(mode, process.cwd(), 'VITE_').VITE_BACKEND_URL ?? ''
  return {
    ...(forBrowser && { resolve: { alias: { './preflight.js': `${import.meta.dirname}/src/theme/noPreflight.ts` } } }),
    build: {
      outDir: `${outDir}/site`,
      target: 'es2022',
      manifest: !isSsrBuild,
      modulePreload: false,
      // A data: font would break the Content-Security-Policy.
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      emptyOutDir: true,
      ...(isSsrBuild
        ? {}
        : {
            rolldownOptions: {
              treeshake: { moduleSideEffects: [{ test: /hoist-non-react-statics|react-is/, sideEffects: false }] },
              output: { codeSplitting: { groups: chunkGroups() } },
            },
          }),
    },
    plugins: [
      contentPlugin(),
      searchPlugin(),
      ...(process.env.VITEST
        ? []
        : [tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single', semicolons: false })]),
      react(),
      prerenderPlugin({ entry: `${outDir}/prerender/entry.js`, backend: backend && new URL(backend).origin }),
      ...(isSsrBuild || process.env.VITEST
        ? []
        : [
            VitePWA({
              strategies: 'injectManifest',
              srcDir: 'src/worker',
              filename: 'sw.ts',
              registerType: 'prompt',
              injectRegister: false,
              manifest: readManifest(),
              // An installed app has its icons already.
              includeManifestIcons: false,
              injectManifest: {
                globPatterns: [
                  'assets/**/*.{js,css,json,woff2}',
                  '**/*.html',
                  'articles/**/*.json',
                  'art/svg/*.svg',
                  'icons/icon.svg',
                ],
                globIgnores: ['assets/search-older-*'],
                manifestTransforms: [onlyShelved(`${outDir}/site`), withFaces(`${outDir}/site`)],
                dontCacheBustURLsMatching: /^assets\//,
                maximumFileSizeToCacheInBytes: 3_000_000,
              },
              integration: { closeBundleOrder: 'post' },
            }),
          ]),
      compressPlugin(),
    ],
    test: {
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            include: ['src/**/*.test.{ts,tsx}', 'tests/rules/**/*.test.ts'],
            // On two processors Vitest would keep one for itself.
            maxWorkers: availableParallelism(),
            testTimeout: 20_000,
          },
        },
        {
          extends: true,
          test: {
            name: 'journeys',
            include: ['tests/journeys/**/*.test.ts'],
            globalSetup: ['tests/support/builtProduct.ts'],
            // Each file has a browser and a server of its own; more of them than processors would only wait.
            maxWorkers: 2,
            expect: { poll: { timeout: 8000 } },
            // A real browser on a busy machine may miss a deadline once; a fault misses it twice.
            retry: 1,
            // The longest take half a minute; a machine that is shared with others four times as long.
            testTimeout: 120_000,
            hookTimeout: 60_000,
          },
        },
        {
          extends: true,
          test: {
            name: 'faults',
            include: ['tests/faults/**/*.test.ts'],
            globalSetup: ['tests/support/builtProduct.ts'],
            maxWorkers: 2,
            // Never a second time: one lost message in two runs is one too many.
            retry: 0,
            testTimeout: 120_000,
            hookTimeout: 60_000,
          },
        },
      ],
    },
  }
})
