import { coin as rupee } from '../../motifs/coin.ts'
import { deed as stampPaper } from '../../motifs/deed.ts'
import { key as longKey } from '../../motifs/key.ts'
import type { Prop } from './prop.ts'

/** A deed with a seal. */
export const deed: Prop = ({ accent, near }, id) =>
  stampPaper({ x: 0, y: 0, w: 330, h: 440, tilt: 0, accent, ink: near, seed: 7, id })

/** A key with its shadow; its middle is the middle of bow and shank. */
export const key: Prop = () => {
  const at = { y: 0, r: 42, length: 170, turn: 0 }
  const dark = { fill: '#000', shade: '#000' }
  return `<g opacity=".22">${longKey({ ...at, x: -80, y: 9, ...dark })}</g>${longKey({ ...at, x: -86 })}`
}

/** A rupee coin. */
export const coin: Prop = () => rupee(0, 0, 60)
