import { gold } from '#ui/theme/palette.ts'
import { rosette } from '../grammar/lattice.ts'
import { circle, line, num, point, shape } from '../grammar/markup.ts'
import { isLand } from './land.ts'

type Place = readonly [longitude: number, latitude: number]

const delhi: Place = [77.2, 28.6]
const abroad: readonly Place[] = [
  [-0.1, 51.5],
  [55.3, 25.2],
  [103.8, 1.3],
  [13.4, 52.5],
  [36.8, -1.3],
  [115.8, -31.9],
  [4.9, 52.4],
]

export interface GlobeOptions {
  x: number
  y: number
  r: number
  sea: string
  line: string
}

interface Spot {
  x: number
  y: number
  /** Above 0 on the side that is seen. */
  depth: number
}

const degree = Math.PI / 180
const middle: Place = [52, 22]

/** Orthographic projection around the Arabian Sea. */
function project(globe: GlobeOptions, [longitude, latitude]: Place): Spot {
  const l = (longitude - middle[0]) * degree
  const p = latitude * degree
  const q = middle[1] * degree
  return {
    x: globe.x + globe.r * Math.cos(p) * Math.sin(l),
    y: globe.y - globe.r * (Math.cos(q) * Math.sin(p) - Math.sin(q) * Math.cos(p) * Math.cos(l)),
    depth: Math.sin(q) * Math.sin(p) + Math.cos(q) * Math.cos(p) * Math.cos(l),
  }
}

function curve(globe: GlobeOptions, places: Place[]): string {
  let d = ''
  let seen = false
  for (const place of places) {
    const spot = project(globe, place)
    if (spot.depth > 0) d += (seen ? 'L' : 'M') + point(spot.x, spot.y)
    seen = spot.depth > 0
  }
  return d
}

const steps = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)

function graticule(globe: GlobeOptions): string {
  const meridians = steps(0, 340, 20).map((at) =>
    curve(
      globe,
      steps(-90, 90, 5).map((latitude): Place => [at, latitude]),
    ),
  )
  const parallels = steps(-60, 60, 20).map((at) =>
    curve(
      globe,
      steps(0, 360, 5).map((longitude): Place => [longitude, at]),
    ),
  )
  return [...meridians, ...parallels].join('')
}

/** Dots of land, as round stroke caps. */
function landDots(globe: GlobeOptions): string {
  let d = ''
  for (const latitude of steps(-50, 66, 4.5)) {
    const step = 4.5 / Math.cos(latitude * degree)
    const shift = Math.round(latitude / 4.5) % 2 ? step / 2 : 0
    for (const longitude of steps(-18 + shift, 150, step)) {
      if (!isLand(longitude, latitude)) continue
      const spot = project(globe, [longitude, latitude])
      if (spot.depth > 0.05) d += `M${point(spot.x, spot.y)}h.1`
    }
  }
  return d
}

function flights(globe: GlobeOptions): string {
  const { r } = globe
  const home = project(globe, delhi)
  return abroad
    .map((place) => project(globe, place))
    .filter((from) => from.depth > 0)
    .map((from) => {
      const mx = (from.x + home.x) / 2
      const my = (from.y + home.y) / 2
      const far = Math.hypot(from.x - home.x, from.y - home.y)
      const bend = point(mx + ((mx - globe.x) / r) * far * 0.3, my + ((my - globe.y) / r) * far * 0.3 - far * 0.34)
      const arc = `M${point(from.x, from.y)}Q${bend} ${point(home.x, home.y)}`
      return (
        line(arc, gold[400], r * 0.017, { 'stroke-linecap': 'round' }) + circle(from.x, from.y, r * 0.026, gold[400])
      )
    })
    .join('')
}

/** A globe of dots whose flight arcs all land on one star, Delhi. */
export function globe(options: GlobeOptions): string {
  const { x, y, r, sea, line: ink } = options
  const home = project(options, delhi)
  const shade =
    `M${point(x + r * 0.1, y - r * 0.995)}A${point(r, r)} 0 1 1 ${point(x - r * 0.8, y + r * 0.6)}` +
    `A${point(r * 1.25, r * 1.25)} 0 0 0 ${point(x + r * 0.1, y - r * 0.995)}Z`
  return (
    circle(x, y, r, sea) +
    shape(shade, '#000', { opacity: 0.16 }) +
    line(graticule(options), ink, Math.max(1, r * 0.009), { opacity: 0.55 }) +
    `<path d="${landDots(options)}" stroke="${ink}" stroke-width="${num(r * 0.04)}" stroke-linecap="round" opacity=".9"/>` +
    flights(options) +
    shape(rosette(home.x, home.y, r * 0.105), gold[400]) +
    circle(home.x, home.y, r * 0.036, sea)
  )
}
