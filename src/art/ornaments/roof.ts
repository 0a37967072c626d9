import { gold } from '#ui/theme/palette.ts'
import { roles } from '#ui/theme/roles.ts'
import { circle, num, picture, rect, shape } from '../grammar/markup.ts'

export interface RoofColours {
  wall: string
  shade: string
  /** The view between the columns of the pavilions. */
  inside: string
}

/** Sand in the day. */
export const dayRoof: RoofColours = { wall: roles.sand[0], shade: roles.sand2[0], inside: '#e0cda6' }
/** At night the pavilions are lit. */
export const nightRoof: RoofColours = { wall: roles.sand[1], shade: roles.sand2[1], inside: '#a87e2c' }

/** Middle, width and height of each pavilion. */
const pavilions = [
  [120, 104, 104],
  [1320, 104, 104],
  [430, 74, 76],
  [1010, 74, 76],
  [720, 168, 118],
] as const

/** Roof line of the facade of services: pavilions behind a parapet of pointed merlons, 1440 x 220. */
export function roof(colours: RoofColours): string {
  let merlons = ''
  for (let x = 0; x < 1440; x += 30) {
    merlons += `M${x} 182V168C${x} 159 ${x + 7} 157 ${x + 12} 147C${x + 17} 157 ${x + 24} 159 ${x + 24} 168V182Z`
  }
  return picture(
    1440,
    220,
    pavilions.map(([x, w, h]) => pavilion(x, w, h, colours)).join('') +
      shape(`${merlons}M0 178H1440V220H0Z`, colours.wall) +
      shape('M0 186H1440V191H0ZM0 206H1440V220H0Z', colours.shade),
  )
}

function pavilion(x: number, w: number, h: number, { wall, shade, inside }: RoofColours): string {
  const y = 150
  const at = (dx: number, up: number) => `${num(x + dx * w)} ${num(y - up * h)}`
  const columns = [-0.42, -0.15, 0.15, 0.42]
    .map((k) => `M${at(k - 0.035, 0)}v${num(-h * 0.44)}h${num(w * 0.07)}v${num(h * 0.44)}Z`)
    .join('')
  const eaves = `M${at(-0.64, 0.42)}L${at(-0.5, 0.52)}H${num(x + w * 0.5)}L${at(0.64, 0.42)}Z`
  const rightOfDome = `C${at(0.16, 0.86)} ${at(0.5, 0.78)} ${at(0.43, 0.5)}`
  const dome = `M${at(-0.43, 0.5)}C${at(-0.5, 0.78)} ${at(-0.16, 0.86)} ${at(0, 1)}${rightOfDome}Z`
  const shaded =
    `M${at(0, 1)}${rightOfDome}H${num(x + w * 0.08)}C${at(0.2, 0.7)} ${at(0.12, 0.86)} ${at(0, 1)}Z` +
    `M${at(0.06, 0.52)}H${num(x + w * 0.5)}L${at(0.64, 0.42)}H${num(x + w * 0.06)}Z`
  return (
    rect(x - w * 0.5, y - h * 0.42, w, h * 0.42, inside) +
    shape(`M${at(-0.62, 0)}h${num(w * 1.24)}v40h${num(-w * 1.24)}Z${columns}${eaves}${dome}`, wall) +
    shape(shaded, shade) +
    rect(x - 1.5, y - h * 1.16, 3, h * 0.18, gold[600]) +
    circle(x, y - h * 1.05, w * 0.03 + 1.5, gold[600])
  )
}
