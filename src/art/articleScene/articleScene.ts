import { arch } from '../grammar/arch.ts'
import { mix } from '../grammar/colour.ts'
import { lattice } from '../grammar/lattice.ts'
import { clipped, group, line, num, picture, placed, rectPath, shape } from '../grammar/markup.ts'
import { edgeFor, mainSides } from '../grammar/tilings.ts'
import type { SceneStyle } from '../scenes/sceneStyle.ts'
import { type Tones, tonesOf } from '../scenes/tones.ts'
import { type PropName, props } from './props.ts'
import { type Surface, surface } from './surface.ts'

/** A thing and where its middle lies on 1600 x 900, its turn in degrees and its size. */
export type Thing = readonly [prop: PropName, x: number, y: number, turn: number, size?: number]

export interface ArticleScene {
  surface: Surface
  /** The window's light: foot of the arch and lean in degrees. */
  light: { x: number; y: number; lean: number }
  /** From the lowest to the uppermost. */
  things: readonly Thing[]
}

const [width, height] = [1600, 900]
const beam = { w: 900, h: 1240 }

/** A desk seen from above, with the light of a lattice window across it, 1600 x 900. */
export function articleScene(style: SceneStyle, { surface: kind, light, things }: ArticleScene): string {
  const tones = tonesOf(style)
  const isFine = mainSides(style.tiling) > 8 || style.tiling === 'rhombs'
  const strand = isFine ? 11 : 14
  const strands = lattice({
    tiling: style.tiling,
    angle: style.angle,
    edge: edgeFor(style.tiling, isFine ? 142 : 140),
    x: -beam.w / 2 - 10,
    y: -beam.h - 10,
    w: beam.w + 20,
    h: beam.h + 20,
  })
  const opening = arch({ type: 'ogee', w: beam.w, h: beam.h, rise: 470 })
  const lit = mix(mix(tones.accent, '#ffffff', 0.16), '#ffb96a', 0.2)
  const cast = `translate(${num(light.x)} ${num(light.y)}) rotate(${light.lean}) skewX(-14)`
  const holes =
    `<mask id="holes" maskUnits="userSpaceOnUse" x="-460" y="-1250" width="920" height="1260">` +
    `${shape(opening, '#fff')}${line(strands, '#000', strand)}</mask>`
  const onTable = `${holes}<g mask="url(#holes)">${shape(opening, lit, { opacity: 0.5 })}</g>`
  const onThings = clipped('beam', opening, line(strands, mix(tones.accent, '#8a6a5a', 0.4), strand))
  return picture(
    width,
    height,
    clipped(
      'table',
      rectPath(0, 0, width, height),
      surface(kind, tones, width, height) +
        group(onTable, { transform: cast }) +
        things.map((thing, index) => lay(thing, tones, `thing${index}`)).join('') +
        group(onThings, { transform: cast, style: 'mix-blend-mode:multiply', opacity: 0.2 }),
    ),
  )
}

function lay([prop, x, y, turn, size = 1]: Thing, tones: Tones, id: string): string {
  return placed(x, y, props[prop](tones, id), turn, size)
}
