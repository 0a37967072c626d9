import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Faces of fonts of ours; the fallbacks are fonts of the platform. */
const ownFace = /@font-face\{[^}]*url\([^}]*\}/g
/** The layer of `print.css`; nothing else in the stylesheets of the build is in one. */
const printLayer = /@layer reset\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/

/** The stylesheets of the client build by when a page needs them. */
interface OwnStyles {
  /** For the first paint. */
  first: string
  /** On paper. */
  print: string
  /** Faces of fonts. */
  faces: string
}

/** Takes these stylesheets out of the build. */
export function takeOwnStyles(siteDir: string, files: readonly string[]): OwnStyles {
  const css = files.map((file) => readFileSync(join(siteDir, file), 'utf8')).join('')
  for (const file of files) rmSync(join(siteDir, file))
  const [print = ''] = css.match(printLayer) ?? []
  const others = css.replace(print, '')
  const faces = others.match(ownFace)?.join('') ?? ''
  return { first: others.replace(ownFace, ''), print, faces }
}
