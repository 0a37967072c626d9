import { clipped, shape } from '../grammar/markup.ts'
import { brush } from './strokes.ts'
import type { PersonTones } from './tones.ts'

export const hairColours = {
  black: '#17161c',
  soft: '#2c2220',
  brown: '#4a3026',
  pepper: '#5d5f69',
  grey: '#9a9ca6',
  white: '#d9d8d6',
} as const

export type HairColour = keyof typeof hairColours

/** Path data of the hair behind the head and in front of it. */
const styles = {
  short: {
    behind: '',
    front:
      'M136 186C126 108 170 92 206 94C256 94 276 128 264 186C260 184 260 168 254 156C240 150 226 146 214 136' +
      'C196 150 168 152 148 154C142 164 142 178 136 186Z',
  },
  side: {
    behind: '',
    front:
      'M135 190C124 110 166 86 214 90C262 92 278 136 265 190C261 180 260 166 252 152C232 154 188 150 168 130' +
      'C160 144 148 152 145 160C141 170 140 182 135 190Z',
  },
  crop: {
    behind: '',
    front:
      'M137 180C132 116 168 96 202 96C238 96 268 116 263 180C258 170 258 160 250 146C232 136 168 136 150 146C142 160 142 170 137 180Z',
  },
  receding: {
    behind: 'M136 204C129 150 152 134 200 134C248 134 271 150 264 204Z',
    front:
      'M136 204C129 180 131 154 144 137C143 150 147 158 147 170C144 182 142 195 136 204Z' +
      'M264 204C271 180 269 154 256 137C257 150 253 158 253 170C256 182 258 195 264 204Z',
  },
  bun: {
    behind: 'M200 54a34 30 0 1 0 .1 0ZM134 196C124 108 276 108 266 196L258 216H142Z',
    front: 'M134 196C126 104 182 90 201 90C220 90 274 104 266 196C262 172 246 152 201 122C154 152 138 172 134 196Z',
  },
  long: {
    behind: 'M130 190C112 92 288 92 270 190C278 246 288 300 292 352H108C112 300 122 246 130 190Z',
    front:
      'M134 214C118 110 172 88 203 90C240 90 284 112 266 214C264 184 250 160 214 126C190 150 144 166 134 214Z' +
      'M134 206C124 250 118 300 112 352H146C144 310 140 260 134 206ZM266 206C276 250 284 300 290 352H254C258 310 262 260 266 206Z',
  },
  bob: {
    behind: 'M126 190C112 84 288 84 274 190C280 232 276 262 264 282H136C124 262 120 232 126 190Z',
    front:
      'M132 236C112 120 160 86 206 88C262 90 288 130 268 236C266 196 256 168 236 132C214 152 166 158 148 168C138 184 138 212 132 236Z',
  },
  braid: {
    behind:
      'M132 194C118 92 282 92 268 194C272 230 268 260 262 280H138C132 260 128 230 132 194Z' +
      'M262 250C292 268 290 300 280 320C296 336 292 366 280 384C290 398 284 424 270 436C262 410 258 300 250 270Z',
    front: 'M134 208C122 106 178 90 200 90C222 90 278 106 266 208C264 178 250 152 200 118C150 152 136 178 134 208Z',
  },
} as const

export type HairStyle = keyof typeof styles

/** The hair that falls behind neck and shoulders; empty for a style without. */
export function hairBehind(style: HairStyle, { hairDark }: PersonTones): string {
  const d = styles[style].behind
  return d === '' ? '' : shape(d, hairDark)
}

/** Hair over the brow, with its shaded side and a few lit strands. */
export function hairInFront(style: HairStyle, { hair, hairDark, hairLight }: PersonTones): string {
  const d = styles[style].front
  const shade = 'M204 80C230 110 240 130 250 160C258 180 262 200 264 240H320V80Z'
  const strands = 'M146 168C146 132 166 108 196 102M158 150C164 128 180 114 202 110'
  return shape(d, hair) + clipped('hair', d, shape(shade, hairDark) + brush(strands, hairLight, 3, { opacity: 0.8 }))
}
