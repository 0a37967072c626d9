import type { Guide } from './guide.ts'

const modules = import.meta.glob<Guide>('./countries/*.ts', { import: 'default' })

/** Loads the guide of a country, as a separate chunk; `undefined` if there is none. */
export async function loadCountryGuide(slug: string): Promise<Guide | undefined> {
  return modules[`./countries/${slug}.ts`]?.()
}
