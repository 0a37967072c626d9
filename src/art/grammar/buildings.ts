import { num, point } from './markup.ts'

// Every building is path data that stands on the middle of its ground line.

/** A plain block, `w` wide and `h` high. */
export function box(x: number, y: number, w: number, h: number): string {
  return `M${point(x - w / 2, y)}v${num(-h)}h${num(w)}v${num(h)}Z`
}

/** An onion dome with its drum and finial. */
export function dome(x: number, y: number, w: number, h: number): string {
  const shoulder = y - h * 0.42
  return (
    `M${point(x - w / 2, y)}l0 ${num(-h * 0.42)}l${num(w * 0.06)} 0` +
    `C${point(x - w * 0.62, y - h * 0.66)} ${point(x - w * 0.2, y - h * 0.8)} ${point(x, y - h)}` +
    `C${point(x + w * 0.2, y - h * 0.8)} ${point(x + w * 0.62, y - h * 0.66)} ${point(x + w * 0.44, shoulder)}` +
    `l${num(w * 0.06)} 0l0 ${num(h * 0.42)}Z` +
    `M${point(x - 1.4, y - h + 4)}l0 ${num(-h * 0.22)}l2.8 0l0 ${num(h * 0.22)}Z`
  )
}

/** An open pavilion on a roof. */
export function chhatri(x: number, y: number, w: number, h: number): string {
  return (
    box(x - w * 0.36, y, w * 0.1, h * 0.5) +
    box(x + w * 0.36, y, w * 0.1, h * 0.5) +
    box(x, y, w * 0.08, h * 0.5) +
    box(x, y - h * 0.48, w * 1.1, h * 0.08) +
    dome(x, y - h * 0.3, w * 0.74, h * 0.7)
  )
}

/** A tapering tower with four balconies under a small dome. */
export function minar(x: number, y: number, w: number, h: number): string {
  const shaft = `M${point(x - w / 2, y)}L${point(x - w * 0.26, y - h)}h${num(w * 0.52)}L${point(x + w / 2, y)}Z`
  const balconies = [0.34, 0.6, 0.8, 0.93].map((at) => box(x, y - h * at, w * (1.16 - 0.42 * at), h * 0.022)).join('')
  return shaft + balconies + dome(x, y - h, w * 0.46, h * 0.1)
}

/** A domed tomb between two kiosks. */
export function tomb(x: number, y: number, w: number, h: number): string {
  return (
    box(x, y, w, h * 0.34) +
    dome(x, y - h * 0.3, w * 0.4, h * 0.62) +
    chhatri(x - w * 0.36, y - h * 0.34, w * 0.14, h * 0.24) +
    chhatri(x + w * 0.36, y - h * 0.34, w * 0.14, h * 0.24)
  )
}

/** A city gate with stepped shoulders and one arch. */
export function gate(x: number, y: number, w: number, h: number): string {
  const half = num(w * 0.24)
  return (
    `M${point(x - w / 2, y)}v${num(-h * 0.86)}h${num(w * 0.08)}v${num(-h * 0.08)}h${num(w * 0.2)}v${num(-h * 0.06)}` +
    `h${num(w * 0.44)}v${num(h * 0.06)}h${num(w * 0.2)}v${num(h * 0.08)}h${num(w * 0.08)}V${num(y)}h${num(-w * 0.26)}` +
    `v${num(-h * 0.46)}a${half} ${half} 0 0 0 ${num(-w * 0.48)} 0v${num(h * 0.46)}Z`
  )
}

const crowns = [
  [0, 1.35, 0.62],
  [-0.5, 1.05, 0.46],
  [0.5, 1.08, 0.48],
  [-0.22, 1.6, 0.4],
  [0.28, 1.62, 0.38],
] as const

/** A broad tree of radius `r` on a short trunk. */
export function tree(x: number, y: number, r: number): string {
  const trunk = `M${point(x - r * 0.08, y)}V${num(y - r)}h${num(r * 0.16)}V${num(y)}Z`
  const leaves = crowns.map(([dx, up, size]) => {
    const arc = `a${point(size * r, size * r * 0.86)} 0 1 0`
    return `M${point(x + (dx - size) * r, y - up * r)}${arc} ${num(2 * size * r)} 0${arc} ${num(-2 * size * r)} 0`
  })
  return trunk + leaves.join('')
}

/** A block of flats; `mast` puts an aerial on its roof. */
export function flats(x: number, y: number, w: number, h: number, mast: boolean): string {
  const aerial = mast ? box(x + w * 0.22, y - h, w * 0.04, h * 0.16) + box(x + w * 0.22, y - h * 1.1, w * 0.2, 5) : ''
  return box(x, y, w, h) + box(x - w * 0.2, y - h, w * 0.3, h * 0.07 + 3) + aerial
}
