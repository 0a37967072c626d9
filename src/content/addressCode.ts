import { encode } from 'uqr'

/** A QR code as one path of strokes, one unit wide. */
export interface AddressCode {
  viewBox: string
  path: string
}

/** Scanners look for so many white modules around the code (ISO/IEC 18004). */
const quiet = 4

/** The QR code of an address, with the best error correction that its size allows. */
export function addressCode(address: string): AddressCode {
  const { data, size } = encode(address, { border: 0, ecc: 'L', boostEcc: true })
  const rows = data.map((row, y) => {
    let x = 0
    return runs(row)
      .map(([start, length], place) => {
        const move = place === 0 ? `M${start} ${y}.5` : `m${start - x} 0`
        x = start + length
        return `${move}h${length}`
      })
      .join('')
  })
  const side = size + 2 * quiet
  return { viewBox: `-${quiet} -${quiet} ${side} ${side}`, path: rows.join('') }
}

/** The dark modules of a row: where each run of them begins, and how long it is. */
function runs(row: readonly boolean[]): [start: number, length: number][] {
  const found: [start: number, length: number][] = []
  row.forEach((isDark, x) => {
    if (!isDark) return
    const last = found.at(-1)
    if (last && last[0] + last[1] === x) last[1] += 1
    else found.push([x, 1])
  })
  return found
}
