import { chakra } from '@chakra-ui/react'
import { residenceTexts as texts } from '#content/tools/residence.ts'
import type { Answer } from '#law/residence/answer.ts'
import { taxYearName } from '#law/taxYear.ts'
import { Small } from '#ui/text/Text.tsx'
import { Choice } from '../Field.tsx'

interface EarlierYearsProps {
  answer: Answer
  declared: Record<string, string>
  onDeclared: (declared: Record<string, string>) => void
}

/** Asks for the status of earlier years, but only of those that days do not settle, and only where it may matter. */
export function EarlierYears({ answer, declared, onDeclared }: EarlierYearsProps) {
  const asked = answer.before.filter(({ status, year }) => status === 'unsure' || year in declared)
  const matters = answer.doubts.includes('history') || asked.some(({ year }) => year in declared)
  if (asked.length === 0 || !matters) return null
  return (
    <chakra.fieldset border="0" p="0" m="0" minW="0" display="grid" gap="3">
      <chakra.legend textStyle="h3" p="0" mb="1">
        {texts.declared}
      </chakra.legend>
      <Small>{texts.declaredHint}</Small>
      {asked.map(({ year }) => (
        <Choice
          key={year}
          label={taxYearName(year)}
          value={declared[year] ?? 'unsure'}
          onValue={(status) => onDeclared({ ...declared, [year]: status })}
          options={Object.entries(texts.declaredOptions)}
        />
      ))}
    </chakra.fieldset>
  )
}
