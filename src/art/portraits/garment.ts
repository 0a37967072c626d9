import { mix } from '../grammar/colour.ts'
import { lattice } from '../grammar/lattice.ts'
import { circle, clipped, line, shape } from '../grammar/markup.ts'
import { brush } from './strokes.ts'
import type { PersonTones } from './tones.ts'

const body =
  'M36 540C36 412 66 372 118 354C146 344 164 338 172 326H228C236 338 254 344 282 354C334 372 364 412 364 540Z'

/** The garment with its right half in shade. */
function cut({ clothDark }: PersonTones, fill: string): string {
  const shade = 'M236 330C250 400 230 450 240 520H400V330Z'
  return shape(body, fill) + clipped('garment', body, shape(shade, clothDark, { opacity: 0.75 }))
}

const buttons = (x: number, at: readonly number[], r: number, fill: string) =>
  at.map((y) => circle(x, y, r, fill)).join('')

function kurta(tones: PersonTones): string {
  const collar = 'M164 330C172 352 190 364 200 366C210 364 228 352 236 330'
  return (
    cut(tones, tones.cloth) +
    shape(`${collar}L246 342C238 366 214 380 200 382C186 380 162 366 154 342Z`, tones.clothLight) +
    shape('M192 376H208V478H192Z', tones.clothLight) +
    buttons(200, [396, 424, 452], 3.6, tones.trim) +
    brush(collar, tones.trim, 3)
  )
}

/** A waistcoat over a pale kurta. */
function bandi({ cloth, clothDark, clothLight, trim }: PersonTones): string {
  const right = 'M280 340C260 380 212 420 204 520H330C320 430 314 380 280 340Z'
  const left = 'M120 340C140 380 180 420 196 520H70C80 430 86 380 120 340Z'
  return (
    shape(body, '#f6efe0') +
    clipped(
      'garment',
      body,
      shape('M236 330C250 400 236 450 240 520H400V330Z', '#cdbfa6', { opacity: 0.6 }) +
        shape(left + right, cloth) +
        shape(right, clothDark, { opacity: 0.7 }),
    ) +
    shape(
      'M160 330C168 350 186 362 200 366C214 362 232 350 240 330L250 344C240 368 214 382 200 386C186 382 160 368 150 344Z',
      clothLight,
    ) +
    buttons(196, [416, 446, 476], 4, trim) +
    shape('M106 426l34 -8l2 10l-34 8Z', trim)
  )
}

function blazer(tones: PersonTones): string {
  const lapel = 'M248 340L288 356L250 420L264 432L202 520V462Z'
  return (
    cut(tones, tones.cloth) +
    shape('M158 338L200 460L242 338L228 326L200 372L172 326Z', '#fbf6ea') +
    shape('M200 372L228 326L242 338L200 460Z', '#d9cfbd') +
    shape('M172 326L152 340L172 378L200 372ZM228 326L248 340L228 378L200 372Z', '#fffdf7') +
    shape(`M152 340L112 356L150 420L136 432L198 520V462Z${lapel}`, tones.clothLight) +
    shape(lapel, tones.clothDark)
  )
}

function shirt(tones: PersonTones): string {
  return (
    cut(tones, tones.cloth) +
    shape('M170 326L146 344L172 386L200 364L228 386L254 344L230 326L200 364Z', tones.clothLight) +
    shape('M200 364L228 386L254 344L230 326Z', tones.cloth) +
    brush('M200 372V500', tones.clothDark, 2.6) +
    buttons(206, [398, 432, 466], 3, tones.clothLight)
  )
}

function sweater(tones: PersonTones): string {
  const pattern = lattice({ tiling: 'squares', angle: 60, edge: 19, x: 0, y: 398, w: 400, h: 70 })
  const collar =
    'M162 330C168 360 186 372 200 374C214 372 232 360 238 330L252 340C246 376 218 394 200 394C182 394 154 376 148 340Z'
  return (
    cut(tones, tones.cloth) +
    shape(collar, tones.clothLight) +
    clipped('knit', body, line(pattern, tones.trim, 2.4, { opacity: 0.8 }))
  )
}

function saree({ accent, cloth, clothDark, skin, skinShade, trim }: PersonTones): string {
  const border = 'M222 346C190 436 120 498 58 520H92C160 496 218 436 244 342Z'
  const folds = 'M262 350C246 430 190 490 150 520M290 358C280 440 240 490 220 520M318 372C316 440 290 490 280 520'
  return (
    shape(body, mix(cloth, accent, 0.5)) +
    shape('M160 336C164 380 186 402 200 402C216 402 236 376 240 336L228 326H172Z', skin) +
    shape('M206 330C212 370 206 390 204 402C222 396 236 376 240 336L228 326Z', skinShade) +
    shape('M240 340C290 350 340 372 356 420C364 460 366 500 364 520H60C120 500 190 440 222 350Z', cloth) +
    clipped(
      'garment',
      body,
      shape('M282 352C334 372 364 412 364 520H250C296 470 300 410 282 352Z', clothDark, { opacity: 0.6 }),
    ) +
    shape(border, trim) +
    brush('M230 346C200 436 132 500 74 520', mix(trim, '#5a2a05', 0.5), 2, { 'stroke-dasharray': '2 7' }) +
    brush(folds, clothDark, 2, { opacity: 0.55 })
  )
}

/** A kurta with a long scarf over both shoulders. */
function dupatta(tones: PersonTones): string {
  const { accent, skin, skinShade, trim } = tones
  return (
    cut(tones, tones.cloth) +
    shape('M166 334C172 372 190 384 200 384C210 384 228 372 234 334L228 326H172Z', skin) +
    shape('M206 340C212 362 206 376 204 384C214 382 228 370 234 334Z', skinShade) +
    brush('M166 334C172 372 190 386 200 386C210 386 228 372 234 334', trim, 4) +
    shape(
      'M118 354C146 344 158 340 164 334C170 390 150 460 140 520H66C84 460 96 400 118 354Z',
      mix(accent, '#ffffff', 0.2),
    ) +
    shape(
      'M282 354C254 344 242 340 236 334C230 390 250 460 260 520H334C316 460 304 400 282 354Z',
      mix(accent, '#0a1428', 0.22),
    ) +
    brush('M164 340C168 396 150 460 142 516M236 340C232 396 250 460 258 516', trim, 4)
  )
}

export const garments = { kurta, bandi, blazer, shirt, sweater, saree, dupatta }

export type GarmentName = keyof typeof garments
