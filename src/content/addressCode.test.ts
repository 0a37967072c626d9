import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { addressCode } from './addressCode.ts'

const address = 'https://example.com/blogs/nri-power-of-attorney'

/** The dark modules that the strokes of a path cover, as 'x,y'. */
function modulesOf(path: string): Set<string> {
  const modules = new Set<string>()
  let [x, y] = [0, 0]
  for (const [, kind, first = '', second = ''] of path.matchAll(/([Mmh])([\d.-]+)(?: ([\d.-]+))?/g)) {
    if (kind === 'M') [x, y] = [Number(first), Number(second)]
    else if (kind === 'm') x += Number(first)
    else for (const end = x + Number(first); x < end; x += 1) modules.add(`${x},${Math.floor(y)}`)
  }
  return modules
}

test('the strokes cover exactly the dark modules of the code', () => {
  const { data } = encode(address, { border: 0, ecc: 'L', boostEcc: true })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x},${y}`] : [])))
  const drawn = modulesOf(addressCode(address).path)
  expect(drawn.size).toBeGreaterThan(300)
  expect([...drawn].toSorted()).toEqual(dark.toSorted())
})

test('around the code are four modules of white, and it takes less than two kilobytes of the page', () => {
  const { viewBox, path } = addressCode(address)
  const { size } = encode(address, { border: 0, ecc: 'L', boostEcc: true })
  expect(viewBox).toBe(`-4 -4 ${size + 8} ${size + 8}`)
  expect(path.length).toBeLessThan(2000)
})
