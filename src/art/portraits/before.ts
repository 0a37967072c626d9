import type { Person } from './person.ts'

/** The window behind a person. */
export function before(
  accent: Person['accent'],
  tiling: Person['tiling'],
  arch: Person['arch'],
): Pick<Person, 'accent' | 'tiling' | 'arch'> {
  return { accent, tiling, arch }
}
