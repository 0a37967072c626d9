import { estateTexts as texts } from '#content/tools/estate.ts'
import { dayOf, dayText } from '#law/day.ts'
import type { EstateFields } from '../caseFile.ts'
import { chosenText, type Entered, sumText } from '../entered.ts'

/** The entries of the tool for shares, in words. */
export function enteredEstate(fields: EstateFields): Entered[] {
  const day = dayOf(fields.died)
  const isMan = fields.who !== 'woman'
  const branches = fields.branches.flatMap(({ child, widow, children }, index) =>
    child === 'none'
      ? []
      : [
          { label: texts.child(index + 1), value: chosenText(texts.children, child) },
          { label: texts.widow(index + 1), value: child === 'son' ? chosenText(texts.answers, widow) : '' },
          { label: texts.grandchildren(index + 1), value: children },
        ],
  )
  return [
    { label: texts.who, value: chosenText(texts.whos, fields.who) },
    { label: texts.died, value: day === undefined ? fields.died : dayText(day) },
    { label: texts.spouse[isMan ? 'man' : 'woman'], value: chosenText(texts.answers, fields.spouse) },
    { label: texts.mother, value: isMan ? chosenText(texts.answers, fields.mother) : '' },
    { label: texts.sons, value: fields.sons },
    { label: texts.daughters, value: fields.daughters },
    ...branches,
    { label: texts.value, value: sumText(fields.value) },
  ].filter(({ value }) => value !== '')
}
