import type { ArchType } from '../grammar/arch.ts'
import type { TilingName } from '../grammar/tilings.ts'

/** The style of one page's windows: pigment, screen, arch and hour of the day. */
export interface SceneStyle {
  /** Dark ground of the wall. */
  deep: string
  /** The pigment. */
  accent: string
  /** Colour that the stone leans towards, if not the pigment. */
  frame?: string
  tiling: TilingName
  /** Contact angle of the screen in degrees. */
  angle: number
  arch: ArchType
  /** Position of the sun in the opening, as shares of its width and height from the lower left. */
  sun: readonly [number, number]
  /** Colours of the sky next to the sun, between and far from it, where they do not follow from the pigment. */
  skyNear?: string
  skyBetween?: string
  skyFar?: string
  sunFill?: string
  /** Makes the street outside. */
  seed: number
}
