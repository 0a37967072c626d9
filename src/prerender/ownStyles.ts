import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Faces with a fallback of the same metrics: not those of Devanagari, and not the fallbacks, which are of the platform; and
 * the names of these faces.
 */
const deferredFace = /@font-face\{(?![^}]*Devanagari)[^}]*url\([^}]*\}|html\{--anek:[^}]*\}/g
/** Those of them that every page is read in: not the faces of a few characters, and not what readers choose. */
const readingFace = /url\((?!\/assets\/asked\/)([^)]+)\)(?![^}]*unicode-range)/g
const italicFace = /@font-face\{[^}]*font-style:italic[^}]*\}/
/** The layer of `print.css`; nothing else in the stylesheets of the build is in one. */
const printLayer = /@layer reset\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/

/** The stylesheets of the client build by when a page needs them. */
interface OwnStyles {
  /** For the first paint. */
  first: string
  /** On paper. */
  print: string
  /** Faces of fonts, behind the scripts. */
  uprights: string
  /** Those that most pages fetch after hydration, behind everything that they are read and used with. */
  italics: string
  /** The addresses of the fonts that every page is read in. */
  fontsAhead: string[]
}

/** Takes these stylesheets out of the build. */
export function takeOwnStyles(siteDir: string, names: readonly string[]): OwnStyles {
  const css = names.map((name) => readFileSync(join(siteDir, name), 'utf8')).join('')
  for (const name of names) rmSync(join(siteDir, name))
  const [italics = ''] = css.match(italicFace) ?? []
  const [print = ''] = css.match(printLayer) ?? []
  const others = css.replace(italics, '').replace(print, '')
  const uprights = others.match(deferredFace)?.join('') ?? ''
  const fontsAhead = [...uprights.matchAll(readingFace)].flatMap(([, address]) => address ?? [])
  return { first: others.replace(deferredFace, ''), print, uprights, italics, fontsAhead }
}
