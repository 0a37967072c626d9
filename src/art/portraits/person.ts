import type { ArchType } from '../grammar/arch.ts'
import type { TilingName } from '../grammar/tilings.ts'
import type { BeardName } from './beard.ts'
import type { FaceName } from './faceOutlines.ts'
import type { GarmentName } from './garment.ts'
import type { HairColour, HairStyle } from './hair.ts'

/** Everything that makes one drawn person; nobody in particular. */
export interface Person {
  /** 0 (lightest) to 5. */
  skin: number
  face: FaceName
  hair: HairColour
  hairStyle?: HairStyle
  /** Colour of a turban, which covers the hair. */
  turban?: string
  /** Drapes the cloth of the garment over the head. */
  veil?: boolean
  beard?: BeardName
  /** Finer brows and coloured lips. */
  soft?: boolean
  /** 0, 1 (lines around eyes and mouth) or 2 (brow as well). */
  age?: number
  smile?: 'closed' | 'open'
  wear: GarmentName
  cloth: string
  trim?: string
  glasses?: { colour: string; round: boolean }
  /** Colour of a dot on the brow. */
  bindi?: string
  earrings?: boolean
  noseStud?: boolean
  /** Degrees by which the head leans. */
  tilt?: number
  /** Pigment of the window behind. */
  accent: string
  tiling: TilingName
  arch: ArchType
}
