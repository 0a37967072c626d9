/** A number with one decimal: enough for print at these sizes, and short. */
export function num(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** A pair of coordinates as written in path data. */
export function point(x: number, y: number): string {
  return `${num(x)} ${num(y)}`
}

/** Attributes beyond fill or stroke, such as `opacity`. */
export type Attributes = Record<string, string | number>

function attributes(extra: Attributes = {}): string {
  return Object.entries(extra)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? Math.round(value * 1000) / 1000 : value}"`)
    .join('')
}

/** A filled rectangle from its upper left corner. */
export function rect(x: number, y: number, w: number, h: number, fill: string, extra?: Attributes): string {
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" fill="${fill}"${attributes(extra)}/>`
}

/** A filled circle around its middle. */
export function circle(x: number, y: number, r: number, fill: string, extra?: Attributes): string {
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}"${attributes(extra)}/>`
}

/** A filled ellipse around its middle. */
export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, extra?: Attributes): string {
  return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${attributes(extra)}/>`
}

/** A filled path. */
export function shape(d: string, fill: string, extra?: Attributes): string {
  return `<path d="${d}" fill="${fill}"${attributes(extra)}/>`
}

/** A stroked path without a fill. */
export function line(d: string, stroke: string, width: number, extra?: Attributes): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${num(width)}"${attributes(extra)}/>`
}

/** A group whose attributes hold for all of its content. */
export function group(content: string, extra: Attributes): string {
  return `<g${attributes(extra)}>${content}</g>`
}

/** Moves, then turns (degrees), then scales. */
export function placed(x: number, y: number, content: string, turn = 0, scale = 1): string {
  const rotate = turn === 0 ? '' : ` rotate(${num(turn)})`
  const size = scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`
  return `<g transform="translate(${point(x, y)})${rotate}${size}">${content}</g>`
}

/** Shows `content` only inside the path `d`; `id` must be unique in its picture. */
export function clipped(id: string, d: string, content: string): string {
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${content}</g>`
}

/** Path data of a rectangle. */
export function rectPath(x: number, y: number, w: number, h: number): string {
  return `M${point(x, y)}h${num(w)}v${num(h)}h${num(-w)}Z`
}

/** Path data of a closed polygon, in relative steps because they are shorter. */
export function polygon(corners: readonly (readonly [number, number])[]): string {
  let penX = 0
  let penY = 0
  return `${corners
    .map(([x, y], index) => {
      const dx = Math.round((x - penX) * 10) / 10
      const dy = Math.round((y - penY) * 10) / 10
      penX += dx
      penY += dy
      const step = index === 0 ? 'M' : index === 1 ? 'l' : ' '
      return `${step}${dx} ${dy}`
    })
    .join('')
    .replace(/ -/g, '-')}z`
}

/** A whole SVG document; rasterisers and browsers read it alike. */
export function picture(width: number, height: number, content: string, origin = '0 0'): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${origin} ${num(width)} ${num(height)}">${content}</svg>`
}

/** Sets a whole document into another one. */
export function inset(svg: string, x: number, y: number, width: number, height: number): string {
  return svg.replace('<svg ', `<svg x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" `)
}
