import type { Person } from './person.ts'

/** The window that somebody is seen before. */
export function before(
  accent: Person['accent'],
  tiling: Person['tiling'],
  arch: Person['arch'],
): Pick<Person, 'accent' | 'tiling' | 'arch'> {
  return { accent, tiling, arch }
}
