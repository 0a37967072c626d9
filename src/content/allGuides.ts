// Every guide, whole: for the build, the search index and tests. A page loads its own instead.
import countries from './countries.ts'
import deadlines from './deadlines.ts'
import type { Guide } from './guide.ts'
import howWeWork from './how-we-work.ts'
import states from './states.ts'
import whatChanged from './what-changed.ts'

const modules = import.meta.glob<Guide>('./countries/*.ts', { import: 'default', eager: true })

/** The guides of the nine countries. */
export const countryGuides: readonly Guide[] = countries.cards.flatMap(({ path }) => modules[`.${path}.ts`] ?? [])

/** The overview, its countries and the other pages of the kind. */
export const allGuides: readonly Guide[] = [countries, ...countryGuides, states, whatChanged, howWeWork, deadlines]
