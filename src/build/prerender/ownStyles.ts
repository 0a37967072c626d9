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
  /** The addresses of the upright fonts that every page is set in: those that `--faces` names (ui/theme/fonts.css). */
  fonts: string[]
}

/** Takes these stylesheets out of the build. */
export function takeOwnStyles(siteDir: string, files: readonly string[]): OwnStyles {
  const css = files.map((file) => readFileSync(join(siteDir, file), 'utf8')).join('')
  for (const file of files) rmSync(join(siteDir, file))
  const [print = ''] = css.match(printLayer) ?? []
  const others = css.replace(print, '')
  const faces = others.match(ownFace)?.join('') ?? ''
  return { first: others.replace(ownFace, ''), print, faces, fonts: fontsOf(others) }
}

function fontsOf(css: string): string[] {
  const [, names = ''] = /--faces:([^;}]*)/.exec(css) ?? []
  const families = names.split(',').map((name) => name.replaceAll(/["']/g, '').trim())
  const upright = (css.match(ownFace) ?? []).filter((face) => !/font-style:italic/.test(face))
  return upright.flatMap((face) => {
    const [, family = ''] = /font-family:["']?([^;"'}]*)/.exec(face) ?? []
    const [, address] = /url\(["']?([^)"']*)/.exec(face) ?? []
    return address && families.includes(family) ? [address] : []
  })
}
