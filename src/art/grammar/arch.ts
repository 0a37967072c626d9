import { num, point } from './markup.ts'

export type ArchType = 'round' | 'pointed' | 'ogee' | 'cusped'

export interface ArchOptions {
  type: ArchType
  w: number
  h: number
  /** Height of the curved head; the rest are straight jambs. */
  rise?: number
  /** Middle of the sill. */
  x?: number
  y?: number
}

type Dot = readonly [number, number]
type Curve = readonly [Dot, Dot, Dot, Dot]

function onCurve(curve: Curve, t: number): Dot {
  const at = (k: 0 | 1) =>
    (1 - t) ** 3 * curve[0][k] +
    3 * (1 - t) ** 2 * t * curve[1][k] +
    3 * (1 - t) * t * t * curve[2][k] +
    t ** 3 * curve[3][k]
  return [at(0), at(1)]
}

/** Path of an arch that stands on the middle of its sill. */
export function arch({ type, w, h, rise = w * 0.55, x = 0, y = 0 }: ArchOptions): string {
  const left = x - w / 2
  const right = x + w / 2
  const spring = y - (h - rise)
  const top = y - h
  const foot = `M${point(left, y)}L${point(left, spring)}`
  const close = `L${point(right, y)}Z`
  switch (type) {
    case 'round':
      return `${foot}A${point(w / 2, rise)} 0 0 1 ${point(right, spring)}${close}`
    case 'pointed':
      return (
        `${foot}C${point(left, spring - rise * 0.52)} ${point(x - w * 0.2, top + rise * 0.14)} ${point(x, top)}` +
        `C${point(x + w * 0.2, top + rise * 0.14)} ${point(right, spring - rise * 0.52)} ${point(right, spring)}${close}`
      )
    case 'ogee': {
      const neck = w * 0.15
      const neckY = top + rise * 0.2
      return (
        `${foot}C${point(left, spring - rise * 0.5)} ${point(x - w * 0.33, neckY + rise * 0.11)} ${point(x - neck, neckY)}` +
        `Q${point(x - w * 0.04, top + rise * 0.13)} ${point(x, top)}` +
        `Q${point(x + w * 0.04, top + rise * 0.13)} ${point(x + neck, neckY)}` +
        `C${point(x + w * 0.33, neckY + rise * 0.11)} ${point(right, spring - rise * 0.5)} ${point(right, spring)}${close}`
      )
    }
    case 'cusped':
      return `${foot + cusps(x, w, spring, top, rise)}L${point(right, spring)}${close}`
  }
}

/** Four scallops on each side, strung along a pointed curve and closed by an ogee tip. */
function cusps(x: number, w: number, spring: number, top: number, rise: number): string {
  const count = 4
  const inner = x - w * 0.462
  const rail: Curve = [
    [inner, spring],
    [inner, spring - rise * 0.56],
    [x - w * 0.27, top + rise * 0.22],
    [x - w * 0.1, top + rise * 0.17],
  ]
  const stops = Array.from({ length: count + 1 }, (_, index) => onCurve(rail, index / count))
  let left = ''
  let right = ''
  let previous: Dot = [inner, spring]
  for (const stop of stops.slice(1)) {
    const r = num(Math.hypot(stop[0] - previous[0], stop[1] - previous[1]) * 0.56)
    left += `A${r} ${r} 0 0 1 ${point(stop[0], stop[1])}`
    right = `A${r} ${r} 0 0 1 ${point(2 * x - previous[0], previous[1])}${right}`
    previous = stop
  }
  const tip =
    `Q${point(x - w * 0.085, top + rise * 0.04)} ${point(x, top)}` +
    `Q${point(x + w * 0.085, top + rise * 0.04)} ${point(2 * x - previous[0], previous[1])}`
  return `L${point(inner, spring)}${left}${tip}${right}`
}
