import { readFileSync } from 'node:fs'
import type { TestSequencer, TestSpecification, Vitest } from 'vitest/node'

/** The lists of all pages, kinds of pages and screens; a test that takes one runs for minutes. */
const longLists = /\b(?:pageAddresses|everyAddress|everyTranslation|\w+OfEachKind|deskScreens)\b/

/**
 * The order of a project's test files: those that go through all pages or screens, then the larger before the smaller. By size
 * alone, which is Vitest's order in a new clone, the former came last, for they are short, and one ran alone at the end.
 */
export class LongestFirst implements TestSequencer {
  #vitest: Vitest

  constructor(vitest: Vitest) {
    this.#vitest = vitest
  }

  /** For `--shard`: every so-and-so-many-th file. */
  shard(files: TestSpecification[]): TestSpecification[] {
    const { index, count } = this.#vitest.config.shard ?? { index: 1, count: 1 }
    const sorted = files.toSorted((one, other) => one.moduleId.localeCompare(other.moduleId))
    return sorted.filter((_, at) => at % count === index - 1)
  }

  sort(files: TestSpecification[]): TestSpecification[] {
    const read = files.map((file) => ({ file, text: readFileSync(file.moduleId, 'utf8') }))
    const sorted = read.sort(
      (one, other) =>
        one.file.project.name.localeCompare(other.file.project.name) ||
        Number(longLists.test(other.text)) - Number(longLists.test(one.text)) ||
        other.text.length - one.text.length,
    )
    return sorted.map(({ file }) => file)
  }
}
