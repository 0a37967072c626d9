import { toolLaw } from '#content/law.ts'
import { type Day, dayOf } from '../day.ts'
import { type KnownDays, lastDayOf } from '../taxYear.ts'

/** A child who died before the deceased, with those who stand in that child's place. */
export interface Branch {
  child: 'son' | 'daughter'
  /** A widow of the son. The widower of a daughter is no heir. */
  hasWidow: boolean
  children: number
}

/** The family of a Hindu, Buddhist, Jain or Sikh who died without a will. */
export interface Family {
  deceased: 'man' | 'woman'
  /** The widow or the husband. */
  hasSpouse: boolean
  /** The mother, who inherits from a man with his children. */
  hasMother: boolean
  sons: number
  daughters: number
  branches: readonly Branch[]
}

/** A share as a fraction in lowest terms. */
export interface Part {
  parts: number
  of: number
}

/** Heirs of one kind with equal shares; those of a branch have its place in the list. */
export interface Heirs {
  kind: 'spouse' | 'mother' | 'son' | 'daughter' | 'branchWidow' | 'grandchild'
  count: number
  each: Part
  branch?: number
}

/** The days of death whose rules the tool knows: since daughters and more grandchildren are heirs as sons are. */
export const knownDays: KnownDays = {
  first: dayOf(toolLaw.estateFrom.from ?? '') ?? Number.NaN,
  last: lastDayOf(toolLaw.estateUntil.value),
}

/** Whether the tool knows the rules of that day of death. */
export function knowsEstate(died: Day): boolean {
  return died >= knownDays.first && died <= knownDays.last
}

/**
 * The heirs with their shares: of a man by sections 8 to 10 (class I), of a woman by sections 15(1)(a) and 16. `undefined`
 * where other rules decide: a man without heirs of class I, and a woman without children and grandchildren.
 */
export function sharesOf({ deceased, hasSpouse, hasMother, sons, daughters, branches }: Family): Heirs[] | undefined {
  const isMan = deceased === 'man'
  const living = branches.map((branch) => ({
    ...branch,
    heirs: branch.children + (hasBranchWidow(branch, isMan) ? 1 : 0),
  }))
  const withHeirs = living.filter(({ heirs }) => heirs > 0).length
  const isMotherHeir = isMan && hasMother
  const shares = (hasSpouse ? 1 : 0) + (isMotherHeir ? 1 : 0) + sons + daughters + withHeirs
  if (shares === 0 || (!isMan && sons + daughters + withHeirs === 0)) return undefined
  const each = { parts: 1, of: shares }
  const heirs: Heirs[] = [
    { kind: 'spouse', count: hasSpouse ? 1 : 0, each },
    { kind: 'mother', count: isMotherHeir ? 1 : 0, each },
    { kind: 'son', count: sons, each },
    { kind: 'daughter', count: daughters, each },
    // The heirs of a branch take between them the share of the child who died, in equal portions.
    ...living.flatMap((branch, index): Heirs[] => {
      const part = { parts: 1, of: shares * branch.heirs }
      return [
        { kind: 'branchWidow', count: hasBranchWidow(branch, isMan) ? 1 : 0, each: part, branch: index },
        { kind: 'grandchild', count: branch.children, each: part, branch: index },
      ]
    }),
  ]
  return heirs.filter(({ count }) => count > 0)
}

/** The widow of a son who died before is an heir of a man, not of a woman. */
function hasBranchWidow({ child, hasWidow }: Branch, isMan: boolean): boolean {
  return isMan && child === 'son' && hasWidow
}
