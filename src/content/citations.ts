// Numbered sources of a page: a text refers to an official text by its name in law.ts, `[^stamp]`, and the page prints a
// number that leads to its list of sources.
import { officialTexts } from './law.ts'
import { checks } from './lawChecks.ts'
import { sourceId } from './sourceId.ts'
import { guideTexts } from './texts/guides.ts'
import { noteTexts } from './texts/notes.ts'

export type SourceName = keyof typeof officialTexts

/** An official text in the list of a page, with what was really read of it. */
export interface CitedSource {
  title: string
  url: string
  checked: string
}

const mark = /\s*\[\^(\w+)\]/g

/** Numbers the sources of the page at `path` in the order in which its texts are given to `cited`. Throws for an unknown name. */
export function numberSources(path: string): { cited: (marked: string) => string; sources: () => CitedSource[] } {
  const names: SourceName[] = []
  const cited = (marked: string) =>
    marked.replace(mark, (_all, name: string) => {
      if (!isSource(name)) throw new Error(`${path}: "${name}" is not an official text of law.ts`)
      if (!names.includes(name)) names.push(name)
      const number = names.indexOf(name) + 1
      return ` ([${guideTexts.source(number)}](${path}#${sourceId(number)}))`
    })
  const sources = () => names.map((name) => ({ ...officialTexts[name], checked: noteTexts.checked(checks[name]) }))
  return { cited, sources }
}

function isSource(name: string): name is SourceName {
  return Object.hasOwn(officialTexts, name)
}
