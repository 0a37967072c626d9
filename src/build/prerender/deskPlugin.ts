import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { themeColor } from '#content/brand.ts'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { deskPath } from '#contract/deskPath.ts'
import { appearanceScript } from './appearanceScript.ts'
import { deskHeaders } from './securityHeaders.ts'

/** Makes the workplace installable next to the site: another id and scope. */
function deskManifest() {
  return {
    id: deskPath,
    name: deskTexts.name,
    short_name: deskTexts.shortName,
    lang: 'en-IN',
    dir: 'ltr',
    start_url: deskPath,
    scope: deskPath,
    display: 'standalone',
    theme_color: themeColor.light,
    background_color: themeColor.light,
    shortcuts: [
      { name: deskTexts.inbox, url: deskPath },
      { name: deskTexts.comments, url: `${deskPath}comments` },
      { name: deskTexts.health, url: `${deskPath}health` },
    ],
    icons: [
      { src: '/icons/desk-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/desk-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/desk-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}

/** Completes the workplace's page, emits its manifest, and writes its headers beside it for the server (`desk.json`). */
export function deskPlugin(): Plugin {
  let outDir = ''
  return {
    name: 'desk',
    configResolved(config) {
      outDir = config.build.outDir
    },
    transformIndexHtml(html) {
      const colors = Object.entries(themeColor).map(
        ([scheme, color]) => `<meta name="theme-color" content="${color}" media="(prefers-color-scheme: ${scheme})" />`,
      )
      return html
        .replace('%DESK_NAME%', deskTexts.name)
        .replace('<!--desk-head-->', () => `${colors.join('\n    ')}\n    <script>${appearanceScript}</script>`)
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'desk.webmanifest', source: JSON.stringify(deskManifest()) })
    },
    writeBundle() {
      const file = join(outDir, '..', 'desk.json')
      writeFileSync(file, JSON.stringify({ redirects: {}, headers: deskHeaders([appearanceScript]) }, null, 2))
    },
  }
}
