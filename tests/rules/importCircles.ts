import { dirname, join } from 'node:path'

/** Circles of static imports, of types too, one per line: 'a.ts → b.ts → a.ts'. `sources` maps paths to texts. */
export function importCircles(sources: ReadonlyMap<string, string>): string[] {
  const circles: string[] = []
  const done = new Set<string>()
  const visit = (file: string, path: readonly string[]) => {
    const start = path.indexOf(file)
    if (start >= 0) return void circles.push([...path.slice(start), file].join(' → '))
    if (done.has(file)) return
    for (const target of targets(file, sources)) visit(target, [...path, file])
    done.add(file)
  }
  for (const file of sources.keys()) visit(file, [])
  return circles
}

function targets(file: string, sources: ReadonlyMap<string, string>): string[] {
  const statement = /(?:^|\n)(?:import|export)\b[^'"();]*['"]([#.][^'"]+)['"]/g
  const statements = (sources.get(file) ?? '').matchAll(statement)
  return Array.from(statements, ([, name = '']) =>
    name.startsWith('#') ? join('src', name.slice(1)) : join(dirname(file), name),
  ).filter((target) => sources.has(target))
}
