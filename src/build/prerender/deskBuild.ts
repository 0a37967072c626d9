import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { deskPath } from '#contract/deskPath.ts'
import { brandPlugin } from './brandPlugin.ts'
import { contentPlugin } from './contentPlugin.ts'
import { deskPlugin } from './deskPlugin.ts'
import { oldestBrowsers } from './oldestBrowsers.ts'

const outDir = process.env.DIST_DIR ?? 'dist'

/**
 * Vite's configuration for the provider's workplace. It is built apart from the public site, so that no chunk, no
 * precache entry and no page is shared with a visitor's.
 */
export default defineConfig({
  root: 'src/desk',
  base: deskPath,
  publicDir: false,
  // Chakra as it comes: without prerendered pages there is no stylesheet that the fast path could rely on.
  define: { 'import.meta.env.VITE_CHAKRA': '"plain"' },
  build: {
    outDir: resolve(outDir, 'desk'),
    emptyOutDir: true,
    target: Object.entries(oldestBrowsers).map(([name, version]) => name + version),
    // The Content-Security-Policy allows no data: fonts and no inline script of Vite's.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1500,
  },
  plugins: [
    brandPlugin(),
    contentPlugin(),
    react(),
    deskPlugin(),
    // Its own worker at /desk/sw.js: a scope that the site's worker leaves alone.
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'worker',
      filename: 'sw.ts',
      injectRegister: false,
      manifest: false,
      injectManifest: {
        globPatterns: ['index.html', 'assets/**/*.{js,css,woff2}'],
        dontCacheBustURLsMatching: /^assets\//,
        maximumFileSizeToCacheInBytes: 3_000_000,
      },
      integration: { closeBundleOrder: 'post' },
    }),
  ],
})
