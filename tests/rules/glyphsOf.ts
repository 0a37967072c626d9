import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'

/** Those of the letters that a font file can set, read from its `cmap` table (OpenType 1.9, formats 4 and 12). */
export async function glyphsOf(file: string, glyphs: string): Promise<Set<string>> {
  const sfnt = await subsetFont(readFileSync(file), glyphs, { targetFormat: 'sfnt' })
  const cmap = tableAt(sfnt, 'cmap')
  const able = new Set<string>()
  for (let entry = 0; entry < sfnt.readUInt16BE(cmap + 2); entry += 1) {
    const at = cmap + sfnt.readUInt32BE(cmap + 8 + entry * 8)
    for (const [first, last] of rangesAt(sfnt, at)) {
      for (let code = first; code <= last; code += 1) able.add(String.fromCodePoint(code))
    }
  }
  return able
}

/** Tags of the substitutions and placements that a font file holds for these letters, read from `GSUB` and `GPOS`. */
export async function featuresOf(file: string, glyphs: string): Promise<Set<string>> {
  const sfnt = await subsetFont(readFileSync(file), glyphs, { targetFormat: 'sfnt' })
  const tags = ['GSUB', 'GPOS'].flatMap((table) => {
    const start = tableAt(sfnt, table)
    const list = start + sfnt.readUInt16BE(start + 6)
    return Array.from({ length: sfnt.readUInt16BE(list) }, (_, place) => {
      const at = list + 2 + place * 6
      return sfnt.toString('latin1', at, at + 4)
    })
  })
  return new Set(tags)
}

function tableAt(sfnt: Buffer, name: string): number {
  const tables = Array.from({ length: sfnt.readUInt16BE(4) }, (_, place) => 12 + place * 16)
  return sfnt.readUInt32BE((tables.find((at) => sfnt.toString('latin1', at, at + 4) === name) ?? 0) + 8)
}

function rangesAt(sfnt: Buffer, at: number): Array<[first: number, last: number]> {
  if (sfnt.readUInt16BE(at) === 12) {
    return Array.from({ length: sfnt.readUInt32BE(at + 12) }, (_, group) => {
      const start = at + 16 + group * 12
      return [sfnt.readUInt32BE(start), sfnt.readUInt32BE(start + 4)]
    })
  }
  const segments = sfnt.readUInt16BE(at + 6) / 2
  return Array.from({ length: segments }, (_, segment): [number, number] => {
    const ends = at + 14 + segment * 2
    return [sfnt.readUInt16BE(ends + segments * 2 + 2), sfnt.readUInt16BE(ends)]
  }).filter(([first]) => first !== 0xffff)
}
