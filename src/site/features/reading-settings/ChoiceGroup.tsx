import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { useId } from 'react'

interface ChoiceGroupProps<Value extends string> extends Omit<HTMLChakraProps<'fieldset'>, 'onChange'> {
  legend: string
  /** The label of each choice, in order. */
  choices: Readonly<Partial<Record<Value, string>>>
  value: Value
  onChoose: (value: Value) => void
}

const choice = {
  flex: '1 1 auto',
  '& span': {
    display: 'grid',
    placeItems: 'center',
    minH: 'touch',
    px: '2',
    pt: '3px',
    // The width of the border, not its colour alone, says which one is chosen: forced colours paint all alike.
    border: '1px solid',
    borderColor: 'field',
    borderRadius: 'tile',
    textStyle: 'ui',
    fontSize: '1rem',
    cursor: 'pointer',
  },
  '& span:hover': { bg: 'wash' },
  '& :checked + span': { border: '3px solid', borderColor: 'focus', pt: '1px', px: '6px', fontWeight: 'semibold' },
  '& :focus-visible + span': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '2px' },
} as const

/** One of a few: native radio buttons, shown as a row of tiles. */
export function ChoiceGroup<Value extends string>({
  legend,
  choices,
  value,
  onChoose,
  ...rest
}: ChoiceGroupProps<Value>) {
  const name = useId()
  return (
    <chakra.fieldset border="0" m="0" p="0" minW="0" mt="5" {...rest}>
      <chakra.legend textStyle="label" p="0" mb="2">
        {legend}
      </chakra.legend>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {(Object.entries(choices) as [Value, string][]).map(([one, label]) => (
          <chakra.label key={one} position="relative" css={choice}>
            <input
              type="radio"
              className="unseen"
              name={name}
              value={one}
              checked={one === value}
              onChange={() => onChoose(one)}
            />
            <span>{label}</span>
          </chakra.label>
        ))}
      </chakra.div>
    </chakra.fieldset>
  )
}
