import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { pushTexts as texts } from '#content/texts/staff/push.ts'
import type { PushKind } from '#contract/staff/push.ts'
import { Checkbox } from '#ui/controls/Checkbox.tsx'

interface PushKindsProps {
  /** Those that the member may hear of. */
  choices: readonly PushKind[]
  kinds: readonly PushKind[]
  isDisabled: boolean
  onChoose: (kinds: PushKind[]) => void
}

/** The news that this device is told of, each a choice of its own that counts at once. */
export function PushKinds({ choices, kinds, isDisabled, onChoose }: PushKindsProps) {
  const id = useId()
  return (
    <chakra.fieldset border="0" p="0" m="0" mb="8" minW="0">
      <chakra.legend textStyle="label" p="0" mb="1">
        {texts.kindsTitle}
      </chakra.legend>
      {choices.map((kind) => (
        <chakra.label
          key={kind}
          htmlFor={`${id}-${kind}`}
          display="flex"
          alignItems="center"
          gap="3"
          minH="touch"
          textStyle="ui"
        >
          <Checkbox
            id={`${id}-${kind}`}
            checked={kinds.includes(kind)}
            // Stays in the order of keys while a choice is on its way.
            aria-disabled={isDisabled}
            onChange={({ currentTarget: { checked } }) => {
              if (!isDisabled) onChoose(choices.filter((one) => (one === kind ? checked : kinds.includes(one))))
            }}
          />
          <span>{texts.kinds[kind]}</span>
        </chakra.label>
      ))}
    </chakra.fieldset>
  )
}
