import { chakra } from '@chakra-ui/react'
import { useId } from 'react'

interface ChoiceProps {
  label: string
  value: string
  options: ReadonlyArray<{ value: string; text: string }>
  onChoose: (value: string) => void
  /** The choice is under way. The field keeps the focus, which a disabled field would lose. */
  busy?: boolean
  /** Shows the label above the field; otherwise only screen readers have it. */
  labelled?: boolean
}

const Select = chakra('select', {
  base: {
    minH: 'touch',
    maxW: 'full',
    textOverflow: 'ellipsis',
    px: '3',
    pt: '6px',
    pb: '4px',
    border: '1.5px solid',
    borderColor: 'field',
    borderRadius: 'tile',
    bg: 'bg',
    color: 'ink',
    fontFamily: 'sans',
    fontWeight: 'medium',
    // At least 16 px: iOS zooms into fields with smaller text.
    fontSize: '1rem',
    _focusVisible: { outlineOffset: '1px' },
    _disabled: { bg: 'offBg', color: 'off' },
  },
})

/** A labelled native choice. */
export function Choice({ label, value, options, onChoose, busy = false, labelled = false }: ChoiceProps) {
  const id = useId()
  return (
    <chakra.div minW="0">
      {labelled && (
        <chakra.label htmlFor={id} display="block" textStyle="label" mb="1">
          {label}
        </chakra.label>
      )}
      <Select
        id={id}
        value={value}
        // A text that does not fit is read by pointing at it; opened, the menu has room.
        title={options.find((option) => option.value === value)?.text}
        aria-disabled={busy}
        onChange={(event) => !busy && onChoose(event.currentTarget.value)}
        {...(labelled ? { w: 'full' } : { 'aria-label': label })}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </Select>
    </chakra.div>
  )
}
