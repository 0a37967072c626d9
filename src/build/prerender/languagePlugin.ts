import { existsSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { languageOf } from '#content/languages.ts'
import { withLocalLinks } from './localLinks.ts'

const content = resolve('src/content')

/** Components whose addresses name their language already: those that switch it, and what the device has stored. */
const ownAddresses = /\/src\/site\/features\/(?:frame\/LanguageLink|translation\/|marks\/|offline\/)/
const isComponent = /\/src\/(?:site|ui)\/.*\.tsx($|\?)/
/** The ways in which modules of the project name those of the content; asked for every import of every package, a build took seconds longer. */
const mayBeContent = /^(?:#content\/|#ui\/theme\/fonts\.css$|\.{1,2}\/.*\.tsx?(?:$|\?))/

/**
 * Builds the site in another language: whoever imports a module of the content gets its translation where there is one. A
 * translation itself gets the English module, for what needs no words. Letters that the site's fonts lack have one of their own.
 * Links lead to pages of the language.
 */
export function languagePlugin(code: string): Plugin {
  const translations = resolve(content, code)
  const { faces } = languageOf(code)
  return {
    name: 'language',
    enforce: 'pre',
    resolveId: {
      filter: { id: mayBeContent },
      async handler(source, importer, options) {
        if (source === '#ui/theme/fonts.css' && faces) return resolve('src/ui/theme', faces)
        const isOfContent = source.startsWith('#content/') || importer?.startsWith(`${content}/`)
        if (!isOfContent || importer?.startsWith(`${translations}/`)) return undefined
        const found = await this.resolve(source, importer, { ...options, skipSelf: true })
        const translation = found?.id.startsWith(`${content}/`) && resolve(translations, relative(content, found.id))
        return translation && existsSync(translation) ? { ...found, id: translation } : found
      },
    },
    transform: {
      filter: { id: { include: isComponent, exclude: ownAddresses } },
      handler: (source, id) => ({ code: withLocalLinks(source, id), map: null }),
    },
  }
}
