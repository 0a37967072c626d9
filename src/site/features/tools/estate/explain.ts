import { estateTexts as texts } from '#content/tools/estate.ts'
import type { Family, Heirs, Part } from '#law/estate/shares.ts'
import { fraction, type Paise, rupeesText } from '#law/money.ts'

/** The name of heirs of one kind. */
export function nameOf({ kind, count }: Heirs, { deceased }: Family): string {
  const { kinds } = texts
  if (kind === 'spouse') return kinds.spouse[deceased]
  if (kind === 'mother' || kind === 'branchWidow') return kinds[kind]
  return kinds[kind](count)
}

/** A share as a fraction, with its sum if the value is known. */
export function partText({ parts, of }: Part, value: Paise | undefined): string {
  const plain = of === 1 ? texts.whole : `${parts}/${of}`
  return value === undefined ? plain : texts.withSum(plain, rupeesText(fraction(value, parts, of)))
}

/** One line for heirs of one kind. */
export function heirLine(heirs: Heirs, family: Family, value: Paise | undefined): string {
  return texts.share(nameOf(heirs, family), partText(heirs.each, value))
}

/** The answer: title and sentences. Heirs of a branch are named with the child whose place they take. */
export function verdictOf(
  found: readonly Heirs[],
  family: Family,
  value: Paise | undefined,
): { title: string; lines: string[] } {
  const own = found.filter(({ branch }) => branch === undefined)
  const branches = new Set(found.flatMap(({ branch }) => branch ?? []))
  return {
    title: texts.title(own.reduce((sum, { count }) => sum + count, branches.size)),
    lines: found.map((heirs) => {
      const line = heirLine(heirs, family, value)
      return heirs.branch === undefined ? line : `${placeOf(heirs.branch, family)}: ${line}`
    }),
  }
}

/** 'In place of the son who died before (1)'. */
export function placeOf(branch: number, { branches }: Family): string {
  return texts.inPlaceOf[branches[branch]?.child ?? 'son'](branch + 1)
}

/** The sentence that stands for an answer where other rules decide. */
export function refusalOf({ deceased }: Family): string {
  return deceased === 'man' ? texts.noClassOne : texts.childless
}

/** The answer in sentences, for a question. */
export function answerLines(family: Family, found: readonly Heirs[] | undefined, value: Paise | undefined): string[] {
  if (!found) return [refusalOf(family)]
  const { title, lines } = verdictOf(found, family, value)
  return [title, ...lines]
}

/** How the answer comes about, in the order of the law. */
export function estateSteps(found: readonly Heirs[], { deceased }: Family): string[] {
  const hasBranch = found.some(({ branch }) => branch !== undefined)
  const { steps } = texts
  return [
    ...(deceased === 'man' ? [steps.man, steps.widow] : [steps.woman]),
    ...(hasBranch ? [deceased === 'man' ? steps.branch : steps.womanBranch] : []),
    steps.disqualified,
  ]
}
