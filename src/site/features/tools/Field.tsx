import { Box, chakra } from '@chakra-ui/react'
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { toolTexts } from '#content/texts/tools.ts'
import { rupeesSaid, rupeesText, rupeesTyped } from '#law/money.ts'
import { Input, Label, Textarea } from '#ui/controls/fields.ts'

interface FieldProps {
  label: string
  value: string
  onValue: (value: string) => void
  /** The fault of the value, shown and read out at the field. */
  fault?: string | undefined
  hint?: ReactNode
}

/**
 * Stands in the case for a date that does not exist, or half of one, which the browser's field keeps to itself: it is no day,
 * so that the tool names it and waits with its answer. An empty date would mean something else.
 */
const halfDate = '?'

/** A text, number or date field with its hint and its fault. */
export function Field({ label, value, onValue, fault, hint, ...input }: FieldProps & ComponentProps<typeof Input>) {
  const isHalf = value === halfDate
  const ref = useEarlyValue<HTMLInputElement>(value, onValue)
  useHalfDateGone(ref, isHalf)
  const { id, notes, described } = useNotes(fault ?? (isHalf ? toolTexts.noDate : undefined), hint)
  return (
    <Box minW="0">
      <Label htmlFor={id}>{label}</Label>
      <Input
        {...input}
        {...described}
        ref={ref}
        id={id}
        value={isHalf ? '' : value}
        onChange={(event) => onValue(event.target.value)}
        onBlur={({ target }) => {
          if (target.validity.badInput) onValue(halfDate)
          else if (isHalf) onValue(target.value)
        }}
      />
      {notes}
    </Box>
  )
}

/** A sum in rupees. Large ones are shown again in words: nobody counts the zeros of a crore. */
export function MoneyField({ hint, ...field }: Omit<FieldProps, 'hint'> & { hint?: string }) {
  const sum = rupeesTyped(field.value)
  const said = sum === undefined ? undefined : rupeesSaid(sum)
  const read = sum !== undefined && said !== undefined ? toolTexts.readAs(rupeesText(sum), said) : ''
  return <Field inputMode="decimal" {...field} hint={[read, hint].filter(Boolean).join(' ')} />
}

/** A choice from a short list. */
export function Choice({
  label,
  value,
  onValue,
  fault,
  hint,
  options,
}: FieldProps & { options: readonly (readonly [value: string, text: string])[] }) {
  const { id, notes, described } = useNotes(fault, hint)
  const ref = useEarlyValue<HTMLSelectElement>(value, onValue)
  return (
    <Box minW="0">
      <Label htmlFor={id}>{label}</Label>
      <chakra.select
        {...described}
        ref={ref}
        id={id}
        value={value}
        onChange={(event) => onValue(event.target.value)}
        w="full"
        minH="control"
        px="12px"
        py="12px"
        fontFamily="serif"
        fontSize="1.125rem"
        lineHeight="1.4"
        textOverflow="ellipsis"
        color="ink"
        bg="bg"
        border="1.5px solid"
        borderColor="field"
        borderRadius="tile"
        _focusVisible={{ outlineOffset: '1px' }}
        css={{ '&[aria-invalid=true]': { borderColor: 'err' } }}
      >
        {!options.some(([name]) => name === value) && <option value={value}>{toolTexts.choose}</option>}
        {options.map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </chakra.select>
      {notes}
    </Box>
  )
}

/** A text of several lines. */
export function LongField({ label, value, onValue, fault, hint, rows }: FieldProps & { rows: number }) {
  const { id, notes, described } = useNotes(fault, hint)
  return (
    <Box minW="0">
      <Label htmlFor={id}>{label}</Label>
      <Textarea
        {...described}
        id={id}
        rows={rows}
        resize="vertical"
        value={value}
        onChange={(event) => onValue(event.target.value)}
      />
      {notes}
    </Box>
  )
}

function useNotes(fault: string | undefined, hint: ReactNode) {
  const id = useId()
  const [faultId, hintId] = [`${id}-fault`, `${id}-hint`]
  const describedBy = [fault && faultId, hint && hintId].filter(Boolean).join(' ')
  return {
    id,
    described: {
      ...(describedBy && { 'aria-describedby': describedBy }),
      ...(fault && { 'aria-invalid': true as const }),
    },
    notes: (
      <>
        {fault && (
          <chakra.p id={faultId} textStyle="meta" color="err" mt="1" mb="0">
            {fault}
          </chakra.p>
        )}
        {hint && (
          <chakra.p id={hintId} textStyle="meta" color="ink2" mt="1" mb="0">
            {hint}
          </chakra.p>
        )}
      </>
    ),
  }
}

/**
 * Takes over what was typed or chosen in a prerendered field before hydration, which would empty it again. Returns the
 * field's ref.
 */
function useEarlyValue<T extends HTMLInputElement | HTMLSelectElement>(
  value: string,
  onValue: (value: string) => void,
): RefObject<T | null> {
  const field = useRef<T>(null)
  // Once: from then on the field says itself what changes.
  const first = useRef(() => {
    const typed = field.current?.value ?? ''
    if (typed !== '' && typed !== value) onValue(typed)
  })
  useLayoutEffect(() => first.current(), [])
  return field
}

/**
 * Empties a field whose half date went from the case: its row was removed, or another case was opened. To React an empty
 * value is no change, for the browser gave none for half a date, so what is typed would stay.
 */
function useHalfDateGone(field: RefObject<HTMLInputElement | null>, isHalf: boolean): void {
  const wasHalf = useRef(isHalf)
  useEffect(() => {
    if (wasHalf.current && !isHalf && field.current?.validity.badInput) field.current.value = ''
    wasHalf.current = isHalf
  }, [field, isHalf])
}
