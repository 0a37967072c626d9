import { Box } from '@chakra-ui/react'
import { type ComponentProps, useId } from 'react'
import { Input, Label, Textarea } from './fields.ts'

type FieldProps = { label: string; wide?: boolean } & (
  | ({ rows: number } & ComponentProps<typeof Textarea>)
  | ({ rows?: never } & ComponentProps<typeof Input>)
)

/** A labelled field; with `rows` a multi-line one. */
export function LabelledField({ label, wide = false, ...props }: FieldProps) {
  const id = useId()
  return (
    <Box {...(wide && { gridColumn: '1 / -1' })}>
      <Label htmlFor={id}>{label}</Label>
      {props.rows === undefined ? <Input id={id} {...props} /> : <Textarea id={id} resize="vertical" {...props} />}
    </Box>
  )
}
