import { readFileSync } from 'node:fs'
import type { ManifestOptions } from 'vite-plugin-pwa'
import { themeColor } from '#content/brand.ts'
import { site } from '#content/site.ts'

/** The web manifest, read from its one source, with the provider's names filled in (OF-21). */
export function readManifest(): Partial<ManifestOptions> {
  const values: Record<string, string> = {
    product: site.product,
    description: site.description,
    themeColor: themeColor.light,
  }
  const source = readFileSync('manifest.webmanifest', 'utf8')
  const filled = source.replace(/\{(\w+)\}/g, (whole, name: string) =>
    JSON.stringify(values[name] ?? whole).slice(1, -1),
  )
  return JSON.parse(filled) as Partial<ManifestOptions>
}
