import { mix } from '../grammar/colour.ts'
import { shape } from '../grammar/markup.ts'
import { brush } from './strokes.ts'
import type { PersonTones } from './tones.ts'

/** A turban in the colour, with its folds. */
export function turban(colour: string): string {
  const dark = mix(colour, '#060b18', 0.34)
  const light = mix(colour, '#ffffff', 0.18)
  const folds =
    'M126 160C134 118 176 78 236 60M124 142C132 104 160 76 206 58M134 158C156 122 200 96 258 84M160 144C190 124 226 112 268 112'
  return (
    shape(
      'M122 176C104 80 150 48 202 48C256 48 296 84 278 176C252 142 226 132 200 128C174 132 148 142 122 176Z',
      colour,
    ) +
    shape('M200 128C226 132 252 142 278 176C292 96 262 60 222 50C250 74 246 112 200 128Z', dark) +
    brush(folds, dark, 2.6, { opacity: 0.65 }) +
    shape('M182 131L200 104L218 131Q200 122 182 131Z', light) +
    brush('M130 150C142 116 176 86 220 70', light, 3, { opacity: 0.7 })
  )
}

/** The veil behind head and shoulders; `veilInFront` completes it. */
export function veilBehind({ clothDark }: PersonTones): string {
  return shape('M112 210C100 60 300 60 288 210C300 300 330 380 350 500H50C70 380 100 300 112 210Z', clothDark)
}

/** The end of a garment drawn over the head, with a line of hair under its border. */
export function veilInFront({ cloth, clothDark, hairDark, trim }: PersonTones): string {
  const falls =
    'M134 222C122 252 108 300 96 340C140 300 150 262 150 244C140 240 136 230 134 222Z' +
    'M266 222C278 252 292 300 304 340C260 300 250 262 250 244C260 240 264 230 266 222Z'
  return (
    shape(
      'M134 222C116 116 164 86 202 86C240 86 284 116 266 222C262 176 244 140 202 124C160 140 138 176 134 222Z',
      cloth,
    ) +
    shape(falls, clothDark) +
    brush('M136 214C134 166 160 134 202 118C244 134 266 166 264 214', trim, 4) +
    shape(
      'M148 150C160 138 180 130 202 124C224 130 244 138 252 150C244 128 224 110 202 108C180 110 160 128 148 150Z',
      hairDark,
    )
  )
}
